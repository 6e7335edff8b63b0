import DictModel

/// Gives the records of a list the case that its format asks for.
///
/// If the words have to decide, it holds back the first 1,000 of them.
struct CaseFilter {
    private struct Held {
        var text: [UInt8]
        var line: Int
        var number: UInt64?
    }

    private static let heldLimit = 1_000

    /// The case; `nil` as long as it is not decided.
    private var chosen: ListCase?
    private let isAutomatic: Bool
    private var gauge = CapitalGauge()
    private var held: [Held] = []

    /// A filter for `letterCase`; `nil` if the words decide.
    init(_ letterCase: ListCase?) {
        chosen = letterCase
        isAutomatic = letterCase == nil
    }

    /// Whether the words decided that the list is in capitals.
    var foundCapitals: Bool { isAutomatic && chosen == .upper }

    /// Takes a record, and calls `body` with those that are settled.
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

    /// Hands out what is held, and checks that all words bear out what the first ones decided.
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
