/// The roles that elements of FoLiA have for the reader of sentences.
///
/// Names after the FoLiA documentation, version 2.5, and older files; see folia.readthedocs.io.
enum FoLiAElement: Sendable {
    /// Any structure around sentences and words, and corrections with what they end up with.
    case structure
    /// The unit between blank lines, which may have its own text.
    case paragraph
    case sentence, word, text, tag, lemma
    /// A declaration of a layer of tags.
    case tagDeclaration
    /// A line break.
    case lineBreak
    /// Elements that are not part of the text: alternatives, text that a correction replaced or
    /// only suggests, parts of words, and layers over words, some of which repeat their text.
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

    /// The element whose local name has this hash.
    init(nameHash: UInt64) { self = Self.names[nameHash] ?? .structure }
}
