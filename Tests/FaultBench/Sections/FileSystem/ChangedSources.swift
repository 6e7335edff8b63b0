import DictTestSupport
import Foundation
import Testing

/// Sources that change while a build reads them, and changes that no time shows.
enum ChangedSources {
    private static let words = "raw-data/en/words.txt"

    /// What happens to a source, at every call on it; at every third in the quick run.
    private static let changes: [(name: String, command: String)] = [
        ("deleted", "rm -f W"), ("cut", "head -c 7 K > t; cat t > W"), ("emptied", ": > W"),
        ("grown", "echo kiwi >> W"), ("written over", "sed s/pea/eel/ K > t; cat t > W"),
        ("replaced", "sed s/pea/eel/ K > t; mv t W"), ("made a folder", "rm -rf W; mkdir W"),
        ("made a link", "ln -sf /etc/passwd W"),
    ]

    /// A build either tells of the change and leaves the old artefacts, or gives what the source
    /// held before or after it.
    static let meanwhile = LoadedTrial {
        let project = try OldAndNew()
        let sandbox = project.sandbox
        for change in changes {
            // What a build gives that reads the source after the change.
            let command = shell(change.command, in: sandbox)
            let after = try sandbox.shell(
                reset(project) + command + "; \"$DICTC\" build")
            let changed = after.status == 0 ? try project.files() : nil
            var (number, tally) = (1, [Int32: Int]())
            while true {
                let fault = IOFault(kind: "any", number: number, action: "run", command: command)
                let run = try sandbox.shell(
                    reset(project)
                        + (try fault.loading(below: sandbox.path + "/" + words))
                        + "\"$DICTC\" build", seconds: 20)
                let log = String(decoding: try sandbox.bytes(of: "io.log"), as: UTF8.self)
                guard log.contains(" !\n") else { break }
                tally[run.status, default: 0] += 1
                let files = try project.files()
                let text = "\(change.name) at call \(number): \(run.status) \(run.errors)"
                #expect([0, 65, 66, 74, 78].contains(run.status), "\(text)")
                if run.status == 0 {
                    #expect(files == project.new || files == changed, "\(text)")
                } else {
                    #expect(run.errors.contains(words), "\(text)")
                    #expect(files == project.old, "\(text)")
                }
                number += SlowTests.areEnabled ? 1 : 3
            }
            #expect(number > 5)
            print("G23: \(change.name): statuses \(tally.sorted { $0.key < $1.key })")
        }
    }

    /// A source that is another one while a stage reads it, and is put back before it is compared.
    static let forAMoment = LoadedTrial("for a moment") {
        let project = try OldAndNew()
        let sandbox = project.sandbox
        let below = sandbox.path + "/" + words
        let count = try IOFault(kind: "any", number: 1_000_000, action: "run").loading(below: below)
        _ = try sandbox.shell(reset(project) + count + "\"$DICTC\" build")
        let log = String(decoding: try sandbox.bytes(of: "io.log"), as: UTF8.self)
            .split(separator: "\n")
        // The first opening is for the digest, the second for the stage.
        let opened = try #require(log.firstIndex { $0.hasPrefix("open 2 ") })
        let closed = try #require(log.firstIndex { $0.hasPrefix("close 2 ") })
        let swaps = [
            ("mv W t; echo eel > W", "mv t W"),
            ("cp -p W t; sed s/pea/eel/ K > u; cat u > W", "cat t > W ; touch -r t W"),
        ]
        for (swap, back) in swaps {
            let command =
                "i=$(cat n 2> e || echo 0); echo $((i + 1)) > n; [ $i != 0 ] || { \(swap) ; }; "
                + "[ $i != \(closed - opened) ] || { \(back) ; }"
            let fault = IOFault(
                kind: "any", number: opened + 1, andLater: true, action: "run",
                command: shell(command, in: sandbox))
            let run = try sandbox.shell(
                reset(project) + "rm -f n t; " + (try fault.loading(below: below))
                    + "\"$DICTC\" build; status=$?; cmp \(words) kept && exit $status; exit 99")
            #expect(run.status == 74, "\(swap): \(run.status) \(run.errors)")
            #expect(
                run.errors.contains(
                    words + ": error[source.changed]: the file changed while it was read"))
            #expect(try project.files() == project.old)
        }
    }

    /// Times that lie: the content decides.
    static let times = CodeTrial {
        let project = try OldAndNew()
        let sandbox = project.sandbox
        let edits = [
            "cp -p \(words) t; sed -i s/zoo/zee/ \(words); touch -r t \(words)",
            "sed -i s/zoo/zee/ \(words); touch -d 1970-01-01T00:00:00Z \(words)",
            "sed -i s/zoo/zee/ \(words); touch -d 2038-01-20T00:00:00Z \(words)",
            "sed -i s/zoo/zee/ \(words); touch -d 2106-02-08T00:00:00Z \(words)",
        ]
        var edited: [String: [UInt8]]?
        for edit in edits {
            let run = try sandbox.shell(
                reset(project) + "\"$DICTC\" build > o; \(edit); \"$DICTC\" build")
            #expect(run.status == 0 && run.output.contains("en.lexicon"), "\(run.errors)")
            #expect(run.output.contains("(built)"), "\(edit): \(run.output)")
            let files = try project.files()
            #expect(files != project.new && (edited == nil || files == edited), "\(edit)")
            edited = files
        }
        let same = try sandbox.shell(
            reset(project)
                + "\"$DICTC\" build > o; touch -d 2106-02-08 raw-data/*/*; \"$DICTC\" build")
        #expect(!same.output.contains("(built)"), "\(same.output)")
        #expect(try project.files() == project.new)
    }

    /// A clock ten years back or far ahead.
    static let clocks = LoadedTrial("the clock") {
        let project = try OldAndNew()
        for seconds in ["-315360000", "2524608000", "-2000000000"] {
            let run = try project.sandbox.shell(
                project.restore + (try FaultLibrary.oddMachine.loading())
                    + "ODD_CLOCK=\(seconds) \"$DICTC\" build")
            #expect(run.status == 0, "\(run.errors)")
            #expect(try project.files() == project.new)
        }
    }

    /// Brings back the source and the old artefacts; the source is kept as `kept`.
    private static func reset(_ project: OldAndNew) -> String {
        project.restore
            + "[ -e kept ] || cp -p \(words) kept; rm -rf \(words); cp -p kept \(words); "
    }

    /// `command` with the source and its kept copy in the place of `W` and `K`, run where it cannot
    /// disturb.
    private static func shell(_ command: String, in sandbox: Sandbox) -> String {
        let parts = command.split(separator: " ", omittingEmptySubsequences: false).map { part in
            switch part {
            case "W": "\(sandbox.path)/\(words)"
            case "W;": "\(sandbox.path)/\(words);"
            case "K": "\(sandbox.path)/kept"
            default: String(part)
            }
        }
        return "cd \(sandbox.path); " + parts.joined(separator: " ")
    }
}
