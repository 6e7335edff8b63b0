import DictConfiguration
import DictFormat
import DictLexicon
import DictModel
import DictOutput
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

    /// The object with what follows the counts in the lexicon's entry in report.json.
    var json: JSON {
        JSON([
            "records": lexicon.records, "kept": lexicon.keptRecords,
            "repetitions": lexicon.keptRecords - keptWords,
            "overlay": JSON([
                "added": lexicon.overlay.added, "removed": lexicon.overlay.removed,
                "withoutEffect": lexicon.overlay.withoutEffect.map(place),
            ]),
            "dropped": dropped(lexicon.rejections),
            "droppedRecords": dropped(lexicon.wordRejections), "listed": lexicon.listedRecords,
            "listedButKept": lexicon.overruledRecords, "collisions": collisions,
            "lengths": lengths.json, "sources": files.indices.map(source),
        ])
    }

    /// The number of words that the lexicon would have without the overlay.
    private var keptWords: Int {
        lexicon.words.count - lexicon.overlay.added + lexicon.overlay.removed
    }

    private func dropped(_ rejections: RejectionReport) -> JSON {
        JSON(
            dropped: rejections.total,
            rejections.reasons.map { reason in
                let samples = rejections.samples(of: reason).map { sample in
                    "\(place(sample.origin)): " + PrintableText.escaped(sample.spelling)
                }
                return (reason.rawValue, rejections.count(of: reason), samples)
            })
    }

    private var collisions: JSON {
        JSON([
            "count": lexicon.collisions.count,
            "words": lexicon.collisions.map { collision in
                PrintableText.escaped(collision.word) + " <- "
                    + collision.spellings.map { PrintableText.escaped($0.bytes) }
                    .joined(separator: ", ")
            },
        ])
    }

    private func source(_ number: Int) -> JSON {
        let file = files[number]
        let summary = file.summary
        let head = JSON([
            "file": file.file, "role": file.role, "lines": summary.lines,
            "records": summary.records, "skipped": summary.skipped,
        ])
        let notes = summary.notes.map { note in
            (note.place.line > 0 ? "line \(note.place.line): " : "") + note.statement
        }
        let tail = JSON(["compressed": summary.isCompressed, "notes": notes])
        guard counts.indices.contains(number) else { return head + tail }
        let kept = head + counts[number].json
        guard file.role == "words" else { return kept + tail }
        return kept + JSON(["onlyHere": lexicon.words(onlyInFile: number)]) + tail
    }

    private func place(_ origin: Origin) -> String {
        let file = files.indices.contains(origin.file) ? files[origin.file].file : ""
        return Place(project: file, line: origin.line).description
    }
}
