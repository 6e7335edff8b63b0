public import DictModel

/// A set of part-of-speech tags used by corpora, each of which maps to a tag of Universal
/// Dependencies.
///
/// The raw values are the names used in a configuration.
public enum TagSet: String, Sendable, CaseIterable, Encodable {
    /// The parts of speech of Universal Dependencies, version 2 (UPOS).
    case universal = "ud"
    /// The tags of the Penn Treebank and of TreeTagger.
    case penn
    /// The simplified tags of the BNC, XML edition.
    case bnc
    /// CLAWS 5, the detailed tags of the BNC.
    case claws5 = "c5"
    /// The tags of the Corpus Gesproken Nederlands, also used by D-Coi, SoNaR, Lassy and Alpino.
    case cgn

    /// Returns the universal part of speech for `tag`; `nil` if the set has no such tag.
    public func universalTag(_ tag: Span<UInt8>) -> UniversalTag? {
        switch self {
        case .universal: UniversalTagSet.tag(tag)
        case .penn: PennTagSet.tag(tag)
        case .bnc: BNCTagSet.tag(tag)
        case .claws5: CLAWS5TagSet.tag(tag)
        case .cgn: CGNTagSet.tag(tag)
        }
    }
}
