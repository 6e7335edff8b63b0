import DictModel

/// The words that a user adds to and removes from a lexicon with the lines of an overlay file.
struct Overlay: Sendable {
    /// The first line of the overlay that adds or removes a certain word.
    struct Entry: Sendable {
        let adds: Bool
        let spelling: [UInt8]
        let origin: Origin
        /// The familiarity that the overlay states for the word, from 1 (best known) to 100, or 0
        /// if it states none.
        ///
        /// If several lines state one, it is the smallest.
        var familiarity: UInt8
    }

    /// The first line of the overlay about each word, keyed by the folded word.
    private(set) var entries: [[UInt8]: Entry] = [:]

    /// A parsed line: whether it adds or removes a word, its spelling, the word that it folds to,
    /// and the familiarity that it states, or 0.
    struct Line {
        let adds: Bool
        let spelling: [UInt8]
        let word: [UInt8]
        let familiarity: UInt8
    }

    /// Parses one line of an overlay: `+word`, `+word` and a familiarity after a tab, `-word`, a
    /// comment that starts with `#`, or a blank line.
    ///
    /// - Parameters:
    ///   - text: The line.
    ///   - place: The place of the line, for errors.
    ///   - folding: The folding rule of the language.
    /// - Returns: The parsed line, or `nil` if it is blank or a comment.
    /// - Throws: `overlay.no-sign`, `overlay.not-a-word` or `overlay.familiarity` if the line is
    ///   invalid.
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
        let adds = sign == UInt8(ascii: "+")
        let columns = trimmed.dropFirst().split(
            separator: UInt8(ascii: "\t"), maxSplits: 1, omittingEmptySubsequences: false)
        let spelling = Array(trim(columns.first ?? []))
        let stated = columns.count > 1 ? trim(columns[1]) : []
        // The overlay decides about capitals itself, so here they are letters like others.
        let (word, reason) = LexiconRules(capitals: .folded).judge(spelling.span, folding)
        if let reason {
            throw Diagnostic(
                .overlayNotAWord, at: place, "overlay word that can't be a word",
                found: "\(PrintableText.quoted(spelling)), which \(reason.summary)",
                expected: "letters that fold to a to z", hint: "correct or remove the line")
        }
        let familiarity = try stated.isEmpty ? 0 : familiarity(stated, adds: adds, at: place)
        return Line(adds: adds, spelling: spelling, word: word, familiarity: familiarity)
    }

    /// Returns the familiarity that `column` states in decimal digits.
    ///
    /// - Throws: `overlay.familiarity` if it states none, or if the line removes its word.
    private static func familiarity(
        _ column: ArraySlice<UInt8>, adds: Bool, at place: Place
    ) throws(Diagnostic) -> UInt8 {
        let number = String(validating: column, as: UTF8.self).flatMap { UInt8($0) }
        let isPlain = column.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard adds, isPlain, let number, (1...100).contains(number) else {
            throw Diagnostic(
                .overlayFamiliarity, at: place,
                adds ? "no familiarity after the tab" : "a familiarity for a word that is removed",
                found: PrintableText.quoted(Array(column)),
                expected: adds ? "1 (everybody knows the word) to 100" : "nothing after the word",
                hint: "write +word, a tab and a number")
        }
        return number
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
        var familiarity = line.familiarity
        if let earlier = entries[line.word] {
            guard earlier.adds == line.adds else { return earlier.origin }
            familiarity = [familiarity, earlier.familiarity].filter { $0 > 0 }.min() ?? 0
            if earlier.origin < origin {
                entries[line.word]?.familiarity = familiarity
                return nil
            }
        }
        entries[line.word] = Entry(
            adds: line.adds, spelling: line.spelling, origin: origin, familiarity: familiarity)
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
