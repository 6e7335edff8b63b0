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
    private(set) var hasUnknownTag = false

    /// Whether the word read last has only Alpino's coarse `pos`, without `frame` or a CGN tag.
    private(set) var hasCoarseTag = false

    private let names = Names.shared
    private var value: [UInt8] = []

    /// The unknown tag as written in the file, meaningful only if ``hasUnknownTag`` is true.
    var tagText: [UInt8] { value }

    mutating func read(_ element: XMLElement) {
        node = AlpinoNode()
        word = nil
        hasUnknownTag = false
        hasCoarseTag = false
        if unsafe take(names.relation, of: element) { node.relation = AlpinoRelation(value.span) }
        if unsafe take(names.index, of: element) { node.index = number ?? 0 }
        if unsafe take(names.category, of: element) { node.category = AlpinoCategory(value.span) }
        guard unsafe take(names.word, of: element) else { return }
        word = value
        if unsafe take(names.begin, of: element) { node.begin = number ?? -1 }
        if unsafe take(names.lemma, of: element) || take(names.root, of: element) {
            node.auxiliary = DutchAuxiliary(lemma: value.span)
        }
        unsafe readTag(element)
    }

    private mutating func readTag(_ element: XMLElement) {
        if unsafe take(names.tag, of: element) {
            node.tag = CGNTag(value.span)
        } else if unsafe take(names.part, of: element) {
            if var tag = CGNTag.Part(value.span).map({ CGNTag($0) }) {
                for name in names.features where unsafe take(name, of: element) {
                    tag.add(value.span)
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
        _ = unsafe element.appendValue(of: names.frame, to: &frame)
        let hasClass = unsafe take(names.wordClass, of: element)
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

    /// The names of the attributes that are read.
    ///
    /// They are kept in an object, since each use of a static constant checks that it was made.
    private final class Names: Sendable {
        static let shared = Names()

        let relation = XMLAttributeName("rel")
        let index = XMLAttributeName("index")
        let category = XMLAttributeName("cat")
        let word = XMLAttributeName("word")
        let begin = XMLAttributeName("begin")
        let lemma = XMLAttributeName("lemma")
        let root = XMLAttributeName("root")
        let tag = XMLAttributeName("postag")
        let part = XMLAttributeName("pt")
        let wordClass = XMLAttributeName("pos")
        let frame = XMLAttributeName("frame")
        let features = [
            "ntype", "spectype", "numtype", "conjtype", "vwtype", "pdtype", "positie", "naamval",
            "buiging", "npagr", "graad", "wvorm",
        ].map { XMLAttributeName($0) }
    }
}
