import ArgumentParser
import DictFiles
import DictFormat
import DictModel
import DictOutput
import DictPipeline
import DictStore
import DictTerminal

struct VerifyCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "verify",
        abstract: "Check packs, manifest and rules of level packs.",
        discussion: """
            Example: dictc verify build-output

            Checks a file by itself and a folder against its manifest, and lists all problems. \
            Level packs, even those made by hand, must keep the rules of fair packs. With \
            --public-key a folder is a release of `dictc ship`: its signature and every file are \
            checked; an unsigned one is only compared with its manifest. Exits 65 if there is a \
            problem, 66 if a path is missing, 77 if a release is not what was signed or stated.
            """)

    @Argument(
        help: ArgumentHelp("Packs, or folders of them.", valueName: "file-or-dir"),
        completion: .file())
    var paths: [String]

    @Option(
        name: .customLong("public-key"),
        help: ArgumentHelp("A minisign public key to accept signatures of.", valueName: "key"),
        completion: .file(extensions: ["pub"]))
    var publicKeys: [String] = []

    @OptionGroup(title: "Output options")
    var format: ListFormatOptions

    var isJSON: Bool { format.isJSON }

    func execute(_ output: StandardOutput) throws -> ExitStatus {
        var problems: [Diagnostic] = []
        var keys: [ReleaseKey] = []
        for path in publicKeys { keys.append(try ReleaseKey(contentsOf: path)) }
        for path in paths {
            let found =
                keys.isEmpty
                ? Self.problems(at: path) : Self.problems(ofRelease: path, trusting: keys)
            problems += found
            if found.isEmpty && format.value == .text {
                let isUnsigned =
                    keys.isEmpty && FileContents.isFolder(path) && ReleaseFolder(path).isRelease
                try output.text(
                    "\(TerminalText.escaped(path)): sound\(isUnsigned ? ", not signed" : "")",
                    [": sound": .good])
            }
        }
        for problem in problems { StandardError.line(problem.shown) }
        switch format.value {
        case .text: break
        case .json: try output.line(json(problems))
        case .jsonl, .csv, .tsv:
            let names = ["place", "code", "problem", "found", "expected", "hint", "status"]
            let rows = try RowWriter(format.value, names, output)
            for problem in problems { try rows.write(names.map(problem.json.member)) }
        }
        guard let first = problems.first else { return .success }
        return problems.allSatisfy { $0.status == first.status } ? first.status : .badData
    }

    private static func problems(at path: String) -> [Diagnostic] {
        do throws(Diagnostic) {
            let isFolder = FileContents.isFolder(path)
            if isFolder && ReleaseFolder(path).isSigned {
                return [
                    .usage(
                        "\(path) is a signed release", hint: "name its key with --public-key",
                        .usageRelease)
                ]
            }
            if isFolder && ReleaseFolder(path).isRelease {
                return try ReleaseFolder(path).problemsOfUnsigned()
            }
            let found =
                try isFolder
                ? ArtefactCheck.problems(ofFolder: path) : ArtefactCheck.problems(ofFile: path)
            let broken =
                isFolder
                ? LevelsCheck.problems(ofFolder: path)
                : LevelsCheck.problems(ofFile: path) + TaggerFile.problems(ofFile: path)
                    + PartFile.problems(ofFile: path)
            return found + broken
        } catch {
            return [error]
        }
    }

    private static func problems(
        ofRelease path: String, trusting keys: [ReleaseKey]
    ) -> [Diagnostic] {
        do throws(Diagnostic) {
            return try ReleaseFolder(path).problems(trusting: keys)
        } catch {
            return [error]
        }
    }

    private func json(_ problems: [Diagnostic]) -> JSON {
        JSON([
            "schema": 1, "paths": paths, "sound": problems.isEmpty,
            "problems": problems.map(\.json),
        ])
    }
}
