import DictModel

/// Puts the records of one corpus together, checks them, counts them and hands them out.
///
/// A reader calls ``begin(isSentence:line:)``, then for each word ``beginToken()``, ``append(_:)``
/// and ``endToken(tag:)``, with ``addBlank()`` for white space between two words, then
/// ``finish()``. Text that is appended outside tokens makes a record without tokens.
final class CorpusRecordBuilder {
    /// The file of the next records, as diagnostics name it.
    var place: Place { didSet { record.place = place } }
    /// Whether a record has begun.
    private(set) var isOpen = false

    private let limits: SourceLimits
    private let body: CorpusBody
    private var assembly = TextAssembly()
    private var record: CorpusRecord
    private var identifiers = IdentifierSet()
    private var findings = CorpusFindingKind.allCases.map { CorpusFinding($0) }
    private var counts = CorpusSummary()
    private var reason: CorpusFindingKind?

    /// A builder that hands records of the file at `place` to `body`.
    ///
    /// `hasAutomaticTags` holds for records of which the reader does not say otherwise.
    init(
        at place: Place, limits: SourceLimits, hasAutomaticTags: Bool = false,
        body: @escaping CorpusBody
    ) {
        self.place = place
        self.limits = limits
        self.body = body
        record = CorpusRecord(text: TokenisedText(text: []), place: place)
        record.hasAutomaticTags = hasAutomaticTags
    }

    /// The figures so far.
    var summary: CorpusSummary {
        var summary = counts
        summary.findings = findings.filter { $0.count > 0 }
        return summary
    }

    /// Begins a record at `line`; one that is open is forgotten.
    func begin(isSentence: Bool = true, line: Int) {
        assembly.begin(limit: isSentence ? limits.sentenceBytes : limits.paragraphBytes)
        record.isSentence = isSentence
        record.id.removeAll(keepingCapacity: true)
        record.place.line = line
        reason = nil
        isOpen = true
    }

    /// Forgets the open record, uncounted.
    func discard() { isOpen = false }

    /// Says whether the tags of the open record come from a program and were checked by no one.
    func setAutomaticTags(_ areAutomatic: Bool) { record.hasAutomaticTags = areAutomatic }

    /// Names the open record.
    func setID(_ id: Span<UInt8>) {
        record.id.assign(id)
    }

    /// Leaves the open record out for `reason`, unless there is a reason already.
    func drop(_ reason: CorpusFindingKind) {
        if self.reason == nil { self.reason = reason }
    }

    /// Whether the open record is to be left out.
    var isDropped: Bool { reason != nil }

    /// Counts `kind` at `line`; `sample`, the text there, is asked for only by the first ones.
    func note(_ kind: CorpusFindingKind, line: Int, sample: () -> String = { "" }) {
        let index = Int(kind.rawValue)
        findings[index].count += 1
        guard findings[index].places.count < CorpusFinding.placeLimit else { return }
        findings[index].places.append(place.at(line: line))
        findings[index].samples.append(sample())
    }

    /// Counts a record that was never begun.
    func skip(_ kind: CorpusFindingKind, line: Int, sample: () -> String = { "" }) {
        counts.skipped += 1
        note(kind, line: line, sample: sample)
    }

    /// Puts white space here; it counts only between other characters.
    func addBlank() { assembly.addBlank() }

    /// Takes away white space that was put here since the last other character.
    func removeBlank() { assembly.removeBlank() }

    /// Begins a token of the open record.
    func beginToken() { assembly.beginToken() }

    /// Appends text to the open token, or to the record if none is open.
    func append(_ bytes: Span<UInt8>) { assembly.append(bytes) }

    /// Ends the token, which began at `line`; one without text is counted and left out.
    func endToken(tag: UniversalTag?, line: Int) {
        if !assembly.endToken(tag: tag) { note(.emptyWord, line: line) }
    }

    /// Adds the token `text`, which began at `line`, with a blank before it or none.
    func addToken(_ text: Span<UInt8>, tag: UniversalTag?, afterBlank: Bool, line: Int) {
        if !assembly.addToken(text, tag: tag, afterBlank: afterBlank) {
            note(.emptyWord, line: line)
        }
    }

    /// Gives the record the text `other` if only blanks differ; false if more does.
    func setText(_ other: [UInt8]) -> Bool { assembly.setText(other) }

    /// The text and the tokens of the open record so far.
    var text: TokenisedText { assembly.text }

    /// The line on which the open record begins.
    var line: Int { record.place.line }

    /// Counts words that are not tokens, since another token has their text.
    func addMergedWords(_ count: Int) { counts.mergedWords += count }

    /// Whether the open record has no text yet.
    var isBlank: Bool { assembly.text.text.isEmpty }

    /// Ends the record: hands it out, or leaves it out and counts why.
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
