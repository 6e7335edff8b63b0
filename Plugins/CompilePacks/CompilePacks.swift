import Foundation
import PackagePlugin

/// Compiles the packs of a game target: runs `dictc build` on its `Packs/dictc.yml` and puts the
/// artefacts, the manifest and the notice into the resources of the target.
///
/// Everything that dictc writes, its cache and report too, goes to the plugin's work folder. The
/// build runs it again only where a file of `Packs` has changed.
@main
struct CompilePacks: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = target.directoryURL.appending(path: "Packs", directoryHint: .isDirectory)
        let configuration = folder.appending(path: "dictc.yml")
        guard FileManager.default.fileExists(atPath: configuration.path) else {
            throw PackFailure(
                place: configuration.path, problem: "no such file",
                hint: "begin one with `dictc init`, or take the plugin off target \(target.name)")
        }
        let files = try PackOutline(contentsOf: configuration).files
        let output = context.pluginWorkDirectoryURL.appending(path: "packs")
        return [
            .buildCommand(
                displayName: "Compiling the packs of \(target.name)",
                executable: try context.tool(named: "dictc").url,
                arguments: [
                    "build", "--config", configuration.path, "--output", output.path,
                ],
                inputFiles: try inputs(in: folder),
                outputFiles: files.map { output.appending(path: $0) })
        ]
    }

    /// Every file of `folder` and of the folders in it, in the order of their paths.
    private func inputs(in folder: URL) throws -> [URL] {
        try FileManager.default.subpathsOfDirectory(atPath: folder.path)
            .sorted()
            .map { folder.appending(path: $0) }
            .filter { !$0.lastPathComponent.hasPrefix(".") && !$0.isFolder }
    }
}

extension URL {
    /// Whether the file is a folder.
    fileprivate var isFolder: Bool {
        (try? resourceValues(forKeys: [.isDirectoryKey]))?.isDirectory == true
    }
}
