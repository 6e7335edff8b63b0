/// The arguments of a call that is answered without the argument parser.
///
/// The parser's reflection takes several times as long as a look-up. It is left out if the texts and
/// options of a call are as a table of the command says. Anything else is for the parser, which alone
/// knows help and errors: an option that is not in the table or that excludes another one, a value
/// that is missing or begins like an option, and `--`.
package struct PlainArguments {
    /// An option that a plain call may have.
    package struct Option: Sendable {
        /// The name with its hyphens.
        let name: String
        /// The short name with its hyphen, if there is one.
        let short: String?
        let takesValue: Bool
        /// The option that this one excludes, and all others that do so; a call has one of them at
        /// most.
        let group: String

        /// Creates an option without a value, which excludes those with the same `group`.
        static func flag(_ name: String, in group: String? = nil) -> Option {
            Option(name: name, short: nil, takesValue: false, group: group ?? name)
        }

        /// Creates an option with a value, which excludes those with the same `group`.
        static func value(_ name: String, _ short: String? = nil, in group: String? = nil) -> Option
        {
            Option(name: name, short: short, takesValue: true, group: group ?? name)
        }
    }

    /// The options of a list on a terminal, which all commands that print one have.
    package static let listOptions: [Option] = [
        .value("--format"), .flag("--json", in: "--format"), .flag("--csv", in: "--format"),
        .value("--color"), .flag("--no-pager"),
    ]

    /// The arguments that belong to no option.
    package let texts: [String]
    /// The options of the call, and their values, which are empty for flags.
    private var given: [(option: Option, value: String)] = []

    /// Takes `arguments`, those after the command, apart.
    ///
    /// - Returns: `nil` if they are for the argument parser.
    package init?(_ arguments: ArraySlice<String>, _ options: [Option]) {
        var texts: [String] = []
        var rest = arguments
        while let argument = rest.popFirst() {
            guard argument != "-", argument.utf8.first == UInt8(ascii: "-") else {
                texts.append(argument)
                continue
            }
            var (name, joined) = (argument, String?.none)
            if argument.hasPrefix("--"), let mark = argument.utf8.firstIndex(of: UInt8(ascii: "="))
            {
                name = String(argument[..<mark])
                joined = String(argument[argument.utf8.index(after: mark)...])
            }
            guard let option = options.first(where: { $0.name == name || $0.short == name }),
                !given.contains(where: { $0.option.group == option.group }),
                option.takesValue || joined == nil
            else { return nil }
            let value = option.takesValue ? joined ?? rest.popFirst() ?? "" : ""
            guard !option.takesValue || !value.isEmpty && value.utf8.first != UInt8(ascii: "-")
            else { return nil }
            given.append((option, value))
        }
        self.texts = texts
        if let colour = self["--color"], Colour.Choice(rawValue: colour) == nil { return nil }
    }

    /// Returns the value of an option, which is empty for a flag, or `nil` if it was not given.
    package subscript(name: String) -> String? { given.first { $0.option.name == name }?.value }

    /// The form of the output, or `nil` if it is for the argument parser.
    package var format: OutputFormat? {
        if let named = self["--format"] { return OutputFormat(rawValue: named) }
        return self["--json"] != nil ? .json : self["--csv"] != nil ? .csv : .text
    }
}
