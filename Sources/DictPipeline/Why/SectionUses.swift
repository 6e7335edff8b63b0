import DictCompiler
import DictConfiguration
import DictLexicon
import DictModel

/// Whether each section of a language may use a word, as a build decides it.
struct SectionUses {
    /// The sections that the language has, by the names of what they make.
    private(set) var all: [(name: String, use: WhyWord.Use)] = []

    private let word: [UInt8]
    private let words: LanguageWords
    private let lexicon: NormalisedLexicon
    private let entries: [BlockList.Entry]

    /// Creates the verdicts on `word`.
    ///
    /// `lexicon` is that of the language before any block list is applied, and `entries` are the
    /// reasons why the word is blocked, if any.
    init(
        _ word: [UInt8], _ words: LanguageWords, _ lexicon: NormalisedLexicon,
        _ entries: [BlockList.Entry]
    ) throws {
        (self.word, self.words, self.lexicon, self.entries) = (word, words, lexicon, entries)
        let configuration = words.configuration
        if let section = configuration.levels {
            var use = try inPool(upTo: section.familiarity, section.exclude)
            if case .usable = use, !LevelShape.all.contains(where: { $0.wordLength == word.count })
            {
                use = .noLevel(letters: word.count)
            }
            all.append(("level packs", use))
        }
        if let section = configuration.answers {
            let use = try inPool(upTo: section.familiarity, section.exclude)
            if case .usable = use, word.count != section.length {
                all.append(("answers", .otherLength(expected: section.length)))
            } else {
                all.append(("answers", use))
            }
        }
        if let section = configuration.phrases {
            all.append(("phrases", try inTexts(upTo: section.familiarity, section.exclude)))
        }
        if let section = configuration.sentences, !configuration.words.isEmpty {
            all.append(("sentences", try inTexts(upTo: section.familiarity, section.exclude)))
        }
        if let fair = configuration.fair {
            all.append(("fair words", try inTexts(upTo: fair.familiarity, fair.exclude)))
        }
    }

    /// Returns whether texts may use the word: if games ask for it, it is familiar and not blocked.
    ///
    /// Without a `limit`, any word that games ask for is familiar.
    private func inTexts(upTo limit: UInt8?, _ layers: [BlockLayer]) throws -> WhyWord.Use {
        guard let index = lexicon.words.index(of: word) else { return .notInLexicon }
        guard lexicon.isAsked[index] else { return .onlyAccepted }
        if let limit {
            let familiarity = try words.familiarity()[index]
            guard familiarity > 0, familiarity <= limit else {
                return .unfamiliar(found: familiarity, limit: limit)
            }
        }
        return blocked(by: layers) ?? .usable
    }

    /// Returns whether packs may use the word: if texts may, and it is not a form of another one.
    private func inPool(upTo limit: UInt8, _ layers: [BlockLayer]) throws -> WhyWord.Use {
        let inTexts = try inTexts(upTo: limit, [])
        guard case .usable = inTexts else { return inTexts }
        var use = inTexts
        _ = try words.pool(upTo: limit, excluding: layers) { other, decision in
            guard other == word else { return }
            switch decision {
            case .kept: use = .usable
            case .excluded(.blocked): use = blocked(by: layers) ?? use
            case .form(let base): use = .form(of: base)
            case .excluded: use = .noVowel
            }
        }
        return use
    }

    private func blocked(by layers: [BlockLayer]) -> WhyWord.Use? {
        entries.first { layers.contains($0.layer) }.map { .blocked(layer: $0.layer.rawValue) }
    }
}
