import DictModel

/// A reader for the attributes of the `node` elements in files of Alpino, a parser for Dutch.
///
/// The part-of-speech tag of a word is read from `postag`, or else from `pt`, with the features in
/// separate attributes. Older files have neither, so their tags are read from `pos` and `frame`. A
/// sentence with `pos` alone ends up without tags, because `pos` classifies names and pronouns as
/// nouns.
struct AlpinoAttributes {
    /// The node made from the element read last, before it is added to a parse tree.
    private(set) var node = AlpinoNode()
    /// The word of the node read last, or `nil` if that node is a phrase or a trace.
    private(set) var word: [UInt8]?
    /// Whether the word read last has a tag that could not be recognised.
    private(set) var hasUnknownTag = false

    /// Whether the word read last has only Alpino's coarse `pos`, without `frame` or a CGN tag.
    private(set) var hasCoarseTag = false

    private var value: [UInt8] = []

    /// The unknown tag as written in the file, meaningful only if ``hasUnknownTag`` is true.
    var tagText: [UInt8] { value }

    /// Reads the attributes of `element`, replacing those of the previous element.
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

    /// Stores the value of the attribute `name` in ``value``, and returns whether there is one.
    private mutating func take(_ name: XMLAttributeName, of element: XMLElement) -> Bool {
        value.removeAll(keepingCapacity: true)
        return unsafe element.appendValue(of: name, to: &value)
    }

    /// The number in ``value``, or `nil` if it is not a number of one to nine digits.
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
