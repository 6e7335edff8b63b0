/// The contents of a release of packs, in the `manifest.json` that `dictc ship` writes and signs.
///
/// A client installs a release completely or not at all. Each manifest has exactly one encoding,
/// and any other bytes are refused: this rules out duplicate names, trailing data and alternative
/// spellings of numbers.
public struct ReleaseManifest: Sendable, Equatable {
    /// The name of the manifest's file in the folder of the release.
    public static let fileName = "manifest.json"
    /// The name of the signature's file in the folder of the release.
    public static let signatureName = "manifest.json.minisig"
    /// The version of the schema that this module reads and writes.
    public static let schema = 1
    /// The maximum size of a manifest, in bytes.
    public static let longest = 1 << 20
    /// The maximum size of a signature, in bytes.
    static let longestSignature = 4096

    /// A file in the release, with its expected size and digest.
    public struct File: Sendable, Equatable {
        /// The name in the folder: the SHA-256 of the contents, a full stop, and the plain name.
        public var file: String
        /// The size of the file, in bytes.
        public var bytes: Int
        /// The SHA-256 of the file, as 64 lower-case hexadecimal digits.
        public var sha256: String

        /// Creates an entry from its parts.
        public init(file: String, bytes: Int, sha256: String) {
            self.file = file
            self.bytes = bytes
            self.sha256 = sha256
        }
    }

    /// An artefact in the release.
    public struct Artefact: Sendable, Equatable {
        /// The plain name by which a game finds it, such as `en.lexicon`.
        public var name: String
        /// The kind of artefact, for instance `lexicon`.
        public var kind: String
        /// The ISO 639-1 code of the artefact's language.
        public var language: String
        /// The format version, as `major.minor`.
        public var format: String
        /// The uncompressed file.
        public var plain: File
        /// The file compressed with gzip; its name is that of the plain file with `.gz`, as web
        /// servers expect.
        public var gzip: File

        /// Creates an entry from its parts.
        public init(
            name: String, kind: String, language: String, format: String, plain: File, gzip: File
        ) {
            self.name = name
            self.kind = kind
            self.language = language
            self.format = format
            self.plain = plain
            self.gzip = gzip
        }
    }

    /// The number of the release; later releases have greater numbers.
    public var release: Int
    /// The artefacts, in the byte order of their names.
    public var artefacts: [Artefact]
    /// The file with the licences and attributions that must be distributed with the artefacts.
    public var notice: File
    /// The files that the artefacts were made from, with their licences and attributions.
    public var sources: [Manifest.Source]

    /// Creates a manifest; sorts artefacts and sources by name.
    public init(
        release: Int, artefacts: [Artefact], notice: File, sources: [Manifest.Source]
    ) {
        self.release = release
        self.artefacts = artefacts.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        self.notice = notice
        self.sources = sources.sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
    }

    /// Returns whether a release may contain a file with this `name`: the manifest, its signature,
    /// or a name that starts with a digest.
    public static func isFileName(_ name: String) -> Bool {
        if name == fileName || name == signatureName { return true }
        let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        return parts.count == 2 && PlainName.isDigest(String(parts[0]))
            && PlainName.isPlain(String(parts[1]))
    }

    /// The files that a client needs: the plain artefacts and the notice.
    public var files: [File] { artefacts.map(\.plain) + [notice] }
}
