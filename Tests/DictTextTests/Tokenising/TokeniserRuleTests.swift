import DictText
import DictModel
import Testing

@Suite("Rules of the tokeniser") struct TokeniserRuleTests {
    @Test(
        "English is cut as the English Web Treebank cuts it",
        arguments: [
            // Clitics.
            ("I don't know.", "I do n't know ."),
            (
                "DON'T! He's, she’d, we'll, they've, you're, I'm",
                "DO N'T ! He 's , she ’d , we 'll , they 've , you 're , I 'm"
            ),
            ("couldn't've", "could n't 've"),
            ("the dogs' bone and John's", "the dogs ' bone and John 's"),
            ("(John)'s", "( John ) 's"),
            ("cannot gonna wanna gotta", "can not gon na wan na got ta"),
            ("dont im ive thats alot", "do nt i m i ve that s a lot"),
            ("its not hers, its tail is long", "it s not hers , its tail is long"),
            ("'em rock 'n roll o'clock", "'em rock 'n roll o'clock"),
            ("'quoted' text", "' quoted ' text"),
            ("the '70s and the 70's", "the '70s and the 70's"),
            ("don`t ''so''", "do n`t '' so ''"),
            // Hyphens.
            ("search-engine well-known", "search - engine well - known"),
            ("e-mail re-read co-op non-stop mid-July", "e-mail re-read co-op non-stop mid-July"),
            ("555-1234 and 713-853-1234 but 10-15", "555-1234 and 713-853-1234 but 10 - 15"),
            ("so--well - yes", "so -- well - yes"),
            // Numbers, dates, times, units, money.
            ("1,000.5 10:30 08/16/2000 3.14", "1,000.5 10:30 08/16/2000 3.14"),
            ("$20 and 5% of £3", "$ 20 and 5 % of £ 3"),
            ("US$ 5, $$$", "US$ 5 , $$$"),
            ("10am 25m 1990s 19th 3d", "10 am 25 m 1990s 19th 3d"),
            ("+44 #1 #fun @name", "+44 # 1 #fun @name"),
            // Addresses and files.
            ("see http://www.example.org/a_b?c=d.", "see http://www.example.org/a_b?c=d ."),
            ("www.example.org, a.b@example.com!", "www.example.org , a.b@example.com !"),
            (
                "example.com/page report.doc alt.animals.cat",
                "example.com/page report.doc alt.animals.cat"
            ),
            ("the end.The start", "the end . The start"),
            // Abbreviations and initials.
            (
                "Mr. Smith met Dr. J. K. Roe vs. Inc. men",
                "Mr. Smith met Dr. J. K. Roe vs. Inc. men"
            ),
            ("the U.S. is, e.g. at 5 p.m. so", "the U.S. is , e.g. at 5 p.m. so"),
            ("No. 5 or no. Yes", "No. 5 or no . Yes"),
            ("So do I. We do, etc.", "So do I . We do , etc ."),
            ("At 5 p.m.", "At 5 p.m ."),
            // Signs.
            ("AT&T and/or w/o b/c", "AT&T and / or w/o b/c"),
            ("What?! No... **** ==== -- ….", "What ?! No ... **** ==== -- …."),
            ("ok :) :-( ;) ^_^ <3 :D", "ok :) :-( ;) ^_^ <3 :D"),
            ("at 5:30 (see: A)", "at 5:30 ( see : A )"),
            ("\"Hi,\" “so” [x]", "\" Hi , \" “ so ” [ x ]"),
            ("f*ck a_b a_ _b", "f*ck a_b a _ _ b"),
        ])
    func english(text: String, tokens: String) {
        #expect(TokeniserFixture.tokens(text, .english) == tokens)
    }

    @Test(
        "Dutch is cut as the Alpino and LassySmall treebanks cut it",
        arguments: [
            // Apostrophes.
            ("zo'n auto's foto's z'n m'n d'r", "zo'n auto's foto's z'n m'n d'r"),
            ("'s avonds in 't huis van 'n boer", "'s avonds in 't huis van 'n boer"),
            ("Zadkine's AZ&PC'ers '60", "Zadkine's AZ&PC'ers '60"),
            ("'s-Hertogenbosch", "'s-Hertogenbosch"),
            ("'ja' zei hij", "' ja ' zei hij"),
            ("zo’n ’t", "zo’n ’t"),
            // Quotes.
            (",,Dat is zo'', zei ze", ",, Dat is zo '' , zei ze"),
            ("gisteren,,,maar", "gisteren , ,, maar"),
            ("„Ja” en «nee»", "„ Ja ” en « nee »"),
            // Hyphens.
            ("tv-programma's tbs-behandeling", "tv-programma's tbs-behandeling"),
            ("(tbs-)behandeling", "(tbs-)behandeling"),
            ("woord(en) (en zo)", "woord(en) ( en zo )"),
            ("1985-1990 1992-...", "1985-1990 1992-..."),
            ("land- en tuinbouw, zon-, maan-", "land- en tuinbouw , zon- , maan-"),
            ("is -ie er - ja -- nee", "is -ie er - ja -- nee"),
            ("St.-Janstraat", "St.-Janstraat"),
            // Abbreviations.
            (
                "o.a. d.w.z. i.p.v. e.d. c.q. n.b. v.s. zo",
                "o.a. d.w.z. i.p.v. e.d. c.q. n.b. v.s. zo"
            ),
            ("F.J.G. de Vries en J. van 't Hof", "F.J.G. de Vries en J. van 't Hof"),
            ("J.Bos J.bos", "J.Bos J. bos"),
            (
                "mr. dr. drs. prof. nr. ca. mm. bijv. zgn. enz. st. mgr. x",
                "mr. dr. drs. prof. nr. ca. mm. bijv. zgn. enz. st. mgr. x"
            ),
            ("330 v. Chr. was het", "330 v. Chr. was het"),
            ("melk enz.", "melk enz ."),
            // Numbers and signs.
            ("5% 41,5% 13.521 1-1-2006 2/3", "5% 41,5% 13.521 1-1-2006 2/3"),
            ("km² 20e 1ste € 5", "km² 20e 1ste € 5"),
            ("en/of t/m CD&V N-VA", "en/of t/m CD&V N-VA"),
            ("kijk op www.voorbeeld.nl.", "kijk op www.voorbeeld.nl ."),
            ("coördinatie één België", "coördinatie één België"),
            ("Wat?! Nou...", "Wat ?! Nou ..."),
        ])
    func dutch(text: String, tokens: String) {
        #expect(TokeniserFixture.tokens(text, .dutch) == tokens)
    }

    @Test("what a reader sees as one character stays whole", arguments: Language.allCases)
    func characters(language: Language) {
        for text in [
            "e\u{301}te\u{301}", "👩\u{200D}👩\u{200D}👧", "❤\u{FE0F}", "👍🏽", "🇳🇱", "1\u{FE0F}\u{20E3}",
            ".\u{301}", "'\u{301}", "क\u{94D}ष", "\u{1100}\u{1161}\u{11A8}", "a\u{AD}b",
        ] {
            #expect(TokeniserFixture.tokens("x " + text + " y", language) == "x " + text + " y")
        }
        #expect(TokeniserFixture.tokens("🇳🇱🇧🇪😀😀", language) == "🇳🇱 🇧🇪 😀 😀")
    }

    @Test("the hidden word of the known bug has its own range") func knownBug() {
        let text = Array("He is in this".utf8)
        let ranges = Tokeniser(.english).tokens(in: text.span)
        #expect(ranges.map(\.offset) == [0, 3, 6, 9])
        #expect(ranges.map(\.length) == [2, 2, 2, 4])
    }
}
