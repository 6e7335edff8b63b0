package import DictStore

/// The contents of `manifest.json`, a list of the artefacts in a folder and of their sources.
///
/// The manifest is reproducible: artefacts, sources and options are sorted by name, byte by byte,
/// and neither the time nor the name of the computer is stored.
package struct Manifest: Sendable, Equatable {
    /// The name of the manifest file in a folder of artefacts.
    package static let fileName = "manifest.json"
    /// The version of the manifest's schema that this module reads and writes.
    package static let schema = 1

    /// An entry that describes one artefact, a file that dictc builds.
    package struct Artefact: Sendable, Equatable {
        /// The artefact's file name, such as `en.lexicon`.
        package var file: String
        /// The kind of artefact, for instance `lexicon`.
        package var kind: String
        /// The ISO 639-1 code of the artefact's language.
        package var language: String
        /// The size of the artefact, in bytes.
        package var bytes: Int
        /// The SHA-256 of the artefact, as 64 lower-case hexadecimal digits.
        package var sha256: String
        /// The version of the artefact's file format, as `major.minor`.
        package var format: String

        /// Creates an entry from its parts, without validating them.
        package init(
            file: String, kind: String, language: String, bytes: Int, sha256: String,
            format: String
        ) {
            self.file = file
            self.kind = kind
            self.language = language
            self.bytes = bytes
            self.sha256 = sha256
            self.format = format
        }
    }

    /// An entry that describes one source, as a release lists it, too.
    package typealias Source = ReleaseManifest.Source

    /// The artefacts, sorted by file name, byte by byte.
    package var artefacts: [Artefact]
    /// The sources of the artefacts, sorted by path, byte by byte.
    package var sources: [Source]
    /// The values of the build options, keyed by option name.
    package var options: [String: String]
    /// The SHA-256 of the file `NOTICE` in the same folder, as 64 lower-case hexadecimal digits, or
    /// `nil` if the folder needs no such file.
    package var noticeSHA256: String?

    /// Creates a manifest with the given artefacts and sources, which may be in any order.
    package init(
        artefacts: [Artefact], sources: [Source], options: [String: String] = [:],
        noticeSHA256: String? = nil
    ) {
        self.artefacts = artefacts.sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
        self.sources = sources.sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
        self.options = options
        self.noticeSHA256 = noticeSHA256
    }

    /// Returns the paths of the sources that `lock`, the text of a dictc.lock, does not have with the
    /// same digest.
    package func sources(notIn lock: [UInt8]) -> [String] {
        let lines = Set(lock.split(separator: 0x0A).map { String(decoding: $0, as: UTF8.self) })
        return sources.filter { !lines.contains("\($0.sha256)  \($0.file)") }.map(\.file)
    }
}
