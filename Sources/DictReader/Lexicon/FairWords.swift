import DictFormat

/// A reader of section FAIR of a lexicon, which marks the fair and unfit words.
///
/// A fair word is one that people know. An unfit word, fair or not, should never be shown unless a
/// player has typed it. If a file does not have the section, all its words are fair.
struct FairWords {
    private typealias Format = FairWordsFormat

    private let bytes: ByteView
    private let wordCount: Int
    private let blockBytes: Int
    private let unfitCount: Int

    /// Creates a reader of section FAIR of `file`, or returns `nil` if the file does not have it.
    ///
    /// `words` is the number of words in the lexicon. Only the length of the section is checked.
    /// Even if its bytes are damaged, ``fairCount(_:)`` and ``unfitCount(_:)`` return at most the
    /// number of ranks that they are given.
    ///
    /// - Throws: ``FormatError/damaged(_:_:)`` if the length is wrong.
    init?(_ header: ArtefactHeader, _ file: ByteView, words: Int) throws(FormatError) {
        guard header.sections.contains(where: { $0.id == Format.section }) else { return nil }
        bytes = try header.section(Format.section, of: file)
        wordCount = words
        blockBytes = Format.blockSize * Format.blocks(words: words)
        let rest = bytes.count - blockBytes
        guard rest >= 0, rest % 4 == 0 else { throw .damaged(Format.section, .length) }
        unfitCount = rest / 4
    }

    /// Returns the number of fair words whose rank is in `ranks`.
    func fairCount(_ ranks: Range<Int>) -> Int {
        let count = fair(before: ranks.upperBound) - fair(before: ranks.lowerBound)
        return min(max(0, count), ranks.count)
    }

    /// Returns the number of unfit words whose rank is in `ranks`.
    ///
    /// A word is unfit if it should never be shown unless a player has typed it.
    func unfitCount(_ ranks: Range<Int>) -> Int {
        min(max(0, unfit(before: ranks.upperBound) - unfit(before: ranks.lowerBound)), ranks.count)
    }

    /// Returns the number of fair words whose rank is less than `rank`.
    private func fair(before rank: Int) -> Int {
        let rank = min(max(0, rank), wordCount)
        let block = rank / Format.wordsPerBlock * Format.blockSize
        var count = Int(bytes.uint32(block) ?? 0)
        var at = block + Format.bitsOffset
        var left = rank % Format.wordsPerBlock
        while left >= 32 {
            count += bytes.uint32(at)?.nonzeroBitCount ?? 0
            at += 4
            left -= 32
        }
        let mask = (UInt32(1) << UInt32(left)) &- 1
        return count + ((bytes.uint32(at) ?? 0) & mask).nonzeroBitCount
    }

    /// Returns the number of unfit words whose rank is less than `rank`.
    private func unfit(before rank: Int) -> Int {
        var low = 0
        var high = unfitCount
        while low < high {
            let middle = (low + high) / 2
            if unfitRank(middle) < rank { low = middle + 1 } else { high = middle }
        }
        return low
    }

    private func unfitRank(_ index: Int) -> Int {
        bytes.uint32(blockBytes + 4 * index).map { Int(clamping: $0) } ?? Int.max
    }

    /// Checks section FAIR against the rules of the format.
    ///
    /// The counts must match the bits, and there must be no bits after the last word. The ranks of
    /// unfit words must be in ascending order.
    ///
    /// - Throws: ``FormatError/damaged(_:_:)`` if a rule is broken.
    func verify() throws(FormatError) {
        let fault = FormatError.damaged(Format.section, .structure)
        var count = 0
        for block in 0..<Format.blocks(words: wordCount) {
            let start = block * Format.blockSize
            guard bytes.uint32(start).map({ Int(clamping: $0) }) == count else { throw fault }
            for offset in Format.bitsOffset..<Format.blockSize {
                let bits = bytes.uint8(start + offset) ?? 0
                let first = block * Format.wordsPerBlock + 8 * (offset - Format.bitsOffset)
                let isBeyond = first + 8 - bits.leadingZeroBitCount > wordCount
                guard bits == 0 || !isBeyond else { throw fault }
                count += bits.nonzeroBitCount
            }
        }
        var previous = -1
        for index in 0..<unfitCount {
            let rank = unfitRank(index)
            guard rank > previous, rank < wordCount else { throw fault }
            previous = rank
        }
    }
}

extension Lexicon {
    /// Whether the lexicon rates its words as fair or unfit.
    ///
    /// If it does not, all its words are fair.
    public var ratesWords: Bool { fairWords != nil }

    /// Whether `text` is a word that people know, ignoring case and accents.
    ///
    /// A fair word is in the lexicon and ends a round of Ghost. A computer player may say it and a
    /// hint may show it if it is not unfit as well; see ``isUnfit(_:)``. If the lexicon does not rate
    /// its words (see ``ratesWords``), all of them are fair. Accept every word from a player, fair or
    /// not.
    public func isFair(_ text: some StringProtocol) -> Bool {
        guard let letters = letters(of: text) else { return false }
        return isFair(letters.span)
    }

    /// Whether `word` is one that people know; see ``isFair(_:)``.
    ///
    /// The word must be folded; see ``folded(_:)``.
    public func isFair(_ word: Span<UInt8>) -> Bool {
        guard let rank = rank(of: word) else { return false }
        return fairWords?.fairCount(rank..<rank + 1) != 0
    }

    /// Whether `text` is in the lexicon but should never be shown unless a player has typed it.
    ///
    /// Slurs are an example, and words about violence, which may be fair. Case and accents are ignored.
    public func isUnfit(_ text: some StringProtocol) -> Bool {
        guard let letters = letters(of: text) else { return false }
        return isUnfit(letters.span)
    }

    /// Whether `word` is in the lexicon but should never be shown unless a player has typed it.
    ///
    /// Slurs are an example. The word must be folded; see ``folded(_:)``.
    public func isUnfit(_ word: Span<UInt8>) -> Bool {
        guard let fairWords, let rank = rank(of: word) else { return false }
        return fairWords.unfitCount(rank..<rank + 1) != 0
    }
}

extension PrefixCursor {
    /// The number of fair words that start with the prefix, including the prefix itself if it is
    /// fair.
    ///
    /// See ``Lexicon/isFair(_:)`` for what makes a word fair.
    public var fairCount: Int { lexicon.fairWords?.fairCount(ranks) ?? count }

    /// The number of words that start with the prefix and may be shown.
    ///
    /// These are all words except the unfit ones; see ``Lexicon/isUnfit(_:)``.
    public var presentableCount: Int {
        lexicon.fairWords.map { count - $0.unfitCount(ranks) } ?? count
    }

    /// Whether the prefix itself is a fair word.
    ///
    /// See ``Lexicon/isFair(_:)`` for what makes a word fair.
    public var isFair: Bool {
        isWord && lexicon.fairWords?.fairCount(own) != 0
    }

    /// Whether the prefix itself is a word that may be shown.
    ///
    /// All words may be shown except the unfit ones; see ``Lexicon/isUnfit(_:)``.
    public var isPresentable: Bool {
        isWord && lexicon.fairWords?.unfitCount(own) ?? 0 == 0
    }

    /// The ranks of all words that start with the prefix.
    ///
    /// Even in a damaged file, they are less than the number of words in the lexicon.
    private var ranks: Range<Int> {
        let first = min(max(0, rank), lexicon.count)
        return first..<first + min(count, lexicon.count - first)
    }

    /// The rank of the prefix as a range of one element, or an empty range if the prefix is not a
    /// word.
    private var own: Range<Int> {
        let first = min(max(0, rank), lexicon.count)
        return first..<first + (isWord && first < lexicon.count ? 1 : 0)
    }
}
