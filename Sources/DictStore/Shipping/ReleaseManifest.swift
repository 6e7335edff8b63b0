/// A list of the files in a release of packs, in the form that `dictc ship` writes and signs.
///
/// Each manifest has exactly one encoding, and any other bytes are refused. This rules out
/// duplicate names, trailing data and alternative spellings of numbers.
public struct ReleaseManifest: Sendable, Equatable {
    /// The name of the manifest file in a release folder.
    public static let fileName = "manifest.json"
    /// The name of the signature file in a release folder.
    public static let signatureName = "manifest.json.minisig"
    /// The version of the release manifest's schema that this module reads and writes.
    public static let schema = 1
    /// The maximum size of a manifest file, in bytes; a longer one is refused.
    public static let longest = 1 << 20
    /// The greatest number that a release may have.
    ///
    /// It leaves room for dates, such as 2026112201, and fits into an `Int` on every system.
    public static let highestRelease = Int(Int32.max)
    /// The maximum size of a signature file, in bytes; a longer one is refused.
    static let longestSignature = 4096

    /// An entry for one file in the release, with its size and digest.
    public struct File: Sendable, Equatable {
        /// The file's name in the release: the SHA-256 of its contents, a dot and the plain name.
        public var file: String
        /// The size of the file, in bytes.
        public var bytes: Int
        /// The SHA-256 of the file, as 64 lower-case hexadecimal digits.
        public var sha256: String

        /// Creates an entry from its parts, without validating them.
        public init(file: String, bytes: Int, sha256: String) {
            self.file = file
            self.bytes = bytes
            self.sha256 = sha256
        }
    }

    /// An entry for one artefact, which is released both uncompressed and compressed.
    public struct Artefact: Sendable, Equatable {
        /// The plain name under which a game finds the artefact, such as `en.lexicon`.
        public var name: String
        /// The kind of artefact, for instance `lexicon`.
        public var kind: String
        /// The ISO 639-1 code of the artefact's language.
        public var language: String
        /// The version of the artefact's file format, as `major.minor`.
        public var format: String
        /// The uncompressed artefact.
        public var plain: File
        /// The artefact compressed with gzip.
        ///
        /// Its file name is that of the uncompressed file followed by `.gz`, as web servers expect.
        public var gzip: File

        /// Creates an entry from its parts, without validating them.
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

    /// The number of the release, from 1 to ``highestRelease``; later releases have greater numbers.
    public var release: Int
    /// The name of the product that the release is for, or `nil` if none was stated.
    ///
    /// It keeps the releases of two products that are signed with the same key apart.
    public var product: String?
    /// The artefacts, sorted by name, byte by byte.
    public var artefacts: [Artefact]
    /// The file with the licences and attributions that must be distributed with the artefacts.
    public var notice: File
    /// The sources of the artefacts, sorted by path, byte by byte.
    public var sources: [Manifest.Source]

    /// Creates a manifest with the given entries; artefacts and sources may be in any order.
    public init(
        release: Int, product: String? = nil, artefacts: [Artefact], notice: File,
        sources: [Manifest.Source]
    ) {
        self.release = release
        self.product = product
        self.artefacts = artefacts.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
        self.notice = notice
        self.sources = sources.sorted { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
    }

    /// Returns whether a file with this `name` may belong to a release.
    ///
    /// Such a name is ``fileName``, ``signatureName``, or a digest followed by a dot and a plain
    /// name.
    public static func isFileName(_ name: String) -> Bool {
        if name == fileName || name == signatureName { return true }
        let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        return parts.count == 2 && PlainName.isDigest(String(parts[0]))
            && PlainName.isPlain(String(parts[1]))
    }

    /// Whether `name` can be the name of a product: 1 to 64 letters, digits, full stops, hyphens and
    /// underscores of ASCII.
    public static func isProduct(_ name: String) -> Bool {
        (1...64).contains(name.utf8.count)
            && name.utf8.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: true
                default: false
                }
            }
    }

    /// The files that a client needs: the uncompressed artefacts and the notice.
    public var files: [File] { artefacts.map(\.plain) + [notice] }
}
