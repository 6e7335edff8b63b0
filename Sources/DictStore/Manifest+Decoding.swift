import DictModel
import Foundation

extension Manifest {
    /// No manifest is longer than this, in bytes.
    static let longest = 16 << 20

    /// Reads the manifest of the folder at `folder`.
    public init(inFolder folder: String) throws(StoreError) {
        let path = folder + "/" + Self.fileName
        try self.init(try FileContents.bytes(of: path, limit: Self.longest), place: path)
    }

    /// Reads a manifest from `bytes`; messages name it `place`.
    ///
    /// Members that this version does not know are passed over; all others are checked: schema,
    /// names that stay in the folder and occur once, digests, sizes, languages.
    public init(_ bytes: [UInt8], place: String) throws(StoreError) {
        func refuse(_ problem: String) -> StoreError {
            StoreError(
                .badData, place: place, problem: problem,
                hint: "build again or fetch the whole folder again")
        }
        let file: ManifestFile
        do {
            file = try JSONDecoder().decode(ManifestFile.self, from: Data(bytes))
        } catch let error as DecodingError {
            throw refuse("is no manifest (\(error.fact))")
        } catch {
            throw refuse("is no manifest")
        }
        guard file.schema == Self.schema else {
            throw StoreError(
                .badData, place: place,
                problem: "has schema \(file.schema) (expected \(Self.schema))",
                hint: "use the dictc that wrote it, or build again")
        }
        self.init(
            artefacts: file.artefacts.map(\.artefact), sources: file.sources.map(\.source),
            options: file.options)
        if let problem = firstProblem { throw refuse(problem) }
    }

    /// The first fact that cannot be true; `nil` where there is none.
    private var firstProblem: String? {
        var names: Set<[UInt8]> = []
        for artefact in artefacts {
            let name = artefact.file
            guard PlainName.isPlain(name) else { return "file name \"\(name)\" leaves the folder" }
            guard names.insert(Array(name.utf8)).inserted else { return "\(name) stands twice" }
            guard PlainName.isDigest(artefact.sha256) else { return "\(name) has no valid sha256" }
            guard artefact.bytes >= 0 else { return "\(name) has a negative size" }
            guard Language(code: artefact.language) != nil else {
                return "\(name) has the unknown language \"\(artefact.language)\""
            }
        }
        for source in sources where !PlainName.isDigest(source.sha256) {
            return "source \(source.file) has no valid sha256"
        }
        return nil
    }
}

extension Manifest {
    /// A source's entry as it stands.
    struct SourceFile: Decodable {
        var file, sha256: String
        var licence, attribution, role: String?

        var source: Source {
            .init(
                file: file, sha256: sha256, licence: licence, attribution: attribution, role: role)
        }
    }
}

/// The file as it stands, before anything is checked.
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
    var sources: [Manifest.SourceFile]
    var options: [String: String]
}

extension DecodingError {
    /// What is wrong, and at which member.
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
