/// The contents of `manifest.json`: the artefacts in a folder, and the files they were made from.
///
/// The manifest is reproducible: files and options are in byte order, and neither the time nor the
/// host is stored.
public struct Manifest: Sendable, Equatable {
    /// The name of the manifest's file in its folder.
    public static let fileName = "manifest.json"
    /// The version of the schema that this module reads and writes.
    public static let schema = 1

    /// An artefact in the folder.
    public struct Artefact: Sendable, Equatable {
        /// The file's name in the folder.
        public var file: String
        /// The kind of artefact, for instance `lexicon`.
        public var kind: String
        /// The ISO 639-1 code of the artefact's language.
        public var language: String
        /// The size of the file, in bytes.
        public var bytes: Int
        /// The SHA-256 of the file, as 64 lower-case hexadecimal digits.
        public var sha256: String
        /// The format version, as `major.minor`.
        public var format: String

        /// Creates an entry from its parts.
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

    /// A file that artefacts were made from.
    public struct Source: Sendable, Equatable {
        /// The path of the file, as written in the configuration.
        public var file: String
        /// The SHA-256 of the file, as 64 lower-case hexadecimal digits.
        public var sha256: String
        /// The licence of the file, as an SPDX identifier or a name; `nil` if unknown.
        public var licence: String?
        /// The names to credit for the file; `nil` if unknown.
        public var attribution: String?
        /// The role of a source from which nothing is in an artefact: `model` if it tagged texts,
        /// or `ranking`; `nil` for all other sources.
        public var role: String?

        /// Creates an entry from its parts.
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

    /// The artefacts, in the byte order of their file names.
    public var artefacts: [Artefact]
    /// The sources, in the byte order of their paths.
    public var sources: [Source]
    /// The options of the build, by name.
    public var options: [String: String]

    /// Creates a manifest; sorts artefacts and sources by file name.
    public init(artefacts: [Artefact], sources: [Source], options: [String: String] = [:]) {
        self.artefacts = artefacts.sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
        self.sources = sources.sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
        self.options = options
    }
}
