import DictModel
import DictOutput
import Platform

/// The files that are part of an installation of dictc, such as block lists and tagger models.
///
/// They are in `share/dictc` beside the folder of the executable; in a build of the repository, in
/// its `raw-data`. The environment variable `DICTC_DATA` names another folder.
package enum Installation {
    /// The environment variable that names the folder with the files.
    static let variable = "DICTC_DATA"
    /// The maximum number of folders to search for `raw-data`, from the executable upwards.
    private static let mostLevels = 8
    /// A file by which the folder is recognised.
    private static let mark = "LICENSES/tagger-en.txt"

    /// The path of the folder with the files, or `nil` if there is none.
    package static let folder: String? = candidates.first {
        FileManager.default.fileExists(atPath: $0 + "/" + mark)
    }

    /// The paths at which the folder may be, best first.
    static var candidates: [String] {
        if let named = ProcessInfo.processInfo.environment[variable], !named.isEmpty {
            return [named]
        }
        guard let executable else { return [] }
        var folder = URL(fileURLWithPath: executable).resolvingSymlinksInPath()
            .deletingLastPathComponent()
        var paths = [folder.deletingLastPathComponent().path + "/share/dictc"]
        for _ in 0..<mostLevels where folder.path != "/" {
            folder.deleteLastPathComponent()
            paths.append(folder.path + "/raw-data")
        }
        return paths
    }

    private static var executable: String? {
        #if os(Linux)
            return "/proc/self/exe"
        #else
            return Bundle.main.executablePath
        #endif
    }

    /// Returns the error for a build that needs `file`, a name such as `dictc:en/odd.txt`, if there
    /// is no folder with such files or the file is not in it.
    static func fault(about file: String) -> Diagnostic {
        Diagnostic(
            .installationMissing, at: Place(project: file), "dictc's own files are not there",
            found: PrintableText.alternatives(candidates.prefix(2).map { $0 }),
            expected: "a folder with \(file.dropFirst(BuiltInFile.prefix.count))",
            hint: "install dictc with its folder share/dictc, or name that folder in \(variable)")
    }
}
