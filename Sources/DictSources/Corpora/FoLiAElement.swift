/// The role of a FoLiA element for the reader of sentences.
///
/// The names follow the FoLiA documentation, version 2.5, and older files; see
/// folia.readthedocs.io.
enum FoLiAElement: Sendable {
    /// A structure around sentences and words, or a correction, whose current content is read.
    case structure
    /// A paragraph, heading, utterance or caption, which may have its own text.
    case paragraph
    case sentence, word, text, tag, lemma
    /// A declaration of a layer of tags.
    case tagDeclaration
    /// A line break.
    case lineBreak
    /// An element that is not part of the text.
    ///
    /// These are alternatives, text that a correction replaced or only suggests, parts of words,
    /// and layers over words, some of which repeat their text.
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

    /// Creates the role of the element whose local name has this hash; ``structure`` if unknown.
    init(nameHash: UInt64) { self = Self.names[nameHash] ?? .structure }
}
