import DictTestSupport
import Foundation
import Testing

/// A small project with two sets of artefacts: that of its sources as they were, which lies in the
/// output folder and in `old`, and that of its sources as they are.
struct OldAndNew {
    /// What a set of files in the output folder is.
    enum State { case old, new, mixed }

    let sandbox: Sandbox
    /// The files of the output folder, without the lock.
    let old: [String: [UInt8]]
    let new: [String: [UInt8]]

    /// What a line of shell starts with that wants the old artefacts.
    let restore: String

    /// The project; without old artefacts where `fromNothing`.
    init(fromNothing: Bool = false) throws {
        sandbox = try Sandbox.builtProject()
        let built = try Self.files(in: sandbox)
        try sandbox.write("pea\npear\nzoo\nhello\nworld\n", to: "raw-data/en/words.txt")
        try sandbox.write("hallo\naardvarken\n", to: "raw-data/nl/words.txt")
        let run = try sandbox.shell("cp -r build-output old && \"$DICTC\" build")
        try #require(run.status == 0, "\(run.errors)")
        new = try Self.files(in: sandbox)
        old = fromNothing ? [:] : built
        restore =
            "rm -rf build-output io.log; "
            + (fromNothing ? "" : "cp -r old build-output; rm -f build-output/.lock; ")
        try #require(try sandbox.shell(restore).status == 0)
    }

    var output: String { sandbox.path + "/build-output" }

    /// The files of the output folder as they are, without the lock.
    ///
    /// What a build that failed adds is left out: a report that says so counts as the old one, and
    /// the artefacts that it finished wait in the cache.
    func files() throws -> [String: [UInt8]] {
        var files = try Self.files(in: sandbox)
        if let report = files["report.json"], Self.isOfFailure(report) {
            files["report.json"] = old["report.json"]
        }
        return files
    }

    private static func files(in sandbox: Sandbox) throws -> [String: [UInt8]] {
        try sandbox.output().filter {
            $0.key != ".lock" && !$0.key.hasPrefix(".cache/finished/")
        }
    }

    /// Whether `report` is whole and lists artefacts that could not be made.
    private static func isOfFailure(_ report: [UInt8]) -> Bool {
        let object = try? JSONSerialization.jsonObject(with: Data(report)) as? [String: Any]
        return (object?["failed"] as? [Any])?.isEmpty == false
    }

    /// Which set `files` are, the cache left out.
    func state(_ files: [String: [UInt8]]) -> State {
        func visible(_ set: [String: [UInt8]]) -> [String: [UInt8]] {
            set.filter { !$0.key.hasPrefix(".") }
        }
        if visible(files) == visible(old) { return .old }
        return visible(files) == visible(new) ? .new : .mixed
    }

    /// Judges `files`, which `run` left: each whole, old or new; none lost; temporary ones only of a
    /// process that was killed; the set new where the run says so, and no mixture taken for a set.
    func expectWhole(_ files: [String: [UInt8]], after run: ShellRun, _ fault: String) throws {
        for (name, bytes) in files {
            if name.hasSuffix(".tmp") {
                #expect(run.status == 137, "\(fault): \(name) was left")
            } else {
                #expect(bytes == old[name] || bytes == new[name], "\(fault): \(name) is neither")
            }
        }
        for name in old.keys { #expect(files[name] != nil, "\(fault): \(name) is lost") }
        let state = state(files)
        if run.status == 0 { #expect(state == .new, "\(fault): done, but not new") }
        if files["manifest.json"] != nil {
            let verified = try sandbox.run("verify build-output")
            #expect(
                verified.status == (state == .mixed ? 65 : 0),
                "\(fault): \(state) verified as \(verified.status) \(verified.errors)")
        }
    }

    /// Builds without a fault: it has to succeed and to leave the new set and nothing else.
    func expectRecovery(after fault: String) throws {
        let run = try sandbox.run("build")
        #expect(run.status == 0, "\(fault), next build: \(run.errors)")
        let files = try files()
        let differing = Set(files.keys).union(new.keys).filter { files[$0] != new[$0] }
        #expect(differing.isEmpty, "\(fault), next build: \(differing.sorted())")
        let left = try sandbox.output().keys.filter { $0.hasPrefix(".cache/finished/") }
        #expect(left.isEmpty, "\(fault), next build: \(left)")
    }
}
