/// The contents of `manifest.json`, a list of the artefacts in a folder and of their sources.
///
/// The manifest is reproducible: artefacts, sources and options are sorted by name, byte by byte,
/// and neither the time nor the name of the computer is stored.
public struct Manifest: Sendable, Equatable {
    /// The name of the manifest file in a folder of artefacts.
    public static let fileName = "manifest.json"
    /// The version of the manifest's schema that this module reads and writes.
    public static let schema = 1

    /// An entry that describes one artefact, a file that dictc builds.
    public struct Artefact: Sendable, Equatable {
        /// The artefact's file name, such as `en.lexicon`.
        public var file: String
        /// The kind of artefact, for instance `lexicon`.
        public var kind: String
        /// The ISO 639-1 code of the artefact's language.
        public var language: String
        /// The size of the artefact, in bytes.
        public var bytes: Int
        /// The SHA-256 of the artefact, as 64 lower-case hexadecimal digits.
        public var sha256: String
        /// The version of the artefact's file format, as `major.minor`.
        public var format: String

        /// Creates an entry from its parts, without validating them.
        public init(
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

    /// An entry that describes one source, a file that artefacts were made from.
    public struct Source: Sendable, Equatable {
        /// The path of the source, as written in the configuration.
        public var file: String
        /// The SHA-256 of the source, as 64 lower-case hexadecimal digits.
        public var sha256: String
        /// The licence of the source, as an SPDX identifier or a name, or `nil` if it is unknown.
        public var licence: String?
        /// The names to credit for the source, or `nil` if they are unknown.
        public var attribution: String?
        /// The role of a source from which nothing is copied into an artefact.
        ///
        /// It is `model` for the model with which texts were tagged, `ranking` for a source that
        /// only helped to choose among words, and `nil` for all other sources.
        public var role: String?

        /// Creates an entry from its parts, without validating them.
        public init(
            file: String, sha256: String, licence: String? = nil, attribution: String? = nil,
            role: String? = nil
        ) {
            self.file = file
            self.sha256 = sha256
            self.licence = licence
            self.attribution = attribution
            self.role = role
        }
    }

    /// The artefacts, sorted by file name, byte by byte.
    public var artefacts: [Artefact]
    /// The sources of the artefacts, sorted by path, byte by byte.
    public var sources: [Source]
    /// The values of the build options, keyed by option name.
    public var options: [String: String]
    /// The SHA-256 of the file `NOTICE` in the same folder, as 64 lower-case hexadecimal digits, or
    /// `nil` if the folder needs no such file.
    public var noticeSHA256: String?

    /// Creates a manifest with the given artefacts and sources, which may be in any order.
    public init(
        artefacts: [Artefact], sources: [Source], options: [String: String] = [:],
        noticeSHA256: String? = nil
    ) {
        self.artefacts = artefacts.sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
        self.sources = sources.sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
        self.options = options
        self.noticeSHA256 = noticeSHA256
    }
}
