import DictTestSupport
import Testing

extension FaultCatalogue {
    /// Rows D12 and D13: sources that are not those of the lock, and locks that are none.
    static let lockFiles: [FaultRow] = [
        .tried("D12", "sources that differ from the lock", differences),
        .tried(
            "D13", "a lock that is none",
            lock("rubbish", "rubbish\n", ":1: error[lock.syntax]: not a lock file"),
            lock("empty", "", "empty"),
            lock("a conflict", "dictc.lock 1\n<<<<<<< ours\n", ":2: ", "merge conflict"),
            lock("the other side", "dictc.lock 1\n>>>>>>> theirs\n", ":2: ", "merge conflict"),
            lock("between them", "dictc.lock 1\n=======\n", ":2: ", "merge conflict"),
            lock(
                "cut", head + zeros + "  en/wor", ":3: error[lock.syntax]: the last line has no end"
            ),
            lock(
                "carriage returns", "dictc.lock 1\r\n",
                ":1: error[lock.line-ends]: the line ends with a carriage return"),
            lock(
                "a newer one", "dictc.lock 2\n",
                ":1: error[lock.newer-schema]: lock schema 2 is newer", "dictc >= 2.0"),
            lock(
                "another number", "dictc.lock 01\n", ":1: error[lock.syntax]: unknown lock schema"),
            lock(
                "no rules", "dictc.lock 1\n",
                ":2: error[lock.syntax]: the line does not state the rules"),
            lock(
                "no digest", head + "en/words.txt\n",
                ":3: error[lock.syntax]: the line does not start with a digest"),
            lock("capitals", head + String(repeating: "A", count: 64) + "  a\n", ":3: "),
            lock(
                "no path", head + zeros + " \n",
                ":3: error[lock.syntax]: the digest is not followed"),
            lock(
                "a path twice", head + row("a") + row("a"),
                ":4: error[lock.syntax]: \"a\" appears twice"),
            lock(
                "out of order", head + row("b") + row("a"),
                ":4: error[lock.syntax]: \"a\" is not in order"),
            lock(
                "a path out of form", head + row("a/../b"),
                ":3: error[lock.syntax]: dictc does not write a path"),
            lock(
                "another project", head + row("de/worte.txt"), "is of another project",
                "de/worte.txt"),
            ProjectTrial(
                "no UTF-8",
                files: ["raw-data/dictc.lock": Array("dictc.lock 1\n".utf8) + [0xFF, 0x0A]],
                call: "build --locked", status: 78,
                errors: ["raw-data/dictc.lock:2: error[lock.syntax]: the text is not UTF-8"]),
            ProjectTrial(
                "a folder", preparation: "mkdir raw-data/dictc.lock", call: "build --locked",
                status: 74,
                errors: [
                    "raw-data/dictc.lock: error[file.unreadable]: cannot be read (Is a directory)"
                ]),
            ProjectTrial(
                "without --locked", files: ["raw-data/dictc.lock": Array("rubbish\n".utf8)],
                status: 78,
                errors: [
                    "raw-data/dictc.lock:1: error[lock.syntax]: not a lock file", "--update-lock",
                ]),
            ProjectTrial(
                "3 GB", preparation: "truncate -s 3G raw-data/dictc.lock",
                errors: [
                    "raw-data/dictc.lock: error[file.too-long]: too long (expected at most 16777216 bytes)"
                ]
            ),
            ProjectTrial(
                "a link to a file without end", preparation: "ln -s /dev/zero raw-data/dictc.lock",
                call: "build --locked", status: 78,
                errors: ["raw-data/dictc.lock: error[config.link]: a symbolic link leads outside"]),
            ProjectTrial(
                "without end", preparation: "ln -s /dev/zero raw-data/dictc.lock",
                call: "build --locked --allow-outside",
                errors: ["raw-data/dictc.lock: error[file.special]: not a plain file"]),
            CodeTrial("--update-lock writes it anew") { try renewed() }),
    ]

    private static let zeros = String(repeating: "0", count: 64)
    private static let head = "dictc.lock 1\nrules  \(zeros)\n"

    private static func row(_ path: String) -> String { "\(zeros)  \(path)\n" }

    private static func lock(_ name: String, _ text: String, _ errors: String...) -> ProjectTrial {
        ProjectTrial(
            name, files: ["raw-data/dictc.lock": Array(text.utf8)], call: "build --locked",
            status: 78, errors: ["raw-data/dictc.lock"] + errors)
    }

    /// A fault put into a project that is built and locked.
    private static func locked(
        _ name: String, _ change: String, status: Int32 = 77, _ errors: String...
    ) -> ProjectTrial {
        ProjectTrial(
            name, preparation: "\"$DICTC\" build --update-lock && (\(change))",
            call: "build --locked", status: status, errors: errors)
    }

    private static let differences: [any Trial] = [
        locked(
            "other bytes", "echo zoo >> raw-data/en/words.txt",
            "raw-data/en/words.txt: error[lock.source-changed]: source changed (sha256 ",
            "--update-lock"),
        locked(
            "the same size and time",
            "touch -r raw-data/en/words.txt t; sed -i 's/pea$/pew/' raw-data/en/words.txt; "
                + "touch -r t raw-data/en/words.txt",
            "raw-data/en/words.txt: error[lock.source-changed]: source changed"),
        locked(
            "the overlay", ": > raw-data/en/overlay.txt",
            "raw-data/en/overlay.txt: error[lock.source-changed]: source changed"),
        locked(
            "missing", "rm raw-data/nl/words.txt",
            "raw-data/nl/words.txt: error[lock.source-missing]: source is missing"),
        locked(
            "not in the lock", "sed -i '/nl.words/d' raw-data/dictc.lock",
            "raw-data/nl/words.txt: error[lock.source-unlisted]: source is not in dictc.lock"),
        locked(
            "not in the project", "sed -i '/^ *drop/,/names/d' raw-data/dictc.yml",
            "raw-data/en/names.txt: error[lock.source-unused]: dictc.lock lists a file"),
        locked(
            "other rules", "sed -i '2s/.*/rules  \(zeros)/' raw-data/dictc.lock",
            "raw-data/dictc.lock: error[lock.rules]: the rules of dictc changed"),
        locked(
            "no lock", "rm raw-data/dictc.lock", status: 66,
            "raw-data/dictc.lock: error[lock.missing]: no such file",
            "--update-lock"),
        ProjectTrial(
            "both flags", call: "build --locked --update-lock", status: 64,
            errors: ["--locked and --update-lock exclude each other"]),
        CodeTrial("a source that changed and changed back") {
            let sandbox = try Sandbox.builtProject()
            let line =
                "\"$DICTC\" build --update-lock && cp raw-data/en/words.txt kept && "
                + "echo zoo >> raw-data/en/words.txt && \"$DICTC\" build && "
                + "cp kept raw-data/en/words.txt && \"$DICTC\" build --locked"
            let before = try sandbox.output()
            #expect(try sandbox.shell(line).status == 0)
            #expect(try sandbox.output() == before)
        },
    ]

    /// With --update-lock no lock is read, so any can be replaced.
    private static func renewed() throws {
        let sandbox = try Sandbox.builtProject()
        try sandbox.write("<<<<<<< ours\n", to: "raw-data/dictc.lock")
        #expect(try sandbox.run("build --update-lock").status == 0)
        #expect(try sandbox.run("build --locked").status == 0)
    }
}
