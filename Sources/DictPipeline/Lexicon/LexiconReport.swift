import DictFormat
import DictLexicon
import DictModel
import DictSources

/// The figures in report.json that only a lexicon has, such as the number of words that its overlay
/// added.
struct LexiconReport {
    private let lexicon: NormalisedLexicon
    private let files: [LexiconRecords.File]
    private let counts: [SourceCounts]
    private let lengths: LengthReport

    /// Creates a report on a lexicon.
    ///
    /// - Parameters:
    ///   - lexicon: The lexicon to report on.
    ///   - files: The files that the lexicon was made from, the word lists first.
    ///   - counts: The numbers of records kept and dropped, with one element for each word list.
    ///   - lengths: The lengths of the words that games accept.
    init(
        _ lexicon: NormalisedLexicon, _ files: [LexiconRecords.File], _ counts: [SourceCounts],
        _ lengths: LengthReport
    ) {
        self.lexicon = lexicon
        self.files = files
        self.counts = counts
        self.lengths = lengths
    }

    /// The names and values to add to the lexicon's object in report.json.
    var members: [(String, JSON)] {
        [
            ("records", .integer(lexicon.records)), ("kept", .integer(lexicon.keptRecords)),
            ("repetitions", .integer(lexicon.keptRecords - keptWords)),
            ("overlay", overlay), ("dropped", dropped(lexicon.rejections)),
            ("droppedRecords", dropped(lexicon.wordRejections)),
            ("listed", .integer(lexicon.listedRecords)),
            ("listedButKept", .integer(lexicon.overruledRecords)),
            ("collisions", collisions), ("lengths", lengths.json),
            ("sources", .array(files.indices.map(source))),
        ]
    }

    /// The number of words that the lexicon would have without the overlay.
    private var keptWords: Int {
        lexicon.words.count - lexicon.overlay.added + lexicon.overlay.removed
    }

    private var overlay: JSON {
        .object([
            ("added", .integer(lexicon.overlay.added)),
            ("removed", .integer(lexicon.overlay.removed)),
            ("withoutEffect", .array(lexicon.overlay.withoutEffect.map { .string(place($0)) })),
        ])
    }

    /// Returns the object for records that are not words, with counts and samples for each reason.
    private func dropped(_ rejections: RejectionReport) -> JSON {
        .object([
            ("total", .integer(rejections.total)),
            (
                "reasons",
                .array(
                    rejections.reasons.map { reason in
                        .object([
                            ("reason", .string(reason.rawValue)),
                            ("count", .integer(rejections.count(of: reason))),
                            (
                                "samples",
                                .array(
                                    rejections.samples(of: reason).map { sample in
                                        .string(
                                            "\(place(sample.origin)): "
                                                + PrintableText.escaped(sample.spelling))
                                    })
                            ),
                        ])
                    })
            ),
        ])
    }

    private var collisions: JSON {
        .object([
            ("count", .integer(lexicon.collisions.count)),
            (
                "words",
                .array(
                    lexicon.collisions.map { collision in
                        .string(
                            PrintableText.escaped(collision.word) + " <- "
                                + collision.spellings.map { PrintableText.escaped($0.bytes) }
                                .joined(separator: ", "))
                    })
            ),
        ])
    }

    private func source(_ number: Int) -> JSON {
        let file = files[number]
        let counts = counts.indices.contains(number) ? counts[number].members : []
        return .object(
            [
                ("file", .string(file.file)), ("role", .string(file.role)),
                ("lines", .integer(file.summary.lines)),
                ("records", .integer(file.summary.records)),
                ("skipped", .integer(file.summary.skipped)),
            ] + counts + [
                ("compressed", .bool(file.summary.isCompressed)),
                (
                    "notes",
                    .array(
                        file.summary.notes.map { note in
                            let line = note.place.line
                            return .string((line > 0 ? "line \(line): " : "") + note.statement)
                        })
                ),
            ])
    }

    private func place(_ origin: Origin) -> String {
        let file = files.indices.contains(origin.file) ? files[origin.file].file : ""
        return Place(project: file, line: origin.line).description
    }
}
