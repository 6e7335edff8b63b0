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
            Exits 65 where there is one, 66 where a path is missing.
            """)

    @Argument(help: ArgumentHelp("Artefacts, or folders of them.", valueName: "file-or-dir"))
    var paths: [String]

    @OptionGroup var format: FormatOptions

    var isJSON: Bool { format.isJSON }

    func execute(_ output: StandardOutput) throws -> ExitStatus {
        var problems: [Failure] = []
        for path in paths {
            let found = Self.problems(at: path)
            problems += found
            if found.isEmpty && !isJSON { try output.line("\(path): sound") }
        }
        for problem in problems { StandardError.line(problem.text) }
        if isJSON { try output.line(json(problems)) }
        guard let first = problems.first else { return .success }
        return problems.allSatisfy { $0.status == first.status } ? first.status : .badData
    }

    private static func problems(at path: String) -> [Failure] {
        do throws(StoreError) {
            let isFolder = ArtefactCheck.isFolder(path)
            let found =
                try isFolder
                ? ArtefactCheck.problems(ofFolder: path) : ArtefactCheck.problems(ofFile: path)
            let broken =
                isFolder
                ? LevelsCheck.problems(ofFolder: path) : LevelsCheck.problems(ofFile: path)
            // What is missing from a folder is damage to it.
            return (found + broken).map { Failure(status: .badData, $0) }
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
