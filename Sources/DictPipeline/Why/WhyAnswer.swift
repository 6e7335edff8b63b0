package import DictModel

/// The answer of `dictc why`.
package enum WhyAnswer: Sendable {
    /// An answer about a single word.
    case word(WhyWord)
    /// An answer about a text of several words.
    case text(WhyText)
}

/// A rule that drops a record.
package struct WhyRule: Sendable {
    /// The name of the rule in reports, such as `tooShort`.
    package var name: String
    /// The rule in plain words, to follow "it", such as `has too few words`.
    package var summary: String
}

/// Everything that the build decided about a word.
package struct WhyWord: Sendable {
    /// Whether a text is a word of the lexicon, and the line that decided that.
    package enum Verdict: Sendable {
        /// The text is a word; the place is the first line that contains it.
        case word(Place)
        /// A rule drops the text; the place is the line that contains it.
        case dropped(WhyRule, Place)
        /// The line of a block list at this place excludes the word from the lexicon.
        case blocked(layer: String, Place)
        /// The text is not in any line, and a rule would drop it.
        case wouldBeDropped(WhyRule)
        /// The text is not in any line.
        case unknown
    }

    /// How games use the words of a source.
    package enum Audience: Sendable {
        /// Games ask for the words and accept them.
        case asked
        /// Games only accept the words, as configured with `asked: false`.
        case accepted
        /// Games only accept the words, because they are in this spelling and not the configured
        /// one.
        case otherSpelling(String)
    }

    /// How the build treats a line.
    package enum Outcome: Sendable {
        /// The line contains the word, with this familiarity; 0 if the source does not state one.
        case kept(familiarity: Int, Audience)
        /// A rule drops the line.
        case dropped(WhyRule)
        /// A `drop` list states why the spelling is not a word; it has an effect only if no source
        /// contains the word.
        case listed(reason: String)
        /// The overlay adds the word.
        case added
        /// The overlay removes the word.
        case removed
    }

    /// A line that contains the text, or a spelling with the same letters.
    package struct Event: Sendable {
        package var place: Place
        package var spelling: [UInt8]
        package var outcome: Outcome
    }

    /// Whether level packs may use the word.
    package enum PackUse: Sendable {
        case usable
        case notInLexicon
        /// Games accept the word but never ask for it.
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
    /// The lines that contain the text or the same letters, in the order of the configuration.
    package var events: [Event]
    /// The lines of block lists that contain the word; `nil` if the language has no block list.
    package var blocked: [(layer: String, place: Place)]?
    /// Whether level packs may use the word; `nil` if the language has no level packs.
    package var packs: PackUse?
}

/// Everything that the build decided about a text of several words: a sentence or a phrase.
package struct WhyText: Sendable {
    /// The fate of a record or, for a text that is not in the sources, the fate that it would have.
    package enum Fate: Sendable {
        /// The record is in the pack; for a sentence, `gaps` are the words that may be hidden, and
        /// `others` are words that may not, each with the name of the reason.
        case kept(
            gaps: [(word: [UInt8], lexicalClass: LexicalClass)],
            others: [(word: [UInt8], obstacle: String)])
        /// A rule drops the record; `detail` is the part that breaks the rule, and `original` is
        /// the place of the record that this one repeats, if any.
        case dropped(WhyRule, detail: [UInt8], original: Place?)

        /// Whether the record is in the pack.
        package var isKept: Bool {
            if case .kept = self { true } else { false }
        }
    }

    /// A record that consists of the text.
    package struct Event: Sendable {
        /// The place of the record; `nil` if the text is not in the sources and `fate` is
        /// hypothetical.
        package var place: Place?
        package var fate: Fate
    }

    package var text: String
    package var language: Language
    /// The sentences that consist of the text, ignoring case; `nil` if the language has no
    /// sentences.
    package var sentences: [Event]?
    /// The phrases that consist of the text, ignoring case; `nil` if the language has no phrases.
    package var phrases: [Event]?
}
