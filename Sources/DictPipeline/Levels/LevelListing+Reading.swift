import DictCompiler
import DictFormat
package import DictModel
import Platform

extension LevelListing {
    /// Creates a listing from JSON lines in the format of ``json(_:)``, perhaps edited by hand.
    ///
    /// Each line is a pack, with at least `set`, `level` and `words`. If `attempts` is missing or
    /// null, the number of attempts is unlimited. Figures in the lines are ignored; they are
    /// computed again for packs that are small enough. Packs may break the rules of
    /// ``LevelLadder``, so that packs made by hand can be loaded. The seed and the ladder are those
    /// of the first pack.
    ///
    /// - Parameters:
    ///   - bytes: The JSON lines.
    ///   - name: The name of the file in messages.
    ///   - language: The language of the words.
    /// - Throws: `Diagnostics` with the errors in all lines, up to ``Diagnostics/limit``.
    package init(
        parsing bytes: [UInt8], name: String, language: Language
    ) throws(Diagnostics) {
        var errors = Diagnostics()
        var sets: [LevelSet] = []
        var first: Line?
        let folding = Folding(language)
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated()
        where line.contains(where: { $0 > UInt8(ascii: " ") }) {
            let place = Place(name, line: index + 1)
            do throws(Diagnostic) {
                let line = try Line(Array(line), at: place)
                try line.requireLanguage(language, at: place)
                let pack = try line.pack(folding, at: place)
                let next = min(sets.count + 1, PackLimits.sets.upperBound)
                guard (1...next).contains(line.set) else {
                    throw Diagnostic(
                        .levelsSetOrder, at: place, "sets are out of order",
                        found: "\(line.set)", expected: "at most \(next)",
                        hint: "number the sets from 1 without gaps")
                }
                if sets.count < line.set { sets.append(LevelSet(packs: [])) }
                sets[line.set - 1].packs.append(pack)
                first = first ?? line
            } catch {
                errors.add(error)
            }
        }
        if errors.isEmpty && sets.isEmpty {
            errors.add(
                Diagnostic(
                    .levelsNone, at: Place(name), "no packs",
                    hint: "write one pack per line, as `dictc levels --json` prints them"))
        }
        try errors.throwIfAny()
        let ladder = LevelsFormat.Ladder.allCases.first { $0.text == first?.ladder } ?? .custom
        self.init(
            language: language, seed: first?.seed.flatMap { UInt64($0) } ?? 0, ladder: ladder,
            sets: sets)
    }

    /// The members of one JSON line, which describes one pack.
    private struct Line: Decodable {
        var schema: Int?
        var language: String?
        var set: Int
        var level: Int
        var attempts: Int?
        var words: [String]
        var ladder: String?
        var seed: String?

        init(_ bytes: [UInt8], at place: Place) throws(Diagnostic) {
            do {
                self = try JSONDecoder().decode(Line.self, from: Data(bytes))
            } catch {
                throw Diagnostic(
                    .levelsLine, at: place, "not a pack in JSON", found: Self.fault(error),
                    hint: #"write {"set":1,"level":1,"attempts":null,"words":["tea"]}"#)
            }
            guard schema ?? 1 == 1 else {
                throw Diagnostic(
                    .levelsSchema, at: place, "unknown schema", found: "\(schema ?? 0)",
                    expected: "1")
            }
        }

        private static func fault(_ error: any Error) -> String {
            switch error as? DecodingError {
            case .keyNotFound(let key, _): "\"\(key.stringValue)\" is missing"
            case .typeMismatch(_, let context), .valueNotFound(_, let context):
                "\"\(context.codingPath.first?.stringValue ?? "")\" is of another type"
            default: "not JSON"
            }
        }

        func requireLanguage(_ expected: Language, at place: Place) throws(Diagnostic) {
            guard let language, language != expected.code else { return }
            throw Diagnostic(
                .levelsLanguage, at: place, "a pack of another language",
                found: PrintableText.quoted(language), expected: "\"\(expected.code)\"",
                hint: "name its language with --language")
        }

        func pack(_ folding: Folding, at place: Place) throws(Diagnostic) -> LevelPack {
            func require(
                _ number: Int, in range: ClosedRange<Int>, _ code: Diagnostic.Code,
                _ problem: String
            ) throws(Diagnostic) {
                if range.contains(number) { return }
                throw Diagnostic(
                    code, at: place, problem, found: "\(number)",
                    expected: "\(range.lowerBound) to \(range.upperBound)")
            }
            try require(level, in: 1...255, .levelsLevel, "level is out of range")
            try require(
                attempts ?? 0, in: 0...255, .levelsAttempts, "attempts are out of range")
            try require(
                words.count, in: 1...LevelsFormat.maximumWords, .levelsWordCount,
                "number of words is out of range")
            var folded: [[UInt8]] = []
            for word in words { folded.append(try letters(of: word, folding, at: place)) }
            return LevelPack(
                level: level, attempts: attempts ?? 0, words: folded,
                figures: PackFigures(words: folded, attempts: attempts ?? 0))
        }

        private func letters(
            of word: String, _ folding: Folding, at place: Place
        ) throws(Diagnostic) -> [UInt8] {
            var letters: [UInt8] = []
            let spelling = Array(word.utf8)
            let traits = folding.fold(spelling.span, into: &letters)
            let longest = LevelsFormat.maximumWordLength
            guard traits.subtracting(.capitals).isEmpty else {
                throw Diagnostic(
                    .wordBadLetter, at: place, "word with something other than letters",
                    found: PrintableText.quoted(word), expected: "a to z")
            }
            guard (1...longest).contains(letters.count) else {
                throw Diagnostic(
                    .wordLength, at: place, "word of \(letters.count) letters",
                    found: PrintableText.quoted(word), expected: "1 to \(longest) letters")
            }
            return letters
        }
    }
}
