import DictCompiler
import Foundation

/// Level packs as lines: set, level, attempts, words and figures, with tabs between.
enum LevelRows {
    static func sets(_ lines: ArraySlice<String>) throws -> [LevelSet] {
        var sets: [LevelSet] = []
        for line in lines {
            let fields = line.components(separatedBy: "\t")
            guard fields.count == 5, let set = Int(fields[0]), let level = Int(fields[1]),
                let attempts = Int(fields[2]), (sets.count...sets.count + 1).contains(set)
            else { throw SourceFault.line(line) }
            if set > sets.count { sets.append(LevelSet(packs: [])) }
            sets[set - 1].packs.append(
                LevelPack(
                    level: level, attempts: attempts,
                    words: fields[3].split(separator: " ").map { Array($0.utf8) },
                    figures: fields[4] == "-" ? nil : try figures(fields[4])))
        }
        return sets
    }

    /// Four fractions and three numbers.
    private static func figures(_ text: String) throws -> PackFigures {
        let fields = text.split(separator: " ")
        let ratios = fields.prefix(4).compactMap { field in
            let numbers = field.split(separator: "/").compactMap { UInt64($0) }
            return numbers.count == 2 ? ExactRatio(numbers[0], numbers[1]) : nil
        }
        let numbers = fields.dropFirst(4).compactMap { UInt64($0) }
        guard ratios.count == 4, numbers.count == 3 else { throw SourceFault.line(text) }
        return PackFigures(
            consistentWins: ratios[0], consistentGuesses: ratios[1], bestWins: ratios[2],
            bestGuesses: ratios[3], lastHintWinsMillionths: numbers[0], hintMillibits: numbers[1],
            inseparablePairs: Int(numbers[2]))
    }
}
