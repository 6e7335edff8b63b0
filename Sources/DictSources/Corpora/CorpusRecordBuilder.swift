import DictModel

/// A builder that assembles, checks and counts the records of a corpus, and passes them on.
///
/// For each record, a reader calls ``begin(isSentence:line:)`` and ``finish()``. In between, it
/// calls ``beginToken()``, ``append(_:)`` and ``endToken(tag:line:)`` for each word, and
/// ``addBlank()`` for white space between words. A record without tokens consists of text appended
/// outside tokens.
final class CorpusRecordBuilder {
    /// The place, for use in diagnostics, of the file that is being read.
    var place: Place { didSet { record.place = place } }
    /// Whether a record has begun but is not finished yet.
    private(set) var isOpen = false

    private let limits: SourceLimits
    private let body: CorpusBody
    private let language: NamedLanguage?
    private var assembly = TextAssembly()
    private var record: CorpusRecord
    private var identifiers = IdentifierSet()
    private var findings = CorpusFindingKind.allCases.map { CorpusFinding($0) }
    private var counts = CorpusSummary()
    private var reason: CorpusFindingKind?

    /// Creates a builder that calls `body` with each record of a corpus.
    ///
    /// `place` is the place of the first file. `hasAutomaticTags` applies until the reader calls
    /// ``setAutomaticTags(_:)``. Records that the corpus says are not in `language` are skipped.
    init(
        at place: Place, limits: SourceLimits, hasAutomaticTags: Bool = false,
        language: Language? = nil, body: @escaping CorpusBody
    ) {
        self.place = place
        self.limits = limits
        self.body = body
        self.language = language.map { NamedLanguage($0) }
        record = CorpusRecord(text: TokenisedText(text: []), place: place)
        record.hasAutomaticTags = hasAutomaticTags
    }

    var summary: CorpusSummary {
        var summary = counts
        summary.findings = findings.filter { $0.count > 0 }
        return summary
    }

    /// Begins a record on the 1-based line `line`, discarding a record that is still open.
    func begin(isSentence: Bool = true, line: Int) {
        assembly.begin(limit: isSentence ? limits.sentenceBytes : limits.paragraphBytes)
        record.isSentence = isSentence
        record.id.removeAll(keepingCapacity: true)
        record.place.line = line
        reason = nil
        isOpen = true
    }

    func discard() { isOpen = false }

    /// Sets whether part-of-speech tags come from a program and were not checked by people.
    ///
    /// The setting applies to the open record and to all later ones.
    func setAutomaticTags(_ areAutomatic: Bool) { record.hasAutomaticTags = areAutomatic }

    func setID(_ id: Span<UInt8>) {
        record.id.assign(id)
    }

    /// Marks the open record to be skipped if `name`, such as `en-GB` or `eng`, is another language
    /// than the wanted one.
    func setLanguage(_ name: Span<UInt8>) {
        if let language, language.isOther(name) { drop(.otherLanguage) }
    }

    /// Marks the open record to be skipped because of `reason`, unless it is already marked.
    func drop(_ reason: CorpusFindingKind) {
        if self.reason == nil { self.reason = reason }
    }

    var isDropped: Bool { reason != nil }

    /// Counts an occurrence of the irregularity `kind` on line `line`.
    ///
    /// `sample` returns the text to show for it, and is called only for the first few occurrences.
    func note(_ kind: CorpusFindingKind, line: Int, sample: () -> String = { "" }) {
        let index = Int(kind.rawValue)
        findings[index].count += 1
        guard findings[index].places.count < CorpusFinding.placeLimit else { return }
        findings[index].places.append(place.at(line: line))
        findings[index].samples.append(sample())
    }

    /// Counts a record that is skipped because of `kind`, even if it has never begun.
    ///
    /// `sample` returns the text to show for it, and is called only for the first few occurrences.
    func skip(_ kind: CorpusFindingKind, line: Int, sample: () -> String = { "" }) {
        counts.skipped += 1
        note(kind, line: line, sample: sample)
    }

    /// Adds white space, which becomes one space if other characters precede and follow it.
    func addBlank() { assembly.addBlank() }

    /// Adds the end of a line, at which a word may go on.
    func endLine() { assembly.endLine() }

    /// Adds a mark of the corpus at the end of the text so far.
    func mark(_ mark: TextMark) { if isOpen { assembly.mark(mark) } }

    /// Sets the marks of a corpus in the text of the open record.
    func setMarks(_ marks: [PlacedMark]) { assembly.setMarks(marks) }

    /// Marks a hyphen `distance` bytes before the end of the text.
    func markHyphen(before distance: Int) { assembly.markHyphen(before: distance) }

    /// Removes the text, outside of tokens, that was added since the text had `count` bytes.
    func remove(from count: Int) { assembly.remove(from: count) }

    func beginToken() { assembly.beginToken() }

    func append(_ bytes: Span<UInt8>) { assembly.append(bytes) }

    /// Ends the open token, which began on line `line`.
    ///
    /// A token without characters is counted as an irregularity and not added.
    func endToken(tag: UniversalTag?, line: Int) {
        if !assembly.endToken(tag: tag) { noteEmptyWord(line: line) }
    }

    /// Adds the complete token `text`, which began on line `line`.
    ///
    /// Pass true as `afterBlank` if a space precedes the token. A token without characters is
    /// counted as an irregularity and not added.
    func addToken(_ text: Span<UInt8>, tag: UniversalTag?, afterBlank: Bool, line: Int) {
        if !assembly.addToken(text, tag: tag, afterBlank: afterBlank) {
            noteEmptyWord(line: line)
        }
    }

    private func noteEmptyWord(line: Int) {
        note(.emptyWord, line: line)
        assembly.mark(.gap)
    }

    /// Replaces the text of the open record with `other` if they differ at most in spaces.
    ///
    /// The result is true if the text was replaced, and false if `other` differs in anything else.
    func setText(_ other: [UInt8]) -> Bool { assembly.setText(other) }

    var text: TokenisedText { assembly.text }

    var line: Int { record.place.line }

    /// Adds `count` to the number of words that have no separate token.
    ///
    /// The text of such a word is part of another token.
    func addMergedWords(_ count: Int) { counts.mergedWords += count }

    /// The length in bytes of the text so far.
    var length: Int { assembly.text.text.count }

    /// Whether the open record has no text yet.
    var isBlank: Bool { assembly.text.text.isEmpty }

    /// Ends the open record and passes it on, or counts the reason why it is skipped.
    ///
    /// Does nothing if no record is open.
    func finish() throws {
        guard isOpen else { return }
        isOpen = false
        let line = record.place.line
        if assembly.invisibles > 0 { note(.invisibleCharacter, line: line) }
        if let reason = reason ?? fault {
            let sample = assembly.text.text
            skip(reason, line: line) { PrintableText.quoted(sample) }
            return
        }
        checkIdentifier()
        assembly.swap(with: &record.text)
        assembly.swapMarks(with: &record.marks)
        count()
        if counts.sentences + counts.paragraphs > limits.records {
            throw Diagnostic.tooManyRecords(limits.records, of: "sentences", at: record.place)
        }
        try body(record)
    }

    private var fault: CorpusFindingKind? {
        if assembly.isTooLong { return .tooManyBytes }
        if assembly.controls > 0 { return .controlCharacter }
        if assembly.text.text.isEmpty { return .emptySentence }
        if assembly.text.tokens.isEmpty { return nil }
        if assembly.hasLooseText { return .looseText }
        if record.isSentence, assembly.text.tokens.count > limits.sentenceTokens {
            return .tooManyTokens
        }
        return nil
    }

    private func checkIdentifier() {
        guard !record.id.isEmpty else {
            if !identifiers.isEmpty { note(.missingID, line: record.place.line) }
            return
        }
        if !identifiers.insert(record.id.span) {
            let id = record.id
            note(.repeatedID, line: record.place.line) { PrintableText.quoted(id) }
        }
    }

    private func count() {
        if record.isSentence { counts.sentences += 1 } else { counts.paragraphs += 1 }
        counts.tokens += record.text.tokens.count
        var untagged = 0
        for token in record.text.tokens where token.tag == nil { untagged += 1 }
        counts.taggedTokens += record.text.tokens.count - untagged
        guard untagged > 0, untagged < record.text.tokens.count else { return }
        note(.missingTag, line: record.place.line)
    }
}
