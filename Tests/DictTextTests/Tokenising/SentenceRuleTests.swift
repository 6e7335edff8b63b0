import DictModel
import DictText
import Testing

@Suite("Rules of the sentence splitter") struct SentenceRuleTests {
    @Test(
        "English paragraphs are split",
        arguments: [
            "He came. | She saw! | Who won? | They did.",
            "Mr. Smith met Dr. Roe at 5 p.m. yesterday.",
            "It is in the U.S. now. | The end.",
            "We met at 5 p.m. | The door was open.",
            "\"Come in.\" | \"No,\" she said. | (He left.) | So be it.",
            "\"What?\" she asked. | He said \"no!\" and left.",
            "Well... maybe. | And then... | Nothing.",
            "it was late. | we went home",
            "J. K. Roe wrote it. | 12 people read it.", "(He left).The end.", "He left. | The end.",
            "Pens, paper, etc. | Then he left.",
            "It costs 3.50 now. | See www.example.org for more.",
            "St. Cross is the patron of St. Cross. | He is old.", "We met in Baker St. | He left.",
        ])
    func english(text: String) {
        check(text, .english)
    }

    @Test(
        "Dutch paragraphs are split",
        arguments: [
            "Hij kwam. | Zij zag! | Wie won er? | Zij.",
            "Dr. De Vries en prof. Jansen kwamen o.a. langs. | Mooi.",
            ",,Dat is zo. | Echt waar.'' | Ze lachte.",
            ",, Dat is zo. | Echt waar. '' | Ze lachte.",
            "Hij riep: \" Kom hier. | Nu meteen. \" | Ze kwam.",
            "'s Avonds is het stil. | 's Morgens niet.",
            "Dat was in 330 v. Chr. in Rome. | Daarna niet.",
            "Melk, brood enz. | Toen ging hij weg.",
            "Hij woont in het huis No. 62 van de straat. | Daar is het.",
            "Het zijn er 3.500. | Dat is veel.", "Het is nu 20 °C. | De kinderen zwemmen.",
        ])
    func dutch(text: String) { check(text, .dutch) }

    @Test(
        "sentences that may be cut are doubtful",
        arguments: [
            ("The founder of St. Cross was old.", [false]),
            ("It is in Baker St. Cross it.", [true]),
            ("It is the week of the 5th. Month after month passed.", [true, true]),
            ("It was the year 1950. Nobody came.", [false, false]),
        ])
    func doubtful(text: String, expected: [Bool]) {
        let bytes = Array(text.utf8)
        #expect(Tokeniser(.english).splits(of: bytes.span).map(\.isDoubtful) == expected)
    }

    /// Compares with the sentences that bars separate.
    private func check(_ text: String, _ language: Language) {
        let plain = text.split(separator: " ").filter { $0 != "|" }.joined(separator: " ")
        #expect(TokeniserFixture.sentences(plain, language) == text)
    }
}
