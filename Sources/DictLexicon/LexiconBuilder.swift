package import DictModel

/// A builder that creates the lexicon of a language from the records of its sources.
///
/// A record is one spelling in a source. It is either kept, in which case its letters, folded to
/// `a` to `z`, become a word, or dropped with a ``Rejection``. Records may be added in any order.
///
/// A reason list, such as a list of names or abbreviations, never drops a word that a source
/// contains. It only explains why the spellings it lists, compared byte for byte, are not words.
/// The overlay, the user's list of words to add and remove, is applied last.
///
/// A kept record takes 14 bytes of memory, and one byte per letter. If its spelling differs from
/// the word, it also takes the bytes of the spelling and 8 more. A dropped record takes 13 bytes
/// and those of its spelling. ``finish(watch:)`` takes 20 more bytes per record if the records were
/// not added in byte order.
package struct LexiconBuilder: Sendable {
    /// The maximum number of bytes that are stored for a spelling that is not a word.
    package static let storedBytes = 256

    let language: Language
    let rules: LexiconRules
    let folding: Folding
    /// The places of the sources, indexed by source number, for use in errors.
    let files: [Place]

    /// The words of the records that the rules kept, folded to letters from `a` to `z`.
    var words = TextArena()
    var wordOrigins: [Origin] = []
    var familiarity: [UInt8] = []
    var asked: [Bool] = []

    /// The indices in ``wordOrigins`` of the kept records whose spelling differs from their word.
    ///
    /// The indices are in ascending order. ``variants`` contains the spellings in the same order.
    var variantRecords: [UInt32] = []
    var variants = TextArena()

    /// The spellings of the records that the rules dropped, each shortened to ``storedBytes``
    /// bytes.
    var dropped = TextArena()
    var droppedOrigins: [Origin] = []
    var droppedReasons: [Rejection] = []

    /// The spellings in reason lists, each shortened to ``storedBytes`` bytes.
    var listed = TextArena()
    var listedOrigins: [Origin] = []
    var listedReasons: [Rejection] = []

    var overlay = Overlay()

    /// Creates a builder without any records.
    ///
    /// - Parameters:
    ///   - language: The language of the lexicon, which decides how letters fold.
    ///   - rules: The rules that decide whether a spelling is kept or dropped.
    ///   - files: The places of the sources, indexed by 0-based source number, for use in errors.
    package init(
        language: Language, rules: LexiconRules = LexiconRules(), files: [Place] = []
    ) {
        self.language = language
        self.rules = rules
        self.files = files
        folding = Folding(language)
    }

    /// Adds a record from a source of words, which the rules then keep or drop.
    ///
    /// - Parameters:
    ///   - text: One spelling, without the line ending and without white space around it.
    ///   - file: The 0-based number of the source, in the order of the configuration.
    ///   - line: The 1-based line number in the source.
    ///   - familiarity: The familiarity of the word, which is smaller for better known words, or 0
    ///     if the source does not rate it.
    ///   - isAsked: Whether games may ask for the word, and not just accept it from a player.
    /// - Throws: `lexicon.too-much-text` if the builder cannot store more. A spelling that is not a
    ///   word is not an error.
    /// - Complexity: Amortised O(*n*), where *n* is the number of bytes in `text`.
    package mutating func add(
        _ text: Span<UInt8>, file: Int, line: Int, familiarity: UInt8 = 0, isAsked: Bool = true
    ) throws(Diagnostic) {
        let origin = Origin(file: file, line: line)
        guard words.hasRoom(for: text.count), variants.hasRoom(for: text.count) else {
            throw .tooMuchText(at: place(of: origin))
        }
        let start = words.bytes.count
        let traits = folding.fold(text, into: &words.bytes)
        let letters = words.bytes.count - start
        if let reason = rules.rejection(of: traits, letters: letters) {
            words.bytes.removeLast(letters)
            try drop(text, reason, at: origin)
            return
        }
        if !isPlain(text, from: start) {
            variantRecords.append(UInt32(truncatingIfNeeded: wordOrigins.count))
            variants.append(text)
        }
        words.close()
        wordOrigins.append(origin)
        self.familiarity.append(familiarity)
        asked.append(isAsked)
    }

    /// Adds a record from a source of words that is no word, whatever the rules say.
    ///
    /// - Parameters:
    ///   - text: One spelling, without the line ending and without white space around it.
    ///   - reason: Why it is none.
    ///   - file: The 0-based number of the source that decides this.
    ///   - line: The 1-based line number in that source.
    /// - Throws: `lexicon.too-much-text` if the builder cannot store more.
    package mutating func drop(
        _ text: Span<UInt8>, _ reason: Rejection, file: Int, line: Int
    ) throws(Diagnostic) {
        try drop(text, reason, at: Origin(file: file, line: line))
    }

    /// Adds a record from a reason list, which explains why `text` is not a word.
    ///
    /// The record has no effect on a spelling that a source of words contains.
    ///
    /// - Parameters:
    ///   - text: One spelling, without the line ending and without white space around it.
    ///   - reason: The reason to report for the spelling.
    ///   - file: The 0-based number of the list, in the order of the configuration.
    ///   - line: The 1-based line number in the list.
    /// - Throws: `lexicon.too-much-text` if the builder cannot store more.
    package mutating func addReason(
        _ text: Span<UInt8>, reason: Rejection, file: Int, line: Int
    ) throws(Diagnostic) {
        let origin = Origin(file: file, line: line)
        let stored = text.extracting(first: Self.storedBytes)
        guard listed.hasRoom(for: stored.count) else {
            throw .tooMuchText(at: place(of: origin))
        }
        listed.append(stored)
        listedOrigins.append(origin)
        listedReasons.append(reason)
    }

    /// Adds one line of the overlay: `+word`, `+word` and a familiarity after a tab, `-word`, a
    /// comment that starts with `#`, or a blank line.
    ///
    /// The word may have capitals and accents, and is folded like the words of the sources.
    ///
    /// - Parameters:
    ///   - text: The line, without the line ending.
    ///   - file: The 0-based number of the overlay among the sources.
    ///   - line: The 1-based line number in the overlay.
    /// - Throws: `overlay.no-sign`, `overlay.not-a-word` or `overlay.familiarity` if the line is
    ///   invalid, or `overlay.contradiction` if it contradicts an earlier one.
    package mutating func applyOverlayLine(
        _ text: Span<UInt8>, file: Int, line: Int
    ) throws(Diagnostic) {
        let origin = Origin(file: file, line: line)
        let place = place(of: origin)
        guard let parsed = try Overlay.parse(text, at: place, folding: folding) else { return }
        if let earlier = overlay.apply(parsed, at: origin) {
            throw Diagnostic(
                .overlayContradiction, at: place, "overlay contradicts itself",
                found: "both + and - of \(PrintableText.quoted(parsed.word)), the other at "
                    + "\(self.place(of: earlier))",
                expected: "one of them", hint: "remove one of the two lines")
        }
    }

    /// Returns the file and line of the record at `origin`, for errors.
    private func place(of origin: Origin) -> Place {
        let file = files.indices.contains(origin.file) ? files[origin.file] : Place("")
        return file.at(line: origin.line)
    }

    /// Returns whether `text` equals the letters in ``words`` from the offset `start` to the end.
    ///
    /// Comparing the lengths is not enough: ß has two bytes and folds to two letters.
    private func isPlain(_ text: Span<UInt8>, from start: Int) -> Bool {
        guard words.bytes.count - start == text.count else { return false }
        let letters = words.bytes.span
        for index in 0..<text.count where letters[start + index] != text[index] { return false }
        return true
    }

    private mutating func drop(
        _ text: Span<UInt8>, _ reason: Rejection, at origin: Origin
    ) throws(Diagnostic) {
        let stored = text.extracting(first: Self.storedBytes)
        guard dropped.hasRoom(for: stored.count) else {
            throw .tooMuchText(at: place(of: origin))
        }
        dropped.append(stored)
        droppedOrigins.append(origin)
        droppedReasons.append(reason)
    }
}
