import DictFiles
import DictModel
import DictOutput
import Platform

extension ProjectConfiguration {
    /// Reads the configuration file at `path`, which is absolute or relative to the working
    /// directory.
    ///
    /// Pass `true` as `allowOutside` to accept sources and output outside the project.
    ///
    /// - Throws: `Diagnostics` if the file cannot be read, is larger than 1 MiB, or is not a valid
    ///   configuration.
    static func read(
        atPath path: String, allowOutside: Bool = false
    ) throws(Diagnostics) -> ProjectConfiguration {
        let url = URL(fileURLWithPath: path)
        let place = Place(Project.fileName(of: path), base: .project)
        let bytes: [UInt8]
        do throws(Diagnostic) {
            bytes = try contents(atPath: path, place)
        } catch {
            throw Diagnostics([error])
        }
        return try parse(
            bytes, name: place.file,
            folder: url.standardizedFileURL.deletingLastPathComponent().path,
            allowOutside: allowOutside)
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
