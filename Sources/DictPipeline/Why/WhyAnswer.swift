package import DictCompiler
package import DictModel

/// The answer of `dictc why`, which explains what a build does with a word or text.
package enum WhyAnswer: Sendable {
    /// The answer about a single word.
    case word(WhyWord)
    /// The answer about several words, which may be a sentence or a phrase.
    case text(WhyText)
}

/// A rule that drops a word, a phrase or a sentence.
package struct WhyRule: Sendable {
    /// The name of the rule in reports, such as `tooShort`.
    package var name: String
    /// The rule in plain words that can follow "it", such as `has too few words`.
    package var summary: String
}

/// Everything that the build decided about a word.
package struct WhyWord: Sendable {
    /// Whether the text is a word of the lexicon, and which rule or line of a source decided this.
    package enum Verdict: Sendable {
        /// The text is a word, and the place is that of the first line that contains it.
        case word(Place)
        /// A rule drops the text, and the place is that of the line that contains it.
        case dropped(WhyRule, Place)
        /// The line of a block list at this place excludes the word from the lexicon.
        case blocked(layer: String, Place)
        /// No source contains the text, and a rule would drop it.
        case wouldBeDropped(WhyRule)
        /// No source contains the text, although the rules would keep it.
        case unknown
    }

    /// Whether games ask for the words of a source or only accept them.
    package enum Audience: Sendable {
        /// Games ask for the words and accept them.
        case asked
        /// Games only accept the words, as configured with `asked: false`.
        case accepted
        /// Games only accept the words, because they are in this spelling instead of the configured
        /// one.
        case otherSpelling(String)
    }

    /// The build's decision on a line of a source.
    package enum Outcome: Sendable {
        /// The line adds the word with this familiarity, from 1 (best known) to 100, or 0 if the
        /// source does not state one.
        case kept(familiarity: Int, Audience)
        /// A rule drops the spelling in the line.
        case dropped(WhyRule)
        /// A `drop` list states why the spelling is not a word.
        ///
        /// This has an effect only if no word list contains the spelling.
        case listed(reason: String)
        /// The line is in the overlay and adds the word, with the familiarity that it states, or 0.
        case added(familiarity: Int)
        /// The line is in the overlay and removes the word.
        case removed
        /// The line is in a list of what only people of this spelling say, which is not the configured
        /// one.
        case regional(spelling: String)
        /// The line of a calendar makes the word the answer of a day.
        case answer(of: CalendarDay)
        /// The line keeps a pack that has the word.
        case pack(KeptPacks.Key)
    }

    /// A line of a source that contains the text, or a spelling with the same letters.
    package struct Event: Sendable {
        package var place: Place
        package var spelling: [UInt8]
        package var outcome: Outcome
    }

    /// Whether a section of dictc.yml may use the word and, if not, the reason.
    package enum Use: Sendable {
        case usable
        case notInLexicon
        /// Games accept the word but never ask for it.
        case onlyAccepted
        case unfamiliar(found: UInt8, limit: UInt8)
        case blocked(layer: String)
        case form(of: [UInt8])
        case noVowel
        case noLevel(letters: Int)
        /// Answers have this many letters.
        case otherLength(expected: Int)
    }

    package var text: String
    package var language: Language
    /// The text after folding, which changes it to lower case and drops accents.
    package var letters: [UInt8]
    package var verdict: Verdict
    /// The source lines that contain the text, or a spelling with the same letters, in the order of
    /// dictc.yml.
    package var events: [Event]
    /// The lines of block lists that contain the word, or `nil` if the language has no block list.
    package var blocked: [(layer: String, place: Place)]?
    /// Whether each section that the language has may use the word, by the name of what it makes,
    /// such as "level packs".
    package var sections: [(name: String, use: Use)] = []
}

/// Everything that the build decided about several words, which may be a sentence or a phrase.
package struct WhyText: Sendable {
    /// The build's decision on a sentence or phrase, or the one that it would make if a source
    /// contained it.
    package enum Fate: Sendable {
        /// The sentence or phrase is in the pack.
        ///
        /// For a sentence, `gaps` are the words that a game may hide, and `others` are words that
        /// it may not hide, each with the name of the reason.
        case kept(
            gaps: [(word: [UInt8], lexicalClass: LexicalClass)],
            others: [(word: [UInt8], obstacle: String)])
        /// A rule drops the sentence or phrase.
        ///
        /// `detail` is the part that breaks the rule, and `original` is the place of the sentence
        /// that this one repeats, if any.
        case dropped(WhyRule, detail: [UInt8], original: Place?)

        /// Whether the decision is to keep the sentence or phrase.
        package var isKept: Bool {
            if case .kept = self { true } else { false }
        }
    }

    /// A sentence or phrase that matches the text, and the decision on it.
    package struct Event: Sendable {
        /// The place of the sentence or phrase, or `nil` if no source contains it and `fate` is
        /// hypothetical.
        package var place: Place?
        /// The id that its corpus gives a sentence, by which other files name it, or an empty array.
        package var id: [UInt8] = []
        package var fate: Fate
    }

    package var text: String
    package var language: Language
    /// The sentences that match the text, ignoring case, or `nil` if the language has no sentences.
    ///
    /// There are none if no source has the text, and no tagger can tell what would happen to it.
    package var sentences: [Event]?
    /// The phrases that match the text, ignoring case, or `nil` if the language has no phrases.
    package var phrases: [Event]?
}
