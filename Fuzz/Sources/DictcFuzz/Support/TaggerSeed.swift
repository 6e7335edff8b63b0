import DictFormat
import DictText
import DictModel

/// The first fuzz input for taggers: a model of a tiny language, in the form that `TaggerInput`
/// reads.
enum TaggerSeed {
    static let bytes: [UInt8] = {
        var options = TrainingOptions(.english)
        options.learners = 1
        options.epochs = 2
        options.refits = 1
        let model = TaggerTrainer(language: .english, options: options)
            .train(sentences, notice: Array("made up".utf8))
        guard let file = SectionedFile(model) else { return [] }
        var writer = ArtefactWriter(kind: .tagger, language: .english)
        for section in file.sections where section.id.name != "WDIR" {
            let isWeights = section.id.name == "WGHT"
            writer.add(section.id, isWeights ? records(of: section.bytes) : section.bytes)
        }
        writer.add(SectionID("PTCH"), [])
        writer.add(
            SectionID("TEXT"), Array("The dog sees the cat. She'll eat it, né? “Yes” 3.5!".utf8))
        let seed = writer.finish()
        promise((1_000..<12_000).contains(seed.count), "a seed of \(seed.count) bytes")
        return seed
    }()

    /// Returns the first non-empty buckets of `weights`, each preceded by its number.
    ///
    /// Buckets are added until there are about 3,000 bytes.
    private static func records(of weights: [UInt8]) -> [UInt8] {
        var records: [UInt8] = []
        var (at, bucket) = (0, 0)
        while at < weights.count, records.count < 3000 {
            let count = Int(weights[at])
            var values = 0
            for entry in 0..<count {
                let bits = weights[(at + 1 + 4 * entry)...].prefix(4).reversed()
                    .reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
                values += (bits & 0x1FFFF).nonzeroBitCount
            }
            let end = at + 1 + 4 * count + values
            if count > 0 {
                records.append(littleEndian: UInt16(truncatingIfNeeded: bucket))
                records += weights[at..<end]
            }
            (at, bucket) = (end, bucket + 1)
        }
        return records
    }

    private static let sentences: [TokenisedText] = {
        var sentences: [TokenisedText] = []
        for noun in ["dog", "cat", "house"] {
            for verb in ["sees", "likes", "has"] {
                sentences.append(
                    sentence([
                        ("The", .determiner), (noun, .noun), (verb, .verb), ("the", .determiner),
                        ("cat", .noun), (".", .punctuation),
                    ]))
                sentences.append(
                    sentence([
                        ("She", .pronoun), (verb, .verb), (noun, .noun), ("in", .adposition),
                        ("it", .pronoun), ("!", .punctuation),
                    ]))
            }
        }
        return sentences
    }()

    private static func sentence(_ words: [(String, UniversalTag)]) -> TokenisedText {
        var sentence = TokenisedText(text: [])
        for (word, tag) in words {
            if !sentence.text.isEmpty { sentence.text.append(0x20) }
            let form = Array(word.utf8)
            sentence.tokens.append(
                Token(ByteRange(offset: sentence.text.count, length: form.count), tag: tag))
            sentence.text += form
        }
        return sentence
    }
}
