import DictFiles
package import DictFormat
import DictStore

extension Manifest {
    /// The manifest as a JSON object, as it is stored in its file, but without the SHA-256 of the
    /// manifest itself.
    package var json: JSON {
        let names = options.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        return .object(
            [
                ("schema", .integer(Self.schema)),
                ("artefacts", .array(artefacts.map(\.json))),
                ("sources", .array(sources.map(\.json))),
                ("options", .object(names.map { ($0, .optional(options[$0])) })),
            ] + (noticeSHA256.map { [("notice", .string($0))] } ?? []))
    }

    /// The contents of the manifest file: indented JSON, and a line feed at the end.
    ///
    /// The last member is the SHA-256 of the file as it is without this member, so that
    /// ``isIntact(_:)`` finds any change.
    package var bytes: [UInt8] {
        let whole = json.bytes(.pretty)
        return whole.dropLast(Self.end.count) + Self.seal(of: whole[...])
    }

    /// Whether `bytes`, the contents of a manifest file, are as they were written.
    package static func isIntact(_ bytes: [UInt8]) -> Bool {
        let sealed = bytes.dropLast(seal(of: []).count)
        return bytes[sealed.endIndex...] == seal(of: sealed + end)[...]
    }

    /// The end of a pretty JSON object.
    private static let end = Array("\n}".utf8)

    /// Returns the end of a manifest file that is `whole` without it: the member with the SHA-256.
    private static func seal(of whole: ArraySlice<UInt8>) -> [UInt8] {
        var hash = SHA256()
        hash.update(whole)
        return Array(",\n  \"sha256\": \"\(hash.hex())\"\n}\n".utf8)
    }
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
