import DictCompiler
import DictConfiguration
import DictModel

/// A recipe for an artefact that contains only familiar words: level packs, answers or phrases.
protocol WordGameRecipe: Recipe {
    /// The highest familiarity that a word of the artefact may have, from 1 (best known) to 100.
    var familiarity: UInt8 { get }
    /// The layers of the block lists whose words are excluded from the artefact.
    var exclude: [BlockLayer] { get }
}

extension WordGameRecipe {
    /// The words that the artefact may use.
    var pool: LevelWordPool {
        get throws {
            // What is wrong with the lexicon is not said in other words.
            if !words.configuration.words.isEmpty { try LexiconRecipe(words, options).check() }
            return try words.pool(upTo: familiarity, excluding: exclude)
        }
    }

    /// The paths of the word lists that may contain words familiar enough for the artefact, and of
    /// the overlay.
    var contents: [String] {
        let lists = words.configuration.askedWords.filter { source in
            switch source.familiarity {
            case .stated(let stated): stated > 0 && stated <= familiarity
            case .column: true
            }
        }
        return lists.flatMap(\.files)
            + [words.configuration.corrections, words.configuration.overlay].compactMap(\.self)
    }
}
