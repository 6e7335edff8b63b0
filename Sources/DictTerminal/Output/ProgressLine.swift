import DictModel

/// The text of a progress line: what the stages at work are doing, how much of it is done, and how
/// much time is left.
///
/// The stage that will take longest is first, because it is the one that the user waits for.
struct ProgressLine {
    /// The time after which the speed of a stage is known well enough to state the time left, in
    /// seconds.
    private static let firstEstimate = 1.0

    private struct Stage {
        var report: ProgressReport
        /// The time when the stage began its activity, in seconds.
        var start: Double

        /// The estimated time in seconds until the activity is done, or `nil` if it is unknown.
        func secondsLeft(at now: Double) -> Double? {
            let elapsed = now - start
            guard report.done > 0, report.total > 0, elapsed >= ProgressLine.firstEstimate else {
                return nil
            }
            return elapsed * Double(report.total - report.done) / Double(report.done)
        }

        func text(at now: Double) -> String {
            var text = report.artefact + ": " + (report.activity ?? "")
            if report.total > 0 {
                let (done, total) = (report.done, report.total)
                text +=
                    report.unit.map {
                        ", \(TerminalText.grouped(done)) of \(TerminalText.grouped(total)) \($0)"
                    } ?? ", \(done * 100 / total) %"
            }
            if let seconds = secondsLeft(at: now) {
                text += ", " + ProgressLine.duration(seconds) + " left"
            }
            return text
        }
    }

    /// The stages at work, in the order in which they began.
    private var stages: [Stage] = []

    /// Takes note of `report`, which arrived at `now`, in seconds.
    ///
    /// - Returns: Whether a stage has begun or ended something, so that the line should be drawn at
    ///   once.
    mutating func add(_ report: ProgressReport, at now: Double) -> Bool {
        let index = stages.firstIndex { $0.report.artefact == report.artefact }
        guard report.activity != nil else {
            if let index { stages.remove(at: index) }
            return true
        }
        guard let index else {
            stages.append(Stage(report: report, start: now))
            return true
        }
        let isNew = stages[index].report.activity != report.activity
        if isNew { stages[index].start = now }
        stages[index].report = report
        return isNew
    }

    /// The number of characters of the bar.
    private static let barWidth = 20
    /// The least width of a terminal on which there is a bar.
    private static let leastColumns = 60

    /// Returns a bar such as `[=====>              ] ` for the progress of `report`, or an empty
    /// string if its total is not known.
    private static func bar(_ report: ProgressReport) -> String {
        guard report.total > 0 else { return "" }
        let share = Double(report.done) / Double(report.total)
        let full = Int((share * Double(barWidth)).clamped(to: 0...Double(barWidth)))
        let head = full < barWidth && full > 0 ? ">" : ""
        let bar = String(repeating: "=", count: full - head.count) + head
        return "[" + bar + String(repeating: " ", count: barWidth - bar.count) + "] "
    }

    /// Returns the line for a terminal that is `columns` wide, or an empty string if no stage is at
    /// work.
    func text(columns: Int, at now: Double) -> String {
        let order = stages.enumerated().sorted { one, other in
            let times = (one.element.secondsLeft(at: now), other.element.secondsLeft(at: now))
            return (times.1 ?? -1, one.offset) < (times.0 ?? -1, other.offset)
        }
        let bar = columns < Self.leastColumns ? "" : order.first.map { Self.bar($0.element.report) }
        let line = (bar ?? "") + order.map { $0.element.text(at: now) }.joined(separator: "; ")
        // A full line would wrap, and could not be cleared.
        return String(TerminalText.escaped(line).prefix(max(0, columns - 1)))
    }

    /// Returns a time as whole seconds, or as whole minutes if it is longer than 90 seconds.
    private static func duration(_ seconds: Double) -> String {
        let rounded = Int(seconds.rounded(.up).clamped(to: 0...1e6))
        return rounded > 90 ? "\((rounded + 59) / 60) min" : "\(rounded) s"
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double {
        Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
    }
}
