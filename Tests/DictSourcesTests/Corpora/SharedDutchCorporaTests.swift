import DictModel
import DictSources
import Foundation
import Testing

@Suite(
    "Real Dutch corpora", .enabled(if: SharedData.exists, "the shared data is not here"))
struct SharedDutchCorporaTests {
    private func read(
        _ file: String, _ format: CorpusFormat
    ) throws -> ReadCorpus {
        try ReadCorpus.of(
            file: SharedData.root + "/corpora/" + file, name: file, format: format)
    }

    /// The file after raw-data/tools/repair-nl-2017.
    private func repaired(_ file: String) throws -> ReadCorpus {
        let tool = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../../raw-data/tools/repair-nl-2017").standardizedFileURL
            .path
        return try ReadCorpus.inFolder { folder in
            let output = folder.appendingPathComponent("repaired.conllu")
            let shell = Process()
            shell.executableURL = URL(fileURLWithPath: "/bin/sh")
            shell.arguments = [
                "-c", "gzip -dc \"$1\" | \"$2\" >\"$3\"", "sh",
                SharedData.root + "/corpora/" + file, tool, output.path,
            ]
            try shell.run()
            shell.waitUntilExit()
            #expect(shell.terminationStatus == 0)
            return try ReadCorpus.of(file: output.path, format: .conllu)
        }
    }

    @Test(
        "corpora have as many sentences and tokens as their description says",
        arguments: [
            ("alpino", CorpusFormat.alpino, 20, 410),
            ("alpino/cdb-400.tar.gz", .alpino, 400, 7_772),
            ("alpino/cdb-train.tar.gz", .alpino, 7_133, 140_772),
            ("folia/frog-deep.1.3.2.folia.xml", .folia, 10, 162),
            ("folia/morphology.1.3.2.folia.xml", .folia, 1, 8),
            ("folia/spacy-core-web-sm-en.2.0.1.folia.xml", .folia, 1, 8),
            ("folia/sonar500.0.8.0.folia.xml.gz", .folia, 6, 97),
            ("dcoi/dcoi.example.xml", .dcoi, 85, 1_465),
        ])
    func counts(file: String, format: CorpusFormat, sentences: Int, tokens: Int) throws {
        let outcome = try read(file, format)
        #expect(outcome.summary?.sentences == sentences, "\(outcome.message)")
        #expect(outcome.summary?.tokens == tokens)
        #expect(outcome.summary?.taggedTokens == tokens)
        #expect(outcome.summary?.skipped == 0)
        #expect(outcome.summary?.findings.isEmpty == true, "\(outcome.summary?.findings ?? [])")
        #expect(outcome.broken == 0)
    }

    @Test(
        "the words of every Alpino sentence are in its order",
        arguments: ["alpino", "alpino/cdb-400.tar.gz"])
    func order(file: String) throws {
        // The reader compares the words with the element `sentence`; so it does so in all.
        let outcome = try read(file, .alpino)
        #expect(outcome.summary?.count(of: .textDiffers) == 0)
        #expect(outcome.sentences.count == (file == "alpino" ? 20 : 400))
    }

    @Test("the words of FoLiA make up the text that its sentences repeat") func foliaText() throws {
        let outcome = try read("folia/frog-deep.1.3.2.folia.xml", .folia)
        #expect(
            outcome.texts.first
                == "De Russen kennen Nova Zembla sinds de 11e of 12e eeuw, "
                + "toen handelaars van Novgorod het eiland al aandeden.")
        let english = try read("folia/spacy-core-web-sm-en.2.0.1.folia.xml", .folia)
        #expect(
            english.words == [
                "The/DET capital/NOUN of/ADP the/DET Netherlands/PROPN is/VERB Amsterdam/PROPN ./PUNCT"
            ])
    }

    @Test("of two layers of tags in SoNaR the first that is declared counts") func sonar() throws {
        let outcome = try read("folia/sonar500.0.8.0.folia.xml.gz", .folia)
        #expect(outcome.words.first == "Golf/PROPN van/PROPN Hauraki/PROPN")
    }

    @Test("every article of the Alpino treebank is a determiner, every preposition one")
    func uniform()
        throws
    {
        let outcome = try read("alpino/cdb-train.tar.gz", .alpino)
        var tags: [Substring: Int] = [:]
        for words in outcome.words {
            for word in words.split(separator: " ") {
                tags[word.split(separator: "/").last ?? "", default: 0] += 1
            }
        }
        // 18,508 tokens are tagged VZ, 15,191 LID; PART and X without rules would show here.
        #expect(tags["ADP"] == 18_508)
        #expect(tags["DET", default: 0] > 15_191)
        #expect(tags["PART"] == nil)
        #expect(tags["_"] == nil)
    }

    @Test("repaired tags of 2017 agree with the newer treebank where both have a sentence")
    func agreement() throws {
        let newer = try read("alpino/cdb-train.tar.gz", .alpino)
        var byText: [String: [Substring]] = [:]
        for sentence in newer.sentences {
            byText[key(sentence.words)] = sentence.words.split(separator: " ")
        }
        var figures: [(tokens: Int, tags: Int, classes: Int)] = []
        let file = "ud/nl_alpino-ud-2017-train-part.conllu.gz"
        for older in [try read(file, .conllu), try repaired(file)] {
            var shared = 0
            var figure = (tokens: 0, tags: 0, classes: 0)
            for sentence in older.sentences {
                guard let gold = byText[key(sentence.words)] else { continue }
                shared += 1
                for (one, other) in zip(sentence.words.split(separator: " "), gold) {
                    figure.tokens += 1
                    if tag(one) == tag(other) { figure.tags += 1 }
                    if lexicalClass(one) == lexicalClass(other) { figure.classes += 1 }
                }
            }
            #expect(shared == 698)
            figures.append(figure)
        }
        #expect(figures[0].tokens == figures[1].tokens)
        #expect(figures[0].tags * 1000 < figures[0].tokens * 965)
        #expect(figures[1].tags * 1000 > figures[1].tokens * 981)
        #expect(figures[1].classes * 1000 > figures[1].tokens * 988)
    }

    /// The forms without their tags and without blanks.
    private func key(_ words: String) -> String {
        words.split(separator: " ").map { word in
            word.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(
                separator: "/")
        }.joined()
    }

    private func tag(_ word: Substring) -> Substring? { word.split(separator: "/").last }

    private func lexicalClass(_ word: Substring) -> LexicalClass? {
        let name = Array((tag(word) ?? "").utf8)
        return UniversalTag(name: name.span).map { LexicalClass($0) }
    }
}
