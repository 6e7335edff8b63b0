import DictModel

/// A gap as the rules of fit look at it: the words around it and what they ask for.
struct GapPlace {
    let sentence: SentenceWords
    let index: Int
    let word: SentenceWords.Word
    let left: SentenceWords.Word?
    let right: SentenceWords.Word?

    init(_ sentence: SentenceWords, _ index: Int) {
        self.sentence = sentence
        self.index = index
        word = sentence.words[index]
        left = sentence[index - 1]
        right = sentence[index + 1]
    }

    /// Whether the gap is the first word.
    var isInitial: Bool { index == 0 }
    /// Whether a mark is directly before it.
    var followsMark: Bool { left?.tag == .punctuation }
    /// Whether a mark, or nothing, is directly after it.
    var precedesMark: Bool { right.map { $0.tag == .punctuation } ?? true }

    /// The first token after the gap that is neither adverb nor particle.
    var next: SentenceWords.Word? {
        var place = index + 1
        while let word = sentence[place], word.tag == .adverb || word.tag == .particle {
            place += 1
        }
        return sentence[place]
    }

    /// Whether a verb follows, adverbs aside, so that the gap can be its subject.
    var precedesVerb: Bool { next.map { $0.tag == .verb || $0.tag == .auxiliary } ?? false }

    /// The noun of the phrase that begins after the gap; `nil` if none does.
    var head: SentenceWords.Word? {
        var place = index + 1
        var found: SentenceWords.Word?
        while let word = sentence[place] {
            switch word.tag {
            case .noun, .properNoun: found = word
            case .adjective, .numeral, .determiner, .adverb:
                if found != nil { return found }
            case .pronoun:
                if found != nil { return found }
                if sentence[place + 1].map({ Self.isNominal($0.tag) }) != true { return word }
            case .verb where found == nil && sentence[place + 1]?.tag == .noun: break
            default: return found
            }
            place += 1
            if place > index + 6 { return found }
        }
        return found
    }

    private static func isNominal(_ tag: UniversalTag) -> Bool {
        tag == .noun || tag == .adjective || tag == .numeral || tag == .properNoun
    }

    /// Whether a separate clause follows: a verb comes before the next mark or conjunction, and
    /// not at once.
    var precedesClause: Bool {
        guard let first = right, first.tag != .verb, first.tag != .auxiliary else { return false }
        for word in sentence.words.dropFirst(index + 1) {
            switch word.tag {
            case .verb, .auxiliary: return true
            case .punctuation, .coordinatingConjunction, .subordinatingConjunction: return false
            default: break
            }
        }
        return false
    }

    /// Whether `words`, in lower case, holds the word before the gap.
    func follows(_ words: Set<[UInt8]>) -> Bool { left.map { $0.isOne(of: words) } ?? false }
    /// Whether `words` holds the word after the gap.
    func precedes(_ words: Set<[UInt8]>) -> Bool { right.map { $0.isOne(of: words) } ?? false }
}
