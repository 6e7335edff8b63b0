import DictModel

/// One walk over a text that cuts it into tokens.
///
/// At each place the longest token that a rule allows is taken. A rule looks back over the token
/// it is in and ahead by a bounded number of characters, or over a run that is then remembered.
struct TokenScan {
    let text: CharacterText
    let language: Language
    let tables: TokenTables
    /// The tokens so far.
    private(set) var ranges: [ByteRange] = []
    /// No address begins before this offset: the run up to it has been looked at.
    var addressFreeEnd = 0

    init(_ text: CharacterText, _ language: Language, _ tables: TokenTables) {
        self.text = text
        self.language = language
        self.tables = tables
        ranges.reserveCapacity(text.count / 5 + 1)
    }

    /// Cuts the whole text.
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

    /// Adds the token in `start..<end`.
    mutating func emit(_ start: Int, _ end: Int) {
        guard start < end else { return }
        ranges.append(ByteRange(offset: start, length: end - start))
    }

    /// Where the run of letters and digits that begins at `offset` ends; low lines inside count.
    func runEnd(_ offset: Int) -> Int {
        var end = offset
        while true {
            if text.kind(end).isWord {
                end = text.next(end)
            } else if text.ascii(end) == 0x5F, end > offset, text.kind(end + 1).isWord {
                end += 1
            } else {
                return end
            }
        }
    }

    /// Cuts the token that begins with a letter or digit at `start`; where the next one begins.
    private mutating func scanWord(_ start: Int) -> Int {
        if let end = addressEnd(start) {
            emit(start, end)
            return end
        }
        var word = WordRun(start: start, segment: start, end: runEnd(start))
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
        switch language {
        case .english: emitEnglish(word.start, word.end)
        case .dutch: emit(word.start, word.end)
        }
        return word.end
    }

    /// Where the token ends when what stands at its end joins it with the next run; else `nil`.
    private func joinedEnd(_ word: WordRun) -> Int? {
        guard word.end < text.count, text.kind(word.end) != .space else { return nil }
        switch language {
        case .english: return englishJoint(word)
        case .dutch: return dutchJoint(word)
        }
    }

    /// Where the token ends when a sign behind it belongs to it; else `nil`.
    private func suffixEnd(_ word: WordRun) -> Int? {
        switch language {
        case .english: englishSuffixEnd(word)
        case .dutch: dutchSuffixEnd(word)
        }
    }

    /// Whether the stop behind a word is a part of it.
    private func keepsStop(_ word: WordRun) -> Bool {
        let stop = word.end
        guard text.ascii(stop) == 0x2E, text.kind(stop + 1) != .stop else { return false }
        let key = WordKey(text, word.start, stop)
        if tables.abbreviations.contains(key) { return true }
        if tables.beforeNumbers.contains(key) { return isNumberNext(stop + 1) }
        if word.joints > 0 { return isInitials(word) }
        guard text.kind(word.start) == .upper, text.next(word.start) == stop else { return false }
        return isNameNext(stop + 1)
    }

    /// Whether a word consists of single letters with stops between them.
    func isInitials(_ word: WordRun) -> Bool {
        var offset = word.start
        var steps = 0
        while offset < word.end, steps < 8 {
            guard text.kind(offset).isLetter else { return false }
            offset = text.next(offset)
            if offset == word.end { return true }
            guard text.ascii(offset) == 0x2E else { return false }
            offset += 1
            steps += 1
        }
        return false
    }

    /// Whether a number follows, behind a space at most.
    private func isNumberNext(_ offset: Int) -> Bool {
        let next = text.kind(offset) == .space ? offset + 1 : offset
        return text.kind(next) == .digit
    }

    /// Whether an initial in front of `offset` can be one: something follows it.
    private func isNameNext(_ offset: Int) -> Bool {
        guard offset < text.count else { return false }
        let previous = text.previous(offset - 1)
        if text.ascii(previous) == 0x49, language == .english, text.kind(offset) == .space {
            return false
        }
        let next = text.kind(offset) == .space ? offset + 1 : offset
        return text.kind(next) == .upper || text.kind(offset) != .space
    }
}

/// A word while it grows.
struct WordRun {
    /// Where it begins.
    var start: Int
    /// Where its last run of letters and digits begins.
    var segment: Int
    /// Where it ends so far.
    var end: Int
    /// How many signs are inside.
    var joints = 0
}
