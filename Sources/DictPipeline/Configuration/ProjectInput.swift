import DictModel

/// A file that the configuration names, for the checks between files.
struct ProjectInput {
    /// What the file is read for.
    enum Role {
        case words(SourceConfiguration)
        case drop
        case overlay
        case block
        case frequency
        case phrases
        case sentences
        case fields
        case tagger

        var name: String {
            switch self {
            case .words: "words"
            case .drop: "drop"
            case .overlay: "overlay"
            case .block: "block"
            case .frequency: "frequency"
            case .phrases: "phrases"
            case .sentences: "sentences"
            case .fields: "fields"
            case .tagger: "tagger"
            }
        }
    }

    let path: ProjectPath
    let role: Role
    let language: Language
    let node: ConfigurationNode

    /// Whether this and `other` read the same file in the same way.
    ///
    /// Two entries may take different words from one XML file; otherwise one is superfluous.
    func repeats(_ other: ProjectInput) -> Bool {
        guard case .words(let a) = role, case .words(let b) = other.role else {
            return role.name == other.role.name
        }
        return a.encoding == b.encoding && a.comment == b.comment && a.separator == b.separator
            && a.xml == b.xml && a.familiarityIsColumn == b.familiarityIsColumn
    }
}

extension ProjectConfigurationReader {
    /// The folder of dictc.yml as steps from the root.
    ///
    /// Where it is not known, two steps that no path can write stand for it.
    private var base: [String] {
        guard let folder else { return ["\u{0}project", "\u{0}folder"] }
        return folder.split(separator: "/").map { String($0) }
    }

    /// Paths are compared as a file system without case would: a project must work on each.
    private static func fold(_ steps: [String]) -> [[UInt8]] {
        steps.map { $0.utf8.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 } }
    }

    // MARK: - The output folder

    /// Refuses an output folder that holds dictc.yml or a source, or lies in a folder of sources:
    /// a build would write among its inputs.
    func check(_ output: ProjectPath, at node: ConfigurationNode) {
        let folder = Self.fold(output.resolved(from: base))
        let hint = "choose a folder beside that of dictc.yml, such as ../build-output"
        guard !Self.fold(base).starts(with: folder) else {
            node.report(
                "the output folder holds dictc.yml", found: QuotedText.quote(output.text),
                hint: hint)
            return
        }
        for input in inputs {
            let file = Self.fold(input.path.resolved(from: base))
            let inside = folder.starts(with: file.dropLast())
            guard file.starts(with: folder) || inside else { continue }
            let name = QuotedText.quote(input.path.text)
            let relation =
                file == folder
                ? "is the source"
                : inside && file.dropLast() != folder[...]
                    ? "lies in the folder of the source" : "holds the source"
            node.report(
                "the output folder \(relation) \(name) of line \(input.node.place.line)",
                found: QuotedText.quote(output.text), hint: hint)
            return
        }
    }

    // MARK: - Sources

    /// Refuses a file that is listed twice, that has two roles in a language, or whose path
    /// differs from another one only in case.
    func checkInputs() {
        var seen: [[[UInt8]]: [ProjectInput]] = [:]
        for input in inputs {
            let key = Self.fold(input.path.resolved(from: base))
            let clash = seen[key]?.lazy.compactMap { Self.clash(of: input, with: $0) }.first
            if let clash {
                input.node.report(clash.problem, hint: clash.hint)
            } else {
                seen[key, default: []].append(input)
            }
        }
    }

    /// Why `input` may not stand beside `other`, whose path is the same but for case.
    private static func clash(
        of input: ProjectInput, with other: ProjectInput
    ) -> (problem: String, hint: String)? {
        let name = QuotedText.quote(input.path.text)
        let first = "first in line \(other.node.place.line)"
        if other.path != input.path {
            return (
                "\(name) differs from \(QuotedText.quote(other.path.text)) only in case",
                "on some systems they are one file; rename one (\(first))"
            )
        }
        guard other.language == input.language else { return nil }
        if other.role.name != input.role.name {
            return (
                "\(name) stands in both \(other.role.name) and \(input.role.name)",
                "keep one of them (\(first))"
            )
        }
        return input.repeats(other)
            ? ("\(name) is listed twice", "keep one of them (\(first))") : nil
    }

    // MARK: - Spellings

    /// Refuses a wanted spelling that no source names, and a source whose spelling nobody can
    /// want: both would leave words out in silence.
    func checkSpellings(of language: LanguageConfiguration, _ fields: ConfigurationFields) {
        var named: [String] = []
        for spelling in language.words.map(\.spelling) + language.drop.map(\.spelling) {
            if let spelling, !named.contains(spelling) { named.append(spelling) }
        }
        if let node = fields["spelling"] {
            guard let wanted = language.spelling, !named.contains(wanted) else { return }
            node.report(
                "no source names the spelling \(QuotedText.quote(wanted))",
                expected: named.isEmpty ? nil : QuotedText.alternatives(named),
                hint: Suggestion.hint(for: wanted, among: named)
                    ?? (named.isEmpty ? "remove the key" : nil))
        } else if let first = named.first {
            fields["words"]?.report(
                "sources name a spelling and the language wants none",
                found: QuotedText.quote(first),
                hint: "add `spelling: \(first)` to \(language.language.code)")
        }
    }
}
