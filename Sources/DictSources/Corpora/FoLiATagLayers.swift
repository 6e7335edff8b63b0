import DictModel

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
            cgn.map { CGNTagSet.tag($0, auxiliary: auxiliary) } ?? tag
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
