import DictModel

/// A gap, which is a word in a sentence that the game may hide, together with the words around it.
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

    /// Whether the gap is the first token of its sentence.
    var isInitial: Bool { index == 0 }
    /// Whether a punctuation mark directly precedes the gap.
    var followsMark: Bool { left?.tag == .punctuation }
    /// Whether a punctuation mark directly follows the gap, or the sentence ends there.
    var precedesMark: Bool { right.map { $0.tag == .punctuation } ?? true }

    /// The first token after the gap that is neither an adverb nor a particle, or `nil` if there is
    /// none.
    var next: SentenceWords.Word? {
        var place = index + 1
        while let word = sentence[place], word.tag == .adverb || word.tag == .particle {
            place += 1
        }
        return sentence[place]
    }

    /// Whether a verb follows the gap, directly or after adverbs and particles.
    ///
    /// The gap may then be the subject of this verb.
    var precedesVerb: Bool { next.map { $0.tag == .verb || $0.tag == .auxiliary } ?? false }

    /// The noun or pronoun that is the head of the phrase after the gap.
    ///
    /// It is `nil` if no such phrase begins there. Only the first six tokens after the gap are
    /// examined.
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
            case _
            where found == nil && word.isOne(of: Self.comparing)
                && sentence[place + 1]?.tag == .numeral:
                break
            case .verb where found == nil && sentence[place + 1]?.tag == .noun: break
            case .punctuation where word.isHyphen: break
            default: return found
            }
            place += 1
            if place > index + 6 { return found }
        }
        return found
    }

    /// The first noun after the gap, which is not the ``head`` where two phrases follow each other:
    /// *this week potatoes are cheap*, *enkele soorten mos*.
    var firstNoun: SentenceWords.Word? {
        sentence.words[(index + 1)...].first { $0.tag == .noun }
    }

    /// *Meer dan zestig leden*, *more than a hundred*.
    private static let comparing = Set(words: "dan than")

    private static func isNominal(_ tag: UniversalTag) -> Bool {
        tag == .noun || tag == .adjective || tag == .numeral || tag == .properNoun
    }

    /// Whether a clause with its own subject follows the gap.
    ///
    /// This is assumed if there is a verb before the next punctuation mark or conjunction, but not
    /// directly after the gap.
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

    /// Whether the word directly before the gap is in `words`, which must be folded.
    func follows(_ words: Set<[UInt8]>) -> Bool { left.map { $0.isOne(of: words) } ?? false }
    /// Whether the word directly after the gap is in `words`, which must be folded.
    func precedes(_ words: Set<[UInt8]>) -> Bool { right.map { $0.isOne(of: words) } ?? false }
}
