import Foundation
import PackagePlugin

/// A plugin for `swift package regenerate-levels`, which rebuilds the level packs of game targets.
///
/// For each target with a `Packs/dictc.yml`, it runs `dictc levels` and writes
/// `Levels/<language>.levels` in the target's folder, a file to be committed and bundled. The
/// options `--target` and `--language` restrict what is rebuilt, and may be repeated. All other
/// arguments are passed to `dictc levels`.
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

    /// Returns the targets of `package` that have a `Packs/dictc.yml`.
    ///
    /// Only targets in `names` are returned, unless `names` is empty.
    ///
    /// - Throws: `LevelsFailure.noPacks` if there are none, or an error if a name is unknown.
    private func targets(of package: Package, named names: [String]) throws -> [any Target] {
        let chosen = names.isEmpty ? package.targets : try package.targets(named: names)
        let targets = chosen.filter {
            FileManager.default.fileExists(
                atPath: $0.directoryURL.appending(path: "Packs/dictc.yml").path)
        }
        guard !targets.isEmpty else { throw LevelsFailure.noPacks }
        return targets
    }

    /// Runs `tool` with `arguments` and waits for its end.
    ///
    /// - Throws: `LevelsFailure.refused` if the tool fails. It has then already printed a message.
    private func run(_ tool: URL, _ arguments: [String]) throws {
        let process = try Process.run(tool, arguments: arguments)
        process.waitUntilExit()
        guard process.terminationReason == .exit, process.terminationStatus == 0 else {
            throw LevelsFailure.refused
        }
    }
}

/// An error that explains why no level packs were made.
enum LevelsFailure: Error, CustomStringConvertible {
    /// None of the chosen targets has a `Packs/dictc.yml`.
    case noPacks
    /// dictc failed, and has printed the reason.
    case refused

    var description: String {
        switch self {
        case .noPacks: "no target has Packs/dictc.yml. hint: create one with `dictc init`"
        case .refused: "dictc made no packs; see its message above"
        }
    }
}
