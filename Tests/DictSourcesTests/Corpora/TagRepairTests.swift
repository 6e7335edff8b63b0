import DictModel
import DictSources
import Testing

@Suite("Older tags brought up to date") struct TagRepairTests {
    /// A sentence in short: `form|lemma|TAG|relation|head`, and features behind one more bar.
    private func conllu(_ words: String) -> [UInt8] {
        var lines = ""
        for (index, word) in words.split(separator: " ").enumerated() {
            let parts = word.split(separator: "|", omittingEmptySubsequences: false)
            lines += "\(index + 1)\t\(parts[0])\t\(parts[1])\t\(parts[2])\t_\t"
            lines += "\(parts.count > 5 ? parts[5] : "_")\t\(parts[4])\t\(parts[3])\t_\t_\n"
        }
        return Array((lines + "\n").utf8)
    }

    @Test(
        "the Dutch treebanks of 2017 follow today's conventions",
        arguments: [
            ("zijn|zijn|DET|det|2 boek|boek|NOUN|root|0", "zijn/PRON boek/NOUN"),
            ("die|die|DET|det|2 man|man|NOUN|root|0", "die/DET man/NOUN"),
            ("moet|moeten|VERB|root|0 gaan|gaan|VERB|xcomp|1|VerbForm=Inf", "moet/AUX gaan/VERB"),
            ("moet|moeten|VERB|root|0 naar|naar|ADP|obl|1", "moet/VERB naar/ADP"),
            (
                "werd|worden|VERB|root|0 gezien|zien|VERB|ccomp|1|VerbForm=Part",
                "werd/AUX gezien/VERB"
            ),
            ("wil|willen|AUX|aux|2 gaan|gaan|VERB|root|0", "wil/VERB gaan/VERB"),
            ("blijft|blijven|AUX|cop|2 ziek|ziek|ADJ|root|0", "blijft/VERB ziek/ADJ"),
            ("is|zijn|AUX|cop|2 ziek|ziek|ADJ|root|0", "is/AUX ziek/ADJ"),
            ("wordt|worden|AUX|aux:pass|2 gezien|zien|VERB|root|0", "wordt/AUX gezien/VERB"),
            ("20ste|20ste|NUM|amod|2 eeuw|eeuw|NOUN|root|0", "20ste/ADJ eeuw/NOUN"),
            ("tweede|twee|NUM|amod|2 keer|keer|NOUN|root|0", "tweede/ADJ keer/NOUN"),
            ("twee|twee|NUM|nummod|2 keer|keer|NOUN|root|0", "twee/NUM keer/NOUN"),
            ("als|als|ADP|mark|2 ja|ja|INTJ|root|0", "als/SCONJ ja/INTJ"),
            ("toen|toen|ADV|mark|2 ja|ja|INTJ|root|0", "toen/SCONJ ja/INTJ"),
            ("echter|echter|ADV|mark|2 ja|ja|INTJ|root|0", "echter/ADV ja/INTJ"),
            ("veel|veel|PRON|advmod|2 later|laat|ADJ|root|0", "veel/ADV later/ADJ"),
            ("meeste|veel|PRON|nmod|2 mensen|mens|NOUN|root|0", "meeste/ADV mensen/NOUN"),
            (
                "meer|veel|PRON|amod|3 dan|dan|SCONJ|fixed|1 tien|tien|NUM|root|0",
                "meer/PRON dan/SCONJ tien/NUM"
            ),
            ("zo'n|zo'n|PRON|amod|2 tien|tien|NUM|root|0", "zo'n/ADV tien/NUM"),
            ("er|er|ADV|expl|2 zorgt|zorgen|VERB|root|0", "er/PRON zorgt/VERB"),
            ("Groen|Groen|PROPN|root|0 !|!|PUNCT|flat:name|1", "Groen/PROPN !/SYM"),
            ("A.|A.|SYM|root|0 ?|?|PUNCT|punct|1", "A./PROPN ?/PUNCT"),
            ("dezelfde|dezelfde|ADJ|det|2 man|man|NOUN|root|0", "dezelfde/DET man/NOUN"),
            ("vaak|vaak|ADV|advmod|2 ziek|ziek|ADJ|root|0", "vaak/ADJ ziek/ADJ"),
            ("5|5|NUM|nummod|2 km|km|NOUN|root|0", "5/NUM km/SYM"),
            ("De|de|PROPN|det|2 man|man|NOUN|root|0", "De/DET man/NOUN"),
            ("De|De|PROPN|root|0 Boer|Boer|PROPN|flat:name|1", "De/PROPN Boer/PROPN"),
            ("Vlaams|vlaams|ADJ|root|0 Gewest|gewest|NOUN|fixed|1", "Vlaams/PROPN Gewest/PROPN"),
            ("Onder|onder|ADP|root|0 meer|veel|PRON|fixed|1", "Onder/ADP meer/PRON"),
            ("geboren|geboren|ADJ|root|0 in|in|ADP|case|1", "geboren/VERB in/ADP"),
        ])
    func rules(sentence: String, expected: String) throws {
        let bytes = conllu(sentence)
        let outcome = try ReadCorpus.of(
            bytes, name: "x.conllu", format: .conllu, repair: .dutch2017)
        #expect(outcome.words == [expected], "\(outcome.message)")
        let plain = try ReadCorpus.of(bytes, name: "x.conllu", format: .conllu)
        let tags = sentence.split(separator: " ").map { $0.split(separator: "|")[2] }
        #expect(
            plain.words.first?.split(separator: " ").map { $0.split(separator: "/").last } == tags)
    }

    @Test("heads that are none, and words of a range, do no harm") func odd() throws {
        let rows = [
            "1-2\tzon\t_\t_\t_\t_\t_\t_\t_\t_", "1\tzo\tzo\tADV\t_\t_\t99\tmark\t_\t_",
            "2\tn\tn\tDET\t_\t_\t-1\tdet\t_\t_", "3\tals\tals\tADP\t_\t_\tx\tmark\t_\t_",
        ]
        let outcome = try ReadCorpus.of(
            Array((rows.joined(separator: "\n") + "\n\n").utf8), name: "x.conllu",
            format: .conllu, repair: .dutch2017)
        #expect(outcome.words == ["zo/ADV n/DET als/SCONJ"], "\(outcome.message)")
    }
}
