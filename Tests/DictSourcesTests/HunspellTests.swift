import DictModel
import DictSources
import Foundation
import Testing

/// A pair of hunspell files as text, and the forms that it makes.
private struct Pair: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var affixes: String
    var words: String
    var forms: [String] = []
    var forbidden: [String] = []
    var encoding = String.Encoding.utf8
    var fault: Fault?
    /// Whether `fault` is in the affix file.
    var isInAffixes = true
    var limits = SourceLimits.default

    init(
        _ name: String, _ affixes: String, _ words: String, _ forms: String = "",
        forbidden: String = "", encoding: String.Encoding = .utf8
    ) {
        testDescription = name
        self.affixes = affixes
        self.words = words
        self.forms = forms.split(separator: " ").map(String.init)
        self.forbidden = forbidden.split(separator: " ").map(String.init)
        self.encoding = encoding
    }

    init(
        _ name: String, _ affixes: String, _ words: String, refused fault: Fault,
        inAffixes: Bool = true
    ) {
        self.init(name, affixes, words)
        self.fault = fault
        isInAffixes = inAffixes
    }

    /// The forms in the order in which they are made, those that are forbidden, and the result.
    func read() throws -> (forms: [String], forbidden: [String], SourceSummary?, Diagnostic?) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "dictc-" + UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let paths = ["a.aff", "a.dic"].map { folder.appendingPathComponent($0) }
        for (path, text) in zip(paths, [affixes, words]) {
            try #require(text.data(using: encoding)).write(to: path)
        }
        let inputs = paths.map {
            SourceInput(path: $0.path, place: Place($0.lastPathComponent), limits: limits)
        }
        let source = WordSource(
            inputs[1], format: .hunspell(HunspellFormat(affixes: "a.aff")), affixes: inputs[0])
        var (forms, forbidden): ([String], [String]) = ([], [])
        do {
            let summary = try source.forEachRecord { text, _, _ in
                forbidden.append(String(decoding: [UInt8](text), as: UTF8.self))
            } neverAsked: { text, _, _ in
                forms.append("?" + String(decoding: [UInt8](text), as: UTF8.self))
            } _: { text, _, _ in
                forms.append(String(decoding: [UInt8](text), as: UTF8.self))
            }
            return (forms, forbidden, summary, nil)
        } catch let error as Diagnostic {
            return (forms, forbidden, nil, error)
        }
    }
}

@Suite("Dictionaries of hunspell") struct HunspellTests {
    private static let english = """
        # a comment
        SET UTF-8
        TRY esian
        PFX A Y 1
        PFX A 0 re .
        SFX D Y 4
        SFX D 0 d e
        SFX D y ied [^aeiou]y
        SFX D 0 ed [^ey]
        SFX D 0 ed [aeiou]y
        SFX V N 1
        SFX V e ive e

        """

    private static let rightPairs: [Pair] = [
        Pair(
            "prefixes, suffixes and both", english, "3\ncreate/AVD\ncry/D\nplay/AD po:verb\n",
            "create recreate creative created recreated cry cried play replay played replayed"),
        Pair(
            "no count, blank lines, comments after a tab", english, "pea\n\nlove/D\tpo:verb\n",
            "pea love loved"),
        Pair("a wrong count", english, "999\npea\n", "pea"),
        Pair("slashes", english, "2\nkm\\/h/D\n/D\n", "km/h km/hed /D"),
        Pair(
            "carriage returns", english.replacing("\n", with: "\r\n"), "1\r\ncry/D\r\n", "cry cried"
        ),
        Pair(
            "two suffixes, with a prefix to both",
            """
            FLAG long
            PFX Un Y 1
            PFX Un 0 un .
            SFX Ab Y 1
            SFX Ab 0 able/LyUn .
            SFX Ly Y 1
            SFX Ly le ly ble

            """, "2\ndrink/Ab\nread/AbUn\n",
            "drink drinkable undrinkable drinkably undrinkably read readable unreadable readably unreadably unread"
        ),
        Pair(
            "flags that are numbers, in a table of aliases",
            "FLAG num\nAF 2\nAF 1001,7 # 1\nAF 7\nSFX 1001 Y 1\nSFX 1001 0 s .\nSFX 7 Y 1\n"
                + "SFX 7 0 ed/2 .\n",
            "2\npea/1\nzax/2\n", "pea peas peaed peaeded zax zaxed zaxeded"),
        Pair(
            "flags of UTF-8", "SET UTF-8\nFLAG UTF-8\nSFX é Y 1\nSFX é 0 s .\n", "1\npea/é\n",
            "pea peas"),
        Pair(
            "Latin-1, with a flag outside ASCII",
            "SET ISO8859-1\nSFX é Y 1\nSFX é é ée [^a]é\n", "1\ncafé/é\n", "café cafée",
            encoding: .isoLatin1),
        Pair(
            "Windows-1252", "SET microsoft-cp1252\nSFX S Y 1\nSFX S 0 n œ\n", "1\nbœ/S\n",
            "bœ bœn", encoding: .windowsCP1252),
        Pair(
            "letters that are shown in another way",
            "SET UTF-8\nSFX S Y 1\nSFX S 0 ĳ .\nOCONV 5\nOCONV ĳ ij\nOCONV qq x\nOCONV _q k\n"
                + "OCONV q_ ch\nOCONV z_z y\n",
            "5\nwĳs/S\nqaqqaq\nqqq\nz z\nq\n", "wijs wijsij kaxach xch y ch"),
        Pair(
            "a field after a word of one letter, and what only looks like one",
            "SET UTF-8\nSFX S Y 1\nSFX S 0 s .\n", "4\na po:article\nb/S po:x\nc\tpo:y\nst:a/S\n",
            "a b bs c st:a st:as"),
        Pair(
            "an affix of flags alone",
            "FLAG long\nSFX CA Y 2\nSFX CA 0 /CbCp\nSFX CA 0 -/CbCp\nSFX Cb Y 1\nSFX Cb 0 s .\n",
            "1\npea/CA\n", "pea pea peas pea- pea-s"),
        Pair(
            "forbidden words and forms",
            english + "FORBIDDENWORD !\n", "4\nlove/D\nlike/D\nliked/!\nloved/D\n",
            "love like loved loved loveded", forbidden: "liked"),
        Pair(
            "a forbidden word with affixes", english + "FORBIDDENWORD !\n",
            "3\nplay/AD\nreplay/!D\ncry\n", "play played cry", forbidden: "replay replayed"),
        Pair(
            "words that need an affix, and parts of compounds",
            english + "NEEDAFFIX &\nONLYINCOMPOUND c\nCOMPOUNDFLAG x\n",
            "3\ncry/&D\npart/cD\nsun/x\n", "cried sun"),
        Pair(
            "affixes that need another one, or occur in compounds",
            "NEEDAFFIX &\nONLYINCOMPOUND c\nPFX P Y 1\nPFX P 0 ge/& .\nSFX S Y 2\nSFX S 0 t .\n"
                + "SFX S 0 s/c .\n", "1\nwerk/PS\n", "werk werkt gewerkt"),
        Pair(
            "circumfixes",
            "CIRCUMFIX X\nPFX A Y 1\nPFX A 0 leg/X .\nSFX C Y 2\nSFX C 0 obb .\n"
                + "SFX C 0 obb/AX .\n", "1\nnagy/C\n", "nagy nagyobb legnagyobb"),
        Pair(
            "half a circumfix: hunspell asks a prefix without a suffix for no partner",
            "CIRCUMFIX X\nPFX A Y 1\nPFX A 0 ge/X .\nSFX B Y 1\nSFX B 0 t/XC .\nSFX C Y 1\n"
                + "SFX C 0 e .\n", "2\nwerk/AB\nloop/B\n",
            "werk gewerk gewerkt gewerkte loop"),
        Pair(
            "properties of an outer suffix, or of a prefix before two, mean nothing",
            "NEEDAFFIX &\nONLYINCOMPOUND c\nCIRCUMFIX X\nPFX P Y 1\nPFX P 0 be/&c .\n"
                + "SFX S Y 1\nSFX S 0 t/O .\nSFX O Y 2\nSFX O 0 e/& .\nSFX O 0 s/cX .\n",
            "1\nwerk/PS\n", "werk werkt werkte werkts bewerkte bewerkts"),
        Pair(
            "two suffixes, of which a prefix enables the inner one",
            "PFX P Y 1\nPFX P 0 un/S .\nSFX S Y 1\nSFX S 0 s/T .\nSFX T Y 1\nSFX T 0 e .\n",
            "1\ndo/P\n", "do undo undos undose"),
        Pair(
            "flags and rules that repeat",
            "SFX S Y 2\nSFX S 0 s .\nSFX S 0 x z\n", "1\npea/SSSSSS\n", "pea peas"),
        Pair(
            "a suffix that only a prefix allows",
            "PFX P Y 1\nPFX P 0 un/S .\nSFX S Y 1\nSFX S 0 s .\n", "1\ndo/P\n",
            "do undo undos"),
        Pair(
            "an affix for the whole word", "FULLSTRIP\nSFX S Y 1\nSFX S go went go\n",
            "1\ngo/S\n", "go went"),
        Pair("and without that", "SFX S Y 1\nSFX S go went go\n", "1\ngo/S\n", "go"),
    ]

    @Test("a pair makes its forms", arguments: rightPairs)
    private func forms(_ pair: Pair) throws {
        let (forms, forbidden, summary, error) = try pair.read()
        #expect(error == nil, "\(error?.description ?? "")")
        #expect(forms.sorted() == pair.forms.sorted())
        #expect(Set(forbidden) == Set(pair.forbidden))
        #expect(summary?.records == forms.count)
    }

    @Test("compounds are noted, since they are not made")
    func compounds() throws {
        let pair = Pair("", Self.english + "COMPOUNDFLAG x\n", "1\nsun/x\n")
        #expect(try pair.read().2?.notes.map(\.code.name) == ["hunspell.compounds"])
    }

    private static let wrongPairs: [Pair] = [
        Pair(
            "an unknown kind of flags", "FLAG short\n", "1\na\n",
            refused: Fault(.hunspellAffixes, line: 1, found: "short")),
        Pair(
            "a table that is too short", "SFX D Y 2\nSFX D 0 d .\nSFX E Y 1\nSFX E 0 e .\n",
            "1\na\n", refused: Fault(.hunspellAffixes, line: 3, found: "1 missing")),
        Pair(
            "a table that the end cuts", "SFX D Y 2\nSFX D 0 d .\n", "1\na\n",
            refused: Fault(.hunspellAffixes, found: "1 missing")),
        Pair(
            "a bracket", "SFX D Y 1\nSFX D 0 d [^e\n", "1\na\n",
            refused: Fault(.hunspellAffixes, line: 2, found: "[^e")),
        Pair(
            "a rule without fields", "SFX D Y 1\nSFX D 0\n", "1\na\n",
            refused: Fault(.hunspellAffixes, line: 2, found: "3")),
        Pair(
            "no number of rules", "SFX D Y many\n", "1\na\n",
            refused: Fault(.hunspellAffixes, line: 1, found: "many")),
        Pair(
            "an encoding", "SET KOI8-R\n", "1\na\n",
            refused: Fault(.hunspellUnsupported, line: 1, found: "KOI8-R")),
        Pair(
            "a rule for letters to ignore", "IGNORE a\n", "1\na\n",
            refused: Fault(.hunspellUnsupported, line: 1, found: "IGNORE")),
        Pair(
            "the dictionary in the place of the affix file", "2\npit/MS\nzebra\n", "1\na\n",
            refused: Fault(.sourceOtherFormat, found: "a hunspell dictionary")),
        Pair(
            "flags of another pair", "FLAG num\n", "2\npea/1\nzax/AB\n",
            refused: Fault(.hunspellFlags, line: 3, found: "AB"), inAffixes: false),
        Pair(
            "an alias that is not there", "AF 1\nAF AB\n", "1\npea/2\n",
            refused: Fault(.hunspellFlags, line: 2, found: "2"), inAffixes: false),
        Pair(
            "no words", "SET UTF-8\n", "0\n", refused: Fault(.sourceNoWords), inAffixes: false),
        Pair(
            "a count, and a word of bytes that are no UTF-8", "SET UTF-8\n", "1\n\u{0}\n",
            refused: Fault(.textNUL, line: 2), inAffixes: false),
    ]

    @Test("a pair that is wrong is refused at its place", arguments: wrongPairs)
    private func wrong(_ pair: Pair) throws {
        let error = try pair.read().3
        pair.fault?.check(error)
        #expect(error?.place.file == (pair.isInAffixes ? "a.aff" : "a.dic"))
    }

    /// Rules that fit nothing, and conversions that change nothing.
    private static let tried: [Pair] = [
        Pair(
            "suffixes", "SFX A Y 3000\n" + String(repeating: "SFX A 0 y [^a]\n", count: 3_000),
            "3000\n" + String(repeating: "pea/A\n", count: 3_000)),
        Pair(
            "conditions of many letters",
            "SFX A Y 300\n"
                + String(
                    repeating: "SFX A 0 y [^a\(String(repeating: "b", count: 9_000))]\n", count: 300
                ),
            "300\n" + String(repeating: "pea/A\n", count: 300)),
        Pair(
            "suffixes of suffixes",
            "SFX A Y 300\n" + String(repeating: "SFX A 0 y/B .\n", count: 300) + "SFX B Y 900\n"
                + String(repeating: "SFX B 0 y [^y]\n", count: 900),
            "300\n" + String(repeating: "pea/A\n", count: 300)),
        Pair(
            "suffixes that only prefixes allow",
            "PFX P Y 900\n" + String(repeating: "PFX P x un/S .\n", count: 900)
                + "SFX S Y 900\n" + String(repeating: "SFX S 0 s [^x]\n", count: 900),
            "300\n" + String(repeating: "pea/P\n", count: 300)),
        Pair(
            "conversions",
            "SET UTF-8\nOCONV 9000\n" + (0..<9_000).map { "OCONV ab\($0) x\n" }.joined(),
            "9\n" + String(repeating: String(repeating: "a", count: 1_000) + "\n", count: 9)),
    ]

    @Test("rules that are tried count, not forms that are made", arguments: tried)
    private func work(_ pair: Pair) throws {
        var pair = pair
        pair.limits.hunspellSteps = 10_000_000
        let error = try pair.read().3
        Fault(.workTooMuch, found: "10000000").check(error)
        #expect(error?.place.file == "a.dic" && error?.hint != nil)
    }

    @Test("what a flag names is tried once, however often it is named") func repeats() throws {
        var pair = Pair(
            "", "SFX A Y 1000\n" + String(repeating: "SFX A 0 y z\n", count: 1_000),
            "1\npea/\(String(repeating: "A", count: 60_000))\n")
        pair.limits.hunspellSteps = 200_000
        #expect(try pair.read().forms == ["pea"])
    }

    @Test("affixes that multiply without end stop at a limit")
    func explosion() throws {
        let flags = (1...2000).map { "\($0)" }.joined(separator: ",")
        var affixes = "FLAG num\nAF 1\nAF \(flags)\n"
        for flag in 1...2000 { affixes += "SFX \(flag) Y 1\nSFX \(flag) 0 s\(flag)/1 .\n" }
        let error = try Pair("", affixes, "2\npea\nword/1\n").read().3
        Fault(.hunspellTooManyForms, line: 3, found: "10000").check(error)
    }

    @Test("words that are not to be suggested are marked, with all their forms")
    func unwanted() throws {
        let affixes = "NOSUGGEST !\nWARN w\nSUBSTANDARD s\nSFX S Y 1\nSFX S 0 s .\n"
        let words = "5\ncrap/S!\nplum/S\nain/w\naint/s\nfart us:vulgar\nfig po:noun us:rare\n"
        let forms = try Pair("", affixes, words).read().forms.sorted()
        #expect(
            forms == ["?ain", "?aint", "?crap", "?craps", "?fart", "fig", "plum", "plums"])
    }
}
