import DictModel

/// Puts the records of one corpus together, checks them, counts them and hands them out.
///
/// A reader calls ``begin(isSentence:line:)``, then for each word ``beginToken()``, ``append(_:)``
/// and ``endToken(tag:)``, with ``addBlank()`` where white space stands between two words, then
/// ``finish()``. Text that is appended outside tokens makes a record without tokens.
final class CorpusRecordBuilder {
    /// The file that the next records are from, as messages name it.
    var name: String { didSet { record.place.file = name } }
    /// Whether a record has begun.
    private(set) var isOpen = false

    private let limits: SourceLimits
    private let body: CorpusBody
    private var assembly = TextAssembly()
    private var record: CorpusRecord
    private var identifiers = IdentifierSet()
    private var tally = CorpusTally()
    private var counts = CorpusSummary()
    private var reason: CorpusFindingKind?

    /// A builder that hands records of the file `name` to `body`.
    init(name: String, limits: SourceLimits, body: @escaping CorpusBody) {
        self.name = name
        self.limits = limits
        self.body = body
        record = CorpusRecord(text: TokenisedText(text: []), place: SourcePlace(file: name))
    }

    /// What was counted so far.
    var summary: CorpusSummary {
        var summary = counts
        summary.findings = tally.met
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

    /// Names the open record.
    func setID(_ id: Span<UInt8>) {
        record.id.removeAll(keepingCapacity: true)
        // Safe because the bytes are only read, within the call.
        unsafe id.withUnsafeBufferPointer { unsafe record.id.append(contentsOf: $0) }
    }

    /// Leaves the open record out for `reason`, unless there is one already.
    func drop(_ reason: CorpusFindingKind) {
        if self.reason == nil { self.reason = reason }
    }

    /// Whether the open record is to be left out.
    var isDropped: Bool { reason != nil }

    /// Counts `kind` at `line`; `sample` tells what stood there.
    func note(_ kind: CorpusFindingKind, line: Int, sample: () -> String = { "" }) {
        tally.add(kind, at: SourcePlace(file: name, line: line), sample: sample)
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

    /// Appends text to the open token, or to the record where none is open.
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

    /// Gives the record the text `other`, where it differs only in blanks; false where it does not.
    func setText(_ other: [UInt8]) -> Bool { assembly.setText(other) }

    /// Gives the token at `index` of the open record another tag.
    func setTag(_ tag: UniversalTag?, at index: Int) { assembly.setTag(tag, at: index) }

    /// The text and the tokens of the open record so far.
    var text: TokenisedText { assembly.text }

    /// The line on which the open record begins.
    var line: Int { record.place.line }

    /// Counts words that are no tokens of their own, since another one has their text.
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
            skip(reason, line: line) { EscapedText.quote(sample.span) }
            return
        }
        checkIdentifier()
        assembly.swap(with: &record.text)
        count()
        if counts.sentences + counts.paragraphs > limits.records {
            throw SourceError(
                .limit, at: record.place, problem: "too many sentences",
                found: "more than \(limits.records)")
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
            note(.repeatedID, line: record.place.line) { EscapedText.quote(id.span) }
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
