package import DictModel

/// The answer of `dictc why`.
package enum WhyAnswer: Sendable {
    /// About a single word.
    case word(WhyWord)
    /// About a text of several words.
    case text(WhyText)
}

/// A rule that drops a record.
package struct WhyRule: Sendable {
    /// Its name in reports: `tooShort`.
    package var name: String
    /// The rule in plain words, following "it": `has too few words`.
    package var summary: String
}

/// Everything that the build decided about a word.
package struct WhyWord: Sendable {
    /// Whether it is a word of the lexicon, and the line that decided that.
    package enum Verdict: Sendable {
        /// It is a word; the place is the first line that contains it.
        case word(Place)
        /// This line drops it.
        case dropped(WhyRule, Place)
        /// It is excluded from the lexicon by this line of a block list.
        case blocked(layer: String, Place)
        /// It is not in any line, and the rules would drop it.
        case wouldBeDropped(WhyRule)
        /// It is not in any line.
        case unknown
    }

    /// What games do with the words of a source.
    package enum Audience: Sendable {
        /// They ask for them and accept them.
        case asked
        /// They only accept them, because the configuration says so.
        case accepted
        /// They only accept them, because their spelling is this one and not the configured one.
        case otherSpelling(String)
    }

    /// What happens to one line.
    package enum Outcome: Sendable {
        /// It contains the word, with this familiarity; 0 if the source does not state one.
        case kept(familiarity: Int, Audience)
        /// A rule drops it.
        case dropped(WhyRule)
        /// A list explains why the spelling is not a word; that counts only if no source contains
        /// it.
        case listed(reason: String)
        /// The overlay adds the word.
        case added
        /// The overlay removes the word.
        case removed
    }

    /// A line with the text, or with the same letters.
    package struct Event: Sendable {
        package var place: Place
        package var spelling: [UInt8]
        package var outcome: Outcome
    }

    /// Whether level packs may use the word.
    package enum PackUse: Sendable {
        case usable
        case notInLexicon
        /// Games accept it and never ask for it.
        case onlyAccepted
        case unfamiliar(found: UInt8, limit: UInt8)
        case blocked(layer: String)
        case form(of: [UInt8])
        case noVowel
        case noLevel(letters: Int)
    }

    package var text: String
    package var language: Language
    /// The letters of the text after folding.
    package var letters: [UInt8]
    package var verdict: Verdict
    /// The lines with the word, in the order of the configuration.
    package var events: [Event]
    /// The lines of block lists with the word; `nil` if the language has no block list.
    package var blocked: [(layer: String, place: Place)]?
    /// `nil` if the language has no level packs.
    package var packs: PackUse?
}

/// Everything that the build decided about a text of several words: a sentence or a phrase.
package struct WhyText: Sendable {
    /// What happens to a record; for a text that is not in the sources, what would happen to it.
    package enum Fate: Sendable {
        /// It is in the pack; for a sentence, `gaps` are the words that may be hidden, and `others`
        /// those that may not, with the names of the reasons.
        case kept(
            gaps: [(word: [UInt8], lexicalClass: LexicalClass)],
            others: [(word: [UInt8], obstacle: String)])
        /// A rule drops it; `detail` is the part that breaks the rule, and `original` the record
        /// that it repeats.
        case dropped(WhyRule, detail: [UInt8], original: Place?)

        /// Whether it is in the pack.
        package var isKept: Bool {
            if case .kept = self { true } else { false }
        }
    }

    /// A record with the text.
    package struct Event: Sendable {
        /// The place of the record; `nil` if the text is not in the sources and `fate` is
        /// hypothetical.
        package var place: Place?
        package var fate: Fate
    }

    package var text: String
    package var language: Language
    /// The sentences with the text, ignoring case; `nil` if the language has no sentences.
    package var sentences: [Event]?
    /// The phrases with the text, ignoring case; `nil` if the language has no phrases.
    package var phrases: [Event]?
}
