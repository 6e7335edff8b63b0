package import DictModel

/// A part-of-speech tag set used in corpora, whose tags can be mapped to Universal Dependencies.
///
/// The raw values are the names used in dictc.yml.
package enum TagSet: String, Sendable, CaseIterable, Encodable {
    /// The part-of-speech tags of Universal Dependencies, version 2 (UPOS).
    case universal = "ud"
    /// The tags of the Penn Treebank and of TreeTagger.
    case penn
    /// The simplified tags in the XML edition of the British National Corpus (BNC).
    case bnc
    /// CLAWS 5, the detailed tags of the British National Corpus (BNC).
    case claws5 = "c5"
    /// The tags of the Corpus Gesproken Nederlands, also used by D-Coi, SoNaR, Lassy and Alpino.
    case cgn

    /// Returns the universal part of speech for `tag`, or `nil` if this tag set has no such tag.
    package func universalTag(_ tag: Span<UInt8>) -> UniversalTag? {
        switch self {
        case .universal: UniversalTagSet.tag(tag)
        case .penn: PennTagSet.tag(tag)
        case .bnc: BNCTagSet.tag(tag)
        case .claws5: CLAWS5TagSet.tag(tag)
        case .cgn: CGNTagSet.tag(tag)
        }
    }
}
