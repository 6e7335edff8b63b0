import DictTestSupport
import Foundation
import Testing

extension FaultCatalogue {
    /// Rows C21 to C23: words that act on what shows them.
    static let shownWords: [FaultRow] = [
        .tried(
            "C21", "control sequences of terminals",
            accepted("in a list", "pea\nze\u{1B}[2Jbra\n\u{9B}2J\n", "pea"),
            CodeTrial("in what is shown") {
                try expectEscaped(["\u{1B}[2J", "\u{9B}2J", "\u{7}", "\u{8}"])
            }
        ),
        .tried("C22", "markup in words and file names", CodeTrial { try markup() }),
        .tried("C23", "formulas of spreadsheets", CodeTrial { try formulas() }),
    ]

    /// Words, sentences and paths with `signs` reach neither standard output nor standard error nor
    /// a report as they are.
    static func expectEscaped(_ signs: [String]) throws {
        for (number, sign) in signs.enumerated() {
            let sandbox = try Sandbox.project()
            let name = "n\(sign)\(number)"
            try sandbox.write("pea\nze\(sign)bra\n\(sign)\n", to: "raw-data/en/words.txt")
            try sandbox.write("pea\nzax\n", to: name)
            let calls = [
                "build", "query 'ze\(sign)bra'", "why 'ze\(sign)bra'", "why 'a \(sign) b'",
                "lexicon 'no\(sign)'  -o x", "lexicon '\(name)' -o '\(name).lexicon'",
                "lexicon '\(name)' -o '\(name)/x'", "info '\(name).lexicon'",
                "verify '\(name).lexicon' '\(name)' 'no\(sign)'", "export '\(name).lexicon'",
                "export 'no\(sign)'", "diff '\(name).lexicon' 'build-output/nl.lexicon'",
                "diff 'build-output/nl.lexicon' '\(name).lexicon'", "init 'i\(sign)'",
                "init 'i\(sign)' --force", "init 'i\(sign)'", "ship 's\(sign)' --release 1",
                "ship 's\(sign)' --release 1", "build --output 'o\(sign)'",
                "build --config 'c\(sign)'", "build --only 'k\(sign)'", "'c\(sign)'",
                "levels --from '\(name)'", "play ghost --names 'A\(sign),B'", "query pea --json",
                "why 'ze\(sign)bra' --json", "build --config 'c\(sign)' --json",
            ]
            for call in calls {
                let run = try sandbox.run(call)
                #expect(run.status < 100 && run.status != 70, "\(call.debugDescription)")
                #expect(!run.output.contains(sign), "\(call.debugDescription)")
                #expect(!run.errors.contains(sign), "\(call.debugDescription)")
            }
            for file in ["report.json", "manifest.json", "NOTICE"] {
                let bytes = try sandbox.bytes(of: "build-output/" + file)
                #expect(!String(decoding: bytes, as: UTF8.self).contains(sign), "\(file)")
            }
        }
    }

    /// The reports of words and a file with markup are JSON that gives them back whole.
    private static func markup() throws {
        let file = "en/<script>&amp;'.txt"
        let spelling = #"<script>alert("1")</script>&'"#
        let text = configuration(of: "{ file: \"\(file)\" }")
        let sandbox = try Sandbox(files: [
            "raw-data/dictc.yml": Array(text.utf8),
            "raw-data/" + file: Array("pea\n\(spelling)\n]]>\n".utf8),
        ])
        #expect(try sandbox.run("build").status == 0)
        for name in ["report.json", "manifest.json"] {
            let bytes = try sandbox.bytes(of: "build-output/" + name)
            let object = try JSONSerialization.jsonObject(with: Data(bytes))
            #expect(strings(in: object).contains(file), "\(name)")
        }
        let report = try JSONSerialization.jsonObject(
            with: Data(sandbox.bytes(of: "build-output/report.json")))
        let artefact = ((report as? [String: Any])?["artefacts"] as? [[String: Any]])?.first
        let reasons = (artefact?["dropped"] as? [String: Any])?["reasons"] as? [[String: Any]]
        let samples = (reasons ?? []).flatMap { $0["samples"] as? [String] ?? [] }
        #expect(samples.contains("\(file):2: \(spelling)"), "\(samples)")
    }

    /// Every string in `value`, a value of JSON.
    private static func strings(in value: Any) -> [String] {
        switch value {
        case let text as String: [text]
        case let items as [Any]: items.flatMap { strings(in: $0) }
        case let members as [String: Any]: members.values.flatMap { strings(in: $0) }
        default: []
        }
    }

    /// A phrase that begins like a formula is quoted in CSV, with an apostrophe before it.
    private static func formulas() throws {
        let sandbox = try Sandbox.project()
        try sandbox.write(
            Sandbox.configuration.replacingOccurrences(
                of: Sandbox.overlay,
                with: Sandbox.overlay + "\n    phrases: { file: en/phrases.txt }"),
            to: "raw-data/dictc.yml")
        try sandbox.write(
            """
            =cmd() pea pearl
            =pea rose zebra
            +pea rose zebras
            @pea rose pearl
            \tpea zax pearl
            -pea pearl zebra
            pea, "rose" zebra
            pea|calc zebra rose

            """, to: "raw-data/en/phrases.txt")
        let run = try sandbox.run("build")
        try #require(run.status == 0, "\(run.errors)")
        let table = try sandbox.run("export build-output/en.phrases --csv")
        let rows = Set(table.output.split(separator: "\n").dropFirst().map(String.init))
        #expect(table.output.hasPrefix("phrase,misses,tier\n"))
        #expect(rows.contains(#""'-pea pearl zebra",0,0"#), "\(rows)")
        #expect(rows.contains { $0.hasPrefix(#""pea, ""rose"" zebra","#) }, "\(rows)")
        #expect(
            rows.allSatisfy { row in
                guard let first = row.utf8.first else { return false }
                return !"=+-@\t\r".utf8.contains(first)
            }, "\(rows)")
        // Other signs of formulas make no phrase at all.
        let plain = try sandbox.run("export build-output/en.phrases")
        #expect(!plain.output.contains { "=+@|".contains($0) }, "\(plain.output)")
    }
}
