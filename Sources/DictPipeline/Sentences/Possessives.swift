import DictModel

/// The possessives of a language, such as *my*, *his* and *zijn*, which a build always tags as
/// pronouns.
///
/// Treebanks disagree: *my* is a determiner in some, and a pronoun or an adjective in others. So
/// that they can be compared with the tagger's tags, they all become what Universal Dependencies
/// has. The class that a player sees is decided afterwards, by `PlayerClasses`.
struct Possessives {
    private let words: Set<[UInt8]>

    init(_ language: Language) {
        let list =
            switch language {
            case .english: "my your his her its our their"
            case .dutch: "mijn m'n jouw je zijn z'n haar d'r ons onze uw jullie hun"
            }
        words = Set(list.utf8.split(separator: 0x20).map { Array($0) })
    }

    /// Changes the tags of the possessives in `text` to pronouns.
    ///
    /// Only determiners and adjectives change, so that *zijn* as a verb stays a verb.
    func unify(_ text: inout TokenisedText) {
        for index in text.tokens.indices {
            switch text.tokens[index].tag {
            case .determiner, .adjective: break
            default: continue
            }
            if words.contains(CaselessForm.of(Array(text.form(of: text.tokens[index])))) {
                text.tokens[index].tag = .pronoun
            }
        }
    }
}
