import Foundation
import PackagePlugin

/// `swift package regenerate-levels`: rebuilds the level packs of game targets.
///
/// Runs `dictc levels` on the `Packs/dictc.yml` of each target that has one, and writes
/// `Levels/<language>.levels` in the target, to be committed and bundled. `--target` and
/// `--language` narrow the choice, and may be repeated; all other arguments are passed to `dictc
/// levels`.
@main
struct RegenerateLevels: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) throws {
        var arguments = ArgumentExtractor(arguments)
        let names = arguments.extractOption(named: "target")
        let languages = arguments.extractOption(named: "language")
        let dictc = try context.tool(named: "dictc").url

        for target in try targets(of: context.package, named: names) {
            let folder = target.directoryURL
            let levels = folder.appending(path: "Levels", directoryHint: .isDirectory)
            try FileManager.default.createDirectory(
                at: levels, withIntermediateDirectories: true)
            for language in languages.isEmpty ? ["en"] : languages {
                let file = levels.appending(path: "\(language).levels")
                try run(
                    dictc,
                    [
                        "levels", "--config", folder.appending(path: "Packs/dictc.yml").path,
                        "--language", language, "--output", file.path,
                    ] + arguments.remainingArguments)
                print("\(target.name): wrote Levels/\(language).levels")
            }
        }
    }

    /// The targets of `package` that have packs, limited to `names` if there are any.
    private func targets(of package: Package, named names: [String]) throws -> [any Target] {
        let chosen = names.isEmpty ? package.targets : try package.targets(named: names)
        let targets = chosen.filter {
            FileManager.default.fileExists(
                atPath: $0.directoryURL.appending(path: "Packs/dictc.yml").path)
        }
        guard !targets.isEmpty else { throw LevelsFailure.noPacks }
        return targets
    }

    /// Runs `tool`, which reports its own errors.
    private func run(_ tool: URL, _ arguments: [String]) throws {
        let process = try Process.run(tool, arguments: arguments)
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw LevelsFailure.refused
        }
    }
}

/// The reason why no level packs were made.
enum LevelsFailure: Error, CustomStringConvertible {
    /// None of the chosen targets has packs.
    case noPacks
    /// dictc failed.
    case refused

    var description: String {
        switch self {
        case .noPacks: "no target has Packs/dictc.yml. hint: create one with `dictc init`"
        case .refused: "dictc made no packs; see its message above"
        }
    }
}
