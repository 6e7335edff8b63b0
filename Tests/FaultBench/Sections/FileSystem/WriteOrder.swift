import DictTestSupport
import Foundation
import Testing

/// In which order and where files are written, by the log of the calls.
enum WriteOrder {
    /// A call of a logged build.
    private struct Call {
        var kind: Substring
        /// The path below the project.
        var path: String
    }

    /// Every file is written and flushed before it is renamed; all but the last are renamed and the
    /// folder is flushed before the manifest is renamed; then the folder is flushed again.
    static let flushes = LoadedTrial {
        let project = try OldAndNew()
        for restore in [project.restore, "rm -rf build-output io.log; "] {
            let calls = try log(of: project, restore)
            let names = calls.filter { $0.kind == "rename" && !$0.path.contains(".cache") }
                .map(\.path)
            // NOTICE is the same in both sets.
            let written = ["en.lexicon", "nl.lexicon", "report.json", "manifest.json"]
            #expect(Set(names).isSuperset(of: written.map { "build-output/" + $0 }), "\(names)")
            #expect(names.last == "build-output/manifest.json")
            func index(_ kind: String, _ path: (String) -> Bool) -> [Int] {
                calls.indices.filter { calls[$0].kind == kind && path(calls[$0].path) }
            }
            let renames = index("rename") { names.contains($0) }
            let first = try #require(renames.first)
            let manifest = try #require(renames.last)
            let flushes = index("fsync") { $0 == "build-output" }
            #expect(flushes.contains { $0 > renames[renames.count - 2] && $0 < manifest })
            #expect(flushes.contains { $0 > manifest })
            for name in names {
                let temporary = name.replacingOccurrences(
                    of: "build-output/", with: "build-output/.")
                let written = index("write") { $0.hasPrefix(temporary + ".") }
                let flushed = index("fsync") { $0.hasPrefix(temporary + ".") }
                #expect(!written.isEmpty && flushed.count == 1, "\(name)")
                #expect(written.allSatisfy { $0 < flushed.first ?? 0 }, "\(name)")
                #expect(flushed.first ?? first < first, "\(name) is renamed before all are flushed")
            }
            // Where the folder is new, so is its entry in the one above.
            let made = index("mkdir") { $0 == "build-output" }
            let above = index("fsync") { $0.isEmpty }
            #expect(made.isEmpty || above.contains { $0 > made[0] && $0 < first })
        }
    }

    /// A client's store flushes the folder of its sets after a set has got its name and before the file
    /// `current` gets that of the set, and then the folder of that file.
    static let storeFlushes = LoadedTrial("store") {
        let sandbox = try Sandbox(files: [:])
        let count = try IOFault(kind: "any", number: 1_000_000, action: "run")
            .loading(below: sandbox.path)
        for release in 1...2 {
            let run = try sandbox.shell(
                Sandbox.clientVariable + "rm -f io.log; \(count) \"$CLIENT\" store make \(release)")
            try #require(run.status == 0, "\(run.errors)")
            let calls = try calls(in: sandbox)
            func index(_ kind: String, _ path: (String) -> Bool) -> [Int] {
                calls.indices.filter { calls[$0].kind == kind && path(calls[$0].path) }
            }
            let named = try #require(
                index("rename") { $0.hasPrefix("store/sets/\(release)-") }.last)
            let pointed = try #require(index("rename") { $0 == "store/current" }.last)
            #expect(named < pointed)
            #expect(index("fsync") { $0 == "store/sets" }.contains { $0 > named && $0 < pointed })
            #expect(index("fsync") { $0 == "store" }.contains { $0 > pointed })
            for file in index("rename", { $0.contains("/.unfinished/") }) {
                #expect(file < named, "\(calls[file].path)")
            }
        }
    }

    /// Temporary files stand beside their targets, wherever `TMPDIR` points; where that is another
    /// file system after all, nothing is changed.
    static let besideTargets = LoadedTrial {
        let project = try OldAndNew()
        let other = project.sandbox.path + "/temporary"
        let seen = try log(of: project, project.restore + "mkdir -p temporary; TMPDIR=\(other) ")
        let opened = seen.filter { $0.kind == "open" && $0.path.hasSuffix(".tmp") }
        #expect(opened.count == 6)
        #expect(opened.allSatisfy { $0.path.hasPrefix("build-output/") })
        #expect(!seen.contains { $0.path.hasPrefix("temporary") })
        let shared = "/dev/shm"
        if FileManager.default.isWritableFile(atPath: shared) {
            let run = try project.sandbox.shell(
                project.restore + "TMPDIR=\(shared) \"$DICTC\" build")
            #expect(run.status == 0, "\(run.errors)")
            #expect(try project.files() == project.new)
        }
    }

    /// Folders that are listed the other way round, and odd names beside ours.
    static let folders = LoadedTrial {
        let project = try OldAndNew()
        let sandbox = project.sandbox
        let reversed = try FaultLibrary.reversedFolders.loading()
        let names =
            "build-output/$'\\xff\\xfe' build-output/EN.LEXICON2 build-output/.$'\\xff'.tmp "
            + "raw-data/en/$'\\xff' raw-data/en/WORDS.TXT build-output/.en.lexicon.999999999.tmp"
        let run = try sandbox.shell(
            project.restore
                + "printf x | tee \(names) > o; \(reversed) \"$DICTC\" build; status=$?; "
                + "ls -A build-output | wc -l; rm -f \(names); exit $status")
        #expect(run.status == 0, "\(run.errors)")
        // Five files, the lock, the cache and the three odd ones; the temporary file is gone.
        #expect(run.output.hasSuffix("\n10\n"), "\(run.output)")
        #expect(try project.files() == project.new)
        // Verifying lists a folder: its findings stand in one order.
        let broken =
            "cp old/en.lexicon build-output/b.lexicon; cp old/en.lexicon build-output/a.lexicon; "
        let there = try sandbox.shell(broken + "\"$DICTC\" verify build-output")
        let back = try sandbox.shell(reversed + "\"$DICTC\" verify build-output")
        #expect(there.status == 65 && there.errors == back.errors, "\(there.errors) \(back.errors)")
    }

    /// The calls of a build after `restore`, and its success.
    private static func log(of project: OldAndNew, _ restore: String) throws -> [Call] {
        let sandbox = project.sandbox
        let count = try IOFault(kind: "any", number: 1_000_000, action: "run")
            .loading(below: sandbox.path)
        let run = try sandbox.shell(restore + count + "\"$DICTC\" build")
        #expect(run.status == 0, "\(run.errors)")
        #expect(try project.files() == project.new)
        return try calls(in: sandbox)
    }

    /// The calls that the log in `sandbox` lists.
    private static func calls(in sandbox: Sandbox) throws -> [Call] {
        String(decoding: try sandbox.bytes(of: "io.log"), as: UTF8.self)
            .split(separator: "\n").compactMap { line in
                let parts = line.split(separator: " ", maxSplits: 2)
                guard parts.count == 3 else { return nil }
                return Call(
                    kind: parts[0],
                    path: String(parts[2].dropFirst(sandbox.path.utf8.count + 1)))
            }
    }
}
