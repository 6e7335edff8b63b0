package import DictModel

/// The classes of words as a player learnt them at school, where treebanks draw the line elsewhere.
///
/// Universal Dependencies calls `of` in "tired of working" a conjunction and `when` in "when it
/// rains" an adverb; a player calls them a preposition and a conjunction. The rules of a language
/// are one table with the reason for each: ``PlayerClasses/english``, ``PlayerClasses/dutch``.
/// They change the tags that packs store, so every reader and game sees the same class. Use it for
/// sentences to play with, not to score a tagger.
package struct PlayerClasses: Sendable {
    /// One row of the table: some words with some tags, at some places, are of another class.
    struct Rule: Sendable {
        /// The words, folded.
        var words: Set<[UInt8]>
        /// A bit for the raw value of each tag that they may have in a treebank.
        private var tags: UInt32
        /// The tag that a player would expect; `nil` if people disagree, so that the word is not
        /// to be hidden at all.
        var becomes: UniversalTag?
        /// Whether the rule mends what a tagger often gets wrong, and so does not concern tags that
        /// people checked.
        var mendsTagger: Bool
        /// Where the rule applies.
        var applies: @Sendable (GapPlace) -> Bool

        init(
            _ words: String, _ tags: Set<UniversalTag>, _ becomes: UniversalTag?,
            mendsTagger: Bool = false,
            where applies: @escaping @Sendable (GapPlace) -> Bool = { _ in true }
        ) {
            self.words = Set(words: words)
            self.tags = tags.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
            self.becomes = becomes
            self.mendsTagger = mendsTagger
            self.applies = applies
        }

        /// Whether the rule may concern a word with `tag`.
        func concerns(_ tag: UniversalTag, areTagsChecked: Bool) -> Bool {
            !(mendsTagger && areTagsChecked) && tags >> UInt32(tag.rawValue) & 1 == 1
        }
    }

    /// A decision of the table about a word.
    package struct Verdict: Sendable, Equatable {
        /// The index of the token.
        package var token: Int
        /// The tag that a player would expect; `nil` if people disagree.
        package var tag: UniversalTag?
    }

    private let rules: [Rule]
    private let expressions: FixedExpressions
    /// The numbers of the rules for each word that a rule names, ascending.
    private let rulesOfWords: [[UInt8]: [Int]]
    /// The numbers of the rules for all words, ascending.
    private let rulesOfAll: [Int]

    /// The table of `language`.
    package init(_ language: Language) {
        let rules = language == .english ? Self.english : Self.dutch
        expressions = language == .english ? .english : .dutch
        let all = rules.indices.filter { rules[$0].words.isEmpty }
        var numbers: [[UInt8]: [Int]] = [:]
        for (number, rule) in rules.enumerated() {
            for word in rule.words { numbers[word, default: []].append(number) }
        }
        self.rules = rules
        rulesOfAll = all
        rulesOfWords = numbers.mapValues { ($0 + all).sorted() }
    }

    /// The words of `sentence` that a rule applies to; the first rule of the table that does, wins.
    ///
    /// No part of a fixed expression has a class. All rules look at the tags that `sentence` has, so
    /// the order of its words is irrelevant. If people checked the tags (`areTagsChecked`), rules
    /// that mend those of taggers are left out.
    package func verdicts(_ sentence: SentenceWords, areTagsChecked: Bool = false) -> [Verdict] {
        let parts = expressions.tokens(in: sentence)
        return sentence.words.indices.compactMap { token in
            if parts.contains(token) { return Verdict(token: token, tag: nil) }
            let word = sentence.words[token]
            var place: GapPlace?
            for number in rulesOfWords[word.letters] ?? rulesOfAll
            where rules[number].concerns(word.tag, areTagsChecked: areTagsChecked) {
                let here = place ?? GapPlace(sentence, token)
                place = here
                guard rules[number].applies(here) else { continue }
                let tag = rules[number].becomes
                return tag == word.tag ? nil : Verdict(token: token, tag: tag)
            }
            return nil
        }
    }
}

extension GapPlace {
    /// Whether a form in -ing follows, perhaps after an adverb: without (even) looking.
    var precedesIng: Bool {
        next.map { ($0.tag == .verb || $0.tag == .auxiliary) && $0.letters.ends(with: "ing") }
            ?? false
    }

    /// Whether one of `words` is between the mark before the gap and the gap.
    func followsInClause(_ words: Set<[UInt8]>) -> Bool {
        sentence.words[..<index].reversed().prefix { $0.tag != .punctuation }
            .contains { $0.isOne(of: words) }
    }

    /// Whether the word after the gap is one of `tags`.
    func precedes(_ tags: UniversalTag...) -> Bool { right.map { tags.contains($0.tag) } ?? false }

    /// Whether no verb stands between the gap and the next mark, so that no clause begins here.
    var introducesNoVerb: Bool {
        !sentence.words.dropFirst(index + 1).prefix { $0.tag != .punctuation }
            .contains { $0.tag == .verb || $0.tag == .auxiliary }
    }

    /// Whether a noun phrase follows, and then `particle` with a verb: for (the bus to come).
    func precedesInfinitive(after particle: Set<[UInt8]>) -> Bool {
        let rest = sentence.words.dropFirst(index + 1)
        let phrase = rest.prefix { word in
            switch word.tag {
            case .determiner, .pronoun, .adjective, .numeral, .noun, .properNoun:
                !word.isOne(of: particle)
            default: false
            }
        }
        let place = index + 1 + phrase.count
        return !phrase.isEmpty && sentence[place]?.isOne(of: particle) == true
            && (sentence[place + 1].map { $0.tag == .verb || $0.tag == .auxiliary } ?? false)
    }

    /// Whether the word before the gap is one of `tags`.
    func follows(_ tags: UniversalTag...) -> Bool { left.map { tags.contains($0.tag) } ?? false }

    /// Whether a subject and then its verb follow directly: before (the curtain rose).
    ///
    /// At the head of a sentence a comma must close the clause, since "Before breakfast my father
    /// reads" has no clause there. Elsewhere a verb must precede: "the day after the party was"
    /// has none either.
    var introducesClause: Bool {
        var place = index + 1
        loop: while let word = sentence[place] {
            switch word.tag {
            case .determiner, .pronoun, .adjective, .numeral, .noun, .properNoun, .adverb:
                place += 1
            default: break loop
            }
        }
        guard place > index + 1, let verb = sentence[place],
            verb.tag == .verb || verb.tag == .auxiliary
        else { return false }
        if isInitial { return sentence.words[place...].dropLast().contains(where: isMark) }
        let before = sentence.words[..<index].lastIndex {
            isMark($0) || $0.lexicalClass == .conjunction
        }
        return sentence.words[(before ?? 0)..<index].contains {
            $0.tag == .verb || $0.tag == .auxiliary
        }
    }

    private func isMark(_ word: SentenceWords.Word) -> Bool {
        word.tag == .punctuation && word.isJoinedLeft && !word.isJoinedRight
    }
}
