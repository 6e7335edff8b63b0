import DictModel

/// The attributes of a `node` of Alpino XML as an ``AlpinoNode`` and its word.
///
/// `postag` counts before `pt`, which files of version 1.3 have both, and both count before `pos`
/// and `frame`, all that older files have. A sentence with `pos` alone has no tags in the end: it
/// calls names and pronouns nouns. If there is only `pt`, the features of the tag are
/// read from separate attributes.
struct AlpinoAttributes {
    /// The node, not yet in a tree.
    private(set) var node = AlpinoNode()
    /// The word; `nil` for phrases and traces.
    private(set) var word: [UInt8]?
    /// Whether the word has a tag that nobody knows.
    private(set) var hasUnknownTag = false

    /// Whether all that is known of the word is Alpino's coarse class.
    private(set) var hasCoarseTag = false

    private var value: [UInt8] = []

    /// The tag as it is in the file.
    var tagText: [UInt8] { value }

    /// Reads the attributes of `element`.
    mutating func read(_ element: XMLElement) {
        node = AlpinoNode()
        word = nil
        hasUnknownTag = false
        hasCoarseTag = false
        if unsafe take(Self.relation, of: element) { node.relation = AlpinoRelation(value.span) }
        if unsafe take(Self.index, of: element) { node.index = number ?? 0 }
        if unsafe take(Self.category, of: element) { node.category = AlpinoCategory(value.span) }
        guard unsafe take(Self.word, of: element) else { return }
        word = value
        if unsafe take(Self.begin, of: element) { node.begin = number ?? -1 }
        if unsafe take(Self.lemma, of: element) || take(Self.root, of: element) {
            node.auxiliary = DutchAuxiliary(lemma: value.span)
        }
        unsafe readTag(element)
    }

    private mutating func readTag(_ element: XMLElement) {
        if unsafe take(Self.tag, of: element) {
            node.tag = CGNTag(value.span)
        } else if unsafe take(Self.part, of: element) {
            if var tag = CGNTag.Part(value.span).map({ CGNTag($0) }) {
                for name in Self.features where unsafe take(name, of: element) {
                    tag.features.insert(.named(value.span))
                }
                node.tag = tag
            }
        } else {
            unsafe readWordClass(element)
            return
        }
        hasUnknownTag = node.tag == nil
    }

    private mutating func readWordClass(_ element: XMLElement) {
        var frame: [UInt8] = []
        _ = unsafe element.appendValue(of: Self.frame, to: &frame)
        let hasClass = unsafe take(Self.wordClass, of: element)
        guard hasClass || !frame.isEmpty else { return }
        let word = word ?? []
        node.fallback = AlpinoWordClass.tag(
            pos: value.span, frame: frame.span, word: word.span)
        hasUnknownTag = node.fallback == nil
        hasCoarseTag = frame.isEmpty
    }

    /// Puts the value of the attribute `name` into `value`; false if there is none.
    private mutating func take(_ name: XMLAttributeName, of element: XMLElement) -> Bool {
        value.removeAll(keepingCapacity: true)
        return unsafe element.appendValue(of: name, to: &value)
    }

    /// `value` as a number of up to nine digits.
    private var number: Int? {
        guard !value.isEmpty, value.count <= 9 else { return nil }
        var number = 0
        for byte in value {
            guard ASCII.isDigit(byte) else { return nil }
            number = number * 10 + Int(ASCII.digit(byte))
        }
        return number
    }

    private static let relation = XMLAttributeName("rel")
    private static let index = XMLAttributeName("index")
    private static let category = XMLAttributeName("cat")
    private static let word = XMLAttributeName("word")
    private static let begin = XMLAttributeName("begin")
    private static let lemma = XMLAttributeName("lemma")
    private static let root = XMLAttributeName("root")
    private static let tag = XMLAttributeName("postag")
    private static let part = XMLAttributeName("pt")
    private static let wordClass = XMLAttributeName("pos")
    private static let frame = XMLAttributeName("frame")
    private static let features = [
        "ntype", "spectype", "numtype", "conjtype", "vwtype", "pdtype", "positie", "naamval",
        "buiging", "npagr", "graad", "wvorm",
    ].map { XMLAttributeName($0) }
}
