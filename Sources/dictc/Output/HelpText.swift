import ArgumentParser
import DictTerminal

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
    /// The section of options that nearly all commands have, so that only dictc's own help explains
    /// them.
    private static let outputOptions = "OUTPUT OPTIONS:"

    let command: any ParsableCommand.Type
    let columns: Int

    /// The text, without a line feed at the end, with headings in bold if `isStrong` is `true`.
    func text(isStrong: Bool) -> String {
        ([abstract] + paragraphs + sections + ownSections + examples + [advice])
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

    /// What dictc is for, in a few lines: the answer to a call without a command.
    func overview(isStrong: Bool) -> String {
        let width = Self.calls.map(\.call.count).max() ?? 0
        let lines = Self.calls.flatMap { call, purpose in
            wrapped(
                "  " + call + String(repeating: " ", count: width + 2 - call.count) + purpose,
                indent: width + 4
            )
            .map { line in
                guard line.hasPrefix("  " + call) else { return line }
                return "  " + Colour.paint(call, .strong, on: isStrong)
                    + line.dropFirst(2 + call.count)
            }
        }
        let advice = "All commands: dictc help. More about one: dictc help build."
        return (abstract + lines + wrapped(advice, indent: 0)).joined(separator: "\n")
    }

    /// The calls that people begin with, and what they are for.
    private static let calls = [
        ("dictc query zebra", "is it a word, and how can it go on?"),
        ("dictc why zebra", "where it comes from, or why it is missing"),
        ("dictc play", "five word games"),
        ("dictc init my-words", "start a project with your own words"),
        ("dictc build", "compile its packs"),
        ("dictc report", "show what the build did"),
    ].map { (call: $0.0, purpose: $0.1) }

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
        let given = lines.split { $0.isEmpty }.map(Array.init)
            .filter { heading(of: $0[0]) != nil }
        let output = given.first { $0[0] == Self.outputOptions }.map(Self.names) ?? []
        let blocks = given.map { block in
            if block[0].hasPrefix(Self.usage) { return usage(block, without: output) }
            guard block[0] == Self.outputOptions else { return withoutVersion(block) }
            let names = output.joined(separator: ", ")
            return [block[0]] + wrapped("  \(names) (see 'dictc --help')", indent: 2)
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

    /// Returns the names of the options in `block`, such as `--json`.
    private static func names(_ block: [String]) -> [String] {
        block.compactMap { line in
            line.hasPrefix("  --") ? line.split(separator: " ").first.map(String.init) : nil
        }
    }

    /// Returns the usage without the options `names`, broken between options only.
    private func usage(_ block: [String], without names: [String]) -> [String] {
        var parts: [String] = []
        for word in block.joined(separator: " ").split(separator: " ") {
            // A value belongs to its option.
            if let last = parts.last, last.hasPrefix("["), !last.contains("]") {
                parts[parts.count - 1] += "\u{A0}" + word
            } else {
                parts.append(String(word))
            }
        }
        let line = parts.filter { part in
            !names.contains { part.hasPrefix("[\($0)]") || part.hasPrefix("[\($0)\u{A0}") }
        }.joined(separator: " ")
        return wrapped(line, indent: Self.usage.count + "dictc ".count)
            .map { $0.replacing("\u{A0}", with: " ") }
    }
}
