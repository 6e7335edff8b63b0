import DictCompiler
import DictFormat
import DictModel
import DictTestSupport
import Foundation
import Testing

@testable import DictConfiguration
@testable import DictPipeline

/// The laws of parts: whatever is read apart and merged in any tree is the same as read at once.
@Suite("Parts of corpora") struct SentencePartTests {
    private static let nouns = ["man", "cat", "dog", "hen", "cow", "pig", "fox", "ant"]

    /// Returns sentences of several files, good ones, repeated ones and ones with flaws.
    static func sentences(seed: UInt64) -> [CorpusSentences.Sentence] {
        var generator = SeededGenerator(seed: seed)
        var sentences: [CorpusSentences.Sentence] = []
        for split in 0..<9 {
            for record in 0..<Int.random(in: 0...40, using: &generator) {
                let noun = nouns.randomElement(using: &generator) ?? "man"
                let other = nouns.randomElement(using: &generator) ?? "cat"
                let form =
                    [
                        "The/DET \(noun)/NOUN sees/VERB a/DET \(other)/NOUN here/ADV ./PUNCT",
                        "The/DET \(noun)/NOUN and/CCONJ a/DET \(other)/NOUN ./PUNCT",
                        "the/DET \(noun)/NOUN sees/VERB a/DET \(other)/NOUN here/ADV ./PUNCT",
                        "A/DET \(noun)/NOUN sees/VERB every/DET \(other)/NOUN now/ADV ./PUNCT",
                    ].randomElement(using: &generator) ?? ""
                var sentence = CorpusSentences.Sentence(
                    text: text(form), place: Place("c\(split)", line: record + 1))
                sentence.source = split / 3
                sentence.position = SplitPosition(split: split, record: record)
                sentences.append(sentence)
            }
        }
        return sentences
    }

    private static func text(_ form: String) -> TokenisedText {
        var text = TokenisedText(text: [])
        for word in form.split(separator: " ") {
            let parts = word.split(separator: "/")
            if !text.text.isEmpty, parts[1] != "PUNCT" { text.text.append(0x20) }
            let range = ByteRange(offset: text.text.count, length: parts[0].utf8.count)
            text.text += Array(parts[0].utf8)
            text.tokens.append(
                Token(range, tag: UniversalTag(name: Array(parts[1].utf8).span)))
        }
        return text
    }

    private static let rules = Result { () throws -> (SentenceRules, SentencesConfiguration) in
        let yaml =
            "schema: 1\noutput: ../out\nlanguages:\n  en:\n    sentences:\n"
            + "      most: 20\n      files:\n"
            + (0..<3).map { "        - { file: c\($0), format: conllu }\n" }.joined()
        let sandbox = try Sandbox(files: ["p/dictc.yml": Array(yaml.utf8)])
        var options = BuildOptions()
        options.configuration = sandbox.path + "/p/dictc.yml"
        let project = try Project(options)
        let words = LanguageWords(
            try #require(project.configuration.languages.first), in: project)
        let configuration = try #require(words.configuration.sentences)
        return (try SentenceRules(configuration, words), configuration)
    }

    /// Returns a part of `sentences`.
    static func part(_ sentences: some Sequence<CorpusSentences.Sentence>) throws
        -> SentencePart
    {
        let (rules, configuration) = try rules.get()
        var part = SentencePart(configuration)
        for sentence in sentences { part.add(sentence, rules) { _, _ in } }
        return part
    }

    /// Everything that a part tells, as text.
    static func description(_ part: SentencePart) -> String {
        var funnel = part.funnel
        part.pool.report(to: &funnel)
        let candidates = part.pool.candidates.map { candidate, hash in
            "\(hash) \(candidate.sentence.position) \(candidate.sentence.place) "
                + String(decoding: candidate.sentence.text.text, as: UTF8.self)
                + "\(candidate.repetitions.sorted { $0.source < $1.source })"
                + "\(candidate.firstRepetition?.place.description ?? "")"
        }
        let corpora = (0..<3).map { number in
            let corpus = funnel.corpus(number)
            return "\(corpus.read) \(corpus.counts.map { "\($0)\($1)" }.sorted())"
        }
        return (candidates + corpora).joined(separator: "\n")
            + "\(part.pool.surplus.sorted { $0.key < $1.key })\(funnel.read) \(funnel.kept)"
            + String(decoding: funnel.report.bytes(.pretty), as: UTF8.self)
    }

    @Test("a part has the classes that players expect, as one sentence alone has")
    func playedClasses() throws {
        let (rules, configuration) = try Self.rules.get()
        let form = "The/DET man/NOUN sees/VERB her/PRON dog/NOUN here/ADV ./PUNCT"
        let sentence = CorpusSentences.Sentence(text: Self.text(form), place: Place("c"))
        var part = SentencePart(configuration)
        part.add(sentence, rules) { _, _ in }
        let candidate = try #require(part.pool.candidates.first).candidate
        #expect(candidate.sentence.text.tokens[3].tag == .determiner)
        guard case .kept(let kept, _) = rules.fate(of: sentence) else {
            Issue.record("dropped")
            return
        }
        #expect(candidate.sentence.text == kept.sentence.text)
        #expect(candidate.sentence.certainty == kept.sentence.certainty)
    }

    @Test("merging is associative and commutative", arguments: 1...12 as ClosedRange<UInt64>)
    func algebra(seed: UInt64) throws {
        let sentences = Self.sentences(seed: seed)
        func part(_ splits: Set<Int>) throws -> SentencePart {
            try Self.part(sentences.filter { splits.contains($0.position.split) })
        }
        func merged(_ one: SentencePart, _ other: SentencePart) -> SentencePart {
            var result = one
            result.merge(other)
            return result
        }
        let (a, b, c) = (try part([0, 4, 8]), try part([1, 2, 7]), try part([3, 5, 6]))
        #expect(
            Self.description(merged(a, b)) == Self.description(merged(b, a)))
        #expect(
            Self.description(merged(merged(a, b), c)) == Self.description(merged(a, merged(b, c))))
        #expect(Self.description(merged(a, try part([]))) == Self.description(a))
    }

    @Test(
        "any partition, merged in any tree, is the part of the whole",
        arguments: 1...20 as ClosedRange<UInt64>)
    func partition(seed: UInt64) throws {
        let sentences = Self.sentences(seed: seed)
        let whole = Self.description(try Self.part(sentences))
        #expect(whole.contains("noVerb") && whole.contains("surplus"))
        var generator = SeededGenerator(seed: seed)
        for count in [1, 2, 5, 9] {
            var groups: [[Int]] = Array(repeating: [], count: count)
            for split in (0..<9).shuffled(using: &generator) {
                groups[Int.random(in: 0..<count, using: &generator)].append(split)
            }
            var parts = try groups.map { splits in
                try Self.part(
                    splits.flatMap { split in sentences.filter { $0.position.split == split } })
            }
            while parts.count > 1 {
                var one = parts.remove(at: Int.random(in: 0..<parts.count, using: &generator))
                one.merge(parts.remove(at: Int.random(in: 0..<parts.count, using: &generator)))
                parts.append(one)
            }
            #expect(Self.description(parts[0]) == whole)
        }
    }
}
