import DictCompiler
import DictFormat
import DictLexicon
import DictModel

/// Why a word is in the packs of a language, or is not.
struct WhyPacks {
    private let words: LanguageWords

    init(_ words: LanguageWords) { self.words = words }

    /// Adds to `answer` the layers that block `word`, and whether level packs may use it.
    ///
    /// Adds nothing in a project without block lists and packs.
    func complete(_ answer: inout WhyAnswer, word: [UInt8]) throws {
        let configuration = words.configuration
        let entries = try words.blockList().entries(of: word)
        for entry in entries {
            let place = SourcePlace(file: words.project.path(of: entry.file), line: entry.line)
            answer.lines.append("  \(place)  blocked: \(entry.layer.rawValue)")
        }
        if !configuration.block.isEmpty {
            answer.members.append(
                (
                    "blocked",
                    .array(
                        entries.map { entry in
                            .object([
                                ("file", .string(entry.file)), ("line", .integer(entry.line)),
                                ("layer", .string(entry.layer.rawValue)),
                            ])
                        })
                ))
        }
        guard let levels = configuration.levels else { return }
        let reason = try reason(word, levels)
        answer.lines.append("  level packs: " + (reason ?? "may use it"))
        answer.members.append(("packs", .bool(reason == nil)))
        answer.members.append(("packsReason", .optional(reason)))
    }

    /// Why level packs do not use `word`; `nil` where they may.
    private func reason(_ word: [UInt8], _ levels: LevelsConfiguration) throws -> String? {
        let lexicon = try words.lexicon().0
        guard let index = lexicon.words.index(of: word) else { return "not in the lexicon" }
        let familiarity = try words.familiarity()[index]
        guard familiarity > 0, familiarity <= levels.familiarity else {
            let found = familiarity == 0 ? "none" : "\(familiarity)"
            return "not familiar enough (found \(found); expected at most \(levels.familiarity))"
        }
        let blocked = try words.blockList().entries(of: word).map(\.layer)
            .filter(levels.exclude.contains)
        if let layer = blocked.first { return "blocked as \(layer.rawValue)" }
        guard LevelShape.all.contains(where: { $0.wordLength == word.count }) else {
            return "no level has words of \(word.count) letters"
        }
        let pool = try words.pool(upTo: levels.familiarity, excluding: levels.exclude)
        if pool[length: word.count].words.contains(where: { $0.letters == word }) { return nil }
        let listed = Set(try words.familiarWords(upTo: levels.familiarity).map(\.letters))
        let base = Inflection(words.language).base(of: word) { listed.contains($0) }
        return base.map { "a form of \(PrintableText.escaped($0))" } ?? "no vowel"
    }
}
