/// Which letters are at which places of the answers.
enum LettersFigure {
    static func figure(_ language: String, _ entry: AnswersEntry) -> Figure? {
        let places = entry.letters
        guard !places.isEmpty, places.count <= 64 else { return nil }
        let letters = (UInt8(ascii: "a")...UInt8(ascii: "z")).map {
            String(Character(Unicode.Scalar($0)))
        }
        let most = places.flatMap(\.values).map(\.value).max() ?? 0
        let cells = places.enumerated().map { place, counts in
            letters.map { letter -> HeatMap.Cell? in
                let count = counts[letter]?.value ?? 0
                return HeatMap.Cell(
                    paint: HeatSteps.paint(count, of: most),
                    title: "\(letter.uppercased()) at place \(place + 1): "
                        + "\(NumberText.counted(count, "answer")), "
                        + NumberText.share(count, of: entry.answers.value))
            }
        }
        let best = places.enumerated().compactMap { place, counts in
            counts.ranked.first.map { ($0.name.uppercased(), place + 1, $0.count) }
        }.max { $0.2 < $1.2 }
        return Figure(
            "\(language)-letters", "Which letters are where in the answers?",
            answer: (best.map { best in
                "\(best.0) at place \(best.1) is the safest bet: "
                    + "\(NumberText.share(best.2, of: entry.answers.value)) of the answers have it. "
            } ?? "")
                + "The best first guess for a good player is "
                + entry.solver.firstGuess.uppercased() + ".",
            chart: HeatMap(
                horizontal: "letter", vertical: "place",
                legend: HeatSteps.legend(most: most, unit: "answers"),
                columns: letters.map { $0.uppercased() }, rows: places.indices.map { "\($0 + 1)" },
                cells: cells, cellHeight: 26),
            table: Table(
                ["letter"] + places.indices.map { "answers with it at place \($0 + 1)" },
                letters.map { letter in
                    [.text(letter.uppercased())] + places.map { .count($0[letter]?.value ?? 0) }
                }))
    }
}

/// The steps in which a heat map shows numbers.
enum HeatSteps {
    /// The upper limits of the steps after the first, which is for 0, in per cent of the largest
    /// number.
    private static let limits = [10, 25, 45, 70, 100]

    static func paint(_ count: Int, of most: Int) -> Paint {
        guard count > 0 else { return .heat0 }
        let step = limits.firstIndex { count * 100 <= most * $0 } ?? limits.count - 1
        return Paint.heat[step + 1]
    }

    static func legend(most: Int, unit: String) -> [LegendEntry] {
        var entries = [LegendEntry(.heat0, "none")]
        var least = 1
        for (index, limit) in limits.enumerated() {
            let top = most * limit / 100
            guard top >= least else { continue }
            let text = top == least ? "\(top)" : "\(least) to \(top)"
            entries.append(.init(Paint.heat[index + 1], text))
            least = top + 1
        }
        if let last = entries.popLast() {
            entries.append(.init(last.paint, "\(last.meaning) \(unit)"))
        }
        return entries
    }
}
