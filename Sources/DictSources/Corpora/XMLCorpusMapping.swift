/// Where to find the sentences and words in the XML of a corpus.
///
/// A path names an element by local names, the innermost last: `s`, or `body/s` for each `s` whose
/// parent is a `body`. Namespaces do not matter. A sentence element without word elements gives
/// its text; a paragraph element without sentence elements gives a paragraph.
public struct XMLCorpusMapping: Sendable, Equatable, Encodable {
    /// The attribute of a word that holds its part of speech.
    public struct TagAttribute: Sendable, Equatable, Encodable {
        /// Its local name.
        public var name: String
        /// The tag sets its values are looked up in, the first that has it wins.
        public var tagSets: [TagSet]

        /// The attribute `name` with tags of `tagSets`.
        public init(_ name: String, _ tagSets: TagSet...) {
            self.name = name
            self.tagSets = tagSets
        }
    }

    /// How words are joined unless an attribute or a blank inside a word decides.
    public enum Join: String, Sendable, CaseIterable, Encodable {
        /// A blank if there is white space between two words.
        case spacing
        /// As ``spacing``, but a line end alone means nothing: punctuation decides.
        case lines
        /// As ``spacing``; but a line end counts only with a blank between it and the word, as Uplug
        /// writes.
        ///
        /// Punctuation decides at line ends while most words of the file have no such blank.
        case lineEnds = "line-ends"
        /// White space means nothing: punctuation decides.
        case punctuation
    }

    /// The paths of sentences.
    public var sentences = ["s"]
    /// The paths of words, punctuation marks and other tokens.
    public var words = ["w", "pc", "c"]
    /// The paths of paragraphs.
    public var paragraphs: [String] = []
    /// The paths of elements that count as white space, such as line breaks.
    public var breaks: [String] = []
    /// The paths of elements whose content is left out.
    public var omitted: [String] = []
    /// The attributes of a sentence that may hold its identifier; the first that is there counts.
    public var identifiers = ["id", "n"]
    /// The attributes of a word that may hold its tag; the first that is there counts.
    public var tags: [TagAttribute] = []
    /// How words are joined.
    public var join = Join.spacing
    /// The attribute of a word that may name the side on which it is joined, as TEI's `join` does:
    /// `left`, `right` or `both`.
    public var joinAttribute: String?
    /// The attribute of a word that may hold `offset:length` in characters of the sentence.
    public var offsetAttribute: String?

    /// The mapping that takes `s` elements with `w`, `pc` and `c` inside, to be changed.
    public init() {}
}

extension XMLCorpusMapping {
    /// The XML of OPUS and Uplug: `s` with text or `w`, the tag in one of four attributes.
    public static let opus: XMLCorpusMapping = {
        var mapping = XMLCorpusMapping()
        mapping.words = ["w"]
        mapping.paragraphs = ["p"]
        mapping.tags = [
            TagAttribute("upos", .universal), TagAttribute("pos", .penn, .universal),
            TagAttribute("hun", .penn, .universal), TagAttribute("tree", .penn, .universal),
        ]
        mapping.join = .lineEnds
        mapping.offsetAttribute = "span"
        return mapping
    }()

    /// TEI: `s` with `w` and `pc` (BNC: `c`) and their `pos` in tags of UD or the BNC.
    ///
    /// Of a `choice`, the corrected, regular, expanded text is read.
    public static let tei: XMLCorpusMapping = {
        var mapping = XMLCorpusMapping()
        // The lines of a speech or a stanza are one paragraph: sentences run across them.
        mapping.paragraphs = ["p", "ab", "sp", "lg", "quote", "l", "head"]
        mapping.breaks = ["lb", "pb", "cb"]
        mapping.omitted = [
            "teiHeader", "note", "fw", "speaker", "stage", "choice/sic", "choice/orig",
            "choice/abbr",
        ]
        mapping.tags = [
            TagAttribute("c5", .claws5), TagAttribute("pos", .universal, .bnc, .penn),
            TagAttribute("msd", .universal),
        ]
        mapping.join = .lines
        mapping.joinAttribute = "join"
        return mapping
    }()

    /// D-Coi XML: `s` with `w`, the CGN tag in `pos`; white space between words means nothing.
    static let dcoi: XMLCorpusMapping = {
        var mapping = XMLCorpusMapping()
        mapping.words = ["w"]
        mapping.paragraphs = ["p", "head"]
        mapping.omitted = ["METATRANSCRIPT", "gap"]
        mapping.tags = [TagAttribute("pos", .cgn)]
        mapping.join = .punctuation
        return mapping
    }()
}

extension XMLCorpusMapping {
    /// What keeps the mapping from being used; empty if nothing does.
    ///
    /// A corpus can be read by a mapping with faults, but a path that is wrong finds nothing.
    public func faults() -> [FormatFault] {
        var faults: [FormatFault] = []
        if sentences.isEmpty, paragraphs.isEmpty {
            faults.append(
                FormatFault(
                    "sentences", "neither \"sentences\" nor \"paragraphs\" has a path",
                    hint: "name the elements of one of them"))
        }
        let paths = [
            ("sentences", sentences), ("words", words), ("paragraphs", paragraphs),
            ("breaks", breaks), ("omitted", omitted),
        ]
        for (key, paths) in paths {
            faults += paths.compactMap { FormatFault.path($0, of: key) }
        }
        for name in identifiers where XMLAttributeName(name).local.isEmpty {
            faults.append(Self.fault("identifiers", name))
        }
        // Attributes of words are found by the hashes of their local names.
        let attributes =
            tags.map { ("tags", $0.name) } + [("join-attribute", joinAttribute ?? "join")]
            + [("offset-attribute", offsetAttribute ?? "span")]
        for (key, name) in attributes where name.isEmpty || name.utf8.contains(UInt8(ascii: ":")) {
            faults.append(Self.fault(key, name, hint: "name it without a prefix"))
        }
        for tag in tags where tag.tagSets.isEmpty {
            faults.append(
                FormatFault("tags", "the attribute \"\(tag.name)\" has no tag set"))
        }
        return faults
    }

    private static func fault(_ key: String, _ name: String, hint: String? = nil) -> FormatFault {
        FormatFault(
            key, "\"\(key)\" is not the name of an attribute", found: "\"\(name)\"",
            expected: "a local name, such as id", hint: name.isEmpty ? nil : hint)
    }
}
