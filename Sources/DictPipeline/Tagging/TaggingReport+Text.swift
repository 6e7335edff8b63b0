public import DictFormat
import DictText
import DictModel

extension TaggingReport {
    /// The report for people, a line each.
    public var lines: [String] {
        var lines = [
            "\(name): \(tagging.sentences) sentences, \(tagging.tokens) tokens",
            "UPOS             " + Self.percent(Self.share(tagging.rightTags, of: tagging.tokens)),
            "classes          "
                + Self.percent(Self.share(tagging.rightClasses, of: tagging.tokens)),
        ]
        if let tokenising {
            lines.append("words F1, raw    " + Self.percent(tokenising.wordsF1))
            lines.append("sentences F1     " + Self.percent(tokenising.sentencesF1))
        }
        lines.append("tokens a second  \(speed)")
        lines.append(Self.row("class", ["precision", "recall", "F1", "trusted", "of them right"]))
        let outcomes = thresholds.outcomes(tagging.judges)
        for lexicalClass in LexicalClass.ladder {
            let (precision, recall, f1) = figures(of: lexicalClass)
            let outcome = outcomes[Int(lexicalClass.rawValue)]
            lines.append(
                Self.row(
                    "\(lexicalClass.name)",
                    [
                        precision, recall, f1, Self.share(outcome.trusted, of: outcome.all),
                        Self.share(outcome.right, of: outcome.trusted),
                    ].map(Self.percent)))
        }
        let sum = trusted()
        lines.append(
            "trusted by the thresholds: \(Self.percent(Self.share(sum.trusted, of: sum.all))) of"
                + " \(sum.all), right: \(Self.percent(Self.share(sum.right, of: sum.trusted)))")
        lines.append(
            "precision of the surest: "
                + Self.coverages.map { percent in
                    "\(percent) % \(Self.percent(precision(ofSurest: percent)))"
                }.joined(separator: ", "))
        lines.append(Self.row("known \\ found", LexicalClass.allCases.map { "\($0.name)" }))
        for known in LexicalClass.allCases {
            lines.append(
                Self.row(
                    "\(known.name)",
                    LexicalClass.allCases.map { String(tagging.count(known, as: $0)) }))
        }
        lines.append(
            "most frequent: "
                + tagging.confusions.prefix(12).map {
                    "\($0.known.name)>\($0.found.name) \($0.count)"
                }
                .joined(separator: ", "))
        return lines
    }

    /// Hundredths of a percent with two places.
    static func percent(_ hundredths: Int) -> String {
        let rest = hundredths % 100
        return "\(hundredths / 100).\(rest < 10 ? "0" : "")\(rest)"
    }

    private static func row(_ head: String, _ cells: [String]) -> String {
        func padded(_ text: String, _ width: Int) -> String {
            String(repeating: " ", count: max(1, width - text.utf8.count))
        }
        return head + padded(head, 13)
            + cells.map { padded($0, 14) + $0 }.joined()
    }

    /// The report for programs.
    public var json: JSON {
        let outcomes = thresholds.outcomes(tagging.judges)
        let classes = LexicalClass.ladder.map { lexicalClass -> (String, JSON) in
            let (precision, recall, f1) = figures(of: lexicalClass)
            let outcome = outcomes[Int(lexicalClass.rawValue)]
            return (
                "\(lexicalClass.name)",
                .object([
                    ("precision", .decimal(precision, places: 2)),
                    ("recall", .decimal(recall, places: 2)), ("f1", .decimal(f1, places: 2)),
                    ("judged", .integer(outcome.all)), ("trusted", .integer(outcome.trusted)),
                    ("trustedRight", .integer(outcome.right)),
                ])
            )
        }
        let sum = trusted()
        return .object([
            ("schema", .integer(1)), ("file", .string(name)),
            ("sentences", .integer(tagging.sentences)), ("tokens", .integer(tagging.tokens)),
            ("upos", .decimal(Self.share(tagging.rightTags, of: tagging.tokens), places: 2)),
            (
                "classAccuracy",
                .decimal(Self.share(tagging.rightClasses, of: tagging.tokens), places: 2)
            ),
            ("wordsF1", tokenising.map { .decimal($0.wordsF1, places: 2) } ?? .null),
            ("sentencesF1", tokenising.map { .decimal($0.sentencesF1, places: 2) } ?? .null),
            ("tokensPerSecond", .integer(speed)), ("classes", .object(classes)),
            (
                "trusted",
                .object([
                    ("judged", .integer(sum.all)), ("trusted", .integer(sum.trusted)),
                    ("right", .integer(sum.right)),
                ])
            ),
            (
                "surest",
                .object(
                    Self.coverages.map {
                        (String($0), .decimal(precision(ofSurest: $0), places: 2))
                    })
            ),
            (
                "confusions",
                .array(
                    tagging.confusions.map {
                        .array([
                            .string("\($0.known.name)"), .string("\($0.found.name)"),
                            .integer($0.count),
                        ])
                    })
            ),
        ])
    }
}
