package import DictModel

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

    /// Adds the occurrences in another file, which follow those of this finding.
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
    case uncutRange, emptyNode, textDiffers, spacingDiffers

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
            ("other-language", .corpusOtherLanguage, "a row in another language, left out")
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
        }
    }
}
