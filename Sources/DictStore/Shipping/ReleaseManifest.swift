/// What a release of packs holds: the `manifest.json` that `dictc ship` writes and signs.
///
/// A client takes a release whole or not at all. The same facts give the same bytes, and a
/// manifest is accepted only if its bytes are those: names cannot stand twice in it, nothing can
/// follow it, and no number has a second spelling.
public struct ReleaseManifest: Sendable, Equatable {
    /// The file's name in the folder of the release.
    public static let fileName = "manifest.json"
    /// The name of its signature.
    public static let signatureName = "manifest.json.minisig"
    /// The schema that this module reads and writes.
    public static let schema = 1
    /// No manifest is longer than this, in bytes.
    public static let longest = 1 << 20
    /// No signature is longer than this, in bytes.
    static let longestSignature = 4096

    /// A file of the release with all that a client may believe of it.
    public struct File: Sendable, Equatable {
        /// Its name in the folder: the SHA-256 of the contents, a full stop, and the plain name.
        public var file: String
        /// Its size.
        public var bytes: Int
        /// Its SHA-256 as 64 lower-case hexadecimal digits.
        public var sha256: String

        /// The file with these facts.
        public init(file: String, bytes: Int, sha256: String) {
            self.file = file
            self.bytes = bytes
            self.sha256 = sha256
        }
    }

    /// An artefact of the release.
    public struct Artefact: Sendable, Equatable {
        /// The plain name that a game asks for, `en.lexicon`.
        public var name: String
        /// What it holds, for instance `lexicon`.
        public var kind: String
        /// The ISO 639-1 code of its language.
        public var language: String
        /// Its format version, `major.minor`.
        public var format: String
        /// The file that holds it.
        public var plain: File
        /// The same, gzipped: the name of the plain file with `.gz`, as web servers look for it.
        public var gzip: File

        /// The artefact with these facts.
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

    /// The number of the release; a later one is greater.
    public var release: Int
    /// The artefacts, in byte order of their names.
    public var artefacts: [Artefact]
    /// The licences and attributions that have to go with them, as a text.
    public var notice: File
    /// The files that the artefacts were made from, with licence and attribution.
    public var sources: [Manifest.Source]

    /// The manifest with these facts, which it puts in order.
    public init(
        release: Int, artefacts: [Artefact], notice: File, sources: [Manifest.Source]
    ) {
        self.release = release
        self.artefacts = artefacts.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        self.notice = notice
        self.sources = sources.sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
    }

    /// Whether a release may have a file of this `name`: one named by contents, or the signature, or
    /// the manifest itself.
    public static func isFileName(_ name: String) -> Bool {
        if name == fileName || name == signatureName { return true }
        let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        return parts.count == 2 && PlainName.isDigest(String(parts[0]))
            && PlainName.isPlain(String(parts[1]))
    }

    /// The files that a client needs: the plain artefacts and the notice.
    public var files: [File] { artefacts.map(\.plain) + [notice] }
}
