import DictModel

/// The words that the overlay of a project adds and takes out.
struct Overlay: Sendable {
    /// What the overlay says of one word.
    struct Entry: Sendable {
        let adds: Bool
        let origin: Origin
    }

    /// The first line about each word.
    private(set) var entries: [[UInt8]: Entry] = [:]

    /// One line: its sign and its word.
    struct Line {
        let adds: Bool
        let spelling: [UInt8]
        let word: [UInt8]
    }

    /// Reads `text`, one line; `nil` where it is blank or a comment (`#`).
    static func parse(
        _ text: Span<UInt8>, at origin: Origin, folding: Folding
    ) throws(LexiconError) -> Line? {
        var bytes: [UInt8] = []
        for index in 0..<text.count { bytes.append(text[index]) }
        let trimmed = trim(bytes[...])
        guard let sign = trimmed.first, sign != 0x23 else { return nil }
        guard sign == 0x2B || sign == 0x2D else {
            throw LexiconError(.overlaySign(line: Array(trimmed)), at: origin)
        }
        let spelling = Array(trim(trimmed.dropFirst()))
        var word: [UInt8] = []
        let traits = folding.fold(spelling.span, into: &word)
        // The overlay decides about capitals itself, so here they are letters like others.
        let rules = LexiconRules(capitals: .folded)
        if let reason = rules.rejection(of: traits, letters: word.count) {
            throw LexiconError(.overlayWord(spelling: spelling, reason: reason), at: origin)
        }
        return Line(adds: sign == 0x2B, spelling: spelling, word: word)
    }

    /// Takes up `line`; a repetition is no fault, a contradiction is.
    mutating func apply(_ line: Line, at origin: Origin) throws(LexiconError) {
        if let earlier = entries[line.word] {
            guard earlier.adds == line.adds else {
                throw LexiconError(
                    .overlayContradiction(word: line.word, earlier: earlier.origin), at: origin)
            }
            if earlier.origin < origin { return }
        }
        entries[line.word] = Entry(adds: line.adds, origin: origin)
    }

    /// The entries in source order.
    var inSourceOrder: [(word: [UInt8], entry: Entry)] {
        entries.map { (word: $0.key, entry: $0.value) }.sorted {
            if $0.entry.origin != $1.entry.origin { return $0.entry.origin < $1.entry.origin }
            return $0.word.lexicographicallyPrecedes($1.word)
        }
    }

    private static func trim(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var part = bytes
        while let first = part.first, first == 0x20 || first == 0x09 { part = part.dropFirst() }
        while let last = part.last, last == 0x20 || last == 0x09 || last == 0x0D {
            part = part.dropLast()
        }
        return part
    }
}
