import Foundation
import PackagePlugin

/// A plugin that compiles the word packs of a game target with each build.
///
/// It runs `dictc build` on the target's `Packs/dictc.yml`, and adds the artefacts, the manifest
/// and the notice to the target's resources.
///
/// Everything that dictc writes is in the plugin's work folder, also its cache, and report.html, a
/// page that shows the packs in figures.
/// The command runs again only if a file in `Packs` has changed.
@main
struct CompilePacks: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = target.directoryURL.appending(path: "Packs", directoryHint: .isDirectory)
        let configuration = folder.appending(path: "dictc.yml")
        guard FileManager.default.fileExists(atPath: configuration.path) else {
            throw PackFailure(
                place: configuration.path, problem: "no such file",
                hint: "create one with `dictc init`, or remove the plugin from \(target.name)")
        }
        let files = try PackOutline(contentsOf: configuration).files
        let output = context.pluginWorkDirectoryURL.appending(path: "packs")
        // No output files of the command, since the game does not ship them.
        let report = context.pluginWorkDirectoryURL.appending(path: "report.html")
        let times = context.pluginWorkDirectoryURL.appending(path: "times.json")
        return [
            .buildCommand(
                displayName: "Compiling the packs of \(target.name)",
                executable: try context.tool(named: "dictc").url,
                arguments: [
                    "build", "--config", configuration.path, "--output", output.path,
                    "--report", report.path, "--times", times.path,
                ],
                inputFiles: try inputs(in: folder),
                outputFiles: files.map { output.appending(path: $0) })
        ]
    }

    /// Returns all visible files in `folder` and its subfolders, sorted by path.
    private func inputs(in folder: URL) throws -> [URL] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .sorted()
            .map { folder.appending(path: $0) }
            .filter { !$0.lastPathComponent.hasPrefix(".") && !$0.isFolder }
    }
}

extension URL {
    /// Whether the URL refers to an existing folder.
    fileprivate var isFolder: Bool {
        (try? resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    }
}
