import DictModel
import Foundation

extension ReleaseManifest {
    /// Reads a manifest from `bytes`; messages name it `place`.
    ///
    /// - Throws: ``StoreError``: `policy` where the bytes are not exactly those that the facts in
    ///   them give, or a fact cannot be true: a name that leaves the folder, stands twice or is
    ///   not bound to its digest, a size below zero, an unknown language, a release below 1.
    public init(_ bytes: [UInt8], place: String) throws(StoreError) {
        func refuse(_ problem: String) -> StoreError {
            StoreError(
                .policy, place: place, problem: problem, hint: "fetch the release again")
        }
        guard bytes.count <= Self.longest else {
            throw refuse("is longer than \(Self.longest) bytes")
        }
        guard let file = try? JSONDecoder().decode(ManifestFile.self, from: Data(bytes)) else {
            throw refuse("is no manifest of a release")
        }
        guard file.schema == Self.schema else {
            throw refuse("has schema \(file.schema) (expected \(Self.schema))")
        }
        self.init(
            release: file.release, artefacts: file.artefacts.map(\.artefact),
            notice: file.notice.stated,
            sources: file.sources.map(\.source))
        guard self.bytes == bytes else {
            throw refuse("is not written as dictc writes it")
        }
        if let problem = firstProblem { throw refuse(problem) }
    }

    /// The first fact that cannot be true; `nil` where there is none.
    private var firstProblem: String? {
        guard release >= 1 else { return "release \(release) is below 1" }
        var names: Set<[UInt8]> = []
        for artefact in artefacts {
            let name = artefact.name
            guard PlainName.isPlain(name) else { return "name \"\(name)\" leaves the folder" }
            // Two names that differ in case are one file on some systems.
            guard names.insert(Array(name.lowercased().utf8)).inserted else {
                return "\(name) stands twice"
            }
            guard Language(code: artefact.language) != nil else {
                return "\(name) has the unknown language \"\(artefact.language)\""
            }
            guard artefact.plain.isBound(to: name) else {
                return "\(name) is not bound to its digest"
            }
            guard artefact.gzip.isValid, artefact.gzip.file == artefact.plain.file + ".gz" else {
                return "the gzip variant of \(name) is not bound to it"
            }
        }
        return notice.isBound(to: "NOTICE") ? nil : "NOTICE is not bound to its digest"
    }
}

extension ReleaseManifest.File {
    /// The name in a release of the file `name` with the digest `sha256`.
    static func name(of name: String, sha256: String) -> String { sha256 + "." + name }

    fileprivate var isValid: Bool { PlainName.isDigest(sha256) && bytes >= 0 }

    fileprivate func isBound(to name: String) -> Bool {
        isValid && file == Self.name(of: name, sha256: sha256)
    }
}

/// The file as it stands, before anything is checked.
private struct ManifestFile: Decodable {
    struct File: Decodable {
        var file, sha256: String
        var bytes: Int

        var stated: ReleaseManifest.File { .init(file: file, bytes: bytes, sha256: sha256) }
    }

    struct Artefact: Decodable {
        var name, kind, language, format, file, sha256: String
        var bytes: Int
        var gzip: File

        var artefact: ReleaseManifest.Artefact {
            .init(
                name: name, kind: kind, language: language, format: format,
                plain: .init(file: file, bytes: bytes, sha256: sha256), gzip: gzip.stated)
        }
    }

    var schema, release: Int
    var artefacts: [Artefact]
    var notice: File
    var sources: [Manifest.SourceFile]
}
