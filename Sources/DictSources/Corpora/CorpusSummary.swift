package import DictModel

/// Statistics about a corpus that was read to its end.
package struct CorpusSummary: Sendable {
    /// The number of sentences read.
    package var sentences = 0
    /// The number of paragraphs read, which have yet to be split into sentences.
    package var paragraphs = 0
    /// The number of tokens in all sentences and paragraphs.
    package var tokens = 0
    /// The number of tokens that have a part-of-speech tag.
    package var taggedTokens = 0
    /// The number of words without a separate token because a range of words was kept as one token.
    package var mergedWords = 0
    /// The number of sentences, paragraphs and rows that were skipped for the reasons in
    /// ``findings``.
    package var skipped = 0
    /// The irregularities found, with one element for each kind that occurs.
    package var findings: [CorpusFinding] = []
    /// The number of lines in all files.
    package var lines = 0
    /// The size of all files after decompression, in bytes.
    package var bytes: UInt64 = 0
    /// The size of all files on disk, in bytes.
    package var fileBytes: UInt64 = 0
    /// Whether any of the files is compressed, according to its content.
    package var isCompressed = false
    /// Notes for the user about the files, in the order in which they were made.
    ///
    /// Once there are 100 notes or more, those about further files are not added.
    package var notes: [Diagnostic] = []

    /// Creates the summary of an empty corpus.
    package init() {}

    /// Adds the statistics of another file, which follows those of this summary.
    package mutating func add(_ other: CorpusSummary) {
        sentences += other.sentences
        paragraphs += other.paragraphs
        tokens += other.tokens
        taggedTokens += other.taggedTokens
        mergedWords += other.mergedWords
        skipped += other.skipped
        for finding in other.findings {
            if let index = findings.firstIndex(where: { $0.kind == finding.kind }) {
                findings[index].add(finding)
            } else {
                findings.append(finding)
            }
        }
        findings.sort { $0.kind.rawValue < $1.kind.rawValue }
        lines += other.lines
        bytes += other.bytes
        fileBytes += other.fileBytes
        isCompressed = isCompressed || other.isCompressed
        if notes.count < Self.noteLimit { notes += other.notes }
    }

    /// Returns the number of occurrences of the irregularity `kind`.
    package func count(of kind: CorpusFindingKind) -> Int {
        findings.first { $0.kind == kind }?.count ?? 0
    }
}

/// The occurrences of one kind of irregularity in a corpus, such as empty sentences.
package struct CorpusFinding: Sendable {
    /// The kind of irregularity that was found.
    package var kind: CorpusFindingKind
    /// The number of occurrences in the whole corpus.
    package var count = 0
    /// The first places where the irregularity occurs, at most ``placeLimit`` of them.
    package var places: [Place] = []
    /// The quoted text at each of ``places``, or an empty string if there is nothing to show.
    package var samples: [String] = []

    /// The maximum number of places that are kept for each kind of irregularity.
    package static let placeLimit = 5

    /// Creates a finding of the given kind, with no occurrences yet.
    package init(_ kind: CorpusFindingKind) { self.kind = kind }

    mutating func add(_ other: CorpusFinding) {
        count += other.count
        let room = Self.placeLimit - places.count
        places += other.places.prefix(room)
        samples += other.samples.prefix(room)
    }

    /// A note for the user with the number of occurrences, placed at the first of them.
    package var note: Diagnostic {
        let sample = samples.first.flatMap { $0.isEmpty ? nil : "first: " + $0 }
        return Diagnostic(
            kind.code, at: places.first ?? Place(""), "\(count) × " + kind.clause, found: sample)
    }
}

/// A kind of irregularity in a corpus.
///
/// If ``dropsRecord`` is true, a sentence with the irregularity is skipped.
package enum CorpusFindingKind: UInt8, Sendable, CaseIterable {
    // The sentence is left out.
    case emptySentence, tooManyBytes, tooManyTokens, controlCharacter, looseText
    case unplacedWord, otherLanguage
    // The sentence stays.
    case missingID, repeatedID, nestedSentence, wordOutsideSentence, textOutsideSentence
    case emptyWord, missingTag, unknownTag, coarseTags, invisibleCharacter
    case uncutRange, emptyNode, textDiffers, spacingDiffers, otherTextClass

    /// Whether a sentence with this irregularity is skipped.
    package var dropsRecord: Bool { rawValue <= CorpusFindingKind.otherLanguage.rawValue }

    /// The name of the kind in reports, such as "empty-sentence".
    package var name: String { facts.name }

    /// A clause for a diagnostic that describes the irregularity and what was done about it.
    package var clause: String { facts.clause }

    /// The diagnostic code of notes about this kind of irregularity.
    package var code: Diagnostic.Code { facts.code }

    private var facts: (name: String, code: Diagnostic.Code, clause: String) {
        switch self {
        case .emptySentence:
            ("empty-sentence", .corpusEmptyParts, "a sentence without text, left out")
        case .tooManyBytes:
            ("too-many-bytes", .corpusTooLong, "a sentence of too many bytes, left out")
        case .tooManyTokens:
            ("too-many-tokens", .corpusTooLong, "a sentence of too many tokens, left out")
        case .controlCharacter:
            (
                "control-character", .corpusCharacters,
                "a sentence with a control character, left out"
            )
        case .looseText:
            ("loose-text", .corpusStrayText, "a sentence with text beside its words, left out")
        case .unplacedWord:
            (
                "unplaced-word", .corpusContradiction,
                "a sentence in which a word's position is unknown, left out"
            )
        case .otherLanguage:
            ("other-language", .corpusOtherLanguage, "a sentence in another language, left out")
        case .missingID: ("missing-id", .corpusIdentifiers, "a sentence without an identifier")
        case .repeatedID:
            ("repeated-id", .corpusIdentifiers, "an identifier that an earlier sentence has, too")
        case .nestedSentence:
            (
                "nested-sentence", .corpusStrayText,
                "a sentence inside a sentence, read as part of it"
            )
        case .wordOutsideSentence:
            (
                "word-outside-sentence", .corpusStrayText,
                "a word outside every sentence, left out"
            )
        case .textOutsideSentence:
            ("text-outside-sentence", .corpusStrayText, "text outside every sentence, left out")
        case .emptyWord: ("empty-word", .corpusEmptyParts, "a word without text, left out")
        case .missingTag:
            ("missing-tag", .corpusTags, "a word without a tag in a tagged sentence")
        case .unknownTag: ("unknown-tag", .corpusTags, "a tag that is not in the tag set")
        case .coarseTags:
            (
                "coarse-tags", .corpusTags,
                "a sentence with only Alpino's coarse `pos`, which calls names and pronouns nouns; "
                    + "read as untagged"
            )
        case .invisibleCharacter:
            ("invisible-character", .corpusCharacters, "an invisible character, left out")
        case .uncutRange:
            (
                "uncut-range", .corpusContradiction,
                "a range of words that do not make up its form, kept as one token"
            )
        case .emptyNode: ("empty-node", .corpusEmptyParts, "an empty node, skipped")
        case .textDiffers:
            (
                "text-differs", .corpusContradiction,
                "a text that its words do not make up; the words are used"
            )
        case .spacingDiffers:
            (
                "spacing-differs", .corpusContradiction,
                "words whose blanks differ from those of the text; the text is used"
            )
        case .otherTextClass:
            (
                "other-text-class", .corpusTextClass,
                "a class of texts that is not `current`, read since the file has no text of that one"
            )
        }
    }
}
