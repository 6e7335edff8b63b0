import DictModel
import Foundation

/// A project as a command finds it: its configuration and its folders.
struct Project {
    /// The most folders upward in which a project is looked for.
    private static let mostLevels = 64

    let configuration: ProjectConfiguration
    /// The configuration as messages name it.
    let configurationPath: String
    /// The folder of the configuration, as messages name it; empty for the working directory.
    let folder: String
    /// The folder for the artefacts.
    let output: String
    /// Whether sources may lie outside the folder of the configuration.
    private let allowsOutside: Bool

    /// Reads the configuration that `options` name, or the nearest `raw-data/dictc.yml` upward.
    init(_ options: BuildOptions) throws {
        let path = options.configuration ?? Self.nearest()
        configuration = try ProjectConfiguration.read(
            atPath: path, allowOutside: options.allowsOutside)
        configurationPath = path
        allowsOutside = options.allowsOutside
        folder = Self.folder(of: path)
        output = options.output ?? Self.joined(folder, configuration.output)
        try checkOutput()
    }

    /// Refuses to write among the inputs, which `--output` or a symbolic link could ask for.
    private func checkOutput() throws(PipelineError) {
        let target = Self.resolved(output) + "/"
        let base = Self.resolved(folder.isEmpty ? "." : folder)
        let inputs = configuration.sourcePaths
        guard let input = inputs.first(where: { Self.joined(base, $0).hasPrefix(target) }) else {
            return
        }
        throw PipelineError(
            .configuration, place: output,
            problem: "the output folder holds the source \(path(of: input))",
            hint: "choose another folder, such as build-output beside that of dictc.yml")
    }

    /// The absolute path that `path` stands for, symbolic links followed.
    private static func resolved(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }

    private static func folder(of path: String) -> String {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        guard let slash else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// The path of a file that the configuration names.
    func path(of file: String) -> String { Self.joined(folder, file) }

    /// Refuses a file that a symbolic link takes out of the folder of the configuration, unless
    /// that is allowed: the configuration of a stranger must not read what lies elsewhere.
    ///
    /// A file that is not there passes.
    func expectInside(_ file: String) throws(PipelineError) {
        let place = path(of: file)
        guard !allowsOutside, let target = Self.target(of: place),
            let base = Self.target(of: folder.isEmpty ? "." : folder),
            !target.hasPrefix(base == "/" ? base : base + "/")
        else { return }
        throw PipelineError(
            .configuration, place: place,
            problem: "a symbolic link leads outside the folder of dictc.yml (found \(target))",
            hint: "copy the file into that folder, or run with --allow-outside")
    }

    /// The path without symbolic links of what stands at `path`; `nil` where nothing does.
    private static func target(of path: String) -> String? {
        // Safe because the answer is a terminated text that is ours to free.
        guard let text = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(text) }
        return unsafe String(validatingCString: text)
    }

    /// Whether there is a file of the project at `path`.
    func exists(_ file: String) -> Bool {
        FileManager.default.fileExists(atPath: path(of: file))
    }

    private static func nearest() -> String {
        var up = ""
        for _ in 0..<mostLevels {
            let path = up + "raw-data/dictc.yml"
            if FileManager.default.fileExists(atPath: path) { return path }
            up += "../"
        }
        return "raw-data/dictc.yml"
    }

    /// `path` below `folder`, with the folders that lead up and down again taken out.
    static func joined(_ folder: String, _ path: String) -> String {
        if path.hasPrefix("/") || folder.isEmpty { return path }
        let root = folder.hasPrefix("/") ? "/" : ""
        var parts = folder.split(separator: "/")
        for part in path.split(separator: "/") where part != "." {
            if part != ".." || parts.last == ".." || parts.last == "." {
                parts.append(part)
            } else if parts.isEmpty {
                // Above the root is the root.
                if root.isEmpty { parts.append(part) }
            } else {
                parts.removeLast()
            }
        }
        return parts.isEmpty && root.isEmpty ? "." : root + parts.joined(separator: "/")
    }
}
