import DictFormat
import DictModel
import DictPipeline

extension TaggingReport {
    /// The report on the tagger's accuracy as lines of text.
    var lines: [String] {
        var lines = [
            "\(name): \(sentences) sentences, \(tokens) tokens",
            "UPOS             " + Self.percent(tags), "classes          " + Self.percent(classes),
            "words F1, raw    " + Self.percent(wordsF1),
            "sentences F1     " + Self.percent(sentencesF1), "tokens a second  \(speed)",
            Self.row("class", ["precision", "recall", "F1", "trusted", "of them right"]),
        ]
        lines += figures.map { figures in
            let (trust, right) = Self.shares(figures.trust)
            return Self.row(
                "\(figures.lexicalClass.name)",
                [figures.precision, figures.recall, figures.f1, trust, right].map(Self.percent))
        }
        let (trusted, right) = Self.shares(trust)
        lines.append(
            "trusted by the thresholds: \(Self.percent(trusted)) of \(trust.judged), right: "
                + Self.percent(right))
        lines.append(
            "precision of the surest: "
                + surest.map { "\($0.percent) % \(Self.percent($0.precision))" }
                .joined(separator: ", "))
        let classes = LexicalClass.allCases.map { "\($0.name)" }
        lines.append(Self.row("known \\ found", classes))
        lines += zip(classes, table).map { Self.row($0, $1.map { String($0) }) }
        lines.append(
            "most frequent: "
                + confusions.prefix(12).map { "\($0.known.name)>\($0.found.name) \($0.count)" }
                .joined(separator: ", "))
        return lines
    }

    /// Returns the share of trusted tokens, and the share of those that are right.
    ///
    /// Both shares are in hundredths of a percent. The first is relative to the judged tokens,
    /// those with which the tagger's thresholds were tested.
    private static func shares(_ trust: Trust) -> (trusted: Int, right: Int) {
        (share(trust.trusted, of: trust.judged), share(trust.right, of: trust.trusted))
    }

    /// Formats a share with two decimal places, such as 97.05 for 9705 hundredths of a percent.
    private static func percent(_ hundredths: Int) -> String {
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }

    private static func row(_ head: String, _ cells: [String]) -> String {
        func padding(_ text: String, _ width: Int) -> String {
            String(repeating: " ", count: max(1, width - text.utf8.count))
        }
        return head + padding(head, 13) + cells.map { padding($0, 14) + $0 }.joined()
    }

    /// The report on the tagger's accuracy as a JSON object.
    var json: JSON {
        .object([
            ("schema", .integer(1)), ("file", .string(name)), ("sentences", .integer(sentences)),
            ("tokens", .integer(tokens)), ("upos", .decimal(tags, places: 2)),
            ("classAccuracy", .decimal(classes, places: 2)),
            ("wordsF1", .decimal(wordsF1, places: 2)),
            ("sentencesF1", .decimal(sentencesF1, places: 2)),
            ("tokensPerSecond", .integer(speed)),
            ("classes", .object(figures.map { ("\($0.lexicalClass.name)", Self.json($0)) })),
            (
                "trusted",
                .object([
                    ("judged", .integer(trust.judged)), ("trusted", .integer(trust.trusted)),
                    ("right", .integer(trust.right)),
                ])
            ),
            (
                "surest",
                .object(surest.map { (String($0.percent), .decimal($0.precision, places: 2)) })
            ),
            (
                "confusions",
                .array(
                    confusions.map {
                        .array([
                            .string("\($0.known.name)"), .string("\($0.found.name)"),
                            .integer($0.count),
                        ])
                    })
            ),
        ])
    }

    private static func json(_ figures: ClassFigures) -> JSON {
        .object([
            ("precision", .decimal(figures.precision, places: 2)),
            ("recall", .decimal(figures.recall, places: 2)),
            ("f1", .decimal(figures.f1, places: 2)), ("judged", .integer(figures.trust.judged)),
            ("trusted", .integer(figures.trust.trusted)),
            ("trustedRight", .integer(figures.trust.right)),
        ])
    }
}
