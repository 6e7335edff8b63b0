import DictConfiguration
import DictFiles
package import DictModel
import DictSources
import Platform

/// A project: its configuration, the folder that contains dictc.yml, and the build-output folder.
///
/// Diagnostics name files as dictc.yml does (see ``place(of:)``), so that they do not depend on the
/// working directory. Use ``path(of:)`` only to open files.
struct Project {
    let configuration: ProjectConfiguration
    /// The path of the configuration file, absolute or relative to the working directory.
    let configurationPath: String
    /// The path of the folder that contains dictc.yml, or an empty string if that is the working
    /// directory.
    let folder: String
    /// The path of the folder that artefacts are written to.
    let output: String
    /// The formats of each corpus, keyed by its path as written in dictc.yml.
    let corpora: [String: [CorpusFormat]]
    /// Whether sources may be outside the folder that contains dictc.yml.
    private let allowsOutside: Bool

    /// Creates a project by reading the configuration file that is specified by `options`.
    ///
    /// By default, that is the nearest `raw-data/dictc.yml`, in the working directory or a folder
    /// above it.
    init(_ options: BuildOptions) throws {
        let path = options.configurationPath
        configuration = try ProjectConfiguration.read(
            atPath: path, allowOutside: options.allowsOutside)
        configurationPath = path
        corpora = configuration.corpusFormats
        allowsOutside = options.allowsOutside
        folder = Self.folder(of: path)
        output = options.output ?? Self.joined(folder, configuration.output)
        try keepFiles()
        try expectNoRepeatedFile()
        try checkOutput()
        if options.output == nil { try expectOutputInside() }
    }

    /// Checks that this call replaces none of the project's files, whether or not it reads them.
    ///
    /// - Throws: `output.input` if an output of the call is such a file.
    private func keepFiles() throws(Diagnostic) {
        guard NamedOutput.replacesFiles else { return }
        try NamedOutput.refuseReplacing(configurationPath)
        let roles = EditedFile.roles(of: configuration)
        for file in configuration.namedPaths + [ProjectLock.fileName] {
            // What cannot be read is the matter of whoever reads it.
            for member in (try? members(of: file)) ?? [file] {
                try NamedOutput.refuseReplacing(path(of: member), role: roles[file])
            }
        }
    }

    /// Checks that no symbolic link takes the output folder that dictc.yml names outside the folder
    /// above that of dictc.yml.
    ///
    /// - Throws: `Diagnostic` if a link does, unless outside files are allowed.
    private func expectOutputInside() throws(Diagnostic) {
        let above = Self.joined(folder, "..")
        guard !allowsOutside, let target = Self.target(of: output),
            let base = Self.target(of: above.isEmpty ? "." : above),
            !target.hasPrefix(base == "/" ? base : base + "/")
        else { return }
        throw Diagnostic(
            .configLink, at: Place(output), "a symbolic link leads outside the project",
            found: target, hint: "name the folder with --output, or run with --allow-outside")
    }

    /// Checks that the output folder does not contain a source.
    ///
    /// dictc.yml cannot name such a folder, but `--output` or a symbolic link can lead to one.
    ///
    /// - Throws: `Diagnostic` about the first source that is in the output folder.
    private func checkOutput() throws(Diagnostic) {
        let target = Self.resolved(output) + "/"
        let base = Self.resolved(folder.isEmpty ? "." : folder)
        let inputs = configuration.sourcePaths
        guard let input = inputs.first(where: { Self.joined(base, $0).hasPrefix(target) }) else {
            return
        }
        throw Diagnostic(
            .configOutput, at: Place(output), "the output folder contains a source",
            found: PrintableText.quoted(input),
            hint: "choose another folder, such as build-output beside that of dictc.yml")
    }

    /// Returns the absolute form of `path`, with symbolic links resolved.
    private static func resolved(_ path: String) -> String {
        URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    }

    /// Returns `path` without its last component, or an empty string if `path` contains no slash.
    static func folder(of path: String) -> String {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        guard let slash else { return "" }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }

    /// Returns the path at which to open `file`, a path as written in dictc.yml.
    func path(of file: String) -> String {
        BuiltInFile.path(of: file) ?? Self.joined(folder, file)
    }

    /// Returns the place to report in errors about `file`, a path as written in dictc.yml.
    func place(of file: String) -> Place { Place(file, base: .project) }

    /// The place of dictc.yml, to report in errors about the configuration.
    var configurationPlace: Place { ProjectConfiguration.place(ofFileAt: configurationPath) }

    /// Checks that no symbolic link takes `file` outside the folder that contains dictc.yml.
    ///
    /// Otherwise, someone else's configuration could reach files elsewhere on the disk. A file that
    /// does not exist is accepted, and so is any file if outside files are allowed.
    ///
    /// - Throws: `Diagnostic` if a link leads outside the folder.
    func expectInside(_ file: String) throws(Diagnostic) {
        guard !allowsOutside, !BuiltInFile.isName(file),
            let target = Self.target(of: path(of: file)),
            let base = Self.target(of: folder.isEmpty ? "." : folder),
            !target.hasPrefix(base == "/" ? base : base + "/")
        else { return }
        throw Diagnostic(
            .configLink, at: place(of: file),
            "a symbolic link leads outside the folder of dictc.yml", found: target,
            hint: "copy the file into that folder, or run with --allow-outside")
    }

    /// Returns the absolute form of `path` with symbolic links resolved, or `nil` if nothing exists
    /// there.
    private static func target(of path: String) -> String? {
        // Safe because the result is null or a terminated string that we own and free.
        guard let text = unsafe realpath(path, nil) else { return nil }
        defer { unsafe free(text) }
        return unsafe String(validatingCString: text)
    }

    /// Whether anything exists at `file`, a path as written in dictc.yml.
    func exists(_ file: String) -> Bool {
        FileManager.default.fileExists(atPath: path(of: file))
    }

    /// Returns `path` appended to `folder`, with `.` and `..` in `path` resolved as text.
    ///
    /// A `..` removes the component before it, even if that is a symbolic link. If there is no
    /// component to remove, the `..` is kept in a relative path, and dropped in an absolute one. If
    /// `path` is absolute or `folder` is empty, `path` is returned unchanged.
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

extension BuildOptions {
    /// Returns the path of the file that `place` names, as seen from the working directory.
    ///
    /// Use it only to show a place to people. Reports name the file as dictc.yml does instead.
    package func path(to place: Place) -> String {
        guard place.base == .project, !place.file.isEmpty, !BuiltInFile.isName(place.file) else {
            return place.file
        }
        if isInstalled { return BuiltInFile.prefix + place.file }
        // Only steps at the start lead up; further on they are the name of a member of an archive.
        var start = place.file.startIndex
        while place.file[start...].hasPrefix("../") {
            start = place.file.index(start, offsetBy: 3)
        }
        let folder = Project.joined(
            Project.folder(of: configurationPath),
            String(place.file[..<start]))
        let name = place.file[start...]
        if folder.isEmpty || name.hasPrefix("/") { return String(name) }
        return folder == "/" ? folder + name : folder + "/" + name
    }
}
