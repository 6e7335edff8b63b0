/// Where the sentences and words of an XML corpus stand.
///
/// A path names an element by local names, the innermost last: `s`, or `body/s` for each `s` whose
/// parent is a `body`. Namespaces do not matter. A sentence element without word elements gives
/// its text; a paragraph element without sentence elements gives a paragraph.
public struct XMLCorpusMapping: Sendable, Equatable {
    /// The attribute of a word that holds its part of speech.
    public struct TagAttribute: Sendable, Equatable {
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

    /// How words are joined where neither an attribute nor a blank inside a word tells.
    public enum Join: String, Sendable, CaseIterable {
        /// A blank where white space stands between two words, none where there is none.
        case spacing
        /// As ``spacing``; but a line end alone tells nothing, punctuation decides.
        case lines
        /// As ``spacing``; but a line end counts only with a blank before it, as Uplug writes.
        ///
        /// In a file without any such blank, punctuation decides at line ends.
        case lineEnds = "line-ends"
        /// White space tells nothing, punctuation decides.
        case punctuation
    }

    /// The paths of sentences.
    public var sentences = ["s"]
    /// The paths of words, punctuation marks and all else that is a token.
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
    /// The attribute of a word that may tell on which side it is joined, as TEI's `join` does:
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
        mapping.paragraphs = ["p", "ab", "l", "head"]
        mapping.breaks = ["lb", "pb", "cb"]
        mapping.omitted = [
            "teiHeader", "note", "fw", "choice/sic", "choice/orig", "choice/abbr",
        ]
        mapping.tags = [
            TagAttribute("c5", .claws5), TagAttribute("pos", .universal, .bnc, .penn),
            TagAttribute("msd", .universal),
        ]
        mapping.join = .lines
        mapping.joinAttribute = "join"
        return mapping
    }()
}
