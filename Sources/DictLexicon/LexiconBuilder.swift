public import DictModel

/// Collects the records from all sources of a language and builds its lexicon.
///
/// A record that the rules keep yields its folded word; any other record is dropped with a
/// ``Rejection``. A reason list (names, abbreviations, contractions) never drops a word: it only
/// explains, by exact bytes, why a spelling is missing. A spelling that a source of words contains
/// stays. The overlay has the last word. Records may be added in any order.
///
/// A kept record takes its letters and 14 bytes of memory, plus its spelling and 8 bytes if that
/// differs from the word; a dropped record takes its bytes and 13. ``finish(watch:)`` takes 20
/// bytes more per record if the records were not added in order.
public struct LexiconBuilder: Sendable {
    /// The maximum number of bytes of a dropped spelling that are stored, for samples and reason
    /// lists.
    public static let storedBytes = 256

    let language: Language
    let rules: LexiconRules
    let folding: Folding
    /// The sources, indexed by their numbers, to name them in errors.
    let files: [Place]

    /// The folded words of the kept records.
    var words = TextArena()
    var wordOrigins: [Origin] = []
    var familiarity: [UInt8] = []
    var asked: [Bool] = []

    /// The numbers, ascending, of the kept records whose spelling differs from the word.
    ///
    /// ``variants`` holds their spellings in the same order.
    var variantRecords: [UInt32] = []
    var variants = TextArena()

    /// The spellings of the dropped records.
    var dropped = TextArena()
    var droppedOrigins: [Origin] = []
    var droppedReasons: [Rejection] = []

    /// The spellings of the records of reason lists.
    var listed = TextArena()
    var listedOrigins: [Origin] = []
    var listedReasons: [Rejection] = []

    var overlay = Overlay()

    /// Creates a builder for a lexicon of `language`.
    ///
    /// - Parameters:
    ///   - language: The language, which decides how letters fold.
    ///   - rules: The rules that keep or drop a spelling.
    ///   - files: The sources, indexed by their numbers, to name them in errors.
    public init(
        language: Language, rules: LexiconRules = LexiconRules(), files: [Place] = []
    ) {
        self.language = language
        self.rules = rules
        self.files = files
        folding = Folding(language)
    }

    /// Adds a record from a source of words.
    ///
    /// - Parameters:
    ///   - text: One spelling, without the line ending and without white space around it.
    ///   - file: The number of the source, from 0, in the order of the configuration.
    ///   - line: The line in the source, from 1.
    ///   - familiarity: The familiarity of the word, where 1 is best known; 0 if the source does
    ///     not rate it.
    ///   - isAsked: Whether games may ask for the word, not just accept it.
    /// - Throws: `lexicon.too-much-text`. A text that is not a word is not an error.
    /// - Complexity: Amortised O(bytes of `text`).
    public mutating func add(
        _ text: Span<UInt8>, file: Int, line: Int, familiarity: UInt8 = 0, isAsked: Bool = true
    ) throws(Diagnostic) {
        let origin = Origin(file: file, line: line)
        guard words.hasRoom(for: text.count), variants.hasRoom(for: text.count) else {
            throw tooMuchText(origin)
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

    /// Adds a record from a reason list: `reason` explains why `text` is missing, unless a source
    /// of words keeps it.
    ///
    /// - Throws: `lexicon.too-much-text`.
    public mutating func addReason(
        _ text: Span<UInt8>, reason: Rejection, file: Int, line: Int
    ) throws(Diagnostic) {
        let origin = Origin(file: file, line: line)
        let stored = text.extracting(first: Self.storedBytes)
        guard listed.hasRoom(for: stored.count) else {
            throw tooMuchText(origin)
        }
        listed.append(stored)
        listedOrigins.append(origin)
        listedReasons.append(reason)
    }

    /// Applies one line of the overlay: `+word`, `-word`, a comment (`#`) or a blank line.
    ///
    /// The word may have capitals and accents; it is folded like any other.
    ///
    /// - Throws: `overlay.no-sign`, `overlay.not-a-word` or `overlay.contradiction`.
    public mutating func applyOverlayLine(
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

    /// The place of `origin` for errors, with the name of its file.
    private func place(of origin: Origin) -> Place {
        let file = files.indices.contains(origin.file) ? files[origin.file] : Place("")
        return file.at(line: origin.line)
    }

    private func tooMuchText(_ origin: Origin) -> Diagnostic {
        Diagnostic(
            .lexiconTooMuchText, at: place(of: origin), "too much text for one lexicon",
            found: "more than 4 GiB", expected: "less", hint: "use fewer or smaller sources")
    }

    /// Whether the letters in the arena from `start` on are exactly the bytes of `text`.
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
            throw tooMuchText(origin)
        }
        dropped.append(stored)
        droppedOrigins.append(origin)
        droppedReasons.append(reason)
    }
}
