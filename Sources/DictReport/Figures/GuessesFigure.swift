/// How many guesses a good player needs for the answers.
enum GuessesFigure {
    static func figure(_ language: String, _ entry: AnswersEntry) -> Figure? {
        let games = entry.solver.games
        guard !games.isEmpty, games.count <= 100 else { return nil }
        let mean = Int((min(max(0, entry.solver.meanGuesses), 1000) * 1000).rounded())
        let failures = entry.solver.failures.value
        return Figure(
            "\(language)-guesses", "How many guesses do the answers take?",
            answer: "A player who always takes the most revealing guess needs "
                + "\(NumberText.decimal(mean, places: 3)) on average and "
                + "\(entry.solver.worst.value) at worst"
                + (failures > 0 ? ", and fails \(NumberText.counted(failures, "time"))." : "."),
            chart: ColumnChart(
                horizontal: "guesses", vertical: "answers", legend: [],
                columns: games.enumerated().map { index, count in
                    ColumnChart.Column(
                        label: "\(index + 1)",
                        parts: [
                            .init(
                                count: count.value, paint: .main,
                                title: "\(NumberText.counted(count.value, "answer")) with "
                                    + (index == 0 ? "1 guess" : "\(index + 1) guesses"))
                        ])
                }),
            table: Table(
                ["guesses", "answers"],
                games.enumerated().map { [.count($0 + 1), .count($1.value)] }),
            concern: failures > 0
                ? "a good player fails \(NumberText.counted(failures, "answer")) of Wordle" : nil)
    }
}
