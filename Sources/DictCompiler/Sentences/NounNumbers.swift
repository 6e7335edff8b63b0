import DictModel

/// The nouns that are singular although they look like plurals, learnt from the words before them:
/// *een reus*, *a circus*.
///
/// The spelling alone says that `reus` is the plural of `reu`, and nothing of a noun such as `fans`
/// whose singular is no known form. Where the two disagree, a noun counts as both.
struct NounNumbers: Sendable {
    private let language: Language
    private var singular: Set<[UInt8]> = []

    /// Learns from `sentences`.
    init(_ language: Language, _ sentences: [SentenceWords]) {
        self.language = language
        let articles = language == .english ? Self.english : Self.dutch
        for sentence in sentences {
            for (index, noun) in sentence.words.enumerated()
            where noun.tag == .noun && looksPlural(noun.letters) {
                var place = index - 1
                while let word = sentence[place], word.tag == .adjective { place -= 1 }
                if let word = sentence[place], word.tag == .determiner, word.isOne(of: articles) {
                    singular.insert(noun.letters)
                }
            }
        }
    }

    /// Returns the grammatical number of `noun`: singular, plural, or both if that is not certain.
    func number(of noun: [UInt8], _ shapes: WordShapes) -> WordForms {
        let number = shapes.number(of: noun)
        if singular.contains(noun) { return number.union(.singular) }
        return looksPlural(noun) && number == .singular ? [.singular, .plural] : number
    }

    private func looksPlural(_ noun: [UInt8]) -> Bool {
        (noun.ends(with: "s") || language == .dutch && noun.ends(with: "en"))
            && !noun.ends(with: "ss")
    }

    private static let english = Set(words: "a an every each this that")
    private static let dutch = Set(words: "een elke elk ieder iedere menig menige dit dat het")
}
