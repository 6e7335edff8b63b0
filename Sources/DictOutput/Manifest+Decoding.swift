import DictFiles
package import DictModel
import DictStore
import Platform

extension Manifest {
    /// The maximum size of a manifest file, in bytes; reading a longer one throws an error.
    static let longest = 16 << 20

    /// Reads the manifest of the folder of artefacts at the path `folder`.
    ///
    /// - Throws: `file.missing`, `file.unreadable`, `file.special` or `file.too-long` if the
    ///   manifest file cannot be read; the errors of ``init(_:place:)`` if it is not valid.
    package init(inFolder folder: String) throws(Diagnostic) {
        let path = folder + "/" + Self.fileName
        try self.init(try FileContents.bytes(of: path, limit: Self.longest), place: path)
    }

    /// Decodes and validates a manifest.
    ///
    /// The schema, file names, digests, sizes and languages must be valid. File names must stay in
    /// the folder and be unique. Unknown members are ignored.
    ///
    /// - Parameters:
    ///   - bytes: The contents of a manifest file.
    ///   - place: The path of the file, for error messages.
    /// - Throws: `manifest.foreign` if this is not a manifest; `manifest.schema` if its schema is
    ///   unknown; `manifest.entry` if an entry is invalid.
    package init(_ bytes: [UInt8], place: String) throws(Diagnostic) {
        let place = Place(place)
        let hint = "build again or fetch the whole folder again"
        let file: ManifestFile
        do {
            file = try JSONDecoder().decode(ManifestFile.self, from: Data(bytes))
        } catch {
            throw Diagnostic(
                .manifestForeign, at: place, "not a manifest",
                found: (error as? DecodingError)?.fact, hint: hint)
        }
        guard file.schema == Self.schema else {
            throw Diagnostic(
                .manifestSchema, at: place, "unknown schema", found: String(file.schema),
                expected: String(Self.schema), hint: "use the dictc that wrote it, or build again")
        }
        self.init(
            artefacts: file.artefacts.map(\.artefact), sources: file.sources.map(\.source),
            options: file.options, noticeSHA256: file.notice)
        if let problem = firstProblem {
            throw Diagnostic(.manifestEntry, at: place, problem, hint: hint)
        }
    }

    /// A description of the first invalid entry of this manifest, or `nil` if all entries are
    /// valid.
    private var firstProblem: String? {
        var names: Set<[UInt8]> = []
        for artefact in artefacts {
            let name = PrintableText.quoted(artefact.file)
            guard PlainName.isPlain(artefact.file) else {
                return "\(name) is not a plain file name"
            }
            guard names.insert(Array(artefact.file.utf8)).inserted else {
                return "\(name) occurs twice"
            }
            guard PlainName.isDigest(artefact.sha256) else { return "\(name) has no valid sha256" }
            guard artefact.bytes >= 0 else { return "\(name) has a negative size" }
            guard Language(code: artefact.language) != nil else {
                return "\(name) has the unknown language "
                    + PrintableText.quoted(artefact.language)
            }
        }
        if let noticeSHA256, !PlainName.isDigest(noticeSHA256) {
            return "NOTICE has no valid sha256"
        }
        for source in sources where !PlainName.isDigest(source.sha256) {
            return "source \(PrintableText.quoted(source.file)) has no valid sha256"
        }
        return nil
    }
}

/// The JSON members of a manifest file, before their values are validated.
private struct ManifestFile: Decodable {
    struct Artefact: Decodable {
        var file, kind, language, sha256, format: String
        var bytes: Int

        var artefact: Manifest.Artefact {
            .init(
                file: file, kind: kind, language: language, bytes: bytes, sha256: sha256,
                format: format)
        }
    }

    var schema: Int
    var artefacts: [Artefact]
    var sources: [ReleaseManifest.SourceFile]
    var options: [String: String]
    var notice: String?
}

extension DecodingError {
    /// A short description of the error for a message, such as `member "schema" is missing`.
    fileprivate var fact: String {
        func path(_ context: Context) -> String {
            context.codingPath.map(\.stringValue).joined(separator: ".")
        }
        switch self {
        case .keyNotFound(let key, _): return "member \"\(key.stringValue)\" is missing"
        case .typeMismatch(_, let context), .valueNotFound(_, let context):
            return "member \"\(path(context))\" has the wrong type"
        case .dataCorrupted: return "not valid JSON"
        @unknown default: return "not valid JSON"
        }
    }
}
