import DictTestSupport
import Foundation
import Testing

/// Makes the n-th call of a kind go wrong, for every n until a build makes no n-th call.
///
/// After each build every file is the old or the new one, whole; the next build succeeds, gives the
/// new bytes and leaves no temporary file.
struct IOSweep: Trial {
    var kinds: [String]
    var actions: [String]
    /// The statuses that are right for these faults.
    var statuses: Set<Int32>
    /// Whether calls on sources count too, not only those on the output folder.
    var countsSources = SlowTests.areEnabled
    /// Whether there are no artefacts before.
    var fromNothing = false

    var name: String { actions.joined(separator: ", ") + (fromNothing ? ", first build" : "") }

    func run() async throws {
        guard FaultLibrary.areLoaded else {
            print("\(name): passed over, this system has no LD_PRELOAD")
            return
        }
        let project = try OldAndNew(fromNothing: fromNothing)
        var (faults, tally) = (0, [String: Int]())
        for kind in kinds {
            for action in actions {
                var fault = IOFault(kind: kind, action: action)
                while let outcome = try attempt(fault, project) {
                    fault.number += 1
                    faults += 1
                    tally[outcome, default: 0] += 1
                }
                #expect(fault.number > 1 || !Self.alwaysMade.contains(kind), "no call of \(kind)")
            }
        }
        let counts = tally.sorted { $0.key < $1.key }.map { "\($0.value) \($0.key)" }
        print(
            "fault sweep \(kinds.joined(separator: " ")): \(name): \(faults) faults, "
                + counts.joined(separator: ", "))
    }

    private static let alwaysMade: Set = ["open", "read", "write", "fsync", "rename", "any"]

    /// Builds with `fault` and again without: the outcome in words, `nil` where no call met the
    /// fault.
    private func attempt(_ fault: IOFault, _ project: OldAndNew) throws -> String? {
        let sandbox = project.sandbox
        let below = countsSources ? sandbox.path : project.output
        let run = try sandbox.shell(
            project.restore + (try fault.loading(below: below)) + "\"$DICTC\" build; exit $?",
            seconds: 20)
        let log = String(decoding: try sandbox.bytes(of: "io.log"), as: UTF8.self)
        guard log.contains(" !\n") else {
            #expect(run.status == 0, "\(fault) did not happen: \(run.errors)")
            return nil
        }
        #expect(statuses.contains(run.status), "\(fault): \(run.status) \(run.errors)")
        if run.status != 0, run.status < 128 {
            let place =
                log.split(separator: "\n").last { $0.hasSuffix(" !") }.map(String.init) ?? ""
            let names =
                place.contains("/stdout ") ? ["standard output"] : ["build-output", "raw-data"]
            #expect(
                names.contains(where: run.errors.contains),
                "\(fault): \(run.errors) does not name \(place)")
        }
        let files = try project.files()
        try project.expectWhole(files, after: run, "\(fault)")
        try project.expectRecovery(after: "\(fault)")
        return "\(run.status) \(project.state(files))"
    }
}
