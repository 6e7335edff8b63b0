public import DictModel

/// Something that a corpus should not have, how often it was met and where first.
public struct CorpusFinding: Sendable {
    /// What was met.
    public var kind: CorpusFindingKind
    /// How often.
    public var count = 0
    /// The first places, at most ``placeLimit``.
    public var places: [SourcePlace] = []
    /// What stood at each of `places`, fit for a message; empty where there is nothing to show.
    public var samples: [String] = []

    /// How many places are kept.
    public static let placeLimit = 5

    /// A finding that has not been met yet.
    init(_ kind: CorpusFindingKind) { self.kind = kind }
}

extension CorpusFinding: CustomStringConvertible {
    /// `place: how many of what`, safe on a terminal.
    public var description: String {
        let place = places.first.map { $0.description + ": " } ?? ""
        let sample = samples.first.map { $0.isEmpty ? "" : " (first: " + $0 + ")" } ?? ""
        return EscapedText.escape(place + "\(count) × " + kind.clause) + sample
    }
}

/// What a corpus should not have, and what is done about it.
public enum CorpusFindingKind: UInt8, Sendable, CaseIterable {
    // The sentence is left out.
    case emptySentence, tooManyBytes, tooManyTokens, controlCharacter, looseText
    case unplacedWord, otherLanguage
    // The sentence stays.
    case missingID, repeatedID, nestedSentence, wordOutsideSentence, textOutsideSentence
    case emptyWord, missingTag, unknownTag, invisibleCharacter
    case uncutRange, emptyNode, textDiffers, spacingDiffers

    /// Whether a sentence that has this is left out.
    public var dropsRecord: Bool { rawValue <= CorpusFindingKind.otherLanguage.rawValue }

    /// The name in reports.
    public var name: String {
        switch self {
        case .emptySentence: "empty-sentence"
        case .tooManyBytes: "too-many-bytes"
        case .tooManyTokens: "too-many-tokens"
        case .controlCharacter: "control-character"
        case .looseText: "loose-text"
        case .unplacedWord: "unplaced-word"
        case .otherLanguage: "other-language"
        case .missingID: "missing-id"
        case .repeatedID: "repeated-id"
        case .nestedSentence: "nested-sentence"
        case .wordOutsideSentence: "word-outside-sentence"
        case .textOutsideSentence: "text-outside-sentence"
        case .emptyWord: "empty-word"
        case .missingTag: "missing-tag"
        case .unknownTag: "unknown-tag"
        case .invisibleCharacter: "invisible-character"
        case .uncutRange: "uncut-range"
        case .emptyNode: "empty-node"
        case .textDiffers: "text-differs"
        case .spacingDiffers: "spacing-differs"
        }
    }

    /// The fact and what was done, for a message.
    public var clause: String {
        switch self {
        case .emptySentence: "a sentence without text, left out"
        case .tooManyBytes: "a sentence of too many bytes, left out"
        case .tooManyTokens: "a sentence of too many tokens, left out"
        case .controlCharacter: "a sentence with a control character, left out"
        case .looseText: "a sentence with text beside its words, left out"
        case .unplacedWord: "a sentence with a word of no place of its own, left out"
        case .otherLanguage: "a row in another language, left out"
        case .missingID: "a sentence without an identifier"
        case .repeatedID: "an identifier that an earlier sentence has, too"
        case .nestedSentence: "a sentence inside a sentence, read as part of it"
        case .wordOutsideSentence: "a word outside every sentence, left out"
        case .textOutsideSentence: "text outside every sentence, left out"
        case .emptyWord: "a word without text, left out"
        case .missingTag: "a word without a tag in a tagged sentence"
        case .unknownTag: "a tag that the tag set has not"
        case .invisibleCharacter: "an invisible character, left out"
        case .uncutRange: "a range of words that do not make up its form, kept as one token"
        case .emptyNode: "an empty node, skipped"
        case .textDiffers: "a text that its words do not make up; the words are used"
        case .spacingDiffers: "words whose blanks differ from those of the text; the text is used"
        }
    }
}
