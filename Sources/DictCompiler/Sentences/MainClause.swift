import DictModel

/// The check that a sentence is more than a piece: that one of its finite verbs has a subject and is
/// outside all clauses that a word such as *because* or *who* opens.
///
/// A sentence without one is a heading, a caption or a piece of another sentence: *The place in
/// which they met. Because nobody came. Goes to the river.* Each opened clause takes the finite verb
/// that follows. Where that is in doubt, a comma or an infinitive, the clause ends.
struct MainClause: Sendable {
    let isDutch: Bool
    let tables: Tables

    init(_ language: Language) {
        isDutch = language == .dutch
        tables = isDutch ? .dutch : .english
    }

    /// Whether `sentence` has a main clause as far as its tags show; most questions need none.
    func exists(in sentence: SentenceWords) -> Bool {
        let words = sentence.words
        guard let first = words.firstIndex(where: \.isWord) else { return false }
        let end = lastMark(of: sentence)
        if end == UInt8(ascii: "?") && !words[first].reads("if")
            || end == UInt8(ascii: "!") && words[first].isOne(of: tables.exclamations)
        {
            return true
        }
        if end == UInt8(ascii: "."), lacksSubject(sentence, first) { return false }
        if isWish(sentence, first) { return true }
        var open = 0
        // Whether the next group belongs to the clause of the last one: *because it rained and blew*.
        var (isInClause, isCoordinated) = (false, false)
        // The last verb of a group of verbs and what may be between them: *has never been seen*.
        var group: SentenceWords.Word?
        var hasJustOpened = false
        // Whether nothing before the next comma can be the main clause: *of the cities we saw*.
        var isHeld = holds(first, sentence)
        var (hasOpened, isQuoted) = (isHeld, false)
        for (index, word) in words.enumerated() {
            // *If you ask, “Who is it?”*: what is quoted is no main clause.
            if hasOpened, isQuote(index, sentence) { isQuoted = !word.isJoinedLeft }
            if isQuoted { continue }
            if word.tag == .verb || word.tag == .auxiliary {
                let isInfinite = isInfinite(word, at: index, in: sentence, group)
                if !isInfinite, begins(word, after: group) {
                    // *Toen sliep hij*: behind a conjunction, the verb would be the last word.
                    let isInverted = isDutch && index == first + 1
                    if isInverted || (open == 0 && !isCoordinated && !isHeld) { return true }
                    open = max(0, open - 1)
                    (isInClause, isCoordinated) = (true, false)
                } else if isInfinite, hasJustOpened {
                    open = max(0, open - 1)
                }
                (group, hasJustOpened) = (word, false)
                continue
            }
            if group != nil, word.tag == .adverb || word.tag == .particle { continue }
            if hasJustOpened, word.isOne(of: Self.infinitives) { continue }
            group = nil
            let opens =
                index > first ? opensInside(index, sentence) : opensAtStart(index, sentence)
            if opens, !hasJustOpened { open += 1 }
            hasOpened = hasOpened || opens
            if isMark(index, sentence) {
                if goesOn(behind: index, first, sentence) {
                    isCoordinated = isInClause
                } else {
                    open = max(0, open - 1)
                    isInClause = false
                    // Like, we have five.
                    if index > first + 1 { isHeld = false }
                }
            }
            isCoordinated =
                isInClause && word.tag != .particle
                && (isCoordinated || word.tag == .coordinatingConjunction)
            hasJustOpened = opens
        }
        return false
    }

    // MARK: - Clauses

    private func opensAtStart(_ index: Int, _ sentence: SentenceWords) -> Bool {
        if opens(index, sentence) { return true }
        // Hoe hij kwam; but: hoe snel kwam hij.
        return sentence[index]?.isOne(of: tables.questions) == true
            && (!isDutch || hasVerbAtEnd(index, sentence))
    }

    private func opens(_ index: Int, _ sentence: SentenceWords) -> Bool {
        guard let word = sentence[index], word.tag == .subordinatingConjunction else {
            return false
        }
        // Once upon a time.
        if word.reads("once") {
            return sentence[index + 1].map { !$0.isOne(of: tables.notConditional) } ?? false
        }
        if word.isOne(of: tables.ambiguous) { return hasVerbAtEnd(index, sentence) }
        return !word.isOne(of: tables.prepositions)
    }

    /// Whether the first verbs behind `index` end a clause: *zoals dat ook moet*, but not *zoals
    /// altijd lacht hij*.
    private func hasVerbAtEnd(_ index: Int, _ sentence: SentenceWords) -> Bool {
        let rest = sentence.words[(index + 1)...]
        guard let verb = rest.firstIndex(where: Self.isVerb) else { return false }
        let next = rest[verb...].first { !Self.isVerb($0) }
        return next.map { !$0.isWord || $0.tag == .coordinatingConjunction } ?? false
    }

    private func opensInside(_ index: Int, _ sentence: SentenceWords) -> Bool {
        guard let word = sentence[index] else { return false }
        if opens(index, sentence) || word.isOne(of: tables.relatives) { return true }
        guard word.isOne(of: tables.relativesOfNouns), word.tag != .determiner else { return false }
        let hasComma = isMark(index - 1, sentence)
        if hasComma, word.reads("that") { return false }
        let noun = sentence[hasComma ? index - 2 : index - 1]
        switch noun?.tag {
        case .noun, .properNoun: return true
        // All that we know; but: told you that it rained.
        case .pronoun: return noun?.isOne(of: tables.persons) == false
        default: return false
        }
    }

    /// Whether the first word opens what only a comma ends.
    private func holds(_ first: Int, _ sentence: SentenceWords) -> Bool {
        guard let word = sentence[first], word.tag != .verb, word.isOne(of: tables.held) else {
            // In which case, …
            return sentence[first]?.tag == .adposition
                && sentence[first + 1]?.isOne(of: tables.relatives) == true
        }
        return sentence[first + 1]?.isOne(of: tables.notHeld) != true
    }

    /// Whether the clause before the mark at `index` goes on after it: *because it rained, and the
    /// wind blew*.
    private func goesOn(behind index: Int, _ first: Int, _ sentence: SentenceWords) -> Bool {
        guard let next = sentence[index + 1] else { return false }
        if next.tag == .coordinatingConjunction, next.isOne(of: tables.conjunctions) { return true }
        // That it is easy, sounds good, …
        return Self.isVerb(next) && sentence[first]?.reads("that") == true
    }

    /// Whether the sentence is an exclamation whatever its mark is, such as *If only I knew*.
    private func isWish(_ sentence: SentenceWords, _ first: Int) -> Bool {
        guard let word = sentence[first], word.isOne(of: tables.exclamations) else { return false }
        return sentence[first + 1]?.isOne(of: tables.wishes) == true
    }

    // MARK: - Verbs

    private static func isVerb(_ word: SentenceWords.Word) -> Bool {
        word.tag == .verb || word.tag == .auxiliary
    }

    /// Whether `sentence` begins with a finite verb whose subject is in another one: *goes to sea*,
    /// *would not dance*.
    private func lacksSubject(_ sentence: SentenceWords, _ first: Int) -> Bool {
        let word = sentence.words[first]
        guard Self.isVerb(word), !sentence.text.text.contains(UInt8(ascii: "?")) else {
            return false
        }
        if word.isOne(of: tables.auxiliaries) { return true }
        if word.isOne(of: tables.conditions) {
            return !sentence.words.indices.contains {
                sentence.form(at: $0).elementsEqual(",".utf8)
            }
        }
        guard !isDutch, word.tag == .verb else { return false }
        if sentence[first + 1]?.isOne(of: Self.reflexives) == true { return true }
        // Cares and worries are nouns.
        if sentence[first + 1]?.tag == .coordinatingConjunction { return false }
        return word.letters.last == UInt8(ascii: "s")
            && !["ss", "us", "thanks"].contains { word.letters.ends(with: $0) }
    }

    /// Whether the verb at `index` has no subject: an infinitive, a participle that describes a noun
    /// or, at the start of a group, a gerund.
    private func isInfinite(
        _ word: SentenceWords.Word, at index: Int, in sentence: SentenceWords,
        _ group: SentenceWords.Word?
    ) -> Bool {
        if sentence[index - 1]?.isOne(of: Self.infinitives) == true { return true }
        guard group == nil, word.tag == .verb else { return false }
        if describes(word, at: index, in: sentence) { return true }
        return isDutch ? index > 0 && isParticiple(word) : Self.isGerund(word.letters)
    }

    /// Whether the verb at `index` describes a noun: *a badly painted wall*, *in geleende kleren*.
    private func describes(
        _ word: SentenceWords.Word, at index: Int, in sentence: SentenceWords
    ) -> Bool {
        if !isDutch {
            let before = sentence.words[..<index].last { $0.tag != .adverb }
            return before?.tag == .determiner && before?.isOne(of: tables.articles) == true
        }
        guard let before = sentence[index - 1], sentence[index + 1]?.tag == .noun,
            word.letters.last == UInt8(ascii: "e")
        else { return false }
        return before.isOne(of: tables.articles)
            || before.tag == .adposition && word.letters.starts(with: "ge".utf8)
    }

    /// Whether `word` begins a group, and does not go on with that of `last`.
    private func begins(_ word: SentenceWords.Word, after last: SentenceWords.Word?) -> Bool {
        guard let last else { return true }
        if word.isOne(of: tables.finite) { return last.tag == .verb || !word.isJoinedLeft }
        guard last.tag == .verb, !word.isJoinedLeft else { return false }
        guard isDutch else { return true }
        let isInfinitive = word.letters.ends(with: "en") && !word.letters.ends(with: "een")
        return !isInfinitive && !word.letters.starts(with: "ge".utf8)
    }

    /// Whether `word` is a Dutch past participle such as *geschilderd*, and no finite verb such as
    /// *gelooft*.
    private func isParticiple(_ word: SentenceWords.Word) -> Bool {
        word.letters.count > 5 && word.letters.starts(with: "ge".utf8)
            && (word.letters.ends(with: "d") || word.letters.ends(with: "t"))
            && !word.isOne(of: tables.likeParticiples)
    }

    /// Whether `letters` end in *-ing* behind a vowel, as *walking* does and *bring* does not.
    private static func isGerund(_ letters: [UInt8]) -> Bool {
        letters.ends(with: "ing") && letters.dropLast(3).contains { "aeiouy".utf8.contains($0) }
    }

    // MARK: - Marks

    /// Whether a mark that parts clauses is at `index`.
    private func isMark(_ index: Int, _ sentence: SentenceWords) -> Bool {
        guard let word = sentence[index], word.letters.isEmpty else { return false }
        return [",", ";", ":", "?", "!"].contains {
            sentence.form(at: index).elementsEqual($0.utf8)
        }
    }

    private func isQuote(_ index: Int, _ sentence: SentenceWords) -> Bool {
        guard sentence.words[index].letters.isEmpty else { return false }
        return ["\"", "'", "“", "”", "„", "‘", "’"].contains {
            sentence.form(at: index).elementsEqual($0.utf8)
        }
    }

    /// The mark that ends `sentence`, or 0 if a quotation ends it.
    private func lastMark(of sentence: SentenceWords) -> UInt8 {
        var index = sentence.words.count - 1
        while index > 0, sentence.form(at: index).elementsEqual(")".utf8) { index -= 1 }
        guard index >= 0, !isQuote(index, sentence) else { return 0 }
        return sentence.form(at: index).last ?? 0
    }

    /// Words before an infinitive.
    private static let infinitives = Set(words: "to te")
    private static let reflexives = Set(words: "himself herself itself themselves")
}
