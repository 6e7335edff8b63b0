import DictTestSupport
import Foundation
import Testing

/// Reads and writes that do less than they were asked for.
enum ShortCalls {
    /// One byte at every read or write of the whole run.
    static let all = LoadedTrial("one byte a call") {
        let project = try OldAndNew()
        for kind in ["read", "write"] {
            let fault = IOFault(kind: kind, andLater: true, action: "short")
            let run = try project.sandbox.shell(
                project.restore + (try fault.loading(below: project.sandbox.path))
                    + "\"$DICTC\" build")
            #expect(run.status == 0, "\(fault): \(run.errors)")
            #expect(try project.files() == project.new, "\(fault)")
            let errors = try project.sandbox.shell(
                (try fault.loading(below: project.sandbox.path)) + "\"$DICTC\" build --config gone")
            #expect(errors.status == 78 && errors.errors.hasSuffix("names another\n"))
        }
    }

    /// Standard streams that were set not to block by whoever else holds them: nothing is lost and
    /// nothing fails, however slowly the other end works.
    static let streams = CodeTrial("pipes that do not block") {
        let sandbox = try Sandbox.project()
        let script = """
            import fcntl, os, subprocess, sys
            def pipe():
                ends = os.pipe()
                for end in ends:
                    fcntl.fcntl(end, fcntl.F_SETFL, fcntl.fcntl(end, fcntl.F_GETFL) | os.O_NONBLOCK)
                return ends
            dictc = os.environ['DICTC']
            words = ''.join(chr(97 + a) + chr(97 + b) + chr(97 + c) + chr(97 + d) + '\\n'
                for a in range(26) for b in range(26) for c in range(26) for d in range(6)).encode()
            read, write = pipe()
            run = subprocess.Popen([dictc, 'lexicon', '-', '-o', 'x.lexicon'], stdin=read)
            os.close(read)
            os.set_blocking(write, True)
            os.write(write, words[:len(words) // 2])
            os.write(write, words[len(words) // 2:])
            os.close(write)
            assert run.wait() == 0
            read, write = pipe()
            run = subprocess.Popen([dictc, 'export', 'x.lexicon'], stdout=write)
            os.close(write)
            os.set_blocking(read, True)
            out = b''
            while piece := os.read(read, 100): out += piece
            assert run.wait() == 0
            assert out == words
            """
        try sandbox.write(script, to: "streams.py")
        let run = try sandbox.shell("python3 streams.py", seconds: 60)
        #expect(run.status == 0, "\(run.errors)")
    }
}
