import DictFormat
import DictModel
import DictReader

/// The contents of some artefacts, for comparing them with those of another build.
///
/// It needs no report. An artefact that is missing or damaged counts as having no contents.
package struct BuildContents: Sendable {
    private let parts: [Part]

    private struct Part: Sendable {
        let language: Language
        var words: Lexicon?
        var packs: LevelPacks?
        var lists: [(kind: ArtefactKind, contents: [[UInt8]])] = []
    }

    /// Reads the artefacts whose bytes `file` returns, which gets names such as `en.lexicon`.
    package init(_ file: (_ name: String) -> [UInt8]?) {
        parts = Language.allCases.map { language in
            func open<Reader: ArtefactReader>(_ reader: Reader.Type) -> Reader? {
                guard let bytes = file("\(language.code).\(Reader.kind.name)"),
                    let reader = try? Reader(ArtefactBytes(bytes), .verifying),
                    (try? reader.verifyStructure()) != nil
                else { return nil }
                return reader
            }
            var part = Part(language: language, words: open(Lexicon.self))
            part.packs = open(LevelPacks.self)
            part.lists = [
                (.answers, open(AnswerList.self).map(ContentsChange.contents) ?? []),
                (.phrases, open(PhrasePack.self).map(ContentsChange.contents) ?? []),
                (.sentences, open(SentenceSet.self).map(ContentsChange.contents) ?? []),
            ]
            return part
        }
    }

    /// Returns what is different in `other`, in words such as `+3 words, -1: +pear -plum`, keyed by
    /// the name of the artefact's file.
    package func changes(to other: BuildContents) -> [String: String] {
        var changes: [String: String] = [:]
        for (old, new) in zip(parts, other.parts) {
            func note(_ kind: ArtefactKind, _ text: String?) {
                if let text { changes["\(new.language.code).\(kind.name)"] = text }
            }
            if let words = try? ContentsChange.words(old.words, new.words) {
                note(.lexicon, Self.text(words, "word", naming: true))
            }
            note(.levels, Self.packs(old.packs, new.packs))
            for (old, new) in zip(old.lists, new.lists) {
                let change = ContentsChange.listed(new.kind.name, old.contents, new.contents)
                let noun = String(new.kind.name.dropLast())
                note(
                    new.kind,
                    change.flatMap { Self.text($0, noun, naming: new.kind == .answers) }
                        ?? (old.contents == new.contents ? nil : "another order"))
            }
        }
        return changes
    }

    /// The maximum number of words or packs that are named.
    private static let nameLimit = 8

    private static func text(
        _ change: ContentsChange, _ noun: String, naming: Bool
    ) -> String? {
        var counts: [String] = []
        for (sign, count) in [("+", change.came.count), ("-", change.went.count)] where count > 0 {
            let plural = count == 1 ? noun : noun + "s"
            counts.append("\(sign)\(count)" + (counts.isEmpty ? " " + plural : ""))
        }
        guard !counts.isEmpty else { return nil }
        let text = counts.joined(separator: ", ")
        guard naming else { return text }
        let names =
            change.came.samples.prefix(nameLimit).map { "+" + PrintableText.escaped($0) }
            + change.went.samples.prefix(nameLimit).map { "-" + PrintableText.escaped($0) }
        let isWhole = names.count == change.came.count + change.went.count
        return "\(text): \(names.joined(separator: " "))\(isWhole ? "" : " …")"
    }

    /// Returns which packs are new, by their numbers from 1.
    private static func packs(_ old: LevelPacks?, _ new: LevelPacks?) -> String? {
        let before = old.map(ContentsChange.contents) ?? []
        let after = new.map(ContentsChange.contents) ?? []
        let changed = after.indices.filter {
            !before.indices.contains($0) || before[$0] != after[$0]
        }
        let gone = before.count - after.count
        let losses = gone > 0 ? ["\(gone) fewer packs"] : []
        guard !changed.isEmpty else { return losses.first }
        let text: String
        if changed.count == after.count {
            text = "all \(after.count) packs new"
        } else {
            let names = changed.prefix(nameLimit).map { String($0 + 1) }.joined(separator: ", ")
            let rest = changed.count - nameLimit
            text =
                (changed.count == 1 ? "pack " : "packs ") + names
                + (rest > 0 ? " and \(rest) more new" : " new")
        }
        return ([text] + losses).joined(separator: ", ")
    }
}
