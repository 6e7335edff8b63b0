import DictModel
import DictSources
import Testing

/// A parse in short: `(relation:category#index children)`, `relation:tag#index=word^lemma@begin`.
private struct ShortParse {
    private var tokens: ArraySlice<Substring>
    private(set) var xml = ""

    init(_ text: String) {
        let spaced = text.replacing("(", with: " ( ").replacing(")", with: " ) ")
        tokens = spaced.split(separator: " ")[...]
        xml = "<alpino_ds version=\"1.3\"><node rel=\"top\" cat=\"top\">"
        while !tokens.isEmpty { read() }
        xml += "</node></alpino_ds>"
    }

    private mutating func read() {
        guard let token = tokens.popFirst() else { return }
        guard token == "(" else {
            let parts = token.split(separator: "=")
            xml += "<node " + head(parts[0], kind: "postag")
            if parts.count > 1 {
                let word = parts[1].split(separator: "@")
                let forms = word[0].split(separator: "^")
                xml += " begin=\"\(word[1])\" word=\"\(forms[0])\""
                xml += " lemma=\"\(forms.last ?? "")\""
            }
            xml += "/>"
            return
        }
        xml += "<node " + head(tokens.popFirst() ?? "", kind: "cat") + ">"
        while let next = tokens.first, next != ")" { read() }
        tokens = tokens.dropFirst()
        xml += "</node>"
    }

    private func head(_ text: Substring, kind: String) -> String {
        let parts = text.split(separator: "#")
        let names = parts[0].split(separator: ":")
        var attributes = "rel=\"\(names[0])\""
        if names.count > 1 {
            let brackets = names[1].replacing("[", with: "(").replacing("]", with: ")")
            attributes += " \(kind)=\"\(brackets)\""
        }
        if parts.count > 1 { attributes += " index=\"\(parts[1])\"" }
        return attributes
    }
}

@Suite("Parts of speech out of Alpino parses") struct AlpinoTagTests {
    @Test(
        "verbs are auxiliaries by their clause",
        arguments: [
            // Hij is ziek.
            ("(--:smain su:VNW[pers]=hij@0 hd:WW[pv]=is^zijn@1 predc:ADJ[]=ziek@2)", "AUX"),
            // Zij wordt ziek: no other copula exists.
            ("(--:smain su:VNW[pers]=zij@0 hd:WW[pv]=wordt^worden@1 predc:ADJ[]=ziek@2)", "VERB"),
            // Hij is er.
            ("(--:smain su:VNW[pers]=hij@0 hd:WW[pv]=is^zijn@1 ld:BW[]=er@2)", "VERB"),
            // Hij wordt gezien.
            (
                "(--:smain su:VNW[pers]#1=hij@0 hd:WW[pv]=wordt^worden@1 "
                    + "(vc:ppart obj1#1 hd:WW[vd]=gezien^zien@2))", "AUX"
            ),
            // Hij wordt gezien en gehoord: the object stands in the conjuncts.
            (
                "(--:smain su:VNW[pers]#1=hij@0 hd:WW[pv]=wordt^worden@1 (vc:conj "
                    + "(cnj:ppart obj1#1 hd:WW[vd]=gezien@2) crd:VG[neven]=en@3 "
                    + "(cnj:ppart obj1#1 hd:WW[vd]=gehoord@4)))", "AUX"
            ),
            // Another subject than the object: no passive.
            (
                "(--:smain su:VNW[pers]#1=hij@0 hd:WW[pv]=wordt^worden@1 "
                    + "(vc:ppart obj1#2 hd:WW[vd]=gezien@2))", "VERB"
            ),
            // Er wordt gelachen: no subject.
            ("(--:smain hd:WW[pv]=wordt^worden@1 (vc:ppart hd:WW[vd]=gelachen@2))", "AUX"),
            // van plan zijn om te
            (
                "(--:smain hd:WW[pv]=is^zijn@1 svp:N[soort]=plan@2 "
                    + "(vc:ti cmp:VZ[init]=te@3 (body:inf hd:WW[inf]=gaan@4)))", "VERB"
            ),
            // Het complement is a trace of one that stands elsewhere.
            (
                "(--:conj (cnj:smain su:VNW[pers]#1=hij@1 hd:WW[pv]=werd^worden@0 vc#2) "
                    + "(cnj:smain su:VNW[pers]=zij@2 hd:N[soort]=x@3 "
                    + "(vc:ppart#2 obj1#1 hd:WW[vd]=gezien@4)))", "AUX"
            ),
            // Ik krijg het betaald.
            (
                "(--:smain su:VNW[pers]#1=ik@0 hd:WW[pv]=krijg^krijgen@1 "
                    + "(vc:ppart obj2#1 hd:WW[vd]=betaald@2))", "AUX"
            ),
            // Ik krijg loon.
            (
                "(--:smain su:VNW[pers]#1=ik@0 hd:WW[pv]=krijg^krijgen@1 obj1:N[soort]=loon@2)",
                "VERB"
            ),
            // Ik heb gelachen.
            (
                "(--:smain su:VNW[pers]#1=ik@0 hd:WW[pv]=heb^hebben@1 "
                    + "(vc:ppart su#1 hd:WW[vd]=gelachen@2))", "AUX"
            ),
            // Ik heb een boek.
            ("(--:smain su:VNW[pers]=ik@0 hd:WW[pv]=heb^hebben@1 obj1:N[soort]=boek@2)", "VERB"),
            // Ik heb een varken zitten: an object beside the complement.
            (
                "(--:smain su:VNW[pers]=ik@0 hd:WW[pv]=heb^hebben@1 obj1:N[soort]=varken@2 "
                    + "(vc:inf hd:WW[inf]=zitten@3))", "VERB"
            ),
            // Ik kan dat lezen en schrijven.
            (
                "(--:smain su:VNW[pers]=ik@0 hd:WW[pv]=kan^kunnen@1 (vc:conj "
                    + "(cnj:inf hd:WW[inf]=lezen@2) (cnj:inf hd:WW[inf]=schrijven@3)))", "AUX"
            ),
            // Ik wil gaan: willen is a full verb.
            (
                "(--:smain su:VNW[pers]=ik@0 hd:WW[pv]=wil^willen@1 "
                    + "(vc:inf hd:WW[inf]=gaan@2))", "VERB"
            ),
            // Het kan: no complement.
            ("(--:smain su:VNW[pers]=het@0 hd:WW[pv]=kan^kunnen@1)", "VERB"),
            // A participle before a noun is no head of a clause.
            ("(--:np mod:WW[vd]=geweest^zijn@1 hd:N[soort]=man@2)", "VERB"),
        ])
    func auxiliaries(parse: String, expected: String) throws {
        let outcome = try ReadCorpus.of(xml: ShortParse(parse).xml, format: .alpino)
        let words = outcome.words.first?.split(separator: " ") ?? []
        let verb = ShortParse.verbs.first { verb in words.contains { $0.hasPrefix(verb + "/") } }
        let found = words.first { $0.hasPrefix((verb ?? "?") + "/") }
        #expect(
            found?.split(separator: "/").last.map(String.init) == expected, "\(outcome.message)")
    }

    @Test(
        "words other than verbs have a part of speech by tag and relation",
        arguments: [
            ("(--:np det:LID[bep]=de@0 hd:N[soort]=man@1) --:LET[]=.@2", "de/DET man/NOUN ./PUNCT"),
            // Marks in a name, and a sentence of marks.
            (
                "(--:mwu mwp:SPEC[deeleigen]=Groen@0 mwp:LET[]=!@1)", "Groen/PROPN !/SYM"
            ),
            ("--:LET[]=?@0 --:LET[]=!@1", "?/SYM !/PUNCT"),
            ("(--:np det:ADJ[prenom]=dezelfde@0 hd:N[soort]=man@1)", "dezelfde/DET man/NOUN"),
            ("(--:pp hd:ADJ[vrij]=vol@0 obj1:N[soort]=moed@1)", "vol/ADP moed/NOUN"),
            ("(--:conj crd:BW[]=zowel@0 cnj:N[soort]=man@1)", "zowel/CCONJ man/NOUN"),
            ("(--:np det:BW[]=genoeg@0 hd:N[soort]=geld@1)", "genoeg/DET geld/NOUN"),
            (
                "(--:np (det:detp mod:BW[]=steeds@0 hd:VNW[onbep,grad]=minder@1) "
                    + "hd:N[soort]=mensen@2)",
                "steeds/ADV minder/PRON mensen/NOUN"
            ),
            (
                "(--:np (det:detp mod:BW[]=vrijwel@0 hd:VNW[onbep,det,prenom]=alle@1) "
                    + "hd:N[soort]=mensen@2)",
                "vrijwel/ADV alle/DET mensen/NOUN"
            ),
            (
                "(--:np (det:detp hd:VNW[aanw,det]=Zo'n@0) hd:TW[hoofd]=tien@1)",
                "Zo'n/ADV tien/NUM"
            ),
            ("(--:np det:VNW[bez,det]=mijn@0 hd:N[soort]=boek@1)", "mijn/PRON boek/NOUN"),
            ("(--:np det:VNW[aanw,det]=die@0 hd:N[soort]=man@1)", "die/DET man/NOUN"),
            ("(--:np mod:VNW[onbep,grad]=vele@0 hd:N[soort]=werken@1)", "vele/ADV werken/NOUN"),
            (
                "(--:np (det:detp mod:VNW[onbep,det]=al@0 hd:VNW[aanw,det]=deze@1) "
                    + "hd:N[soort]=boeken@2)",
                "al/ADV deze/DET boeken/NOUN"
            ),
            ("(--:smain mod:VNW[aanw,adv-pron]=er@0 hd:WW[pv]=leeft@1)", "er/ADV leeft/VERB"),
            ("(--:smain pobj1:VNW[aanw,adv-pron]=er@0 hd:WW[pv]=zorgt@1)", "er/PRON zorgt/VERB"),
            ("(--:np det:SPEC[symb]=2/3@0 hd:N[soort]=deel@1)", "2/3/DET deel/NOUN"),
            ("(--:conj cnj:N[soort]=x@0 crd:SPEC[afk]=enz.@1)", "x/NOUN enz./CCONJ"),
            ("(--:ap (mod:advp hd:TW[hoofd]=zoveel@0) hd:ADJ[]=beter@1)", "zoveel/ADV beter/ADJ"),
            ("mod:TSW[]=ach@0", "ach/INTJ"),
        ])
    func words(parse: String, expected: String) throws {
        let outcome = try ReadCorpus.of(xml: ShortParse(parse).xml, format: .alpino)
        #expect(outcome.words == [expected], "\(outcome.message)")
    }
}

extension ShortParse {
    /// The forms of verbs that the table asks for.
    static let verbs = [
        "is", "wordt", "werd", "krijg", "heb", "kan", "wil", "geweest",
    ]
}
