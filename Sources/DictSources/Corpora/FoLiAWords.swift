import DictModel

/// The words of one FoLiA sentence, collected until the sentence ends.
///
/// Until then, it is not known whether the file records where spaces are. It does if a word in the
/// sentence has the attribute `space`, or if the sentence has its text as a whole. Otherwise
/// ``TokenSpacing`` guesses where spaces are.
struct FoLiAWords {
    private struct Word {
        var text: Range<Int>
        var tag: UniversalTag?
        var isJoined = false
        var line: Int
        /// Whether text is missing before the word.
        var isBehindGap = false
    }

    private let limit: Int
    private var words: [Word] = []
    private var text: [UInt8] = []
    private var hasSpaces = false
    private var start = 0
    private var hasGap = false
    /// Whether the words exceed the `limit` passed to the initialiser.
    private(set) var isTooLong = false

    /// Creates an empty collection for words with at most `limit` bytes in total.
    init(limit: Int) { self.limit = limit }

    /// Whether no words have been added.
    var isEmpty: Bool { words.isEmpty }

    /// Removes all words, in preparation for the next sentence.
    mutating func removeAll() {
        words.removeAll(keepingCapacity: true)
        text.removeAll(keepingCapacity: true)
        hasSpaces = false
        isTooLong = false
        hasGap = false
        start = 0
    }

    /// Notes that text is missing after the last word.
    mutating func addGap() { hasGap = true }

    /// Removes the text of the open word, which another one replaces.
    mutating func clearWord() { text.removeSubrange(start...) }

    /// Begins a word, whose text is then added with ``append(_:)``.
    mutating func beginWord() { start = text.count }

    /// Appends UTF-8 to the open word, unless the words together would exceed their size limit.
    ///
    /// In that case, ``isTooLong`` becomes true.
    mutating func append(_ bytes: Span<UInt8>) {
        guard text.count + bytes.count <= limit else {
            isTooLong = true
            return
        }
        text.append(contentsOf: bytes)
    }

    /// Ends the open word, which began on line `line`.
    ///
    /// `space` is true if a space follows the word, false if not, and `nil` if the file does not
    /// specify this.
    mutating func endWord(tag: UniversalTag?, space: Bool?, line: Int) {
        guard words.count < limit else {
            isTooLong = true
            return
        }
        if space != nil { hasSpaces = true }
        words.append(
            Word(
                text: start..<text.count, tag: tag, isJoined: space == false, line: line,
                isBehindGap: hasGap))
        hasGap = false
    }

    /// Adds the words as tokens to the open record of `builder`.
    ///
    /// If `hasOwnText` is true, the sentence also has its text as a whole, so spaces are not
    /// guessed.
    func give(to builder: CorpusRecordBuilder, hasOwnText: Bool) {
        var spacing = TokenSpacing()
        var isJoined = true
        for word in words {
            let bytes = text.span.extracting(word.text)
            let hasBlank =
                hasSpaces || hasOwnText ? !isJoined : spacing.hasBlank(before: bytes, tag: word.tag)
            if word.isBehindGap { builder.mark(.gap) }
            if hasBlank { builder.addBlank() }
            builder.beginToken()
            builder.append(bytes)
            builder.endToken(tag: word.tag, line: word.line)
            isJoined = word.isJoined
        }
        if hasGap { builder.mark(.gap) }
    }
}

/// The role of an XML element in FoLiA, a format for annotated Dutch corpora.
///
/// The element names are those of the FoLiA documentation, version 2.5 (folia.readthedocs.io), and
/// of older files.
enum FoLiAElement: Sendable {
    /// An element that only contains others, such as a division, a correction or an unknown
    /// element.
    case structure
    /// A paragraph, heading, utterance or caption, which may have its own text.
    case paragraph
    case sentence, word, text, tag, lemma
    /// A declaration of a layer of part-of-speech tags.
    case tagDeclaration
    /// An element for a line break or other white space.
    case lineBreak
    /// The hyphen of a word that goes on after it, in the next line.
    case hyphen
    /// An element in the place of missing text.
    case gap
    /// The language of the element around it.
    case language
    /// An element whose content is not part of the text.
    ///
    /// Examples are alternatives, text that a correction replaced or only suggests, parts of words,
    /// and layers of annotation, some of which repeat the text.
    case skipped

    private static let names: [UInt64: FoLiAElement] = {
        let rows: [(FoLiAElement, String)] = [
            (.paragraph, "p head utt caption"), (.sentence, "s"),
            (.word, "w"), (.text, "t"), (.tag, "pos"), (.lemma, "lemma"),
            (.tagDeclaration, "pos-annotation"), (.lineBreak, "br whitespace linebreak"),
            (.hyphen, "t-hbr"), (.gap, "gap"), (.language, "lang"),
            (
                .skipped,
                """
                original suggestion alt altlayers morphology phonology str hiddenw ph note \
                desc comment foreign-data provenance meta submetadata syntax dependencies \
                entities chunking semroles coreferences timing observations sentiments \
                statements predicates spanrelations complexalignments alignment relation \
                metric external errordetection sense subjectivity
                """
            ),
        ]
        var names: [UInt64: FoLiAElement] = [:]
        for (element, row) in rows {
            for name in row.utf8.split(separator: ASCII.space) {
                var hash = XMLNameHash()
                for byte in name { hash.add(byte) }
                names[hash.value] = element
            }
        }
        return names
    }()

    /// Creates the role of the element whose local name has the given ``XMLNameHash``.
    ///
    /// An unknown name has the role ``structure``.
    init(nameHash: UInt64) { self = Self.names[nameHash] ?? .structure }
}

/// The layers of part-of-speech tags in a FoLiA file, from which one tag per word is chosen.
///
/// Tags of Universal Dependencies are preferred to CGN tags, and CGN tags to Penn tags. Within one
/// tag set, the layer declared first is preferred. The tag set of a layer is recognised by its
/// `set` attribute, or else by the form of the tag. A tag without `set` belongs to the first layer.
struct FoLiATagLayers {
    /// A tag that can be chosen for a word.
    ///
    /// To choose among several tags of a word, use ``FoLiATagLayers/isBetter(_:than:)``.
    struct Choice {
        /// The universal part of speech that follows from the tag alone, without regard to the
        /// word.
        var tag: UniversalTag
        /// The CGN tag, or `nil` if the tag is from another tag set.
        var cgn: CGNTag?
        fileprivate var rank: Int
        /// Whether the tag was assigned or checked by people.
        var isManual = false

        /// Returns the universal part of speech for a word with this tag.
        ///
        /// `auxiliary` is the verb of which the word is a form, or `nil` if that verb cannot be an
        /// auxiliary.
        func universalTag(_ auxiliary: DutchAuxiliary?) -> UniversalTag {
            cgn?.universalTag(auxiliary) ?? tag
        }
    }

    private static let limit = 64
    private var sets: [[UInt8]] = []
    private var areManual: [Bool] = []

    /// Adds a layer of tags, as declared at the beginning of a FoLiA file.
    ///
    /// `set` identifies the tag set, and `annotator` is the `annotatortype` of the layer, or empty
    /// if it has none.
    mutating func declare(_ set: [UInt8], annotator: [UInt8]) {
        guard sets.count < Self.limit else { return }
        sets.append(set)
        areManual.append(annotator == Self.manual)
    }

    private static let manual = Array("manual".utf8)

    /// Whether `choice` is preferred to `other`.
    ///
    /// The result is true if `other` is `nil`.
    static func isBetter(_ choice: Choice, than other: Choice?) -> Bool {
        other.map { choice.rank < $0.rank } ?? true
    }

    /// Returns the choice for the tag `name` in the layer `set`, or `nil` if the tag is unknown.
    ///
    /// `annotator` is the `annotatortype` of the element with the tag. If it is empty, that of the
    /// layer is used.
    func choice(_ name: Span<UInt8>, set: [UInt8], annotator: [UInt8] = []) -> Choice? {
        let layer = set.isEmpty ? 0 : sets.firstIndex(of: set) ?? Self.limit
        let small = (set.isEmpty ? sets.first ?? [] : set).span.lowerASCII
        for (place, tagSet) in Self.tagSets(small, name).enumerated() {
            guard let tag = tagSet.universalTag(name) else { continue }
            let cgn = tagSet == .cgn ? CGNTag(name) : nil
            let kind = Self.order.firstIndex(of: tagSet) ?? place
            let isManual = areManual.indices.contains(layer) && areManual[layer]
            return Choice(
                tag: tag, cgn: cgn, rank: kind << 8 | layer,
                isManual: annotator.isEmpty ? isManual : annotator == Self.manual)
        }
        return nil
    }

    private static let order: [TagSet] = [.universal, .cgn, .penn]

    private static func tagSets(_ set: [UInt8], _ name: Span<UInt8>) -> [TagSet] {
        if contains(set, "universal") || contains(set, "upos") { return [.universal] }
        if contains(set, "cgn") { return [.cgn] }
        if contains(set, "penn") { return [.penn] }
        let hasFeatures = name.indices.contains { name[$0] == UInt8(ascii: "(") }
        return hasFeatures ? [.cgn] : [.universal, .penn, .cgn]
    }

    private static func contains(_ text: [UInt8], _ word: StaticString) -> Bool {
        text.indices.contains { text.span.hasText(word, at: $0) }
    }
}
