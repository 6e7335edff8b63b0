import DictCompiler
import DictFormat
public import DictModel
import Foundation

extension LevelListing {
    /// The packs in `bytes`, JSON lines as ``json(_:)`` gives them; `name` is what messages call
    /// the file.
    ///
    /// A line needs `set`, `level` and `words`; `attempts` null or left out means no limit. Figures
    /// are worked out anew where a pack is small enough for it. Packs may break every rule of
    /// ``LevelLadder``: lists made by hand have to load.
    ///
    /// - Throws: ``PipelineFailure`` with every line that is wrong, up to its limit.
    public init(
        parsing bytes: [UInt8], name: String, language: Language
    ) throws {
        var errors: [PipelineError] = []
        var sets: [LevelSet] = []
        var first: Line?
        let folding = Folding(language)
        let lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() where line.contains(where: { $0 > 0x20 }) {
            let place = SourcePlace(file: name, line: index + 1).description
            do throws(PipelineError) {
                let line = try Line(Array(line), place: place)
                if let code = line.language, code != language.code {
                    throw PipelineError(
                        .badData, place: place,
                        problem: "a pack of another language (found \(QuotedText.quote(code)); "
                            + "expected \"\(language.code)\")",
                        hint: "name its language with --language")
                }
                let pack = try line.pack(folding, place: place)
                guard (1...LevelPackBuilder.maximumSets).contains(line.set),
                    line.set <= sets.count + 1
                else {
                    throw PipelineError(
                        .badData, place: place,
                        problem: "sets are out of order (found \(line.set); expected at most "
                            + "\(min(sets.count + 1, LevelPackBuilder.maximumSets)))",
                        hint: "number the sets from 1 without gaps")
                }
                if sets.count < line.set { sets.append(LevelSet(packs: [])) }
                sets[line.set - 1].packs.append(pack)
                first = first ?? line
            } catch {
                errors.append(error)
            }
        }
        if errors.isEmpty && sets.isEmpty {
            errors.append(
                PipelineError(
                    .badData, place: name, problem: "no packs",
                    hint: "give a JSON line a pack, as `dictc levels --json` prints them"))
        }
        guard errors.isEmpty else { throw PipelineFailure(errors) }
        let ladder = LevelsFormat.Ladder.allCases.first { $0.text == first?.ladder } ?? .custom
        self.init(
            language: language, seed: first?.seed.flatMap { UInt64($0) } ?? 0, ladder: ladder,
            sets: sets)
    }

    /// A line as it is written.
    private struct Line: Decodable {
        var schema: Int?
        var language: String?
        var set: Int
        var level: Int
        var attempts: Int?
        var words: [String]
        var ladder: String?
        var seed: String?

        init(_ bytes: [UInt8], place: String) throws(PipelineError) {
            do {
                self = try JSONDecoder().decode(Line.self, from: Data(bytes))
            } catch {
                throw PipelineError(
                    .badData, place: place, problem: "no pack in JSON (\(Self.text(of: error)))",
                    hint: "write {\"set\":1,\"level\":1,\"attempts\":null,\"words\":[\"tea\"]}")
            }
            guard schema ?? 1 == 1 else {
                throw PipelineError(
                    .badData, place: place,
                    problem: "unknown schema (found \(schema ?? 0); expected 1)")
            }
        }

        private static func text(of error: any Error) -> String {
            switch error as? DecodingError {
            case .keyNotFound(let key, _): "\"\(key.stringValue)\" is missing"
            case .typeMismatch(_, let context), .valueNotFound(_, let context):
                "\"\(context.codingPath.first?.stringValue ?? "")\" is of another type"
            default: "not JSON"
            }
        }

        func pack(_ folding: Folding, place: String) throws(PipelineError) -> LevelPack {
            func require(_ fact: Bool, _ problem: String) throws(PipelineError) {
                if !fact { throw PipelineError(.badData, place: place, problem: problem) }
            }
            try require(
                (1...255).contains(level),
                "level is out of range (found \(level); expected 1 "
                    + "to 255)")
            try require(
                (0...255).contains(attempts ?? 0),
                "attempts are out of range (found \(attempts ?? 0); expected 0 to 255)")
            try require(
                (1...255).contains(words.count),
                "number of words is out of range (found \(words.count); expected 1 to 255)")
            var folded: [[UInt8]] = []
            for word in words {
                var letters: [UInt8] = []
                let spelling = Array(word.utf8)
                let traits = folding.fold(spelling.span, into: &letters)
                try require(
                    traits.subtracting(.capitals).isEmpty && (1...64).contains(letters.count),
                    "not a word of 1 to 64 letters (found \(QuotedText.quote(word)))")
                folded.append(letters)
            }
            return LevelPack(
                level: level, attempts: attempts ?? 0, words: folded,
                figures: PackFigures(words: folded, attempts: attempts ?? 0))
        }
    }
}
