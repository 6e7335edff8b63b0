import DictTestSupport
import Foundation
import Testing

@Suite(
    "Export of the project's own lexicons",
    .enabled(if: SlowTests.areEnabled, "slow; DICTC_SLOW_TESTS=1 runs it"))
struct SlowRawDataExportTests {
    /// The files of `raw-data` that give words, in every spelling.
    static let sources = [
        "en": "en/scowl/*-words*.gz en/scowl/spoken-abbreviations.gz", "nl": "nl/wdutch.gz",
    ]

    /// A script for `sed` that takes accents off, letter by letter.
    private static let accents = [
        "a": "áàâäåã", "c": "ç", "e": "éèêë", "i": "íìîï", "n": "ñ", "o": "óòôöõø", "u": "úùûü",
        "y": "ýÿ", "ae": "æ", "oe": "œ", "ij": "ĳ", "ss": "ß",
    ].flatMap { base, letters in letters.map { "s/\($0)/\(base)/g" } }.joined(separator: ";")

    /// The words of `language` by tools of the system: lower-case lines of letters, accents taken
    /// off by a table, then the overlay.
    private func expected(_ language: String, in sandbox: Sandbox) throws -> String {
        let files = try #require(Self.sources[language])
        let run = try sandbox.shell(
            """
            cd '\(Sandbox.package)/raw-data'
            grep '^[+-]' \(language)/overlay.txt | cut -f 1 > "$OLDPWD/overlay"
            gzip -dc \(files) | cut -f 1 | sed '\(Self.accents)' | grep -E '^[a-z]{1,64}$' | sort -u \
                > "$OLDPWD/plain"
            cd "$OLDPWD"
            sed -n 's/^-//p' overlay | sort -u > minus
            sed -n 's/^+//p' overlay | sort -u > plus
            comm -23 plain minus | sort -u - plus
            """)
        try #require(run.status == 0, "\(run.errors)")
        return run.output
    }

    @Test("export gives the words that other tools find, byte for byte", arguments: ["en", "nl"])
    func export(language: String) throws {
        let sandbox = try Sandbox(files: [:])
        let build = try sandbox.run(
            "build --config '\(Sandbox.package)/raw-data/dictc.yml' --output out")
        try #require(build.status == 0, "\(build.errors)")
        let found = try sandbox.run("export out/\(language).lexicon").output
        let expected = try expected(language, in: sandbox)
        let difference = Set(found.split(separator: "\n"))
            .symmetricDifference(expected.split(separator: "\n"))
        #expect(difference.isEmpty, "\(difference.sorted().prefix(20))")
        #expect(found == expected)
    }
}
