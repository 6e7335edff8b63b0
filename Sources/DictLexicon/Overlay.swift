import DictModel

/// The words that a user adds to and removes from a lexicon with the lines of an overlay file.
struct Overlay: Sendable {
    /// The first line of the overlay that adds or removes a certain word.
    struct Entry: Sendable {
        let adds: Bool
        let spelling: [UInt8]
        let origin: Origin
    }

    /// The first line of the overlay about each word, keyed by the folded word.
    private(set) var entries: [[UInt8]: Entry] = [:]

    /// A parsed line: whether it adds or removes a word, its spelling, and the word that it folds
    /// to.
    struct Line {
        let adds: Bool
        let spelling: [UInt8]
        let word: [UInt8]
    }

    /// Parses one line of an overlay: `+word`, `-word`, a comment that starts with `#`, or a blank
    /// line.
    ///
    /// - Parameters:
    ///   - text: The line.
    ///   - place: The place of the line, for errors.
    ///   - folding: The folding rule of the language.
    /// - Returns: The parsed line, or `nil` if it is blank or a comment.
    /// - Throws: `overlay.no-sign` or `overlay.not-a-word` if the line is invalid.
    static func parse(
        _ text: Span<UInt8>, at place: Place, folding: Folding
    ) throws(Diagnostic) -> Line? {
        let trimmed = trim([UInt8](text)[...])
        guard let sign = trimmed.first, sign != UInt8(ascii: "#") else { return nil }
        guard sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-") else {
            throw Diagnostic(
                .overlayNoSign, at: place, "overlay line without a sign",
                found: PrintableText.quoted(Array(trimmed)), expected: "+word or -word",
                hint: "put + or - before the word, or # before a comment")
        }
        let spelling = Array(trim(trimmed.dropFirst()))
        // The overlay decides about capitals itself, so here they are letters like others.
        let (word, reason) = LexiconRules(capitals: .folded).judge(spelling.span, folding)
        if let reason {
            throw Diagnostic(
                .overlayNotAWord, at: place, "overlay word that can't be a word",
                found: "\(PrintableText.quoted(spelling)), which \(reason.summary)",
                expected: "letters that fold to a to z", hint: "correct or remove the line")
        }
        return Line(adds: sign == UInt8(ascii: "+"), spelling: spelling, word: word)
    }

    /// Adds `line` to the overlay, unless it contradicts a line that was added before.
    ///
    /// A line may repeat another one.
    ///
    /// - Parameters:
    ///   - line: The parsed line.
    ///   - origin: The place of the line.
    /// - Returns: The place of the earlier line that `line` contradicts, in which case nothing
    ///   changes, or `nil` if `line` contradicts no earlier line.
    mutating func apply(_ line: Line, at origin: Origin) -> Origin? {
        if let earlier = entries[line.word] {
            guard earlier.adds == line.adds else { return earlier.origin }
            if earlier.origin < origin { return nil }
        }
        entries[line.word] = Entry(adds: line.adds, spelling: line.spelling, origin: origin)
        return nil
    }

    /// The words and their lines, in the order of the lines in the overlay files.
    var inSourceOrder: [(word: [UInt8], entry: Entry)] {
        entries.map { (word: $0.key, entry: $0.value) }.sorted {
            if $0.entry.origin != $1.entry.origin { return $0.entry.origin < $1.entry.origin }
            return $0.word.lexicographicallyPrecedes($1.word)
        }
    }

    private static func trim(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        var part = bytes
        while let first = part.first, isBlank(first) { part = part.dropFirst() }
        while let last = part.last, isBlank(last) || last == UInt8(ascii: "\r") {
            part = part.dropLast()
        }
        return part
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
    }
}
