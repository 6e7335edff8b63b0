import DictModel
import Platform

/// The progress of one stage, which the stage itself reports.
struct StageProgress: Sendable {
    /// The name of the artefact that the stage makes.
    let artefact: String
    /// The function to report to, or `nil` if no one is interested.
    let show: (@Sendable (ProgressReport) -> Void)?

    /// Reports that the stage begins `activity`, whose amount is unknown.
    func begin(_ activity: String) {
        show?(ProgressReport(artefact: artefact, activity: activity))
    }

    /// Reports that the stage has ended.
    func end() { show?(ProgressReport(artefact: artefact, activity: nil)) }

    /// Reports that the stage begins `activity`, and returns a counter of what is done of it.
    ///
    /// - Parameters:
    ///   - activity: The work in a few words, such as `looking for packs`.
    ///   - total: The amount of work.
    ///   - unit: What is counted, such as `packs`, or `nil` to show percentages.
    /// - Returns: The counter, which starts at 0.
    func counter(_ activity: String, of total: Int, _ unit: String? = nil) -> ProgressCounter {
        ProgressCounter(
            ProgressReport(artefact: artefact, activity: activity, total: total, unit: unit), show)
    }
}

/// A counter of what is done of an activity, which several threads may advance.
final class ProgressCounter: @unchecked Sendable {
    // Safe to share because the report is only accessed with the lock held.
    private let lock = Lock()
    private var report: ProgressReport
    private let show: (@Sendable (ProgressReport) -> Void)?

    /// Creates a counter that starts with `report`, and passes it to `show`.
    init(_ report: ProgressReport, _ show: (@Sendable (ProgressReport) -> Void)?) {
        self.report = report
        self.show = show
        show?(report)
    }

    /// Reports that `amount` more is done.
    func advance(by amount: Int = 1) {
        guard let show else { return }
        lock.withLock {
            report.done = min(report.done + amount, report.total)
            show(report)
        }
    }

    /// Reports that `done` of `total` is done.
    func set(_ done: Int, of total: Int) {
        guard let show else { return }
        lock.withLock {
            (report.done, report.total) = (done, total)
            show(report)
        }
    }
}
