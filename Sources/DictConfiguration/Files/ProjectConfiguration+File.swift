import DictFiles
package import DictFormat
package import DictModel
import Platform

extension ProjectConfiguration {
    /// Reads the configuration file at `path`, which is absolute or relative to the working
    /// directory.
    ///
    /// Pass `true` as `allowOutside` to accept sources and output outside the project, and as
    /// `isInstalled` for dictc's own configuration, which cannot name itself.
    ///
    /// - Throws: `Diagnostics` if the file cannot be read, is larger than 1 MiB, or is not a valid
    ///   configuration.
    package static func read(
        atPath path: String, allowOutside: Bool = false, isInstalled: Bool = false
    ) throws(Diagnostics) -> ProjectConfiguration {
        let url = URL(fileURLWithPath: path)
        let place = place(ofFileAt: path)
        let bytes: [UInt8]
        do throws(Diagnostic) {
            bytes = try contents(atPath: path, place)
        } catch {
            throw Diagnostics([error])
        }
        return try parse(
            bytes, name: place.file,
            folder: url.standardizedFileURL.deletingLastPathComponent().path,
            allowOutside: allowOutside, isInstalled: isInstalled)
    }

    /// Returns the place of the configuration file at `path`, for errors about it.
    package static func place(ofFileAt path: String) -> Place {
        let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
        return Place(project: String(name))
    }

    private static func contents(
        atPath path: String, _ place: Place
    ) throws(Diagnostic) -> [UInt8] {
        var status = stat()
        // Not FileManager: it also looks up the owner's name, which opens a socket.
        // Safe because path and status live for the length of the call.
        let isThere = unsafe stat(path, &status) == 0
        guard isThere || errno != ENOENT && errno != ENOTDIR else {
            throw Diagnostic(
                .configMissing, at: place, "there is no configuration",
                hint: "`dictc init` writes one to start from; --config names another")
        }
        if isThere, status.st_mode & S_IFMT == S_IFDIR {
            throw Diagnostic(
                .configNotAFile, at: place, "the configuration is a folder", expected: "a file",
                hint: "name the dictc.yml in it, or let `dictc init` write one")
        }
        do throws(Diagnostic) {
            let limit = ConfigurationDocument.byteLimit
            if let bytes = try FileContents.bytes(of: path, within: limit) { return bytes }
        } catch {
            if error.code == .outputInput { throw error }
            let isSpecial = error.code == .fileSpecial
            throw Diagnostic(
                isSpecial ? .configNotAFile : .configUnreadable, at: place,
                "the configuration \(isSpecial ? "is " : "")\(error.problem)",
                found: error.found, expected: error.expected,
                hint: "make the file readable, or name another with --config")
        }
        throw ConfigurationDocument.tooLarge(place)
    }
}

extension ProjectConfiguration {
    /// Returns what to do if there is no artefact of a kind: to build, or to add to dictc.yml what
    /// it would be made from.
    ///
    /// - Parameters:
    ///   - kind: The kind of artefact.
    ///   - language: The language of the artefact.
    ///   - path: The path of dictc.yml.
    /// - Returns: The advice, as a hint without a full stop.
    package static func advice(
        forMissing kind: ArtefactKind, _ language: Language, configuration path: String
    ) -> String {
        let section = kind == .lexicon ? "words" : kind.name
        guard let configuration = try? read(atPath: path, allowOutside: true) else {
            return "run `dictc build`"
        }
        guard let part = configuration.tree["languages"]?[language.code] else {
            return "\(path) has no `\(language.code):`; add it with `\(section):`"
        }
        let isThere = part[section] != nil || kind == .tagger || kind == .part
        return isThere
            ? "run `dictc build`" : "add `\(section):` below `\(language.code):` in \(path)"
    }
}
