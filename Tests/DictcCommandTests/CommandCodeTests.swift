import DictModel
import DictPipeline
import DictTestSupport
import Foundation
import Testing

@Suite("The codes of commands") struct CommandCodeTests {
    /// A secret key that `minisign -G -W` made for tests.
    private static let secretKey =
        "RWQAAEIyAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA"
        + "AAAAAAAAAAAAAyryg28yaBHR2BZ4m1RXlmrlD0qFrXCkGSVg+PfLNaMAKfyP"
        + "i1+qmeLGgyxRmdocb1GtmmjBt2kZzCmVo+K6O+jwQMxuF8npAAAAAAAAAAAA"
        + "AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA="

    private static let empty = Sandbox.package + "/Tests/Conformance/good/en-empty.answers"
    private static let pack = #"{"schema":1,"language":"en","set":1,"level":1,"words":["pea"]}"#

    private static let rows: [(String, Int32, String)] = [
        ("usage.arguments", 64, "$DICTC build --jobs 0"),
        ("usage.arguments", 64, "$DICTC export build-output/nl.lexicon --set 1"),
        ("usage.command", 64, "$DICTC frobnicate"),
        ("usage.folder-not-empty", 64, "$DICTC init raw-data"),
        ("usage.names", 64, "$DICTC play ghost --archive a --names A,B,C"),
        ("output.input", 64, "$DICTC lexicon raw-data/en/words.txt -o raw-data/en/words.txt"),
        ("usage.output", 64, "$DICTC train t.conllu -o -"),
        ("usage.release", 64, "mkdir r; touch r/manifest.json.minisig; $DICTC verify r"),
        ("usage.secret-key", 64, "$DICTC ship out --release 1 --sign \(secretKey)"),
        ("usage.text", 64, "$DICTC query p3a"),
        (
            "installation.damaged", 65,
            "printf 'schema: 1\noutput: ../o\nlanguages: { en: { words: dictc:en } }\n' > c; "
                + "mkdir -p s/LICENSES; touch s/LICENSES/tagger-en.txt s/dictc.yml; "
                + "DICTC_DATA=$PWD/s $DICTC build --config c"
        ),
        ("input.no-project", 66, "cd /; DICTC_DATA=/none $DICTC query pea"),
        ("input.no-lexicon", 66, "mkdir a b; $DICTC diff a b"),
        ("input.language", 65, "cp build-output/{nl,en}.lexicon; $DICTC query pea"),
        ("play.no-folder", 73, "env -u HOME -u XDG_STATE_HOME -u DICTC_ARCHIVE $DICTC play ghost"),
        ("play.nothing", 65, "cp \(empty) build-output/en.answers; $DICTC play wordle --archive a"),
        (
            "config.link", 78,
            "mv raw-data/en/words.txt w; ln -s ../../w raw-data/en/words.txt; $DICTC build"
        ),
        (
            "release.no-licence", 77,
            "sed -i 's/, licence: CC0-1.0//' raw-data/dictc.yml; $DICTC build; "
                + "$DICTC ship out --release 1"
        ),
        (
            "levels.language", 65,
            "echo '\(pack)' > p; $DICTC levels --language nl --from p"
        ),
        ("levels.schema", 65, "echo '\(pack)' | sed 's/1/9/' > p; $DICTC levels --from p"),
    ]

    @Test("a call has its code and status, and the text says the same", arguments: rows)
    func codes(code: String, status: Int32, line: String) throws {
        let line = line.replacingOccurrences(of: "$DICTC", with: "\"$DICTC\"")
        let run = try Sandbox.builtProject().shell(line + " --json < /dev/null")
        #expect(run.status == status, "\(run.output)\(run.errors)")
        #expect(run.output.contains(#""code":"\#(code)""#), "\(run.output)\(run.errors)")
        #expect(!run.errors.isEmpty)
    }

    @Test(
        "notes of a build have codes too",
        arguments: [
            ("sed -i 's/, licence: CC0-1.0//' raw-data/dictc.yml", "config.no-licence"),
            (
                "$DICTC build --update-lock; echo dog >> raw-data/en/words.txt", "lock.differs"
            ),
            (
                "rm -r build-output/.cache/en.lexicon; mkdir -p build-output/.cache/en.lexicon/x",
                "build.cache-not-written"
            ),
        ])
    func notes(preparation: String, code: String) throws {
        let sandbox = try Sandbox.builtProject()
        let line = preparation.replacingOccurrences(of: "$DICTC", with: "\"$DICTC\"")
        let run = try sandbox.shell(line)
        #expect(run.status == 0, "\(run.errors)")
        var options = BuildOptions()
        options.configuration = sandbox.path + "/raw-data/dictc.yml"
        let notes = try BuildPipeline.run(options).notes
        #expect(notes.contains { $0.code.name == code }, "\(notes)")
        #expect(notes.allSatisfy { $0.code.cause == .note })
    }
}
