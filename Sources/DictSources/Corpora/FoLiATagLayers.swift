import DictModel

/// Which of several layers of tags of a FoLiA file counts.
///
/// Tags of Universal Dependencies count before those of CGN, these before Penn's; among layers of
/// one tag set, the one that the file declares first. A layer's tag set is known by the name of
/// its set, or else by the look of the tag. Elements without a set belong to the first layer.
struct FoLiATagLayers {
    /// A tag with the layer it is from; the least counts.
    struct Choice {
        /// The tag as its tag set has it.
        var tag: UniversalTag
        /// The tag in CGN, if it is one of CGN.
        var cgn: CGNTag?
        fileprivate var rank: Int
        /// Whether people gave or checked the tag.
        var isManual = false

        /// The part of speech of a form of `auxiliary`, if of any.
        func universalTag(_ auxiliary: DutchAuxiliary?) -> UniversalTag {
            cgn.map { CGNTagSet.tag($0, auxiliary: auxiliary) } ?? tag
        }
    }

    private static let limit = 64
    private var sets: [[UInt8]] = []
    private var areManual: [Bool] = []

    /// Adds the layer of tags of `set`, which a file declares with this `annotatortype`.
    mutating func declare(_ set: [UInt8], annotator: [UInt8]) {
        guard sets.count < Self.limit else { return }
        sets.append(set)
        areManual.append(annotator == Self.manual)
    }

    private static let manual = Array("manual".utf8)

    /// Whether `choice` counts more than `other`.
    static func isBetter(_ choice: Choice, than other: Choice?) -> Bool {
        other.map { choice.rank < $0.rank } ?? true
    }

    /// The part of speech that the tag `name` of the layer `set` means; `nil` if it is unknown.
    ///
    /// `annotator` is the `annotatortype` of the element; if it has none, that of the layer counts.
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
