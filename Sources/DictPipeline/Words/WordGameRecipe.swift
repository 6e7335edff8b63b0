import DictModel

/// A recipe for a game that uses the familiar words of a language.
protocol WordGameRecipe: Recipe {
    /// The highest familiarity that a word of the artefact may have.
    var familiarity: UInt8 { get }
    /// The layers of the block lists whose words are excluded.
    var exclude: [BlockLayer] { get }
}

extension WordGameRecipe {
    /// The files that may contain words that are familiar enough.
    var contents: [String] {
        words.configuration.askedWords.filter { source in
            switch source.familiarity {
            case .stated(let stated): stated > 0 && stated <= familiarity
            case .column: true
            }
        }.flatMap(\.files)
    }
}
