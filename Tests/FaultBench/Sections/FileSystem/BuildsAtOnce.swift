import DictTestSupport
import Foundation
import Testing

/// Several builds of one output folder, and the lock that keeps them apart.
enum BuildsAtOnce {
    /// Two, four and eight builds at once: each is done or finds the folder locked, and the folder
    /// holds the set of one of them.
    ///
    /// The third of the builds, the sixth and so on have other sources.
    static let parallel = CodeTrial {
        let project = try OldAndNew()
        let sandbox = project.sandbox
        let preparation = try sandbox.shell(
            "cp -r raw-data other-data; echo kiwi >> other-data/en/words.txt; "
                + "\"$DICTC\" build --config other-data/dictc.yml --output other")
        try #require(preparation.status == 0, "\(preparation.errors)")
        let other = try sandbox.output("other")
        var tally: [Substring: Int] = [:]
        for _ in 1...(SlowTests.areEnabled ? 100 : 3) {
            for builds in [2, 4, 8] {
                let run = try sandbox.shell(
                    project.restore
                        + """
                        for i in $(seq \(builds)); do
                          [ $((i % 3)) = 0 ] && data=other-data || data=raw-data
                          ("$DICTC" build --config $data/dictc.yml --output build-output \
                            > o$i 2> e$i; echo $?) &
                        done; wait
                        """)
                let statuses = run.output.split(separator: "\n")
                #expect(statuses.count == builds && statuses.contains("0"), "\(statuses)")
                for status in statuses {
                    tally[status, default: 0] += 1
                    guard status != "0" && status != "75" else { continue }
                    let messages = try sandbox.shell("cat e[0-9]*").output
                    Issue.record("\(statuses) \(messages)")
                }
                let files = try sandbox.output().filter { !$0.key.hasPrefix(".") }
                let isOther = files == other.filter { !$0.key.hasPrefix(".") }
                #expect(isOther || project.state(files) == .new, "\(builds) builds left a mixture")
                #expect(try sandbox.run("verify build-output").status == 0)
                try project.expectRecovery(after: "\(builds) builds")
            }
        }
        print("G9: statuses of builds at once: \(tally.sorted { $0.key < $1.key })")
    }

    /// What lies in the place of the lock, or happens to it.
    static let locks = CodeTrial("what stands in its place") {
        let project = try OldAndNew()
        let output = "build-output/.lock"
        let places: [(String, Int32)] = [
            ("echo 999999999 > \(output)", 0), ("echo rubbish > \(output)", 0),
            (": > \(output)", 0), ("head -c 100000 /dev/urandom > \(output)", 0),
            ("mkfifo \(output)", 0), ("mkdir \(output)", 73), ("ln -s ../target \(output)", 73),
        ]
        for (preparation, status) in places {
            let run = try project.sandbox.shell(
                project.restore + "rm -rf \(output); echo kept > target; \(preparation); "
                    + "\"$DICTC\" build", seconds: 20)
            #expect(run.status == status, "\(preparation): \(run.status) \(run.errors)")
            #expect(try project.sandbox.bytes(of: "target") == Array("kept\n".utf8))
            #expect(try project.files() == (status == 0 ? project.new : project.old))
        }
    }

    /// No locks on this file system, and a lock file that vanishes once or always.
    static let vanishing = LoadedTrial("it vanishes") {
        let project = try OldAndNew()
        let remove = "rm -f \(project.output)/.lock"
        let faults: [(IOFault, Int32)] = [
            (IOFault(kind: "lock", action: "ENOLCK"), 74),
            (IOFault(kind: "lock", action: "EINTR"), 0),
            (IOFault(kind: "lock", action: "run", command: remove), 0),
            (IOFault(kind: "lock", andLater: true, action: "run", command: remove), 74),
            (IOFault(kind: "write", number: 3, action: "run", command: remove), 0),
        ]
        for (fault, status) in faults {
            let run = try project.sandbox.shell(
                project.restore + (try fault.loading(below: project.output)) + "\"$DICTC\" build",
                seconds: 20)
            #expect(run.status == status, "\(fault): \(run.status) \(run.errors)")
            #expect(try project.files() == (status == 0 ? project.new : project.old), "\(fault)")
        }
        // With the lock removed under a build that is stopped, another comes in between and takes
        // its temporary files for those of a dead one: the first is told so, and nothing is mixed.
        let stop = try IOFault(kind: "write", number: 3, action: "stop")
            .loading(below: project.output)
        let run = try project.sandbox.shell(
            project.restore + Kills.stopped(by: stop) + remove
                + "; \"$DICTC\" build > second; echo $?; kill -CONT $p; wait $p; echo $?")
        #expect(run.output == "0\n73\n", "\(run.output) \(run.errors)")
        #expect(try project.files() == project.new)
        #expect(try project.sandbox.run("build").status == 0)
        #expect(try project.files() == project.new)
    }
}
