/// A report as one page that needs nothing else: no script, no network, no other file.
enum HTMLPage {
    static func bytes(_ report: BuildReport) -> [UInt8] {
        let head: [Markup] = [
            .tag("meta", ["charset": "utf-8"]),
            .tag(
                "meta", ["http-equiv": "Content-Security-Policy", "content": PageStyle.policy]),
            .tag(
                "meta", ["name": "viewport", "content": "width=device-width, initial-scale=1"]),
            .tag("meta", ["name": "referrer", "content": "no-referrer"]),
            .tag("meta", ["name": "color-scheme", "content": "light dark"]),
            .tag("title", [:], report.title),
            .style(PageStyle.rules),
        ]
        let whole = report.groups.filter { $0.id == FigureCatalogue.whole }.flatMap(\.figures)
        let groups = report.groups.filter { $0.id != FigureCatalogue.whole }
        let header = Markup.tag(
            "header", ["class": "top"],
            [
                .tag(
                    "div", [:],
                    [
                        .tag("h1", [:], report.title),
                        .tag("p", ["class": "facts"], report.facts.joined(separator: " · ")),
                    ] + changes(report.changes) + verdict(report.verdict)
                        + [
                            summary(report.summary), navigation(groups),
                            .tag("p", [:], report.introduction),
                        ])
            ] + whole.map(figure))
        let page = Markup.tag(
            "html", ["lang": "en"],
            [
                .tag("head", [:], head),
                .tag(
                    "body", [:],
                    [
                        header, .tag("main", [:], groups.map(section)),
                        .tag("footer", [:], [.tag("p", [:], BuildReport.closing)]),
                    ]),
            ])
        return Array("<!DOCTYPE html>\n".utf8) + page.bytes
    }

    private static func changes(_ lines: [String]) -> [Markup] {
        guard !lines.isEmpty else { return [] }
        return [
            .tag("h2", [:], "What came and went"),
            .tag("ul", ["class": "things"], lines.map { .tag("li", [:], $0) }),
        ]
    }

    private static func verdict(_ verdict: Verdict) -> [Markup] {
        let things = verdict.things.map { thing in
            Markup.tag(
                "li", [:],
                [
                    thing.figure.map { .tag("a", ["href": "#\($0)"], thing.text) }
                        ?? .text(thing.text)
                ])
        }
        let text = Markup.tag("h2", verdict.isBad ? ["class": "bad"] : [:], verdict.text)
        return things.isEmpty ? [text] : [text, .tag("ul", ["class": "things"], things)]
    }

    private static func summary(_ table: Table) -> Markup {
        .tag(
            "div",
            ["class": "wide", "role": "region", "tabindex": "0", "aria-label": "Main numbers"],
            [.tag("table", ["class": "summary"], [head(table), body(table)])])
    }

    private static func body(_ table: Table) -> Markup {
        .tag(
            "tbody", [:],
            table.rows.map { row in
                Markup.tag(
                    "tr", [:],
                    row.enumerated().map { index, cell in
                        if index == 0 { return .tag("th", ["scope": "row"], cell.text) }
                        return .tag("td", cell.isText ? ["class": "t"] : [:], cell.text)
                    })
            })
    }

    private static func navigation(_ groups: [FigureGroup]) -> Markup {
        .tag(
            "nav", ["aria-label": "Sections"],
            [
                .tag(
                    "ul", [:],
                    groups.map { group in
                        .tag("li", [:], [.tag("a", ["href": "#\(group.id)"], group.title)])
                    })
            ])
    }

    private static func section(_ group: FigureGroup) -> Markup {
        let quiet = group.figures.filter { !$0.hasNews }
        return .tag(
            "section", ["aria-labelledby": group.id],
            [
                .tag("h2", ["id": group.id], group.title),
                .tag("div", ["class": "figures"], group.figures.filter(\.hasNews).map(figure)),
            ] + (quiet.isEmpty ? [] : [.tag("div", ["class": "quiet"], quiet.map(folded))]))
    }

    /// A figure without news as one line, which opens.
    private static func folded(_ figure: Figure) -> Markup {
        .tag(
            "details", [:],
            [
                .tag(
                    "summary", [:], [.tag("b", [:], figure.question), .text(" " + figure.answer)]),
                Self.figure(figure),
            ])
    }

    private static func figure(_ figure: Figure) -> Markup {
        let name = "\(figure.id)-question"
        let size =
            "\(NumberText.coordinate(ChartShape.width)) "
            + NumberText.coordinate(figure.chart.height)
        var parts: [Markup] = [
            .tag("h3", ["id": name], figure.question), .tag("p", [:], figure.answer),
            .tag(
                "svg", ["viewBox": "0 0 \(size)", "role": "img", "aria-labelledby": name],
                figure.chart.content),
        ]
        if !figure.chart.legend.isEmpty { parts.append(legend(figure.chart.legend)) }
        parts.append(numbers(figure))
        if !figure.samples.isEmpty { parts.append(samples(figure.samples)) }
        return .tag("figure", ["id": figure.id, "aria-labelledby": name], parts)
    }

    private static func legend(_ entries: [LegendEntry]) -> Markup {
        .tag(
            "ul", ["class": "legend"],
            entries.map { entry in
                let key =
                    entry.paint == .limit
                    ? Markup.tag("path", ["class": "need", "d": "M0 5h10"])
                    : .tag("path", ["class": entry.paint.rawValue, "d": "M0 0h10v10h-10z"])
                return .tag(
                    "li", [:],
                    [
                        .tag("svg", ["viewBox": "0 0 10 10", "aria-hidden": "true"], [key]),
                        .text(entry.meaning),
                    ])
            })
    }

    private static func head(_ table: Table) -> Markup {
        .tag(
            "thead", [:],
            [.tag("tr", [:], table.columns.map { .tag("th", ["scope": "col"], $0) })])
    }

    private static func numbers(_ figure: Figure) -> Markup {
        .tag(
            "details", [:],
            [
                .tag("summary", [:], "Numbers"),
                .tag(
                    "div",
                    [
                        "class": "scroll", "role": "region", "tabindex": "0",
                        "aria-label": "Numbers: \(figure.question) (\(figure.id))",
                    ],
                    [.tag("table", [:], [head(figure.table), body(figure.table)])]),
            ])
    }

    private static func samples(_ samples: [Figure.Samples]) -> Markup {
        .tag(
            "details", [:],
            [.tag("summary", [:], "Examples")]
                + samples.map { sample in
                    .tag(
                        "details", [:],
                        [
                            .tag("summary", [:], sample.heading),
                            .tag("ul", [:], sample.items.map { .tag("li", [:], $0) }),
                        ])
                })
    }
}
