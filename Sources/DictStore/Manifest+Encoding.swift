public import DictFormat

extension Manifest {
    /// The manifest as a JSON object, as it is stored in its file.
    public var json: JSON {
        let names = options.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return .object([
            ("schema", .integer(Self.schema)),
            ("artefacts", .array(artefacts.map(\.json))),
            ("sources", .array(sources.map(\.json))),
            ("options", .object(names.map { ($0, .optional(options[$0])) })),
        ])
    }

    /// The contents of the manifest file: indented JSON, and a line feed at the end.
    public var bytes: [UInt8] { json.bytes(.pretty) + [UInt8(ascii: "\n")] }
}

extension Manifest.Artefact {
    /// The JSON object that describes the artefact in the manifest.
    var json: JSON {
        .object([
            ("file", .string(file)), ("kind", .string(kind)), ("language", .string(language)),
            ("bytes", .integer(bytes)), ("sha256", .string(sha256)), ("format", .string(format)),
        ])
    }
}

extension Manifest.Source {
    /// The JSON object that describes the source in the manifest.
    ///
    /// It has no members for properties that are `nil`.
    var json: JSON {
        var members: [(String, JSON)] = [("file", .string(file)), ("sha256", .string(sha256))]
        if let licence { members.append(("licence", .string(licence))) }
        if let attribution { members.append(("attribution", .string(attribution))) }
        if let role { members.append(("role", .string(role))) }
        return .object(members)
    }
}
