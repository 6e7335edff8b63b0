import Foundation
import PackagePlugin

/// `swift package regenerate-levels`: makes the level packs of game targets anew.
///
/// Runs `dictc levels` on the `Packs/dictc.yml` of each target that has one, and writes
/// `Levels/<language>.levels` in the target, to be committed and bundled. `--target` and
/// `--language` choose, each may be repeated; every other argument goes to `dictc levels`.
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

    /// The targets of `package` that have packs: all, or those with `names`.
    private func targets(of package: Package, named names: [String]) throws -> [any Target] {
        let chosen = names.isEmpty ? package.targets : try package.targets(named: names)
        let targets = chosen.filter {
            FileManager.default.fileExists(
                atPath: $0.directoryURL.appending(path: "Packs/dictc.yml").path)
        }
        guard !targets.isEmpty else { throw LevelsFailure.noPacks }
        return targets
    }

    /// Runs `tool`, which says itself what is wrong.
    private func run(_ tool: URL, _ arguments: [String]) throws {
        let process = try Process.run(tool, arguments: arguments)
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw LevelsFailure.refused
        }
    }
}

/// Why no level packs are made.
enum LevelsFailure: Error, CustomStringConvertible {
    /// No chosen target has packs.
    case noPacks
    /// dictc failed.
    case refused

    var description: String {
        switch self {
        case .noPacks: "no target has Packs/dictc.yml. hint: begin one with `dictc init`"
        case .refused: "dictc made no packs; it says above why"
        }
    }
}
