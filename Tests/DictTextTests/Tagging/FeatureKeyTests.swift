import DictFormat
import DictModel
import Testing

@testable import DictText

/// A model finds its weights by the keys of features.
///
/// With other keys, no model is of use that was trained before; that takes a new format version.
@Suite("Keys of features") struct FeatureKeyTests {
    private static let english = [
        "The/DET unexpected/ADJ visitors/NOUN had/AUX already/ADV left/VERB London/PROPN ./PUNCT",
        "She/PRON quickly/ADV answered/VERB 25/NUM questions/NOUN and/CCONJ smiled/VERB ./PUNCT",
        "NOBODY/PRON ANSWERED/VERB THE/DET VISITORS/NOUN !/PUNCT",
        "They/PRON left/ADJ quickly/ADV ,/PUNCT had/VERB questions/VERB a/DET ./PUNCT",
    ]
    private static let dutch = [
        "De/DET burgemeesters/NOUN hadden/AUX gisteren/ADV straten/NOUN bezocht/VERB ./PUNCT",
        "Jan/PROPN zal/AUX om/ADP 8/NUM uur/NOUN vertrekken/VERB en/CCONJ fietsen/VERB ./PUNCT",
        "DE/DET FIETSEN/NOUN VERTREKKEN/VERB GISTEREN/ADV ?/PUNCT",
        "Omdat/SCONJ het/PRON hadden/VERB ,/PUNCT zal/VERB de/DET onbekende/ADJ ./PUNCT",
    ]

    @Test(
        "are those that they were",
        arguments: [
            (Language.english, english, 0xD597CE2CD923AED0 as UInt64),
            (.dutch, dutch, 0xC6EF1E6B4820A62E),
        ])
    func digest(language: Language, sentences: [String], digest: UInt64) {
        var classes = WordClassList()
        for (word, name, sense) in [
            ("visitors", "N", "1"), ("questions", "N", "2"), ("fietsen", "W", "3"),
            ("*ers", "N", ""),
            ("left", "V", "4"), ("gisteren", "B", "5"),
        ] {
            let isAdded = classes.add(
                Array(word.utf8)[...], class: Array(name.utf8), sense: Array(sense.utf8))
            #expect(isAdded)
        }
        let set = TrainingSet(sentences.map(TaggerFixture.sentence), wordClasses: classes)
        let templates = FeatureTemplates(language)
        var found = FeatureKeys()
        for at in set.sentences.joined() {
            templates.addStatic(set.words.span, at: at, to: &found)
            templates.addHistory(
                set.words.span, at: at, set.tags[at - 1], set.tags[at - 2], to: &found)
        }
        var bytes: [UInt8] = []
        for key in found.keys { bytes.append(littleEndian: key) }
        var checksum = Checksum.Stream()
        checksum.add(bytes[...])
        #expect(checksum.value == digest)
    }
}
