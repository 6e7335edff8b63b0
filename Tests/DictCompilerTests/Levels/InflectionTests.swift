import DictModel
import Testing

@testable import DictCompiler

@Suite("Word forms") struct InflectionTests {
    @Test(
        "English forms",
        arguments: [
            ("cats", "cat"), ("boxes", "box"), ("ponies", "pony"), ("wolves", "wolf"),
            ("wives", "wife"), ("loved", "love"), ("stopped", "stop"), ("tried", "try"),
            ("making", "make"), ("running", "run"), ("dying", "die"), ("agreed", "agree"),
            ("ran", "run"), ("mice", "mouse"), ("given", "give"), ("potatoes", "potato"),
        ])
    func english(form: String, base: String) {
        let inflection = Inflection(.english)
        let (form, base) = (Array(form.utf8), Array(base.utf8))
        #expect(inflection.base(of: form, listed: { $0 == base }) == base)
        #expect(inflection.bases(of: form) { _ in true }.contains(base))
        #expect(inflection.base(of: form, listed: { _ in false }) == nil)
    }

    @Test(
        "English words of their own",
        arguments: [
            ("seed", "see"), ("bed", "be"), ("bring", "br"), ("glass", "glas"), ("ante", "ant"),
            ("evening", "even"), ("dress", "dres"), ("worker", "work"), ("princess", "princes"),
        ])
    func own(word: String, other: String) {
        let inflection = Inflection(.english)
        let other = Array(other.utf8)
        #expect(inflection.base(of: Array(word.utf8), listed: { $0 == other }) == nil)
    }

    @Test("a word in -er is a form only beside one in -est") func degrees() {
        let inflection = Inflection(.english)
        let listed = MadeUpWords.bytes("loud louder loudest work worker")
        #expect(inflection.base(of: Array("louder".utf8), listed: listed.contains) == listed[0])
        #expect(inflection.base(of: Array("worker".utf8), listed: listed.contains) == nil)
    }

    @Test(
        "Dutch forms",
        arguments: [
            ("boeken", "boek"), ("katten", "kat"), ("boten", "boot"), ("brieven", "brief"),
            ("huizen", "huis"), ("tafels", "tafel"), ("loopt", "lopen"), ("werkte", "werken"),
            ("gewerkt", "werken"), ("leeft", "leven"), ("liep", "lopen"), ("pakt", "pakken"),
        ])
    func dutch(form: String, base: String) {
        let base = Array(base.utf8)
        let found = Inflection(.dutch).base(of: Array(form.utf8), listed: { $0 == base })
        #expect(found == base)
    }

    @Test(
        "Dutch words of their own",
        arguments: [("mens", "men"), ("kast", "kas"), ("tante", "tant"), ("zeven", "zeef")])
    func dutchOwn(word: String, other: String) {
        let other = Array(other.utf8)
        #expect(Inflection(.dutch).base(of: Array(word.utf8), listed: { $0 == other }) == nil)
    }

    @Test("a form begins with a head of its base", arguments: Language.allCases)
    func heads(language: Language) {
        let inflection = Inflection(language)
        var random = Xoshiro256(seed: 34)
        let parts = """
            a e i o u aa ee oo uu ie oe ei b d f g k l m n p r s t v w x y z ch sh str ff ll nn ss zz \
            s es ed ing er est ies ves ying en t te ten de den e ge
            """.utf8.split(separator: 0x20).map { Array($0) }
        var found = 0
        for _ in 0..<50_000 {
            let word = (0..<2 + random.below(4)).flatMap { _ in parts[random.below(parts.count)] }
            for reading in inflection.likeness(of: word) {
                found += 1
                let heads = inflection.heads(ofFormsOf: reading.base)
                #expect(heads.contains { word.starts(with: $0) }, "\(word) of \(reading.base)")
            }
        }
        #expect(found > 10_000)
        let (form, base) = language == .english ? ("geese", "goose") : ("liep", "lopen")
        #expect(inflection.heads(ofFormsOf: Array(base.utf8)).contains(Array(form.utf8)))
    }
}
