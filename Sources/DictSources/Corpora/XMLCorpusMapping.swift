/// The names of the elements and attributes that hold the sentences and words of an XML corpus.
///
/// A path names an element by local names, the innermost last: `s`, or `body/s` for each `s` whose
/// parent is a `body`. Namespaces are ignored. A sentence element without word elements is read as
/// text; a paragraph element without sentence elements is read as a paragraph.
public struct XMLCorpusMapping: Sendable, Equatable, Encodable {
    /// An attribute of a word that holds its part of speech.
    public struct TagAttribute: Sendable, Equatable, Encodable {
        /// The local name of the attribute.
        public var name: String
        /// The tag sets in which to look up a value; the first that contains it is used.
        public var tagSets: [TagSet]

        /// Creates the attribute `name` with tags from `tagSets`.
        public init(_ name: String, _ tagSets: TagSet...) {
            self.name = name
            self.tagSets = tagSets
        }
    }

    /// The rule for blanks between words if neither an attribute nor a blank inside a word decides.
    public enum Join: String, Sendable, CaseIterable, Encodable {
        /// There is a blank if there is white space between two words.
        case spacing
        /// Like ``spacing``, but punctuation decides if the white space contains a line end.
        case lines
        /// Like ``spacing``, but a line end is a blank only if there is a space before it, as in
        /// Uplug.
        ///
        /// As long as most line ends in the file have no such space, punctuation decides.
        case lineEnds = "line-ends"
        /// White space is ignored; punctuation decides.
        case punctuation
    }

    /// The paths of sentence elements.
    public var sentences = ["s"]
    /// The paths of elements for words, punctuation marks and other tokens.
    public var words = ["w", "pc", "c"]
    /// The paths of paragraph elements.
    public var paragraphs: [String] = []
    /// The paths of elements that count as white space, such as line breaks.
    public var breaks: [String] = []
    /// The paths of elements whose content is left out.
    public var omitted: [String] = []
    /// The attributes that may hold the identifier of a sentence; the first one present is used.
    public var identifiers = ["id", "n"]
    /// The attributes that may hold the tag of a word; the first one present is used.
    public var tags: [TagAttribute] = []
    /// The rule for blanks between words.
    public var join = Join.spacing
    /// The attribute that may hold the side on which a word is joined, such as TEI's `join`; `nil`
    /// for none.
    ///
    /// Its values are `left`, `right` and `both`.
    public var joinAttribute: String?
    /// The attribute that may hold the position of a word; `nil` for none.
    ///
    /// Its values have the form `offset:length`, in characters of the sentence.
    public var offsetAttribute: String?

    /// Creates a mapping of `s` elements with `w`, `pc` and `c` elements for words.
    public init() {}
}

extension XMLCorpusMapping {
    /// The mapping of OPUS and Uplug: `s` with text or `w`, and the tag in one of four attributes.
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

    /// The mapping of TEI: `s` with `w` and `pc` (`c` in the BNC), and tags of UD, Penn or the BNC.
    ///
    /// In a `choice`, the corrected, regularised or expanded text is read.
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

    /// The mapping of D-Coi: `s` with `w`, and the CGN tag in `pos`.
    ///
    /// White space between words is ignored.
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
    /// Returns the reasons why the mapping cannot be used; empty if it is valid.
    ///
    /// An invalid mapping can still be used to read a corpus, but its invalid paths find nothing.
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
