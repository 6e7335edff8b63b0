import DictModel
import DictTestSupport
import Testing

/// `text` folded, and its traits.
func fold(_ bytes: [UInt8], _ language: Language = .english) -> (letters: String, TextTraits) {
    var output: [UInt8] = []
    let traits = Folding(language).fold(bytes.span, into: &output)
    return (String(decoding: output, as: UTF8.self), traits)
}

func fold(_ text: String, _ language: Language = .english) -> (letters: String, TextTraits) {
    fold(Array(text.utf8), language)
}

struct FoldingCase: Sendable, CustomTestStringConvertible {
    let text: String
    let letters: String
    let traits: TextTraits
    var language: Language = .english

    init(
        _ text: String, _ letters: String, _ traits: TextTraits = [],
        _ language: Language = .english
    ) {
        self.text = text
        self.letters = letters
        self.traits = traits
        self.language = language
    }

    var testDescription: String { text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() }
}

@Suite("Folding") struct FoldingTests {
    static let letters: [FoldingCase] = [
        FoldingCase("", ""), FoldingCase("a", "a"), FoldingCase("peafowl", "peafowl"),
        FoldingCase("café", "cafe"), FoldingCase("cafe\u{301}", "cafe"),
        FoldingCase("coördinatie", "coordinatie"), FoldingCase("coo\u{308}rdinatie", "coordinatie"),
        FoldingCase("ĳs", "ijs"), FoldingCase("straße", "strasse"), FoldingCase("œuvre", "oeuvre"),
        FoldingCase("æon", "aeon"), FoldingCase("ǽ", "ae"), FoldingCase("smørrebrød", "smorrebrod"),
        FoldingCase("łódź", "lodz"), FoldingCase("đħŧ", "dht"), FoldingCase("ŋ", "n"),
        FoldingCase("ðþ", "dth"), FoldingCase("ﬁﬂﬀﬆ", "fiflffst"), FoldingCase("ſo", "so"),
        FoldingCase("ǆǉǌ", "dzljnj"), FoldingCase("ệ", "e"), FoldingCase("e\u{302}\u{323}", "e"),
        FoldingCase("ı", "i"), FoldingCase("ŀ", "l"),
    ]

    static let capitals: [FoldingCase] = [
        FoldingCase("Paris", "paris", .capitalFirst), FoldingCase("Élan", "elan", .capitalFirst),
        FoldingCase("A", "a", .capitalFirst), FoldingCase("\u{212B}", "a", .capitalFirst),
        FoldingCase("A\u{30A}", "a", .capitalFirst), FoldingCase("\u{212A}", "k", .capitalFirst),
        FoldingCase("İstanbul", "istanbul", .capitalFirst),
        FoldingCase("I\u{307}stanbul", "istanbul", .capitalFirst),
        FoldingCase("ẞ", "ss", .capitalFirst), FoldingCase("ǅ", "dz", .capitalFirst),
        FoldingCase("NATO", "nato", [.capitalFirst, .allCapitals]),
        FoldingCase("ÉCU", "ecu", [.capitalFirst, .allCapitals]),
        FoldingCase("iPhone", "iphone", .innerCapital), FoldingCase("kWh", "kwh", .innerCapital),
        FoldingCase("McGee", "mcgee", [.capitalFirst, .innerCapital]),
        FoldingCase("IJsland", "ijsland", .capitalFirst, .dutch),
        FoldingCase("IJsland", "ijsland", [.capitalFirst, .innerCapital], .english),
        FoldingCase("IJ", "ij", .capitalFirst, .dutch),
        FoldingCase("IJZER", "ijzer", [.capitalFirst, .allCapitals], .dutch),
        FoldingCase("Ĳs", "ijs", .capitalFirst, .dutch),
        FoldingCase("'s-Gravenhage", "sgravenhage", [.capitalFirst, .apostrophe, .hyphen]),
        FoldingCase("’t Zand", "tzand", [.capitalFirst, .apostrophe, .space]),
        FoldingCase("'s-hertogen", "shertogen", [.apostrophe, .hyphen]),
        FoldingCase("a-B", "ab", [.hyphen, .innerCapital]),
        FoldingCase("N.O.", "no", [.capitalFirst, .allCapitals, .period]),
    ]

    static let others: [FoldingCase] = [
        FoldingCase("can't", "cant", .apostrophe), FoldingCase("can’t", "cant", .apostrophe),
        FoldingCase("‘m", "m", .apostrophe), FoldingCase("\u{2BC}n", "n", .apostrophe),
        FoldingCase("ŉ", "n", .apostrophe), FoldingCase("a-b", "ab", .hyphen),
        FoldingCase("a\u{2011}b", "ab", .hyphen), FoldingCase("a–b", "ab", .hyphen),
        FoldingCase("a\u{2212}b", "ab", .hyphen), FoldingCase("a b", "ab", .space),
        FoldingCase("a\u{A0}b", "ab", .space), FoldingCase("m2", "m", .digit),
        FoldingCase("m²", "m", .digit), FoldingCase("Ⅳ", "", .digit), FoldingCase("½", "", .digit),
        FoldingCase("€10-biljet", "biljet", [.symbol, .digit, .hyphen]),
        FoldingCase("etc.", "etc", .period), FoldingCase("wat…", "wat", .period),
        FoldingCase("ａ", "", .otherLetter), FoldingCase("p\u{430}ard", "pard", .otherLetter),
        FoldingCase("λόγος", "", .otherLetter),
        FoldingCase("a\u{345}", "a", .otherLetter), FoldingCase("schwə", "schw", .otherLetter),
        FoldingCase("a\u{200B}b", "ab", .invisible), FoldingCase("a\u{200D}b", "ab", .invisible),
        FoldingCase("\u{FEFF}a", "a", .invisible), FoldingCase("a\u{AD}b", "ab", .invisible),
        FoldingCase("a\u{202E}b", "ab", .control), FoldingCase("a\u{2066}b", "ab", .control),
        FoldingCase("a\u{1B}[2J", "aj", [.control, .symbol, .digit, .innerCapital]),
        FoldingCase("a\u{0}", "a", .control), FoldingCase("\u{301}a", "a", .looseMark),
        FoldingCase("-\u{301}a", "a", [.hyphen, .looseMark]),
        FoldingCase("😀", "", .symbol), FoldingCase("👩\u{200D}🚒", "", [.symbol, .invisible]),
        FoldingCase("\u{E000}", "", .symbol), FoldingCase("a+b", "ab", .symbol),
        FoldingCase("cafÃ©", "cafa", [.innerCapital, .symbol]),
        FoldingCase("<script>", "script", .symbol),
    ]

    @Test("letters with accents and ligatures become letters a to z", arguments: letters)
    func foldsLetters(_ example: FoldingCase) { check(example) }

    @Test("capitals are told by where they stand", arguments: capitals)
    func tellsCapitals(_ example: FoldingCase) { check(example) }

    @Test("what is no letter becomes a trait", arguments: others)
    func tellsOthers(_ example: FoldingCase) { check(example) }

    private func check(_ example: FoldingCase) {
        let (letters, traits) = fold(example.text, example.language)
        #expect(letters == example.letters)
        #expect(traits == example.traits)
    }

    @Test("output is appended to, and folding twice changes nothing more")
    func isIdempotent() {
        var output = Array("x".utf8)
        let traits = Folding(.dutch).fold(Array("Crème".utf8).span, into: &output)
        #expect(output == Array("xcreme".utf8))
        #expect(traits == .capitalFirst)
        #expect(fold(output).letters == "xcreme")
    }

    @Test("31 marks on a letter are too many, 30 are not")
    func limitsMarks() {
        #expect(fold("a" + String(repeating: "\u{301}", count: 30)).1 == [])
        #expect(fold("a" + String(repeating: "\u{301}", count: 31)).1 == .looseMark)
        #expect(fold("a" + String(repeating: "\u{301}", count: 100_000)) == ("a", .looseMark))
    }

    @Test(
        "random bytes give only a to z, never more than they are",
        arguments: 0..<50 as Range<UInt64>)
    func survivesBytes(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        for _ in 0..<200 {
            let length = Int.random(in: 0..<24, using: &random)
            let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
            var output: [UInt8] = []
            let traits = Folding(.dutch).fold(bytes.span, into: &output)
            #expect(output.allSatisfy { (0x61...0x7A).contains($0) })
            #expect(output.count <= bytes.count)
            #expect(
                traits.contains(.malformed) == (String(validating: bytes, as: UTF8.self) == nil))
        }
    }
}
