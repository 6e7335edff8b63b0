/// What a folder of artefacts holds and what it was made from: `manifest.json`.
///
/// The same facts give the same bytes: files and options stand in byte order, and there is
/// neither time nor host in it.
public struct Manifest: Sendable, Equatable {
    /// The file's name in its folder.
    public static let fileName = "manifest.json"
    /// The schema that this module reads and writes.
    public static let schema = 1

    /// An artefact of the folder.
    public struct Artefact: Sendable, Equatable {
        /// The file's name in the folder.
        public var file: String
        /// What it holds, for instance `lexicon`.
        public var kind: String
        /// The ISO 639-1 code of its language.
        public var language: String
        /// Its size.
        public var bytes: Int
        /// Its SHA-256 as 64 lower-case hexadecimal digits.
        public var sha256: String
        /// Its format version, `major.minor`.
        public var format: String

        /// The artefact with these facts.
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
        /// The file as the configuration names it.
        public var file: String
        /// Its SHA-256 as 64 lower-case hexadecimal digits.
        public var sha256: String
        /// Its licence, as an SPDX identifier or a name.
        public var licence: String?
        /// Whom to name for it.
        public var attribution: String?
        /// What it did where nothing of it is inside: `model`, which tagged, or `ranking`.
        public var role: String?

        /// The source with these facts.
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

    /// The manifest with these facts, which it puts in order.
    public init(artefacts: [Artefact], sources: [Source], options: [String: String] = [:]) {
        self.artefacts = artefacts.sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
        self.sources = sources.sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
        self.options = options
    }
}
