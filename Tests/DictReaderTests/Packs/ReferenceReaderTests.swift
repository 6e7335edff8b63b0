import DictCompiler
import DictFormat
import DictModel
import DictReader
import Foundation
import Testing

/// The reader in Python that was written from the format's description alone.
enum ReferenceReader {
    static let script = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("Reference/packs_reader.py").path

    /// The first python3 on the search path.
    private static let python = (ProcessInfo.processInfo.environment["PATH"] ?? "")
        .split(separator: ":").map { $0 + "/python3" }
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    static var isHere: Bool { python != nil }

    /// What the script prints for files with these contents.
    static func output(_ files: [[UInt8]], checking: Bool) throws -> [String] {
        let folder = NSTemporaryDirectory() + "packs-" + UUID().uuidString
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: folder) }
        var arguments = [script] + (checking ? ["--check"] : [])
        for (index, bytes) in files.enumerated() {
            let path = folder + "/\(index)"
            try Data(bytes).write(to: URL(fileURLWithPath: path))
            arguments.append(path)
        }
        let process = Process()
        process.executableURL = URL(fileURLWithPath: try #require(python))
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        let text = try #require(String(validating: data, as: UTF8.self))
        return text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
            .map(String.init)
    }
}

@Suite("The reference reader", .enabled(if: ReferenceReader.isHere, "python3 is missing"))
struct ReferenceReaderTests {
    @Test("reads the same level packs", arguments: 0..<6 as Range<UInt64>)
    func levels(seed: UInt64) throws {
        let bytes = try LevelsArtefact.bytes(
            of: PackFixture.sets(seed: seed), language: .dutch, seed: .max - seed, ladder: .hard)
        try compare(bytes)
    }

    @Test("reads the same small files", arguments: PackDamageTests.kinds)
    func small(kind: ArtefactKind) throws { try compare(try PackDamageTests.file(kind)) }

    @Test("reads the same answers and phrases", arguments: 0..<3 as Range<UInt64>)
    func others(seed: UInt64) throws {
        try compare(
            try AnswersArtefact.bytes(
                of: PackFixture.answers(seed: seed), language: .english, seed: seed))
        try compare(
            try PhrasesArtefact.bytes(
                of: PackFixture.phrases(seed: seed), language: .english, seed: seed))
    }

    @Test("reads the same sentences", arguments: 0..<8 as Range<UInt64>)
    func sentences(seed: UInt64) throws {
        try compare(
            try SentencesArtefact.bytes(
                of: SentenceFixture.sentences(seed: seed), language: .dutch, seed: seed))
    }

    @Test("refuses the same damaged files", arguments: PackDamageTests.kinds)
    func damaged(kind: ArtefactKind) throws {
        let files = try PackFile(try PackDamageTests.file(kind)).flips(every: 3)
        let output = try ReferenceReader.output(files, checking: true)
        try #require(output.count == files.count)
        for (index, line) in output.enumerated() {
            #expect(
                (line == "sound") == PackExercise.isSound(files[index]), "flip \(index): \(line)")
        }
        #expect(output.contains("sound") && output.contains { $0 != "sound" })
    }

    private func compare(_ file: [UInt8]) throws {
        let output = try ReferenceReader.output([file], checking: false)
        let bytes = ArtefactBytes(file)
        switch ArtefactKind(rawValue: file[10]) {
        case .levels: #expect(output == lines(try LevelPacks(bytes)))
        case .answers: #expect(output == lines(try AnswerList(bytes)))
        case .sentences: #expect(output == lines(try SentenceSet(bytes)))
        default: #expect(output == lines(try PhrasePack(bytes)))
        }
    }

    private func text(_ bytes: [UInt8]?) -> String {
        bytes.flatMap { String(validating: $0, as: UTF8.self) } ?? "?"
    }

    private func lines(_ packs: LevelPacks) -> [String] {
        let head =
            "levels\t\(packs.language.code)\t\(packs.seed)\t\(packs.setCount)\t\(packs.count)"
            + "\t\(packs.ladder.rawValue)"
        return [head]
            + (0..<packs.count).compactMap { packs.pack(at: $0) }.map { pack in
                "\(pack.set)\t\(pack.level)\t\(pack.attempts)\t\(pack.wordLength)\t"
                    + pack.letters.map(text).joined(separator: " ") + "\t"
                    + (pack.figures.map(text) ?? "-")
            }
    }

    private func text(_ figures: LevelPacks.Figures) -> String {
        let fractions = [
            figures.consistentWins, figures.consistentGuesses, figures.bestWins,
            figures.bestGuesses,
        ]
        return fractions.map { "\($0.numerator)/\($0.denominator)" }.joined(separator: " ")
            + " \(figures.lastHintWinsMillionths) \(figures.hintMillibits)"
            + " \(figures.inseparablePairs)"
    }

    private func lines(_ list: AnswerList) -> [String] {
        ["answers\t\(list.language.code)\t\(list.seed)\t\(list.count)\t\(list.wordLength)"]
            + (0..<list.count).map { text(list.letters(at: $0)) }
    }

    private func lines(_ pack: PhrasePack) -> [String] {
        ["phrases\t\(pack.language.code)\t\(pack.seed)\t\(pack.count)"]
            + (0..<pack.count).compactMap { pack.phrase(at: $0) }.map { phrase in
                "\(phrase.misses)\t\(phrase.tier)\t\(text(phrase.utf8))"
            }
    }

    private func lines(_ set: SentenceSet) -> [String] {
        let gaps = (0..<set.count).map { set.gaps(at: $0) }
        let forms = Set(
            (0..<set.count).compactMap { set.tokenised(at: $0) }.flatMap(FormOfToken.all))
        let head =
            "sentences\t\(set.language.code)\t\(set.seed)\t\(set.count)\t\(forms.count)"
            + "\t\(set.answerCount)\t\(Set(gaps.joined().map(\.rivalSet)).count)"
        return [head]
            + (0..<set.count).map { index in
                let sentence = set.tokenised(at: index) ?? TokenisedText(text: [])
                let tokens = sentence.tokens.map { token in
                    "\(token.range.offset):\(token.range.length):"
                        + (token.tag.map { "\($0.name)" } ?? "?")
                }
                let hidden = gaps[index].map { gap in
                    "\(gap.token):\(gap.answer):"
                        + set.rivals(of: gap).map(String.init).joined(separator: ",")
                }
                return text(sentence.text) + "\t" + tokens.joined(separator: " ") + "\t"
                    + hidden.joined(separator: " ")
            }
    }
}

/// A token as a file holds it: what stands before it, its text and its tag.
private struct FormOfToken: Hashable {
    var space: [UInt8]
    var text: [UInt8]
    var tag: UniversalTag?

    /// Those of a sentence; the first token counts as one behind a blank.
    static func all(_ sentence: TokenisedText) -> [FormOfToken] {
        var end = 0
        return sentence.tokens.enumerated().map { index, token in
            let space = index == 0 ? [0x20] : Array(sentence.text[end..<token.range.offset])
            end = token.range.end
            return FormOfToken(space: space, text: Array(sentence.form(of: token)), tag: token.tag)
        }
    }
}
