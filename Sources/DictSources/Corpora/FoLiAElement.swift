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
            (
                .skipped,
                """
                original suggestion alt altlayers morphology phonology str hiddenw ph note gap \
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
