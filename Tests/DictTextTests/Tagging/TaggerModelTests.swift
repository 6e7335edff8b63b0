import DictFormat
import DictModel
import DictReader
import DictTestSupport
import DictText
import Testing

@Suite("Tagger model")
struct TaggerModelTests {
    @Test("a model holds its language, its notice and no trust")
    func contents() throws {
        let model = try TaggerFixture.open()
        #expect(model.language == .english)
        #expect(model.file.notice == Array("made up".utf8))
        #expect(model.file.featureCount > 0)
        #expect(!model.isConfident(.noun, margin: .max))
    }

    @Test("thresholds are kept in the file, and everything else stays")
    func thresholds() throws {
        let samples = (0..<1000).map { number in
            MarginSample(lexicalClass: .noun, margin: number, isRight: number >= 500)
        }
        let thresholds = MarginThresholds(samples, target: 900)
        let model = try TaggerFixture.open(TaggerFixture.open().file.bytes(with: thresholds))
        #expect(model.thresholds == thresholds)
        #expect(model.isConfident(.noun, margin: 500))
        #expect(!model.isConfident(.noun, margin: 400))
        #expect(!model.isConfident(.verb, margin: 100_000))
        #expect(try model.file.bytes(with: MarginThresholds()) == TaggerFixture.model)
    }

    @Test("thresholds are the lowest margins that reach the precision")
    func lowest() {
        let samples = [
            (9, true), (8, true), (7, true), (6, false), (5, true), (4, true), (3, false),
        ]
        .map { MarginSample(lexicalClass: .verb, margin: $0.0, isRight: $0.1) }
        // Down to 4 there are 6 samples, 5 of them right.
        let thresholds = MarginThresholds(samples, target: 800)
        #expect(thresholds.trusts(.verb, margin: 4))
        #expect(!thresholds.trusts(.verb, margin: 3))
        #expect(!thresholds.trusts(.noun, margin: 9))
        let outcome = thresholds.outcome(samples)
        #expect([outcome.all, outcome.trusted, outcome.right] == [7, 6, 5])
    }

    @Test("every second sentence judges the thresholds that the others set") func judges() throws {
        var tagger = Tagger(try TaggerFixture.open())
        var score = TaggingScore()
        let sentences = Array(TaggerFixture.sentences.prefix(5))
        for sentence in sentences { score.add(sentence, &tagger) }
        let counts = sentences.map(\.tokens.count)
        #expect(score.sentences == 5 && score.tokens == counts.reduce(0, +))
        #expect(score.samples.count == score.tokens)
        #expect(score.judges.count == counts[1] + counts[3])
    }

    @Test("a file cut anywhere is refused", arguments: 0..<40)
    func cut(part: Int) {
        let bytes = Array(TaggerFixture.model.prefix(TaggerFixture.model.count * part / 40))
        #expect(throws: FormatError.self) { try TaggerFixture.open(bytes) }
    }

    @Test("a damaged byte is an error", arguments: 1...100)
    func damaged(seed: Int) {
        var random = SeededGenerator(seed: UInt64(seed))
        var bytes = TaggerFixture.model
        bytes[Int.random(in: 0..<bytes.count, using: &random)] ^=
            UInt8.random(in: 1...255, using: &random)
        #expect(throws: FormatError.self) { try TaggerFixture.open(bytes) }
    }

    @Test("damage with right checksums is an error or a tagger that works", arguments: 1...300)
    func forged(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        let bytes = try forge(TaggerFixture.model, &random)
        guard let model = try? TaggerFixture.open(bytes) else { return }
        var tagger = Tagger(model)
        for var sentence in TaggerFixture.sentences.prefix(20) {
            tagger.tag(&sentence)
            #expect(tagger.margins.count == sentence.tokens.count)
        }
    }

    @Test("a model for other features is refused, but can be described")
    func features() throws {
        let bytes = try changing(TaggerFixture.model) { section, bytes in
            if section == SectionID("INFO") { bytes[0] = 9 }
        }
        let error = try #require(throws: Diagnostic.self) { try TaggerFixture.open(bytes) }
        #expect(error.code == .taggerFeatureVersion && error.place.file == "model.tagger")
        #expect(error.found == "version 9" && error.expected == "version 2")
        let memory = ArtefactBytes(bytes)
        let file = try TaggerModelFile(memory.view, keeping: memory)
        #expect(file.notice == Array("made up".utf8) && file.featureCount > 0)
    }

    /// `file` with some bytes of one section changed and all checksums made right.
    private func forge(_ file: [UInt8], _ random: inout SeededGenerator) throws -> [UInt8] {
        let sections = 7
        let victim = Int.random(in: 0..<sections, using: &random)
        var index = 0
        return try changing(file) { _, bytes in
            if index == victim, !bytes.isEmpty {
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8.random(
                        in: 0...255, using: &random)
                }
                if Bool.random(using: &random) {
                    bytes.removeLast(Int.random(in: 0...min(9, bytes.count), using: &random))
                }
            }
            index += 1
        }
    }

    /// `file` with each section as `change` leaves it and all checksums made right.
    private func changing(
        _ file: [UInt8], _ change: (SectionID, inout [UInt8]) -> Void
    ) throws -> [UInt8] {
        // Safe because the view does not leave the closure.
        let header = unsafe try file.withUnsafeBytes { buffer in
            unsafe try ArtefactHeader(ByteView(buffer))
        }
        var writer = ArtefactWriter(kind: .tagger, language: .english)
        for section in header.sections {
            var bytes = Array(file[section.range])
            change(section.id, &bytes)
            writer.add(section.id, bytes)
        }
        return writer.finish()
    }
}
