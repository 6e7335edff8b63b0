package import DictModel
import Platform

/// The files that are part of an installation of dictc: everything that its own packs are made from,
/// and the packs.
///
/// They are in `share/dictc` beside the folder of the executable; in a build of the repository, in
/// its `raw-data` and `build-output`. The environment variable `DICTC_DATA` names another folder.
package enum Installation {
    /// The environment variable that names the folder with the files.
    static let variable = "DICTC_DATA"
    /// The maximum number of folders to search for `raw-data`, from the executable upwards.
    private static let mostLevels = 8
    /// A file by which the folder is recognised.
    private static let mark = "LICENSES/tagger-en.txt"

    /// The path of the folder with the files, or `nil` if there is none.
    package static let folder: String? = candidates.first { exists($0 + "/" + mark) }

    /// The path of the dictc.yml that lists the sources of the packs, or `nil` if there is none.
    package static let configuration: String? = folder.map { $0 + "/dictc.yml" }
        .flatMap { exists($0) ? $0 : nil }

    /// The path of the folder with the packs, or `nil` if there is none.
    ///
    /// It is `packs` beside the other files or, for a build of the repository, its `build-output`.
    package static let packs: String? = folder.flatMap { folder in
        let above = URL(fileURLWithPath: folder).deletingLastPathComponent().path
        return [folder + "/packs", above + "/build-output"].first { exists($0 + "/manifest.json") }
    }

    /// The name of the words of `language` that come with dictc, such as `dictc:en`.
    package static func source(of language: Language) -> String {
        BuiltInFile.prefix + language.code
    }

    /// What people call the words, phrases and sentences of `language` that come with dictc.
    package static func title(of language: Language) -> String { "dictc's own \(language.name)" }

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
            let link = "/proc/self/exe"
            if exists(link) { return link }
            // Nothing is mounted at /proc, as in a bare chroot: where the shell found it.
            guard let program = StartArguments.program else { return nil }
            if program.contains("/") { return program }
            let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":")
            return folders?.map { "\($0)/\(program)" }.first(where: exists)
        #else
            return Bundle.main.executablePath
        #endif
    }

    private static func exists(_ path: String) -> Bool {
        FileManager.default.fileExists(atPath: path)
    }
}

// Errors.
extension Installation {
    /// What to do if a file of the installation is missing or damaged.
    package static let remedy = "install dictc again, with its folder share/dictc"

    /// Returns `error`, which is about a file of the installation, with a hint that helps there.
    ///
    /// Nobody mends or builds again what comes with dictc.
    package static func advised(_ error: Diagnostic) -> Diagnostic {
        guard [.badData, .missing, .io, .configuration].contains(error.code.cause),
            error.code != .installationMissing
        else { return error }
        var error = error
        error.hint = remedy
        return error
    }

    /// Returns the error for a build that needs `file`, a name such as `dictc:en/odd.txt`, if there
    /// is no folder with such files or the file is not in it.
    package static func fault(about file: String) -> Diagnostic {
        Diagnostic(
            .installationMissing, at: Place(project: file), "dictc's own files are not there",
            found: PrintableText.alternatives(candidates.prefix(2).map { $0 }),
            expected: "a folder with \(file.dropFirst(BuiltInFile.prefix.count))",
            hint: "install dictc with its folder share/dictc, or name that folder in \(variable)")
    }
}
