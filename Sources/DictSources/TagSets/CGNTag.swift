import DictModel

/// A part-of-speech tag of the Corpus Gesproken Nederlands (CGN), the Spoken Dutch Corpus.
///
/// A tag is written as `WW(pv,tgw,ev)`, or as `WW|pv|tgw|ev` in treebanks of Universal
/// Dependencies. D-Coi, SoNaR, Lassy and Alpino use the same tags. Their names and meanings follow
/// Van Eynde, "Part of speech tagging en lemmatisering van het D-Coi corpus" (2005).
struct CGNTag: Sendable, Equatable {
    enum Part: String, Sendable, CaseIterable {
        case adjective = "ADJ", adverb = "BW", punctuation = "LET", article = "LID", noun = "N"
        case special = "SPEC", interjection = "TSW", numeral = "TW", conjunction = "VG"
        case pronoun = "VNW", preposition = "VZ", verb = "WW"

        private static let names = NamedValues(Part.self)

        /// Creates the part of speech with the abbreviation `name`, or `nil` if it is unknown.
        ///
        /// Letter case is ignored, because Alpino writes the attribute `pt` in lower case.
        init?(_ name: Span<UInt8>) {
            guard let part = PackedName(capitals: name).flatMap({ Self.names[$0] }) else {
                return nil
            }
            self = part
        }
    }

    let part: Part
    /// The features that help to determine the universal part of speech, a bit for each.
    private var features: UInt32 = 0

    init(_ part: Part) { self.part = part }

    /// Creates the tag written as `text`, such as `WW(pv,tgw,ev)`, or `nil` if it is not a CGN tag.
    ///
    /// Other features are ignored.
    init?(_ text: Span<UInt8>) {
        var end = Self.nameEnd(in: text, from: 0)
        guard let part = Part(text.extracting(0..<end)) else { return nil }
        self.init(part)
        while end < text.count {
            let start = end + 1
            end = Self.nameEnd(in: text, from: start)
            if start < end { add(text.extracting(start..<end)) }
        }
    }

    mutating func add(_ name: Span<UInt8>) {
        if let feature = Self.known[name] { features |= feature }
    }

    private static let known = NamedValues<UInt32>(
        """
        eigen deeleigen symb rang neven bez pron det grad adv-pron prenom vrij gen met-e agr basis vd
        """.utf8.split(separator: ASCII.space).enumerated().map { (Array($1), 1 << UInt32($0)) })

    /// Whether this tag has the part of speech of `other`, and all of its features.
    func includes(_ other: CGNTag) -> Bool {
        part == other.part && features & other.features == other.features
    }

    private static func nameEnd(in text: Span<UInt8>, from start: Int) -> Int {
        var end = start
        while end < text.count, !"(),|".utf8.contains(text[end]) { end += 1 }
        return end
    }
}

/// A rule that gives the universal part of speech of words with a CGN tag.
struct CGNRule: Sendable {
    /// The part of speech and the features that a word must have.
    let tag: CGNTag
    /// Relations of the word and of the phrase around it, and the category of that, `nil` for any.
    let relation: AlpinoRelation?
    let parentRelation: AlpinoRelation?
    let parentCategory: AlpinoCategory?
    let result: UniversalTag

    /// Returns the rules in `text`, one a line: a tag, a part of speech and, between them, the
    /// relations of the word and its phrase and the category of the phrase, `*` for any.
    static func table(_ text: String) -> [CGNRule] {
        text.utf8.split(separator: ASCII.lineFeed).compactMap { line in
            let fields = line.split(separator: ASCII.space).map { Array($0) }
            guard let first = fields.first, let tag = CGNTag(first.span), let last = fields.last,
                let result = UniversalTag(name: last.span)
            else { return nil }
            func field(_ index: Int) -> [UInt8]? {
                index < fields.count - 1 && fields[index] != [UInt8(ascii: "*")]
                    ? fields[index] : nil
            }
            return CGNRule(
                tag: tag, relation: field(1).map { AlpinoRelation($0.span) },
                parentRelation: field(2).map { AlpinoRelation($0.span) },
                parentCategory: field(3).map { AlpinoCategory($0.span) }, result: result)
        }
    }
}

extension CGNTag {
    /// The rules for words without a parse, of which the first that fits counts.
    ///
    /// They follow alud 2.12, the converter used for the Dutch treebanks of Universal Dependencies
    /// (UD). If alud would look at the word's relation in the parse, the more frequent result is
    /// used. On UD Alpino dev and UD LassySmall dev, 98.8% of the parts of speech agree with the
    /// treebank, and so do 99.7% of the lexical word classes.
    private static let rules = CGNRule.table(
        """
        ADJ ADJ
        BW ADV
        LET PUNCT
        LID DET
        N(eigen) PROPN
        N NOUN
        SPEC(deeleigen) PROPN
        SPEC(symb) SYM
        SPEC X
        TSW INTJ
        TW(rang) ADJ
        TW NUM
        VG(neven) CCONJ
        VG SCONJ
        VNW(bez) PRON
        VNW(adv-pron) ADV
        VNW(pron,gen) DET
        VNW(det,prenom) DET
        VNW(det,vrij) ADV
        VNW(det) PRON
        VNW(grad,prenom,met-e,agr) ADV
        VNW(grad,prenom) DET
        VNW(grad,vrij,basis) PRON
        VNW(grad,vrij) ADV
        VNW PRON
        VZ ADP
        WW VERB
        """)

    /// The universal part of speech if the word itself is unknown; every verb tag becomes a verb.
    var universalTag: UniversalTag {
        Self.rules.first { includes($0.tag) }?.result ?? .other
    }

    /// Returns the universal part of speech of a form of the verb `auxiliary`, or of a word that is
    /// no form of one if that is `nil`.
    func universalTag(_ auxiliary: DutchAuxiliary?) -> UniversalTag {
        guard part == .verb, let auxiliary else { return universalTag }
        switch auxiliary {
        case .krijgen: return .verb
        case .hebben, .worden: return includes(Self.participle) ? .verb : .auxiliary
        case .zijn, .kunnen, .moeten, .mogen, .zullen: return .auxiliary
        }
    }

    private static let participle = {
        var tag = CGNTag(.verb)
        tag.add(Array("vd".utf8).span)
        return tag
    }()
}

/// A Dutch verb that can be an auxiliary in Universal Dependencies.
///
/// In the Dutch treebanks, "willen", "laten", "gaan", "blijven", "blijken" and "hoeven" are always
/// full verbs.
enum DutchAuxiliary: String, Sendable, CaseIterable {
    case zijn, worden, krijgen, hebben, kunnen, moeten, mogen, zullen

    private static let names = NamedValues(DutchAuxiliary.self)

    init?(lemma: Span<UInt8>) {
        guard let verb = Self.names[lemma] else { return nil }
        self = verb
    }
}
