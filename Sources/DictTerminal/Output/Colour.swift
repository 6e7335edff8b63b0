import Platform

/// Functions that colour text for people.
package enum Colour {
    /// The value of `--color`.
    package enum Choice: String, CaseIterable {
        case auto, always, never
    }

    /// Whether standard output is coloured.
    package static let output = isOn(STDOUT_FILENO)
    /// Whether standard error is coloured.
    package static let errors = isOn(STDERR_FILENO)

    /// Returns `text` with the control sequences for `style`, or unchanged if `isOn` is `false`.
    package static func paint(
        _ text: String, _ style: StyledText.Style, on isOn: Bool = output
    ) -> String {
        isOn ? StyledText(text, style).terminalText(colours: true) : text
    }

    /// Returns whether text for `stream` is coloured.
    ///
    /// `--color` decides. Without it, only a terminal is coloured, unless `TERM` is
    /// unset or `dumb`, or `NO_COLOR` is set and not empty. The option is looked for in the raw arguments, because the
    /// errors of the argument parser are coloured as well.
    private static func isOn(_ stream: Int32) -> Bool {
        switch Process.value(of: "--color").flatMap(Choice.init(rawValue:)) ?? .auto {
        case .always: true
        case .never: false
        case .auto:
            isatty(stream) == 1 && Process.environment("TERM") ?? "dumb" != "dumb"
                && (Process.environment("NO_COLOR") ?? "").isEmpty
        }
    }
}
