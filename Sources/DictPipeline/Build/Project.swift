import DictModel
import Foundation

/// A project as a command finds it: its configuration and its folders.
struct Project {
    /// The most folders upward in which a project is looked for.
    private static let mostLevels = 64

    let configuration: ProjectConfiguration
    /// The folder of the configuration, as messages name it; empty for the working directory.
    let folder: String
    /// The folder for the artefacts.
    let output: String

    /// Reads the configuration that `options` name, or the nearest `raw-data/dictc.yml` upward.
    init(_ options: BuildOptions) throws {
        let path = options.configuration ?? Self.nearest()
        configuration = try ProjectConfiguration.read(
            atPath: path, allowOutside: options.allowsOutside)
        let folder = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { String(path[..<$0]) } ?? ""
        self.folder = folder
        output = options.output ?? Self.joined(folder, configuration.output)
    }

    /// The path of a file that the configuration names.
    func path(of file: String) -> String { Self.joined(folder, file) }

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
        var parts = folder.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        for part in path.split(separator: "/").map(String.init) where part != "." {
            if part == "..", let last = parts.last, last != "..", last != ".", !last.isEmpty {
                parts.removeLast()
            } else {
                parts.append(part)
            }
        }
        return parts.isEmpty ? "." : parts.joined(separator: "/")
    }
}
