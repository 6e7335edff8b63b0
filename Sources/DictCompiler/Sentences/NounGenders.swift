import DictModel

/// The genders of Dutch nouns, learnt from the articles and pronouns before them.
package struct NounGenders: Sendable {
    private var common: [[UInt8]: Int] = [:]
    private var neuter: [[UInt8]: Int] = [:]

    /// Creates a collection that contains no nouns yet.
    package init() {}

    private static let commonArticles = Set(
        words: "de deze die onze elke iedere welke dezelfde menige enige")
    private static let neuterArticles = Set(
        words: "het dit dat ons elk ieder welk t hetzelfde zulk enig")

    /// Learns the genders of the nouns in `sentence` from the determiners and pronouns before them.
    ///
    /// There may be adjectives in between.
    package mutating func add(_ sentence: SentenceWords) {
        for (index, noun) in sentence.words.enumerated() where noun.tag == .noun {
            var place = index - 1
            while let word = sentence[place], word.tag == .adjective { place -= 1 }
            guard let word = sentence[place], word.tag == .determiner || word.tag == .pronoun
            else { continue }
            if word.isOne(of: Self.commonArticles) { common[noun.letters, default: 0] += 1 }
            if word.isOne(of: Self.neuterArticles) { neuter[noun.letters, default: 0] += 1 }
        }
    }

    /// Whether the gender of the singular noun `noun` allows it to follow `article`.
    ///
    /// The result is `true` if the gender is unknown, or if `article` does not depend on gender.
    func allows(_ noun: [UInt8], after article: [UInt8]) -> Bool {
        guard let isNeuter = Self.isNeuter(after: article) else { return true }
        return self.isNeuter(noun) != !isNeuter
    }

    /// Whether nouns after `article` are neuter, or `nil` if it does not depend on gender.
    static func isNeuter(after article: [UInt8]) -> Bool? {
        if commonArticles.contains(article) { return false }
        return neuterArticles.contains(article) ? true : nil
    }

    /// Whether `noun` is neuter, or `nil` if its gender is unknown.
    ///
    /// If a noun was seen with both genders, one of them must be more than three times as frequent
    /// as the other; otherwise, the gender is unknown. A noun that was never seen with an article
    /// counts as neuter if it ends in *-je*, like a diminutive.
    func isNeuter(_ noun: [UInt8]) -> Bool? {
        let (one, other) = (neuter[noun] ?? 0, common[noun] ?? 0)
        if one > 0, other == 0 { return true }
        if other > 0, one == 0 { return false }
        if one + other > 0 { return one > 3 * other ? true : other > 3 * one ? false : nil }
        return noun.ends(with: "je", after: 2) ? true : nil
    }
}
