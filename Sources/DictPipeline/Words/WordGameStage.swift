import DictModel

/// A stage whose artefact is made for a game, of the familiar words of a language.
protocol WordGameStage: BuildStage {
    /// The words of the language.
    var words: LanguageWords { get }
    /// The largest familiarity that the artefact uses.
    var familiarity: UInt8 { get }
    /// The layers of the block lists whose words it leaves out.
    var exclude: [BlockLayer] { get }
    /// Adds what the artefact depends on besides its name and the words.
    func addOptions(to key: inout BuildKey, _ digests: [String: String])
}

extension WordGameStage {
    var language: Language { words.language }

    /// The lists whose words are familiar enough.
    var contents: [String] {
        words.configuration.wantedWords.filter {
            $0.familiarityIsColumn || $0.familiarity > 0 && $0.familiarity <= familiarity
        }.map(\.file)
    }

    func key(_ digests: [String: String]) -> String {
        var key = BuildKey()
        key.add("artefact", name)
        addOptions(to: &key, digests)
        words.configuration.addWords(
            familiarity: familiarity, exclude: exclude, to: &key, digests)
        return key.digest
    }
}
