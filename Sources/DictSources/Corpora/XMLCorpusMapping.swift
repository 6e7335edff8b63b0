/// The names of the elements and attributes that mark sentences and words in an XML corpus.
///
/// A path identifies an element by local names, with the innermost last: `s`, or `body/s` for each
/// `s` whose parent is a `body`. Namespaces are ignored. A sentence element without word elements
/// is read as plain text. A paragraph element without sentence elements is read as a paragraph that
/// has yet to be split into sentences.
package struct XMLCorpusMapping: Sendable, Equatable, Encodable {
    /// An attribute of a word element that contains the part of speech of the word.
    package struct TagAttribute: Sendable, Equatable, Encodable {
        /// The local name of the attribute.
        package var name: String
        /// The tag sets in which to look up a value, in order of preference.
        ///
        /// The first tag set that contains the value is used.
        package var tagSets: [TagSet]

        /// Creates the description of the attribute `name`, whose values are tags from `tagSets`.
        package init(_ name: String, _ tagSets: TagSet...) {
            self.name = name
            self.tagSets = tagSets
        }
    }

    /// The rule that decides whether a space separates two words.
    ///
    /// It applies only if neither an attribute nor white space inside a word element decides.
    package enum Join: String, Sendable, CaseIterable, Encodable {
        /// A space separates two words if there is white space between their elements.
        case spacing
        /// Like ``spacing``, except that punctuation decides if the white space contains a line
        /// end.
        case lines
        /// Like ``spacing``, except that a line end counts only if a space precedes it, as in
        /// Uplug.
        ///
        /// As long as most line ends in the file do not follow a space, punctuation decides.
        case lineEnds = "line-ends"
        /// Punctuation decides, and white space between elements is ignored.
        case punctuation
    }

    /// The paths of the elements that contain sentences.
    package var sentences = ["s"]
    /// The paths of the elements that contain words, punctuation marks and other tokens.
    package var words = ["w", "pc", "c"]
    /// The paths of the elements that contain paragraphs.
    package var paragraphs: [String] = []
    /// The paths of elements that count as white space, such as line breaks and items of lists.
    ///
    /// A line break with `break="no"` or `type="hyphenInWord"` joins the parts of a word instead.
    package var breaks: [String] = []
    /// The paths of elements whose content is skipped.
    package var omitted: [String] = []
    /// The paths of elements, skipped as well, in the place of missing text.
    ///
    /// Outside of sentences and paragraphs they have no meaning.
    package var gaps = ["gap", "GAP"]
    /// The paths of elements whose text is misspelt or in pieces.
    package var misspelt: [String] = []
    /// The paths of elements of which only the first in its parent is read.
    package var alternatives: [String] = []
    /// The paths of elements that are skipped if they hold no word, such as the numbers of notes.
    package var anchors: [String] = []
    /// The attributes that may contain the identifier of a sentence, in order of preference.
    package var identifiers = ["id", "n"]
    /// The attributes that may contain the part-of-speech tag of a word, in order of preference.
    package var tags: [TagAttribute] = []
    /// The rule that decides whether a space separates two words.
    package var join = Join.spacing
    /// The attribute that specifies on which sides a word is joined, or `nil` if there is none.
    ///
    /// Its values are `left`, `right` and `both`, as for the attribute `join` of TEI.
    package var joinAttribute: String?
    /// The attribute that contains the position of a word in its sentence, or `nil` if there is
    /// none.
    ///
    /// Its values are written as `offset:length`, counted in characters.
    package var offsetAttribute: String?

    /// Creates a mapping that reads `s` elements as sentences, and `w`, `pc` and `c` elements as
    /// words.
    package init() {}
}

extension XMLCorpusMapping {
    /// The mapping for OPUS and Uplug, with `s` for sentences, `w` for words and `p` for
    /// paragraphs.
    ///
    /// The tag of a word can be in one of the attributes `upos`, `pos`, `hun` and `tree`.
    package static let opus: XMLCorpusMapping = {
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

    /// The mapping for TEI, with `s` for sentences, and `w`, `pc` and `c` for words and
    /// punctuation.
    ///
    /// Tags can be those of Universal Dependencies, of the Penn Treebank or of the BNC. In a
    /// `choice` element, the corrected, regularised or expanded text is read, in an `app` the lemma
    /// or the first reading.
    package static let tei: XMLCorpusMapping = {
        var mapping = XMLCorpusMapping()
        // The lines of a speech or a stanza are one paragraph: sentences run across them. A line on
        // its own is none.
        mapping.paragraphs = ["p", "ab", "sp", "lg", "quote", "head", "u", "u/seg"]
        mapping.breaks = ["l", "lb", "pb", "cb", "list", "item", "label", "row", "cell"]
        mapping.omitted = [
            "teiHeader", "note", "fw", "speaker", "stage", "choice/sic", "choice/orig",
            "choice/abbr", "del", "surplus", "figure", "desc", "vocal", "incident", "kinesic",
        ]
        mapping.gaps = ["gap", "formula", "table", "restore", "notatedMusic"]
        mapping.misspelt = ["sic"]
        mapping.alternatives = [
            "app/lem", "app/rdg", "app/rdgGrp", "rdgGrp/rdg", "choice/corr", "choice/reg",
            "choice/expan", "choice/unclear", "choice/seg",
        ]
        mapping.anchors = ["ref"]
        mapping.tags = [
            TagAttribute("c5", .claws5), TagAttribute("pos", .universal, .bnc, .penn),
            TagAttribute("msd", .universal),
        ]
        mapping.join = .lines
        mapping.joinAttribute = "join"
        return mapping
    }()

    /// The mapping for D-Coi, with `s` for sentences, `w` for words and the CGN tag in `pos`.
    ///
    /// White space between words is ignored, so punctuation decides where spaces are.
    static let dcoi: XMLCorpusMapping = {
        var mapping = XMLCorpusMapping()
        mapping.words = ["w"]
        mapping.paragraphs = ["p", "head"]
        mapping.omitted = ["METATRANSCRIPT"]
        mapping.gaps = ["gap"]
        mapping.tags = [TagAttribute("pos", .cgn)]
        mapping.join = .punctuation
        return mapping
    }()
}

extension XMLCorpusMapping {
    /// Returns the reasons why the mapping is invalid, or an empty array if it is valid.
    ///
    /// An invalid mapping can still be used to read a corpus, but its invalid paths do not match
    /// any elements.
    package func faults() -> [FormatFault] {
        var faults: [FormatFault] = []
        if sentences.isEmpty, paragraphs.isEmpty {
            faults.append(
                FormatFault(
                    "sentences", "neither \"sentences\" nor \"paragraphs\" has a path",
                    hint: "name the elements of one of them"))
        }
        let paths = [
            ("sentences", sentences), ("words", words), ("paragraphs", paragraphs),
            ("breaks", breaks), ("omitted", omitted), ("gaps", gaps), ("misspelt", misspelt),
            ("alternatives", alternatives), ("anchors", anchors),
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
