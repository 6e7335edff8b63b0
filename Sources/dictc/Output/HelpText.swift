import ArgumentParser

/// The help of a command, arranged for people: a description, the usage, arguments and options by
/// groups, examples.
///
/// The argument parser breaks neither the usage nor the examples between words, and puts the main
/// options last. In the `discussion` of a command, a line that starts with `Example: ` is an example, and a
/// paragraph whose first line ends with a colon is a section, whose lines are kept.
struct HelpText {
    private static let usage = "USAGE: "
    /// The sections that come first, in this order.
    private static let firstSections = ["ARGUMENTS:", "OPTIONS:"]

    let command: any ParsableCommand.Type
    let columns: Int
    /// Whether to leave out the sections of the discussion.
    var isShort = false

    /// The text, without a line feed at the end, with headings in bold if `isStrong` is `true`.
    func text(isStrong: Bool) -> String {
        ([abstract] + paragraphs + sections + (isShort ? [] : ownSections) + examples + [advice])
            .filter { !$0.isEmpty }
            .map { block in
                guard isStrong, let heading = heading(of: block[0]) else { return block }
                let rest = block[0].dropFirst(heading.count)
                return [Colour.paint(heading, .strong, on: true) + rest] + block.dropFirst()
            }
            .map { $0.joined(separator: "\n") }.joined(separator: "\n\n")
    }

    private func heading(of line: String) -> String? {
        if line.hasPrefix(Self.usage) { return "USAGE:" }
        return line.hasSuffix(":") && line == line.uppercased() ? line : nil
    }

    // MARK: - The command's own text

    private var isRoot: Bool { command == Dictc.self }
    private var abstract: [String] { wrapped(command.configuration.abstract, indent: 0) }

    /// The paragraphs of the discussion, each as lines.
    private var discussion: [[String]] {
        command.configuration.discussion.split(separator: "\n", omittingEmptySubsequences: false)
            .split { $0.isEmpty }.map { $0.map(String.init) }
    }

    private var paragraphs: [[String]] {
        discussion.filter { !isSection($0) && !isExample($0) }
            .map { wrapped($0.joined(separator: " "), indent: 0) }
    }

    private var ownSections: [[String]] {
        discussion.filter(isSection).map { lines in
            [lines[0].uppercased()]
                + lines.dropFirst().flatMap { line in
                    let text = line.drop { $0 == " " }
                    let name = text.prefix { $0 != " " }
                    let indent =
                        2 + name.count + text.dropFirst(name.count).prefix { $0 == " " }.count
                    return wrapped("  " + text, indent: indent)
                }
        }
    }

    private var examples: [[String]] {
        let lines = discussion.filter(isExample).joined().flatMap { line in
            wrapped("  " + line.dropFirst("Example: ".count), indent: 6)
        }
        return lines.isEmpty ? [] : [["EXAMPLES:"] + lines]
    }

    private var advice: [String] { isRoot ? ["  See 'dictc help <subcommand>'."] : [] }

    private func isSection(_ paragraph: [String]) -> Bool {
        paragraph.count > 1 && paragraph[0].hasSuffix(":")
    }

    private func isExample(_ paragraph: [String]) -> Bool { paragraph[0].hasPrefix("Example: ") }

    private func wrapped(_ line: String, indent: Int) -> [String] {
        TerminalText.wrapped(line, columns: columns, indent: indent)
    }

    // MARK: - The parser's text

    /// The usage, and the sections about arguments, options and commands.
    private var sections: [[String]] {
        let text =
            isRoot
            ? Dictc.helpMessage(columns: columns)
            : Dictc.helpMessage(for: command, columns: columns)
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        let blocks = lines.split { $0.isEmpty }.map(Array.init)
            .filter { heading(of: $0[0]) != nil }
            .map { block in
                block[0].hasPrefix(Self.usage) ? usage(block) : withoutVersion(block)
            }
        let first = Self.firstSections.compactMap { name in blocks.first { $0[0] == name } }
        let others = blocks.filter { !Self.firstSections.contains($0[0]) }
        return others.prefix(1) + first + others.dropFirst()
    }

    /// Returns `block` without the option `--version`, unless the command is dictc itself.
    private func withoutVersion(_ block: [String]) -> [String] {
        guard !isRoot, let start = block.firstIndex(where: { $0.hasPrefix("  --version") }) else {
            return block
        }
        let end = block[(start + 1)...].firstIndex { !$0.hasPrefix("    ") } ?? block.endIndex
        return Array(block[..<start] + block[end...])
    }

    /// Returns the usage, broken between options only.
    private func usage(_ block: [String]) -> [String] {
        var (line, depth) = ("", 0)
        for character in block.joined(separator: " ") {
            if character == "[" { depth += 1 }
            if character == "]" { depth -= 1 }
            line.append(depth > 0 && character == " " ? "\u{A0}" : character)
        }
        return wrapped(line, indent: Self.usage.count + "dictc ".count)
            .map { $0.replacing("\u{A0}", with: " ") }
    }
}
