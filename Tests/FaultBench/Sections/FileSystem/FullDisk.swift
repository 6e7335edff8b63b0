import DictTestSupport
import Foundation
import Testing

/// A disk that is full at every point of a build.
enum FullDisk {
    /// A file system of its own, 4 KiB larger at each build until one succeeds.
    static let growing = CodeTrial("a file system in memory, growing by 4 KiB") {
        let project = try OldAndNew()
        let sandbox = project.sandbox
        guard let unshare = try mounting(in: sandbox) else {
            print("G1: a file system of its own passed over, this user may not mount one")
            return
        }
        var (pages, failures) = (4, 0)
        while true {
            // What is left is copied out, since the file system ends with the command.
            let script = """
                mount -t tmpfs -o size=\(pages * 4)k,nr_inodes=200 none build-output
                cp -r old/. build-output 2> cp.errors || exit 99
                rm -f build-output/.lock
                "$DICTC" build; status=$?
                rm -rf after; cp -r build-output after
                exit $status
                """
            let run = try sandbox.shell(
                "rm -rf build-output; mkdir build-output; \(unshare) bash -c '\(script)'")
            pages += 1
            // Too small for the old artefacts.
            if run.status == 99 { continue }
            try #require(pages < 200, "\(run.errors)")
            let files = try sandbox.output("after").filter { $0.key != ".lock" }
            let isFull = run.errors.contains("No space left on device")
            if run.status == 0, !isFull {
                #expect(files == project.new)
                break
            }
            failures += 1
            // A full disk may show at the lock and at the temporary file as "cannot be created".
            // With room for all but the cache, the build succeeds and says so.
            #expect([0, 73, 74].contains(run.status), "\(pages): \(run.status) \(run.errors)")
            #expect(run.errors.contains("build-output/"), "\(pages): \(run.errors)")
            #expect(isFull, "\(pages): \(run.errors)")
            let state = project.state(files)
            #expect(state == (run.status == 0 ? .new : .old), "\(pages): \(state)")
            #expect(!files.keys.contains { $0.hasSuffix(".tmp") }, "\(pages): \(files.keys)")
        }
        #expect(failures > 2)
        print("G1: \(failures) builds on a full file system, then one that had room")
    }

    /// How a private name space for mounts is made here; `nil` where it is not allowed.
    private static func mounting(in sandbox: Sandbox) throws -> String? {
        try ["unshare -m", "unshare -rm"].first { command in
            try sandbox.shell(
                "mkdir -p try && \(command) bash -c 'mount -t tmpfs none try' 2> try.errors"
            ).status == 0
        }
    }

    /// The limit on the size of files, which ends a process by a signal unless it is ignored.
    static let fileSizes = CodeTrial("files limited in size, by KiB") {
        let project = try OldAndNew()
        var limit = 0
        while true {
            let run = try project.sandbox.shell(
                project.restore
                    + "said=$(ulimit -f \(limit); exec \"$DICTC\" build 2>&1); status=$?; "
                    + "echo \"$said\"; exit $status")
            if run.status == 0 { break }
            #expect(run.status == 74, "\(limit): \(run.status) \(run.output)")
            #expect(run.output.contains("File too large"), "\(limit): \(run.output)")
            try #require(limit < 100)
            #expect(try project.files() == project.old)
            limit += 1
        }
        #expect(limit > 1)
        #expect(try project.files() == project.new)
    }
}
