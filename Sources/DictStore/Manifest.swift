/// The contents of `manifest.json`: the artefacts in a folder, and the files they were made from.
///
/// It is reproducible: files and options are in byte order, and neither the time nor the host is
/// stored.
public struct Manifest: Sendable, Equatable {
    /// The file's name in its folder.
    public static let fileName = "manifest.json"
    /// The schema that this module reads and writes.
    public static let schema = 1

    /// An artefact in the folder.
    public struct Artefact: Sendable, Equatable {
        /// The file's name in the folder.
        public var file: String
        /// The kind of its contents, for instance `lexicon`.
        public var kind: String
        /// The ISO 639-1 code of its language.
        public var language: String
        /// Its size in bytes.
        public var bytes: Int
        /// Its SHA-256 as 64 lower-case hexadecimal digits.
        public var sha256: String
        /// Its format version, `major.minor`.
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
        /// The path of the file, as in the configuration.
        public var file: String
        /// Its SHA-256 as 64 lower-case hexadecimal digits.
        public var sha256: String
        /// Its licence, as an SPDX identifier or a name.
        public var licence: String?
        /// The names to credit for it.
        public var attribution: String?
        /// Its role if nothing from it is in an artefact: `model` (it tagged texts) or `ranking`.
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

    /// The artefacts, in byte order of their names.
    public var artefacts: [Artefact]
    /// The sources, in byte order of their names.
    public var sources: [Source]
    /// The options of the build.
    public var options: [String: String]

    /// Creates a manifest; sorts artefacts and sources by name.
    public init(artefacts: [Artefact], sources: [Source], options: [String: String] = [:]) {
        self.artefacts = artefacts.sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
        self.sources = sources.sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
        self.options = options
    }
}
