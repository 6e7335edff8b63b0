import DictModel
import DictSources
import Testing

@Suite("Tag sets") struct TagSetTests {
    private func tag(_ set: TagSet, _ name: String) -> UniversalTag? {
        let bytes = Array(name.utf8)
        return set.universalTag(bytes.span)
    }

    @Test("each UD tag means itself", arguments: UniversalTag.allCases)
    func universal(tag: UniversalTag) { #expect(self.tag(.universal, "\(tag.name)") == tag) }

    @Test(
        "tags of the other sets",
        arguments: [
            (.penn, "IN", .adposition), (.penn, "IN/that", .subordinatingConjunction),
            (.penn, "PRP$", .pronoun), (.penn, "-LRB-", .punctuation), (.penn, "MD", .auxiliary),
            (.penn, "NPS", .properNoun), (.penn, "SENT", .punctuation), (.penn, "WDT", .pronoun),
            (.bnc, "SUBST", .noun), (.bnc, "PREP", .adposition), (.bnc, "ART", .determiner),
            (.bnc, "CONJ", .coordinatingConjunction), (.claws5, "CJT", .subordinatingConjunction),
            (.claws5, "AJ0-NN1", .adjective), (.claws5, "PUQ", .punctuation),
            (.claws5, "VDB", .auxiliary), (.universal, "UPosTag=ADP|Case=Nom", .adposition),
        ] as [(TagSet, String, UniversalTag)])
    func others(set: TagSet, name: String, expected: UniversalTag) {
        #expect(tag(set, name) == expected)
    }

    @Test("what is no tag has none", arguments: TagSet.allCases)
    func unknown(set: TagSet) {
        for name in ["", "_", "nn", "NOUNS", "UPosTag=", "UPosTag=|", "ABCDEFGHI", "\0", "é"] {
            #expect(tag(set, name) == nil, "\(name)")
        }
    }

    @Test("all six classes have a tag in each set that can tell them", arguments: TagSet.allCases)
    func classes(set: TagSet) {
        var classes = LexicalClassSet()
        let names = [
            "NOUN", "VERB", "ADP", "DET", "PRON", "CCONJ", "NN", "VB", "IN", "DT", "PRP", "CC",
            "SUBST", "PREP", "ART", "CONJ", "NN1", "VVB", "PRF", "AT0", "PNP", "CJC", "N", "WW",
            "VZ", "LID", "VNW", "VG",
        ]
        for name in names {
            if let tag = tag(set, name) { classes.insert(LexicalClassSet(LexicalClass(tag))) }
        }
        for lexicalClass in LexicalClass.ladder {
            #expect(classes.contains(lexicalClass), "\(set) \(lexicalClass)")
        }
    }
}
