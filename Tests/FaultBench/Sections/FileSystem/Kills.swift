import DictTestSupport
import Foundation
import Testing

/// Builds that somebody ends, or stops for a while.
enum Kills {
    /// SIGKILL at random moments: 40 of them, 1,000 where slow tests run.
    static let atRandom = CodeTrial("at random moments") {
        let project = try OldAndNew()
        let start = ContinuousClock.now
        try #require(try project.sandbox.shell(project.restore + "\"$DICTC\" build").status == 0)
        let length = Int((ContinuousClock.now - start) / .microseconds(1))
        var random = SeededGenerator(seed: 7)
        var tally: [String: Int] = [:]
        for moment in 1...(SlowTests.areEnabled ? 1_000 : 40) {
            let microseconds = Int.random(in: 1...length, using: &random)
            let seconds = "0." + String(String(1_000_000 + microseconds).dropFirst())
            let run = try project.sandbox.shell(
                project.restore + "timeout -s KILL \(seconds) \"$DICTC\" build; exit $?")
            #expect([0, 137].contains(run.status), "\(run.status) \(run.errors)")
            let files = try project.files()
            try project.expectWhole(files, after: run, "moment \(moment)")
            try project.expectRecovery(after: "moment \(moment)")
            tally["\(run.status) \(project.state(files))", default: 0] += 1
        }
        print("G5: killed at random: \(tally.sorted { $0.key < $1.key })")
    }

    /// A signal at a call: the status that it always gives, in less than a second and without the
    /// temporary files.
    static func signal(_ action: String, _ status: Int32) -> LoadedTrial {
        LoadedTrial(action) {
            let project = try OldAndNew()
            let places: [(String, Int)] = [
                ("read", 9), ("open", 8), ("write", 3), ("fsync", 1), ("fsync", 4), ("rename", 1),
                ("rename", 3),
            ]
            for (kind, number) in places {
                let fault = IOFault(kind: kind, number: number, action: action)
                let run = try project.sandbox.shell(
                    project.restore + (try fault.loading(below: project.sandbox.path))
                        + "\"$DICTC\" build; exit $?")
                #expect(run.status == status, "\(fault): \(run.status) \(run.errors)")
                #expect(run.duration < .seconds(1) || SlowTests.areEnabled, "\(fault)")
                let files = try project.files()
                try project.expectWhole(files, after: run, "\(fault)")
                #expect(!files.keys.contains { $0.hasSuffix(".tmp") }, "\(fault)")
                try project.expectRecovery(after: "\(fault)")
            }
        }
    }

    /// Two signals one after the other do what one does; SIGHUP is ignored where `nohup` says so.
    static let twiceAndIgnored = LoadedTrial("twice, and ignored") {
        let project = try OldAndNew()
        let fault = try IOFault(kind: "fsync", number: 2, action: "stop")
            .loading(below: project.output)
        let twice = try project.sandbox.shell(
            project.restore + stopped(by: fault)
                + "kill -TERM $p; kill -TERM $p; kill -CONT $p; wait $p; exit $?")
        #expect(twice.status == 143, "\(twice.status) \(twice.errors)")
        #expect(try project.files() == project.old)
        let hangUp = try IOFault(kind: "fsync", number: 2, action: "hang-up")
            .loading(below: project.output)
        let ignored = try project.sandbox.shell(
            project.restore + "trap '' HUP; " + hangUp + "\"$DICTC\" build; exit $?")
        #expect(ignored.status == 0, "\(ignored.errors)")
        #expect(try project.files() == project.new)
    }

    /// A build that is stopped keeps its lock, also for one whose clock says an hour later, and goes
    /// on to its end.
    static let stopped = LoadedTrial {
        let project = try OldAndNew()
        for (kind, number) in [("write", 2), ("rename", 2), ("fsync", 9)] {
            let fault = IOFault(kind: kind, number: number, action: "stop")
            let later = try FaultLibrary.oddMachine.loading() + "ODD_CLOCK=3600 "
            let run = try project.sandbox.shell(
                project.restore + stopped(by: try fault.loading(below: project.output))
                    + "\(later) \"$DICTC\" build --output build-output > second 2>&1; echo $?; "
                    + "kill -CONT $p; wait $p; echo $?; cat second")
            let lines = run.output.split(separator: "\n").map(String.init)
            #expect(lines.prefix(2) == ["75", "0"], "\(fault): \(run.output) \(run.errors)")
            #expect(lines.last?.contains("wait until process") == true, "\(run.output)")
            #expect(try project.files() == project.new, "\(fault)")
        }
    }

    /// Starts a build with a fault that stops it, and waits until it has stopped; `$p` is its
    /// process.
    static func stopped(by fault: String) -> String {
        "\(fault) \"$DICTC\" build > first & p=$!; "
            + "until grep -q '^State:.T' /proc/$p/status; do sleep 0.005; done; "
    }
}
