package import DictModel
import Platform

extension ReleaseManifest {
    /// Decodes and validates a manifest, without verifying a signature.
    ///
    /// - Parameters:
    ///   - bytes: The contents of the manifest file.
    ///   - place: The path of the file, for error messages.
    /// - Throws: `release.manifest` if `bytes` differ from those that dictc would write, if the
    ///   release number or the product's name is not a valid one, or if an entry has a negative size, an unknown language, or a
    ///   name that leaves the folder, occurs twice or does not start with the file's digest.
    package init(_ bytes: [UInt8], place: String) throws(Diagnostic) {
        func refuse(
            _ problem: String, found: String? = nil, expected: String? = nil
        ) -> Diagnostic {
            Diagnostic(
                .releaseManifest, at: Place(place), problem, found: found, expected: expected,
                hint: "fetch the release again")
        }
        guard bytes.count <= Self.longest else {
            throw refuse("too long", expected: "at most \(Self.longest) bytes")
        }
        guard let file = try? JSONDecoder().decode(ManifestFile.self, from: Data(bytes)) else {
            throw refuse("not a manifest of a release")
        }
        guard file.schema == Self.schema else {
            throw refuse(
                "unknown schema", found: String(file.schema), expected: String(Self.schema))
        }
        self.init(
            release: file.release, product: file.product, artefacts: file.artefacts.map(\.artefact),
            notice: file.notice.stated,
            sources: file.sources.map(\.source))
        guard self.bytes == bytes else {
            throw refuse("not written as dictc writes it")
        }
        if let problem = firstProblem { throw refuse(problem) }
    }

    /// A description of the first invalid entry of this manifest, or `nil` if all entries are
    /// valid.
    private var firstProblem: String? {
        guard (1...Self.highestRelease).contains(release) else {
            return "release \(release) is not from 1 to \(Self.highestRelease)"
        }
        if let product, !Self.isProduct(product) { return "the name of the product is invalid" }
        var names: Set<[UInt8]> = []
        for artefact in artefacts {
            let name = PrintableText.quoted(artefact.name)
            guard PlainName.isPlain(artefact.name) else {
                return "\(name) is not a plain file name"
            }
            // Names that differ only in case are the same file on some systems.
            guard names.insert(Array(artefact.name.lowercased().utf8)).inserted else {
                return "\(name) occurs twice"
            }
            guard Language(code: artefact.language) != nil else {
                return "\(name) has the unknown language "
                    + PrintableText.quoted(artefact.language)
            }
            guard artefact.plain.isBound(to: artefact.name) else {
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
    /// Returns the name of a file in a release: the digest `sha256`, a dot and the plain `name`.
    static func name(of name: String, sha256: String) -> String { sha256 + "." + name }

    fileprivate var isValid: Bool { PlainName.isDigest(sha256) && bytes >= 0 }

    fileprivate func isBound(to name: String) -> Bool {
        isValid && file == Self.name(of: name, sha256: sha256)
    }
}

extension ReleaseManifest {
    /// The JSON entry for a source in a manifest, before its values are validated.
    package struct SourceFile: Decodable {
        private var file, sha256: String
        private var licence, attribution, role: String?

        package var source: Source {
            .init(
                file: file, sha256: sha256, licence: licence, attribution: attribution, role: role)
        }
    }
}

/// The JSON members of a manifest file, before their values are validated.
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
    var product: String?
    var artefacts: [Artefact]
    var notice: File
    var sources: [ReleaseManifest.SourceFile]
}
