import DictModel
import DictSources
import Testing

@Suite("CGN tags that stand alone") struct CGNTagTests {
    @Test(
        "a tag means a part of speech, in brackets or with bars",
        arguments: [
            ("LET()", "PUNCT"), ("LET", "PUNCT"), ("LID(bep,stan,rest)", "DET"),
            ("N(soort,ev,basis,zijd,stan)", "NOUN"), ("N(eigen,ev,basis,onz,stan)", "PROPN"),
            ("SPEC(deeleigen)", "PROPN"), ("SPEC(symb)", "SYM"), ("SPEC(vreemd)", "X"),
            ("SPEC(afk)", "X"), ("ADJ(prenom,basis,met-e,stan)", "ADJ"), ("BW()", "ADV"),
            ("TSW()", "INTJ"), ("TW(hoofd,vrij)", "NUM"), ("TW(rang,prenom,stan)", "ADJ"),
            ("VZ(init)", "ADP"), ("VZ(fin)", "ADP"), ("VG(neven)", "CCONJ"),
            ("VG(onder)", "SCONJ"), ("WW(pv,tgw,ev)", "VERB"), ("WW|vd|vrij|zonder", "VERB"),
            ("VNW(bez,det,stan,vol,3,ev,prenom,zonder,agr)", "PRON"),
            ("VNW(pers,pron,nomin,vol,1,ev)", "PRON"),
            ("VNW(aanw,det,stan,prenom,met-e,rest)", "DET"),
            ("VNW(aanw,det,stan,nom,met-e,zonder-n)", "PRON"),
            ("VNW(aanw,pron,gen,vol,3m,ev)", "DET"),
            ("VNW(aanw,adv-pron,stan,red,3,getal)", "ADV"),
            ("VNW|onbep|grad|stan|prenom|met-e|agr|sup", "ADV"),
            ("VNW(onbep,grad,stan,prenom,zonder,agr,basis)", "DET"),
            ("VNW(onbep,grad,stan,vrij,zonder,comp)", "ADV"),
            ("VNW(onbep,grad,stan,vrij,zonder,basis)", "PRON"),
            ("VNW(onbep,det,stan,vrij,zonder)", "ADV"),
        ])
    func tags(tag: String, expected: String) {
        let bytes = Array(tag.utf8)
        #expect(TagSet.cgn.universalTag(bytes.span).map { "\($0.name)" } == expected)
    }

    @Test(
        "what is no tag of CGN has no part of speech",
        arguments: ["", "NOUN", "(", "X(soort)", "Nsoort", "VNWW()", "\u{0}"])
    func others(tag: String) {
        let bytes = Array(tag.utf8)
        #expect(TagSet.cgn.universalTag(bytes.span) == nil)
    }

    @Test("features that nobody knows do no harm") func unknownFeatures() {
        let bytes = Array("N(,soort,,een-heel-lange-eigenschap,eigen".utf8)
        #expect(TagSet.cgn.universalTag(bytes.span) == .properNoun)
    }
}
