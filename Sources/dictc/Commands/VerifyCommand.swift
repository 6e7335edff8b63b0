import ArgumentParser
import DictFormat
import DictPipeline
import DictStore

struct VerifyCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Check artefacts: structure, checksums, manifest, and the rules of level packs.",
        discussion: """
            Example: dictc verify build-output

            A file is checked by itself, a folder against its manifest. All problems are listed. \
            Level packs are judged by the rules of fair packs, also those made by hand. \
            With --public-key a folder is a release of `dictc ship`: its signature and every file \
            are checked. Exits 65 where there is a problem, 66 where a path is missing, 77 where \
            a release is not what was signed.
            """)

    @Argument(help: ArgumentHelp("Artefacts, or folders of them.", valueName: "file-or-dir"))
    var paths: [String]

    @Option(
        name: .customLong("public-key"),
        help: ArgumentHelp("A key of minisign that releases may be signed with.", valueName: "key"))
    var publicKeys: [String] = []

    @OptionGroup var format: FormatOptions

    var isJSON: Bool { format.isJSON }

    func execute(_ output: StandardOutput) throws -> ExitStatus {
        var problems: [Failure] = []
        var keys: [ReleaseKey] = []
        for path in publicKeys { keys.append(try ReleaseKey(contentsOf: path)) }
        for path in paths {
            let found =
                keys.isEmpty
                ? Self.problems(at: path) : Self.problems(ofRelease: path, trusting: keys)
            problems += found
            if found.isEmpty && !isJSON {
                try output.line("\(TerminalText.escaped(path)): sound")
            }
        }
        for problem in problems { StandardError.line(problem.text) }
        if isJSON { try output.line(json(problems)) }
        guard let first = problems.first else { return .success }
        return problems.allSatisfy { $0.status == first.status } ? first.status : .badData
    }

    private static func problems(at path: String) -> [Failure] {
        do throws(StoreError) {
            let isFolder = ArtefactCheck.isFolder(path)
            if isFolder && ReleaseFolder(path).isSigned {
                return [
                    .usage(
                        "\(path) is a signed release", hint: "name its key with --public-key")
                ]
            }
            let found =
                try isFolder
                ? ArtefactCheck.problems(ofFolder: path) : ArtefactCheck.problems(ofFile: path)
            let broken =
                isFolder
                ? LevelsCheck.problems(ofFolder: path)
                : LevelsCheck.problems(ofFile: path) + TaggerCheck.problems(ofFile: path)
            // What is missing from a folder is damage to it.
            return (found + broken).map { Failure(status: .badData, $0) }
        } catch {
            return [Failure(error)]
        }
    }

    private static func problems(
        ofRelease path: String, trusting keys: [ReleaseKey]
    ) -> [Failure] {
        do throws(StoreError) {
            let found = try ReleaseFolder(path).problems(trusting: keys)
            // What is missing from a release, or broken in it, is not what was signed.
            return found.map { Failure(status: $0.kind == .io ? .io : .policy, $0) }
        } catch {
            return [Failure(error)]
        }
    }

    private func json(_ problems: [Failure]) -> JSON {
        .object([
            ("schema", .integer(1)), ("paths", .array(paths.map { .string($0) })),
            ("sound", .bool(problems.isEmpty)),
            (
                "problems",
                .array(
                    problems.map { problem in
                        .object([
                            ("place", .string(problem.place)),
                            ("problem", .string(problem.problem)), ("hint", .string(problem.hint)),
                        ])
                    })
            ),
        ])
    }
}
