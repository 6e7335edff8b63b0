package import DictFormat

extension ReleaseManifest {
    /// The manifest as a JSON object, as it is stored in its file.
    package var json: JSON {
        .object(
            [("schema", .integer(Self.schema)), ("release", .integer(release))]
                + (product.map { [("product", .string($0))] } ?? []) + [
                    ("artefacts", .array(artefacts.map(\.json))),
                    ("notice", .object(notice.members)),
                    ("sources", .array(sources.map(\.json))),
                ])
    }

    /// The contents of the manifest file: indented JSON, and a line feed at the end.
    package var bytes: [UInt8] { json.bytes(.pretty) + [UInt8(ascii: "\n")] }
}

extension ReleaseManifest.Artefact {
    /// The JSON object that describes the artefact in the manifest.
    fileprivate var json: JSON {
        .object(
            [
                ("name", .string(name)), ("kind", .string(kind)), ("language", .string(language)),
                ("format", .string(format)),
            ] + plain.members + [("gzip", .object(gzip.members))])
    }
}

extension ReleaseManifest.File {
    /// Creates the entry for a file with the plain name `name` and the contents `bytes`.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    package init(named name: String, _ bytes: [UInt8]) {
        let digest = SHA256.hex(of: bytes)
        self.init(
            file: Self.name(of: name, sha256: digest), bytes: bytes.count, sha256: digest)
    }

    /// The JSON members that describe the file, in the order in which a manifest has them.
    fileprivate var members: [(String, JSON)] {
        [("file", .string(file)), ("bytes", .integer(bytes)), ("sha256", .string(sha256))]
    }
}

extension ReleaseManifest.Source {
    /// The JSON object that describes the source in the manifest.
    ///
    /// It has no members for properties that are `nil`.
    package var json: JSON {
        var members: [(String, JSON)] = [("file", .string(file)), ("sha256", .string(sha256))]
        if let licence { members.append(("licence", .string(licence))) }
        if let attribution { members.append(("attribution", .string(attribution))) }
        if let role { members.append(("role", .string(role))) }
        return .object(members)
    }
}
