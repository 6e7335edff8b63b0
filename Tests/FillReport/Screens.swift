import DictModel
import DictReader
import WordGames

/// What the screens of a level have in common.
struct Screens {
    private let lexicalClass: LexicalClass
    private var count = 0
    private var rows = 0
    private var exact = 0
    private var fewest = Int.max
    private var lonely = 0
    private var fitting = 0
    private var sentenceUses: [Int: Int] = [:]
    private var answerUses: [Int: Int] = [:]

    init(_ lexicalClass: LexicalClass) { self.lexicalClass = lexicalClass }

    mutating func add(_ round: FillMeUpRound, _ sentences: SentenceSet) {
        count += 1
        fewest = min(fewest, round.rows.count { $0.lexicalClass == lexicalClass })
        rows += round.rows.count
        for row in round.rows {
            sentenceUses[row.sentence, default: 0] += 1
            answerUses[row.answer, default: 0] += 1
            if row.lexicalClass == lexicalClass { exact += 1 }
            let gap = sentences.gaps(at: row.sentence).first { $0.token == row.token }
            let rivals = gap.map { Set(sentences.rivals(of: $0)) } ?? []
            if rivals.isEmpty { lonely += 1 }
            fitting += round.options.count { rivals.contains($0) }
        }
    }

    /// A line of the table.
    func line(_ level: Int, _ sentences: SentenceSet) -> String {
        let answers = answerUses.sorted { ($0.value, $1.key) > ($1.value, $0.key) }
        let names = answers.prefix(3).map { answer in
            "\(String(decoding: sentences.answerText(answer.key) ?? [], as: UTF8.self)) "
                + "\(percent(answer.value))"
        }
        let cells = [
            "\(level), \(lexicalClass.name)",
            hundredths(fitting, max(1, rows)),
            "\(tenths(exact, count)) of \(tenths(rows, count))", "\(fewest)",
            tenths(100 * lonely, max(1, rows)),
            "\(percent(sentenceUses.values.max() ?? 0))",
            "\(sentenceUses.values.count { percent($0) > 15 })",
            names.joined(separator: ", "),
            "\(answerUses.values.count { percent($0) > 40 })",
        ]
        return "| " + cells.joined(separator: " | ") + " |"
    }

    private func percent(_ uses: Int) -> Int { count > 0 ? (100 * uses + count / 2) / count : 0 }

    private func hundredths(_ sum: Int, _ count: Int) -> String {
        let hundredths = (100 * sum + count / 2) / count
        let fraction = hundredths % 100
        return "\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
    }

    private func tenths(_ sum: Int, _ count: Int) -> String {
        let tenths = count > 0 ? (10 * sum + count / 2) / count : 0
        return "\(tenths / 10).\(tenths % 10)"
    }
}
