import DictModel

/// A scan that cuts a text into tokens in one pass.
///
/// At each position, it takes the longest token that a rule allows. A rule looks back over the
/// current token. It looks ahead by a bounded number of characters, or over a run that is then
/// remembered, so that no run is scanned twice.
struct TokenScan {
    let text: CharacterText
    let language: Language
    let tables: TokenTables
    /// The byte ranges of the tokens found so far, in text order.
    private(set) var ranges: [ByteRange] = []
    /// The byte offset before which no address begins, because the run up to it has been scanned.
    var addressFreeEnd = 0

    init(_ text: CharacterText, _ language: Language, _ tables: TokenTables) {
        self.text = text
        self.language = language
        self.tables = tables
        ranges.reserveCapacity(text.count / 5 + 1)
    }

    /// Cuts the whole text into tokens, whose ranges are then in ``ranges``.
    mutating func run() {
        var offset = 0
        while offset < text.count {
            let kind = text.kind(offset)
            if kind == .space || kind == .inside {
                offset = text.next(offset)
            } else {
                offset = kind.isWord ? scanWord(offset) : scanMark(offset)
            }
        }
    }

    /// Adds a token with the bytes in `start..<end`, unless the range is empty.
    mutating func emit(_ start: Int, _ end: Int) {
        guard start < end else { return }
        ranges.append(ByteRange(offset: start, length: end - start))
    }

    /// Returns the end offset of the run of letters and digits at `offset`.
    ///
    /// Underscores inside the run belong to it.
    func runEnd(_ offset: Int) -> Int {
        var end = offset
        while true {
            if text.kind(end).isWord {
                end = text.next(end)
            } else if text.ascii(end) == UInt8(ascii: "_"), end > offset, text.kind(end + 1).isWord
            {
                end += 1
            } else {
                return end
            }
        }
    }

    /// Adds the tokens of the word that begins at `start`, and returns the end offset of the last
    /// one.
    private mutating func scanWord(_ start: Int) -> Int {
        let first = runEnd(start)
        if first >= text.count || text.kind(first) == .space {
            emitWord(start, first, joints: 0)
            return first
        }
        if let end = addressEnd(start, first) {
            emit(start, end)
            return end
        }
        var word = WordRun(start: start, first: first, segment: start, end: first)
        while let end = joinedEnd(word) {
            word.segment = text.next(word.end)
            word.end = end
            word.joints += 1
        }
        if keepsStop(word) {
            emit(word.start, word.end + 1)
            return word.end + 1
        }
        if let end = suffixEnd(word) {
            emit(word.start, end)
            return end
        }
        emitWord(word.start, word.end, joints: word.joints)
        return word.end
    }

    /// Adds the word in `start..<end` as one token, or as several if the rules of the language
    /// divide it.
    ///
    /// `joints` is the number of marks inside the word.
    private mutating func emitWord(_ start: Int, _ end: Int, joints: Int) {
        if language == .english, joints > 0 || canBeSeveral(start, end) {
            emitEnglish(start, end, joints: joints)
        } else {
            emit(start, end)
        }
    }

    /// Returns the end offset of the token if the mark after `word` joins it to the next run of
    /// letters and digits, or `nil` otherwise.
    private func joinedEnd(_ word: WordRun) -> Int? {
        guard word.end < text.count, text.kind(word.end) != .space else { return nil }
        switch language {
        case .english: return englishJoint(word)
        case .dutch: return dutchJoint(word)
        }
    }

    /// Returns the end offset of the token if a mark directly after `word` is part of it, or `nil`
    /// otherwise.
    private func suffixEnd(_ word: WordRun) -> Int? {
        switch language {
        case .english: englishSuffixEnd(word)
        case .dutch: dutchSuffixEnd(word)
        }
    }

    /// Whether the full stop after `word` is part of the word's token.
    private func keepsStop(_ word: WordRun) -> Bool {
        let stop = word.end
        guard text.ascii(stop) == UInt8(ascii: "."), text.kind(stop + 1) != .stop, !isLast(stop + 1)
        else {
            return false
        }
        let key = WordKey(text, word.start, stop)
        if tables.abbreviations.contains(key) { return true }
        if tables.beforeNumbers.contains(key) { return isNumberNext(stop + 1) }
        if word.joints > 0 { return isInitials(word) }
        guard text.kind(word.start) == .upper, text.next(word.start) == stop else { return false }
        if text.byte(word.start - 2) == 0xC2, text.byte(word.start - 1) == 0xB0 {
            // 20 °C.
            return false
        }
        return isNameNext(stop + 1)
    }

    /// Whether `word` consists of single letters with full stops between them, as in U.S.A.
    func isInitials(_ word: WordRun) -> Bool {
        var offset = word.start
        var steps = 0
        while offset < word.end, steps < 8 {
            guard text.kind(offset).isLetter else { return false }
            offset = text.next(offset)
            if offset == word.end { return true }
            guard text.ascii(offset) == UInt8(ascii: ".") else { return false }
            offset += 1
            steps += 1
        }
        return false
    }

    /// Whether a number begins at `offset`, or after one space there.
    private func isNumberNext(_ offset: Int) -> Bool {
        let next = text.kind(offset) == .space ? offset + 1 : offset
        return text.kind(next) == .digit
    }

    /// Whether the text from `offset` on is empty or consists of up to four spaces, quotes and
    /// closing brackets.
    ///
    /// If so, a full stop before `offset` ends the text.
    private func isLast(_ offset: Int) -> Bool {
        var offset = offset
        for _ in 0..<4 {
            if offset >= text.count { return true }
            switch text.ascii(offset) {
            case UInt8(ascii: " "), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ")"),
                UInt8(ascii: "]"):
                offset += 1
            default:
                guard (0x2019...0x201D) ~= text.longScalar(offset) else { return false }
                offset += 3
            }
        }
        return offset >= text.count
    }

    /// Whether the text at `offset` continues a name after an initial, rather than beginning a
    /// sentence.
    private func isNameNext(_ offset: Int) -> Bool {
        guard text.kind(offset) == .space else { return offset < text.count }
        let next = text.next(offset)
        let kind = text.kind(next)
        guard language == .english else { return kind.isLetter || kind == .apostrophe }
        guard kind == .upper, text.ascii(offset - 2) != UInt8(ascii: "I") else {
            return kind == .lower
        }
        return !tables.starters.contains(WordKey(text, next, runEnd(next)))
    }
}

/// A word that is being extended from one run of letters and digits to the next.
struct WordRun {
    /// The byte offset at which the word begins.
    var start: Int
    /// The byte offset after the word's first run of letters and digits.
    var first: Int
    /// The byte offset at which the word's last run of letters and digits begins.
    var segment: Int
    /// The byte offset after the part of the word found so far.
    var end: Int
    /// The number of marks that join the runs of the word.
    var joints = 0
}
