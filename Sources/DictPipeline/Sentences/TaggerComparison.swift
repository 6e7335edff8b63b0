import DictCompiler
import DictFormat
import DictModel
import DictOutput
import DictText

/// How the classes that people gave to the words of a pack differ from those of the tagger.
///
/// The tagger reads sentences of the pack as if they had no tags. What players see is compared, on
/// both sides after the rules of ``SentenceRules/asPlayed(_:)``.
///
/// The sentences depend on nothing but the pack: at most ``limit``, those whose texts have the
/// smallest XXH64. Each token takes a few thousand instructions.
struct TaggerComparison {
    /// The maximum number of sentences that the tagger reads.
    static let limit = 5_000

    private var sentences = 0
    private var words = 0
    /// The number of words of whose class the tagger is certain, and of those with the right class.
    private var certain = (all: 0, right: 0)
    /// The number of words for each class that people gave and class of the tagger, by raw value.
    private var pairs: [[Int]]

    /// Compares the tags of the sentences that `selection` keeps with those of the tagger of
    /// `corpora`.
    ///
    /// - Returns: `nil` if there is no tagger, or no sentence has tags that people gave.
    init?(_ selection: SentenceSelection, _ corpora: CorpusSentences) throws {
        var tagger = corpora.tagger()
        let gold = Self.sample(selection.kept.filter(\.sentence.hasGoldTags))
        guard tagger != nil, !gold.isEmpty else { return nil }
        let none = LexicalClass.allCases.map { _ in 0 }
        pairs = none.map { _ in none }
        for kept in gold {
            let (found, words) = selection.rules.asPlayed(
                try corpora.retagged(kept.sentence, &tagger, selection.rules))
            add(kept.words, words, found.certainty)
        }
    }

    private static func sample(_ kept: [SentenceSelection.Kept]) -> [SentenceSelection.Kept] {
        guard kept.count > limit else { return kept }
        let hashes = kept.map { Checksum.of($0.sentence.text.text) }
        return kept.indices.sorted { (hashes[$0], $0) < (hashes[$1], $1) }.prefix(limit)
            .map { kept[$0] }
    }

    private mutating func add(
        _ known: SentenceWords, _ found: SentenceWords, _ certainty: [Bool]?
    ) {
        sentences += 1
        for (index, word) in known.words.enumerated() where word.isWord {
            guard let other = found[index] else { continue }
            let (one, two) = (word.lexicalClass, other.lexicalClass)
            words += 1
            pairs[Int(one.rawValue)][Int(two.rawValue)] += 1
            if two == .other || certainty?[index] == false { continue }
            certain.all += 1
            if one == two { certain.right += 1 }
        }
    }

    /// The numbers as an object of report.json.
    var json: JSON {
        JSON([
            "sentences": sentences, "words": words, "certain": certain.all,
            "certainRight": certain.right,
            "classes": JSON(LexicalClass.allCases.map { ($0.name.description, row($0)) }),
        ])
    }

    /// The numbers of words of the class `known`, by the class of the tagger.
    private func row(_ known: LexicalClass) -> JSON {
        JSON(
            LexicalClass.allCases.map { found in
                (found.name.description, pairs[Int(known.rawValue)][Int(found.rawValue)])
            })
    }
}
