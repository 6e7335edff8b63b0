import DictFiles
package import DictFormat
import DictStore

extension Manifest {
    /// The manifest as a JSON object, as it is stored in its file, but without the SHA-256 of the
    /// manifest itself.
    package var json: JSON {
        let names = options.keys.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        let manifest = JSON([
            "schema": Self.schema, "artefacts": artefacts.map(\.json),
            "sources": sources.map(\.json),
            "options": JSON(names.map { ($0, options[$0]) }),
        ])
        return noticeSHA256.map { manifest + JSON(["notice": $0]) } ?? manifest
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
        JSON([
            "file": file, "kind": kind, "language": language, "bytes": bytes, "sha256": sha256,
            "format": format,
        ])
    }
}
