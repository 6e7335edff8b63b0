import DictModel

/// The format of a dictionary for the spelling checker hunspell.
///
/// Such a dictionary consists of a `.dic` file with words and an `.aff` file with affixes.
package struct HunspellFormat: Sendable, Equatable, Encodable {
    /// The path of the affix file, whose name usually ends in `.aff`.
    package var affixes: String

    /// Creates the format of a dictionary whose affix file is at the path `affixes`.
    package init(affixes: String) { self.affixes = affixes }
}

/// A reader for the forms of all words in a hunspell dictionary.
///
/// The affix file is kept in memory. The dictionary is read in chunks; if it can contain forbidden
/// words, it is read once for these and then once more for all other words.
struct HunspellReader {
    private let input: SourceInput
    private let affixes: HunspellAffixes
    private let affixNotes: [Diagnostic]
    private var cleaning = TextCleaning()
    private var forbiddenWords: Set<[UInt8]> = []
    private var forbiddenForms: Set<[UInt8]> = []
    private var summary = SourceSummary()

    init(_ input: SourceInput, affixes: SourceInput) throws {
        self.input = input
        (self.affixes, affixNotes) = try HunspellAffixReader.read(affixes)
    }

    /// Calls `forbidden` with the forms of all forbidden words, and then `neverAsked` with those of
    /// words that are not to be suggested, and `body` with all other forms.
    ///
    /// A form of another word is not passed to `body` if it is also forbidden. However, a word that
    /// the dictionary lists is forbidden only if it is marked as such, and not if it is just a form
    /// of a forbidden word. The same form may be passed to `body` several times.
    ///
    /// - Throws: `Diagnostic` if the dictionary cannot be read, contains an error or has no words,
    ///   or any error that `forbidden` or `body` throws.
    mutating func read(
        forbidden: RecordBody, neverAsked: RecordBody, _ body: RecordBody
    ) throws -> SourceSummary {
        if affixes.properties.forbidden != nil {
            var first = input
            first.onBytes = nil
            var (words, forms): (Set<[UInt8]>, Set<[UInt8]>) = ([], [])
            _ = try forEachForm(first, forbidden: true) { form, isWord, line, _ in
                let isNew = isWord ? words.insert(form).inserted : forms.insert(form).inserted
                if isNew { try forbidden(form.span, line, nil) }
            }
            (forbiddenWords, forbiddenForms) = (words, forms)
        }
        var records = 0
        let (words, forms) = (forbiddenWords, forbiddenForms)
        let limit = input.limits.records
        let place = input.place
        var summary = try forEachForm(input, forbidden: false) { form, isWord, line, isUnwanted in
            if words.contains(form) || !isWord && forms.contains(form) { return }
            records += 1
            if records > limit {
                throw Diagnostic.tooManyRecords(limit, at: place.at(line: line))
            }
            if isUnwanted {
                try neverAsked(form.span, line, nil)
            } else {
                try body(form.span, line, nil)
            }
        }
        guard records > 0 else {
            throw Diagnostic(
                .sourceNoWords, at: input.place, "0 words", found: "\(summary.lines) lines",
                expected: "a hunspell dictionary, one word with its flags per line")
        }
        summary.records = records
        summary.notes = affixNotes + summary.notes + [cleaning.note(at: place)].compactMap(\.self)
        return summary
    }

    /// Calls `body` with each form of all forbidden words if `forbidden` is true, or of all other
    /// words if it is false.
    ///
    /// `isUnwanted` is whether the dictionary marks the word as not to be suggested.
    private mutating func forEachForm(
        _ input: SourceInput, forbidden: Bool,
        _ body: (_ form: [UInt8], _ isWord: Bool, _ line: Int, _ isUnwanted: Bool) throws -> Void
    ) throws -> SourceSummary {
        let stream = try input.open()
        let place = stream.memberPlace
        var lines = TextLines(
            at: place, encoding: affixes.encoding, expected: "hunspell dictionary",
            ends: .any, limit: input.limits.lineBytes, longLines: .refused)
        var skipped = 0
        let budget = WorkBudget(
            input.limits.hunspellSteps, at: place, for: "to make the forms of the dictionary",
            hint: "look at the affixes and at the flags of its words, or expand it with `unmunch`")
        var forms = HunspellForms(affixes, within: budget)
        var cleaning = TextCleaning()
        defer { self.cleaning = cleaning }
        func read(_ line: Span<UInt8>, _ number: Int, _ isCut: Bool) throws {
            let entry =
                cleaning.clean(line, line: number).map { HunspellEntry($0.span) }
                ?? HunspellEntry(line)
            // The first line may be the number of entries, from which hunspell reserves memory.
            let isCount = number == 1 && entry.word.allSatisfy(ASCII.isDigit)
            if entry.word.isEmpty || isCount && entry.flags.isEmpty {
                skipped += 1
                return
            }
            guard let flags = affixes.flags(entry.flags.span) else {
                throw Diagnostic(
                    .hunspellFlags, at: place.at(line: number), "no flags of the affix file",
                    found: PrintableText.quoted(entry.flags),
                    hint: "check that the two files belong together")
            }
            let isForbidden = affixes.properties.forbidden.map { flags.contains($0) } ?? false
            guard isForbidden == forbidden else { return }
            forms.budget.place = place.at(line: number)
            let isUnwanted =
                entry.isUnwanted || affixes.properties.unwanted.contains { flags.contains($0) }
            try makeForms(of: entry, flags, isForbidden: forbidden, &forms) {
                try body($0, $1, number, isUnwanted)
            }
        }
        try stream.forEachChunk { chunk in try lines.push(chunk, read) }
        try lines.finish(read)
        var summary = SourceSummary()
        summary.lines = lines.count
        summary.skipped = skipped
        summary.bytes = stream.bytes
        summary.fileBytes = stream.fileBytes
        summary.isCompressed = stream.isCompressed
        summary.notes = stream.notes + lines.notes
        return summary
    }

    private func makeForms(
        of entry: HunspellEntry, _ flags: [HunspellFlag], isForbidden: Bool,
        _ forms: inout HunspellForms,
        _ body: (_ form: [UInt8], _ isWord: Bool) throws -> Void
    ) throws {
        var count = 0
        var bytes: [UInt8] = []
        try forms.forEach(of: entry.word.span.scalars, flags: flags) { form, isWord, budget in
            count += 1
            guard count <= input.limits.wordForms else {
                throw Diagnostic(
                    .hunspellTooManyForms, at: budget.place,
                    "too many forms of one word",
                    found: "more than \(input.limits.wordForms) of "
                        + PrintableText.quoted(entry.word),
                    hint: "look at the affixes that its flags name")
            }
            bytes.removeAll(keepingCapacity: true)
            for scalar in try affixes.conversion.shown(form, &budget) { bytes.appendScalar(scalar) }
            guard !bytes.isEmpty else { return }
            // Forbidden forms are kept, so that they take memory as well.
            if isForbidden { try budget.spend(100) }
            try body(bytes, isWord)
        }
    }
}
