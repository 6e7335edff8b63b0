import DictTestSupport
import Testing

extension FaultCatalogue {
    /// Rows C30 to C32: columns, case, and words in words.
    static let listColumns: [FaultRow] = [
        .tried("C30", "columns with wrong numbers", columns),
        .tried(
            "C31", "one word in several cases", accepted("", "pea\nPEA\nPea\n", "pea"),
            CodeTrial("in queries") {
                let sandbox = try Sandbox.builtProject()
                let answers = try ["pea", "PEA", "Pea", "pEA"].map {
                    try sandbox.run("query \($0)")
                }
                #expect(answers.allSatisfy { $0.status == 0 && $0.output == answers[0].output })
            }),
        .tried(
            "C32", "a word that begins another, and no word at all",
            accepted("", "pea\npeafowl\n\n", "pea", "peafowl"),
            CodeTrial("in queries") {
                let sandbox = try Sandbox.builtProject()
                for word in ["pea", "peafowl", "peafowls"] {
                    let run = try sandbox.run("query \(word)")
                    #expect(run.status == 0 && run.output.contains("word         yes"), "\(word)")
                }
                #expect(try sandbox.run("query peaf").output.contains("word         no"))
            },
            ProjectTrial("an empty query", call: "query ''", status: 64, errors: ["is empty"]),
            ProjectTrial(
                "an empty line of the overlay's word",
                files: ["raw-data/en/overlay.txt": Array("+\n".utf8)],
                errors: [
                    "raw-data/en/overlay.txt:1: error[overlay.not-a-word]: overlay word that can't be a word"
                ])),
    ]

    /// Counts, familiarities and ranks that are no whole numbers.
    private static let columns: [ProjectTrial] = counts + familiarities + frequencies

    private static let counts: [ProjectTrial] = {
        let numbers = [
            "1,000", "NaN", "-1", "1e309", "1.5", "+1", "0x10", "18446744073709551616", "inf",
        ]
        var trials = numbers.map { number in
            ProjectTrial.list(
                "count " + number, "pea\t1\nzax\t\(number)\n",
                "words.txt:2:5: error[list.bad-count]: no count")
        }
        trials += [
            accepted("blank", "pea\t1\nzax\t \n", "pea", "zax"),
            ProjectTrial.list(
                "three columns", "pea\t1\t2\n",
                "words.txt:1:1: error[list.too-many-columns]: too many columns"),
            accepted("no word", "pea\t1\n\t2\n", "pea"),
            accepted("the largest count", "pea\t18446744073709551615\nzax\t0\n", "pea", "zax"),
        ]
        return trials
    }()

    private static let familiarities: [ProjectTrial] = [
        "0", "101", "-1", "NaN", "1e1", "18446744073709551616",
    ].map { number in
        section(
            "familiarity " + number, "familiarity: column", "pea\t1\nzax\t\(number)\n",
            "raw-data/en/words.txt:2")
    }

    private static let frequencies: [ProjectTrial] =
        ["-1", "NaN", "1,000", "1e309"].map { number in
            frequency(
                "frequency " + number, "pea\t\(number)\n",
                "counts.txt:1:5: error[list.bad-count]: no count")
        } + [
            frequency(
                "counts on some lines", "pea\t3\nzax\n",
                "counts.txt:2: error[frequency.no-count]: a word without a count")
        ]

    private static func section(
        _ name: String, _ key: String, _ list: String, _ errors: String...
    ) -> ProjectTrial {
        let text = configuration(of: "{ file: en/words.txt, \(key) }")
        return ProjectTrial(
            name,
            files: [
                "raw-data/dictc.yml": Array(text.utf8),
                "raw-data/en/words.txt": Array(list.utf8),
            ], errors: errors)
    }

    /// A list of counts that ranks answers.
    private static func frequency(
        _ name: String, _ counts: String, _ errors: String...
    ) -> ProjectTrial {
        let text =
            configuration(of: "{ file: en/words.txt, familiarity: 10 }")
            + "    frequency: { file: en/counts.txt, ranks: { 5: 1 } }\n"
            + "    answers: { length: 5 }\n"
        return ProjectTrial(
            name,
            files: [
                "raw-data/dictc.yml": Array(text.utf8),
                "raw-data/en/counts.txt": Array(counts.utf8),
            ], errors: errors)
    }
}
