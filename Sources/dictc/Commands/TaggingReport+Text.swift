import DictFormat
import DictModel
import DictOutput
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
        JSON([
            "schema": 1, "file": name, "sentences": sentences, "tokens": tokens,
            "upos": percent(tags), "classAccuracy": percent(classes), "wordsF1": percent(wordsF1),
            "sentencesF1": percent(sentencesF1), "tokensPerSecond": speed,
            "classes": JSON(figures.map { ("\($0.lexicalClass.name)", json($0)) }),
            "trusted": JSON([
                "judged": trust.judged, "trusted": trust.trusted, "right": trust.right,
            ]),
            "surest": JSON(surest.map { (String($0.percent), percent($0.precision)) }),
            "confusions": confusions.map {
                JSON.array(["\($0.known.name)".json, "\($0.found.name)".json, $0.count.json])
            },
        ])
    }

    private func percent(_ hundredths: Int) -> JSON { .decimal(hundredths, places: 2) }

    private func json(_ figures: ClassFigures) -> JSON {
        JSON([
            "precision": percent(figures.precision), "recall": percent(figures.recall),
            "f1": percent(figures.f1), "judged": figures.trust.judged,
            "trusted": figures.trust.trusted, "trustedRight": figures.trust.right,
        ])
    }
}
