package import DictModel

/// The spelling rules that recognise forms of other words: plurals, verb forms and comparatives.
///
/// The rules consider only how a word is spelled. They consist of the regular rules of a language,
/// a table of irregular forms, and a table of words that only look like forms (SEED is not a form
/// of SEE). Words must be folded to bytes a to z.
package struct Inflection: Sendable {
    /// A possible reading of a word as a form of another word.
    struct Reading: Equatable {
        /// The base word, such as LOUD if LOUDER is read as a form of it.
        var base: [UInt8]
        /// Another word that must exist for the reading to be valid, such as LOUDEST for LOUDER, or
        /// `nil` if none is needed.
        var witness: [UInt8]?
    }

    private let language: Language
    /// The base of each irregular form, and the irregular forms of each base.
    private let irregular: [[UInt8]: [UInt8]]
    private let irregularForms: [[UInt8]: [[UInt8]]]
    private let lemmas: Set<[UInt8]>

    /// Creates the spelling rules for `language`.
    package init(_ language: Language) {
        self.language = language
        let (forms, words) =
            switch language {
            case .english: (Self.englishIrregularForms, Self.englishLemmas)
            case .dutch: (Self.dutchIrregularForms, Self.dutchLemmas)
            }
        var irregular: [[UInt8]: [UInt8]] = [:]
        var irregularForms: [[UInt8]: [[UInt8]]] = [:]
        for line in forms.utf8.split(separator: 0x0a) {
            let parts = line.split(separator: 0x20).map { Array($0) }
            guard let base = parts.first else { continue }
            for form in parts.dropFirst() { irregular[form] = base }
            irregularForms[base, default: []] += parts.dropFirst()
        }
        self.irregular = irregular
        self.irregularForms = irregularForms
        lemmas = Set(
            words.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0a }).map { Array($0) })
    }

    /// Returns the listed word of which `word` is a form, or `nil` if there is none.
    ///
    /// Regular forms and well-known irregular ones are recognised. If several listed words are
    /// possible bases, the first one found is returned.
    ///
    /// - Parameters:
    ///   - word: The folded word.
    ///   - listed: A closure that returns whether a word exists, that is, whether it is in the
    ///     caller's word list.
    /// - Returns: The base of `word`, or `nil` if no listed word is its base.
    /// - Complexity: O(*n*), where *n* is the number of letters in `word`, plus a few calls of
    ///   `listed`.
    package func base(of word: [UInt8], listed: (_ word: [UInt8]) -> Bool) -> [UInt8]? {
        for reading in readings(of: word) where listed(reading.base) {
            if let witness = reading.witness, !listed(witness) { continue }
            return reading.base
        }
        return nil
    }

    /// Returns the words of which `word` can be read as a form, whether they exist or not.
    ///
    /// `exists` returns whether a word exists that some readings require, such as LOUDEST for
    /// LOUDER.
    package func bases(of word: [UInt8], exists: (_ word: [UInt8]) -> Bool) -> [[UInt8]] {
        readings(of: word).filter { $0.witness.map(exists) ?? true }.map(\.base)
    }

    /// Returns heads of words, such as KNI for KNIFE: each form of `base` begins with one of them.
    ///
    /// Other words may begin with them as well.
    package func heads(ofFormsOf base: [UInt8]) -> [[UInt8]] {
        func head(_ dropped: Int) -> [UInt8] {
            Array(base.prefix(Swift.max(1, base.count - dropped)))
        }
        var heads = irregularForms[base] ?? []
        switch language {
        case .english:
            let areTwo = base.ends(with: "ie") || base.ends(with: "fe")
            let isOne = ["e", "y", "f"].contains { base.ends(with: $0) }
            heads.append(head(areTwo ? 2 : isOne ? 1 : 0))
        case .dutch:
            // BOOM and BOMEN; LOPEN and LOOPT, GELOPEN.
            let vowels = base.dropLast().suffix(2)
            let isLong = vowels.count == 2 && vowels.first == vowels.last
            let regular = head(base.ends(with: "en") ? 3 : isLong ? 2 : 1)
            heads += [regular, Array("ge".utf8) + regular]
        }
        return heads
    }

    /// Returns all ways to read `word` as a form of another word, which need not exist.
    func readings(of word: [UInt8]) -> [Reading] {
        lemmas.contains(word) ? [] : likeness(of: word)
    }

    /// Returns all ways to read `word` as a form of another word, even if it is listed as a word of
    /// its own: RATING reminds of RATE.
    func likeness(of word: [UInt8]) -> [Reading] {
        if let base = irregular[word] { return [Reading(base: base)] }
        switch language {
        case .english: return Self.englishReadings(of: word)
        case .dutch: return Self.dutchReadings(of: word)
        }
    }
}

/// Operations on the letters of folded words, used by the spelling rules.
extension [UInt8] {
    /// Whether the word ends with `suffix` and has at least `letters` letters before it.
    func ends(with suffix: String, after letters: Int = 1) -> Bool {
        let length = suffix.utf8.count
        return count >= length + letters && self[(count - length)...].elementsEqual(suffix.utf8)
    }

    /// Returns the word with its last `count` letters replaced by `suffix`.
    func dropping(_ count: Int, adding suffix: String = "") -> [UInt8] {
        Array(dropLast(count)) + Array(suffix.utf8)
    }

    /// Whether the last two letters are the same consonant.
    var endsInDoubledConsonant: Bool {
        count >= 2 && self[count - 1] == self[count - 2] && !Self.isVowel(self[count - 1])
    }

    /// Whether `letter` is a, e, i, o or u.
    static func isVowel(_ letter: UInt8) -> Bool {
        letter == 0x61 || letter == 0x65 || letter == 0x69 || letter == 0x6f || letter == 0x75
    }
}
