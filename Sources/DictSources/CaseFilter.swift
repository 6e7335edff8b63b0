import DictModel

/// A filter that converts the words of a list to lower case if their capitals have no meaning.
///
/// If the format of the list does not say what capitals mean, the words decide, and the filter
/// holds back the first 1,000 records until then.
struct CaseFilter {
    private struct Held {
        var text: [UInt8]
        var line: Int
        var number: UInt64?
    }

    private static let heldLimit = 1_000

    /// The meaning of capitals, or `nil` until it is decided.
    private var chosen: ListCase?
    private let isAutomatic: Bool
    private var gauge = CapitalGauge()
    private var held: [Held] = []

    /// Creates a filter for a list in which capitals have the meaning `letterCase`.
    ///
    /// Pass `nil` to let the words decide.
    init(_ letterCase: ListCase?) {
        chosen = letterCase
        isAutomatic = letterCase == nil
    }

    var foundCapitals: Bool { isAutomatic && chosen == .upper }

    /// Adds a record and passes it to `body`, unless it must be held back.
    ///
    /// - Parameters:
    ///   - text: The word.
    ///   - line: The 1-based line number of the word.
    ///   - number: The number next to the word, or `nil` if there is none.
    ///   - body: The function to call. If records have been held back and the meaning of capitals
    ///     is now decided, it is called with all of them.
    /// - Throws: Any error that `body` throws.
    mutating func push(
        _ text: Span<UInt8>, _ line: Int, _ number: UInt64?, _ body: RecordBody
    ) throws {
        if isAutomatic { gauge.add(text) }
        guard let chosen else {
            held.append(Held(text: [UInt8](text), line: line, number: number))
            if held.count == Self.heldLimit { try decide(body) }
            return
        }
        switch chosen {
        case .keep: try body(text, line, number)
        case .upper where !CapitalGauge.isUpper(text): try body(text, line, number)
        case .upper, .lower:
            let small = CaselessForm.of(text)
            try body(small.span, line, number)
        }
    }

    /// Calls `body` with the records that are still held back.
    ///
    /// Call this method once, after the last record.
    ///
    /// - Throws: ``Diagnostic`` if the first 1,000 words and the whole list lead to different
    ///   decisions about capitals, or any error that `body` throws.
    mutating func finish(at place: Place, _ body: RecordBody) throws {
        guard isAutomatic else { return }
        if chosen == nil { try decide(body) }
        guard gauge.isUpper != (chosen == .upper) else { return }
        let (capitals, others) = gauge.counts
        throw Diagnostic(
            .listMixedCase, at: place, "capitals at its start mean something else than later",
            found: "\(capitals) words in capitals, \(others) others",
            expected: "nearly all words in capitals, or words in small letters from the start",
            hint: "declare `case: upper` if the list is in capitals, `case: keep` if they mark "
                + "names and abbreviations")
    }

    private mutating func decide(_ body: RecordBody) throws {
        chosen = gauge.isUpper ? .upper : .keep
        let records = held
        held = []
        let counted = gauge
        for record in records { try push(record.text.span, record.line, record.number, body) }
        gauge = counted
    }
}

/// A counter that decides whether a word list is written in capitals.
struct CapitalGauge {
    /// The minimum number of words in capitals in a list that is written in capitals.
    private static let fewest = 20

    private var capitals = 0
    private var others = 0

    /// Whether nearly all words counted so far are in capitals.
    ///
    /// There must be at least 20 words in capitals, and at least 20 times as many as other words.
    var isUpper: Bool { capitals >= Self.fewest && others * 20 <= capitals }

    var counts: (capitals: Int, others: Int) { (capitals, others) }

    /// Counts `word`, unless it is a single character or has no ASCII letters.
    mutating func add(_ word: Span<UInt8>) {
        guard word.count > 1 else { return }
        if Self.isUpper(word) {
            capitals += 1
        } else if (0..<word.count).contains(where: { ASCII.isLetter(word[$0]) }) {
            others += 1
        }
    }

    /// Whether `word` has at least one ASCII capital and no other ASCII letters.
    static func isUpper(_ word: Span<UInt8>) -> Bool {
        var hasCapital = false
        for index in 0..<word.count {
            if ASCII.isCapital(word[index]) {
                hasCapital = true
            } else if ASCII.isLetter(word[index]) {
                return false
            }
        }
        return hasCapital
    }
}
