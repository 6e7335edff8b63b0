package import DictModel
import Platform

/// The progress line on the terminal at standard error, which is replaced again and again, and
/// cleared in the end.
package final class ProgressDisplay: @unchecked Sendable {
    // Safe to share because mutable state is only accessed with the lock held.

    /// The display, or `nil` if no progress is to be shown.
    ///
    /// Progress is shown only if standard error is a terminal and `TERM` is not `dumb`.
    package static let shared: ProgressDisplay? =
        isatty(STDERR_FILENO) == 1
            && Process.environment("TERM") != "dumb" ? ProgressDisplay() : nil

    /// A function that shows reports, or `nil` if no progress is to be shown.
    package static var reporter: (@Sendable (ProgressReport) -> Void)? {
        guard let display = shared else { return nil }
        return { (report: ProgressReport) in display.show(report) }
    }

    /// The minimum time between two drawings of the line, in seconds.
    private static let interval = 0.1
    /// The maximum time that a signal waits for a thread that is drawing, in milliseconds.
    private static let patience = 200

    private let lock = Lock()
    private let start = ContinuousClock.now
    private var line = ProgressLine()
    private var lastDrawing = -1.0
    private var isShown = false

    private init() {}

    /// Shows `report`, unless the line has only just been drawn.
    package func show(_ report: ProgressReport) {
        lock.withLock {
            let now = (ContinuousClock.now - start) / .seconds(1)
            let isUrgent = line.add(report, at: now)
            guard isUrgent || now - lastDrawing >= Self.interval else { return }
            lastDrawing = now
            draw(line.text(columns: TerminalSize.of(STDERR_FILENO).columns, at: now))
        }
    }

    /// Shows `text`, whatever is shown now.
    package func show(_ text: String) {
        lock.withLock {
            let columns = TerminalSize.of(STDERR_FILENO).columns
            draw(String(TerminalText.escaped(text).prefix(columns - 1)))
        }
    }

    /// Clears the line if it is shown.
    package func clear() { lock.withLock { draw("") } }

    /// Clears the line if it is shown, and shows nothing from now on; call this before a signal ends
    /// the process.
    ///
    /// It does not wait for a terminal that the user has halted with Ctrl-S.
    func abandon() {
        guard lock.tryLock(milliseconds: Self.patience) else { return }
        var terminal = pollfd(fd: STDERR_FILENO, events: Int16(POLLOUT), revents: 0)
        // Safe because the structure lives for the length of the call.
        if unsafe poll(&terminal, 1, 0) == 1, terminal.revents & Int16(POLLOUT) != 0 { draw("") }
    }

    /// Replaces the line with `text`; call it with the lock held.
    ///
    /// A process in the background draws nothing, because the terminal belongs to another one.
    private func draw(_ text: String) {
        guard isShown || !text.isEmpty else { return }
        let owner = tcgetpgrp(STDERR_FILENO)
        guard owner < 0 || owner == getpgrp() else { return }
        StandardError.write("\r\u{1B}[K" + text)
        isShown = !text.isEmpty
    }
}
