import DictTestSupport
import Foundation
import Testing

extension Sandbox {
    /// The client of the bench, beside its tests.
    private static let clientExecutable = URL(fileURLWithPath: CommandLine.arguments[0])
        .deletingLastPathComponent().appendingPathComponent("pack-client").path

    /// The words before a line of shell that calls the client as `$CLIENT`.
    static var clientVariable: String { "CLIENT='\(clientExecutable)'\n" }

    // Keys that `minisign -G -W` made for tests.
    private static let keys: [String: [UInt8]] = [
        "packs.pub": "RWQDKvKDbzJoEeLGgyxRmdocb1GtmmjBt2kZzCmVo+K6O+jwQMxuF8np\n",
        "other.pub": "RWSMg3LjzvQni6ve2gqENp9D8Oxl/TeZWc1HHC/oJoBrnqk8Fh2qYYoR\n",
        "packs.key": "untrusted comment: minisign unencrypted secret key\n"
            + "RWQAAEIyAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
            + "AAAAAAAAAAAAAyryg28yaBHR2BZ4m1RXlmrlD0qFrXCkGSVg+PfLNaMAKfyP"
            + "i1+qmeLGgyxRmdocb1GtmmjBt2kZzCmVo+K6O+jwQMxuF8npAAAAAAAAAAAA"
            + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=\n",
        "other.key": "untrusted comment: minisign unencrypted secret key\n"
            + "RWQAAEIyAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
            + "AAAAAAAAAAAAjINy4870J4toa72v91VcNMGZoM8po1V48Zf0vvhKEs1M3R9G"
            + "ioSZW6ve2gqENp9D8Oxl/TeZWc1HHC/oJoBrnqk8Fh2qYYoRAAAAAAAAAAAA"
            + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=\n",
    ].mapValues { Array($0.utf8) }

    /// The files of the small project with releases of it.
    private static let shipped = Result { () throws -> [String: [UInt8]] in
        let sandbox = try builtProject()
        for (name, key) in keys { try sandbox.write(key, to: name) }
        let run = try sandbox.shell(
            """
            set -e
            chmod 600 *.key
            release() {
                echo $2 >> raw-data/en/words.txt; echo $2 >> raw-data/nl/words.txt
                "$DICTC" build; "$DICTC" ship $1 --release ${1#?} --sign packs.key
            }
            release r2 zoo; release r3 zoom; release x3 zoomed; release r4 zooms
            """)
        try #require(run.status == 0, "\(run.errors)")
        var files: [String: [UInt8]] = [:]
        for (file, stored) in try sandbox.files(in: ".") {
            files[String(file.dropFirst(2))] = stored.bytes
        }
        return files
    }

    /// The small project with releases r2, r3 and r4 of it, x3, which has the number of r3 and other
    /// words, and the keys packs and other.
    static func releases() throws -> Sandbox {
        let sandbox = try Sandbox(files: shipped.get())
        let run = try sandbox.shell("chmod 600 *.key")
        try #require(run.status == 0)
        return sandbox
    }

    /// Calls the client for the folder `store`; the words of `command` stand before it.
    func client(_ call: String, behind command: String = "") throws -> ShellRun {
        try shell("\(Self.clientVariable) \(command) \"$CLIENT\" store \(call)", seconds: 20)
    }

    /// Expects an answer of the client.
    func expectClient(_ call: String, _ answer: String) throws {
        let run = try client(call)
        #expect(run.status == 0 && run.output == answer + "\n", "\(call): \(run)")
    }
}
