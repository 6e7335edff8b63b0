import DictTestSupport
import Testing

/// A file that a command reads beside its sources, and the most bytes it may have.
struct FileLimit: CustomTestStringConvertible, Sendable {
    var file: String
    var most: Int
    var call: String
    /// What the file begins with; line feeds follow.
    var start = ""
    /// The shell line that comes first.
    var before = ":"
    /// The status where the file is as long as it may be.
    var status: Int32 = 0

    var testDescription: String { file }

    static let all: [FileLimit] = [
        FileLimit(
            file: "raw-data/LICENSES/own.txt", most: 1 << 20, call: "build",
            before: "grep -q licences raw-data/dictc.yml || "
                + "printf 'licences: { CC0-1.0: { file: LICENSES/own.txt } }\\n' "
                + ">> raw-data/dictc.yml"),
        FileLimit(
            file: "notice.txt", most: 64 << 10,
            call: "train t.conllu --notice notice.txt -o t.model",
            before: "printf '1\\tpears\\t_\\tNOUN\\t_\\t_\\t0\\t_\\t_\\t_\\n\\n' > t.conllu"),
        FileLimit(
            file: "build-output/manifest.json", most: 16 << 20, call: "verify build-output",
            start: "$(cat build-output/manifest.json)", status: 65),
        FileLimit(
            file: "packs.jsonl", most: 64 << 20, call: "levels --from packs.jsonl", status: 65),
    ]
}

@Suite("Limits of files that commands read") struct FileLimitTests {
    @Test("as long as it may be, and one byte longer", arguments: FileLimit.all)
    func limit(_ limit: FileLimit) throws {
        let sandbox = try Sandbox.builtProject()
        for extra in 0...1 {
            let run = try sandbox.shell(
                """
                \(limit.before); mkdir -p "$(dirname \(limit.file))"
                (printf '%s' "\(limit.start)"; yes '') | head -c \(limit.most + extra) > new
                mv new \(limit.file); "$DICTC" \(limit.call) > /dev/null
                """)
            let message =
                "\(limit.file): error[file.too-long]: too long (expected at most \(limit.most) bytes)"
            #expect(run.status == (extra == 0 ? limit.status : 65), "\(run.errors)")
            #expect(run.errors.contains(message) == (extra == 1), "\(run.errors)")
        }
    }
}
