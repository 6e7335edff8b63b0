import DictModel
import DictSources

/// A file that dictc.yml names, with the details for checking it against the other files.
struct ProjectInput {
    /// The purpose of a file, with the file's key in dictc.yml as the raw value.
    enum Role: String {
        case words, affixes, drop, overlay, block, frequency, phrases, sentences, fields, rivals
        case tagger
    }

    let path: ProjectPath
    let role: Role
    let language: Language
    let node: ConfigurationNode
    /// The details of how the file is read if its role is `words`, or `nil` otherwise.
    let source: SourceConfiguration?

    /// Whether this entry reads the same records as `other`, which names the same file.
    ///
    /// Two entries may read different words from one XML file; otherwise one of them is redundant.
    func repeats(_ other: ProjectInput) -> Bool {
        guard let source, let otherSource = other.source else { return role == other.role }
        return source.isRead(like: otherSource)
    }
}

// Checks between files.
extension ProjectConfigurationReader {
    /// The components of the absolute path of the folder that contains dictc.yml.
    ///
    /// If the path is unknown, they are two components that no path can contain.
    private var base: [String] {
        guard let folder else { return ["\u{0}project", "\u{0}folder"] }
        return folder.split(separator: "/").map { String($0) }
    }

    /// Returns `steps`, the components of a path, with ASCII letters in lower case.
    ///
    /// Paths that are equal in this form may name the same file, since some file systems ignore
    /// case.
    private static func fold(_ steps: [String]) -> [[UInt8]] {
        steps.map { step in
            step.utf8.map {
                (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0) ? $0 | 0x20 : $0
            }
        }
    }

    /// Reports an error if the output folder contains dictc.yml or a source, or is inside a folder
    /// with sources.
    ///
    /// In such a folder, a build would write among its own inputs.
    func check(_ output: ProjectPath, at node: ConfigurationNode) {
        let folder = Self.fold(output.resolved(from: base))
        let hint = "choose a folder beside that of dictc.yml, such as ../build-output"
        guard !Self.fold(base).starts(with: folder) else {
            node.report(
                .configOutput, "the output folder contains dictc.yml",
                found: PrintableText.quoted(output.text), hint: hint)
            return
        }
        for input in inputs {
            var file = Self.fold(input.path.resolved(from: base))
            // A pattern is as if it named one file, in the folder that has all matching ones. A star
            // in the path of the project itself is an ordinary character.
            let open = input.path.steps.drop { !FilePattern.isPattern($0) }.count
            if open > 0 { file = file.dropLast(open) + [[UInt8(ascii: "*")]] }
            let inside = folder.starts(with: file.dropLast())
            guard file.starts(with: folder) || inside else { continue }
            let name = PrintableText.quoted(input.path.text)
            let relation =
                file == folder
                ? "is the source"
                : inside && file.dropLast() != folder[...]
                    ? "is in the folder of the source" : "contains the source"
            node.report(
                .configOutput,
                "the output folder \(relation) \(name) of line \(input.node.line)",
                found: PrintableText.quoted(output.text), hint: hint)
            return
        }
    }

    /// Reports each file that is listed twice or has two roles in a language, and paths that differ
    /// only in case.
    func checkInputs() {
        var seen: [[[UInt8]]: [ProjectInput]] = [:]
        for input in inputs {
            let key = Self.fold(input.path.resolved(from: base))
            let clash = seen[key]?.lazy.compactMap { Self.clash(of: input, with: $0) }.first
            if let clash {
                input.node.report(.configDuplicateFile, clash.problem, hint: clash.hint)
            } else {
                seen[key, default: []].append(input)
            }
        }
    }

    /// Returns the reason why `input` clashes with `other`, whose path is the same except perhaps
    /// for case.
    ///
    /// - Returns: The problem and a hint, or `nil` if the two files do not clash.
    private static func clash(
        of input: ProjectInput, with other: ProjectInput
    ) -> (problem: String, hint: String)? {
        let name = PrintableText.quoted(input.path.text)
        let first = "first in line \(other.node.line)"
        if other.path != input.path {
            return (
                "\(name) differs from \(PrintableText.quoted(other.path.text)) only in case",
                "on some systems they are one file; rename one (\(first))"
            )
        }
        guard other.language == input.language else { return nil }
        if other.role != input.role {
            return (
                "\(name) is in both \(other.role.rawValue) and \(input.role.rawValue)",
                "keep one of them (\(first))"
            )
        }
        return input.repeats(other)
            ? ("\(name) is listed twice", "keep one of them (\(first))") : nil
    }

    /// Reports a configured spelling that no source has, and sources that name a spelling if none
    /// is configured.
    ///
    /// Both mistakes would otherwise lose words without notice.
    func checkSpellings(of language: LanguageConfiguration, _ fields: ConfigurationFields) {
        var named: [String] = []
        for spelling in language.words.map(\.spelling) + language.drop.map(\.spelling) {
            if let spelling, !named.contains(spelling) { named.append(spelling) }
        }
        if let node = fields["spelling"] {
            guard let wanted = language.spelling, !named.contains(wanted) else { return }
            node.report(
                .configSpelling, "no source names the spelling \(PrintableText.quoted(wanted))",
                expected: named.isEmpty ? nil : PrintableText.alternatives(named),
                hint: NearestName.hint(for: wanted, among: named)
                    ?? (named.isEmpty ? "remove the key" : nil))
        } else if let first = named.first {
            fields["words"]?.report(
                .configSpelling, "sources name a spelling, and the language wants none",
                found: PrintableText.quoted(first),
                hint: "add `spelling: \(first)` to \(language.language.code)")
        }
    }
}
