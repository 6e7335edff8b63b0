/// A list of the files in a release of packs, in the form that `dictc ship` writes and signs.
///
/// Each manifest has exactly one encoding, and any other bytes are refused. This rules out
/// duplicate names, trailing data and alternative spellings of numbers.
public struct ReleaseManifest: Sendable, Equatable {
    /// The name of the manifest file in a release folder.
    package static let fileName = "manifest.json"
    /// The name of the signature file in a release folder.
    package static let signatureName = "manifest.json.minisig"
    /// The version of the release manifest's schema that this module reads and writes.
    package static let schema = 1
    /// The maximum size of a manifest file, in bytes; a longer one is refused.
    package static let longest = 1 << 20
    /// The greatest number that a release may have.
    ///
    /// It leaves room for dates, such as 2026112201, and fits into an `Int` on every system.
    package static let highestRelease = Int(Int32.max)
    /// The maximum size of a signature file, in bytes; a longer one is refused.
    package static let longestSignature = 4096

    /// An entry for one file in the release, with its size and digest.
    public struct File: Sendable, Equatable {
        /// The file's name in the release: the SHA-256 of its contents, a dot and the plain name.
        public let file: String
        /// The size of the file, in bytes.
        public let bytes: Int
        /// The SHA-256 of the file, as 64 lower-case hexadecimal digits.
        public let sha256: String

        /// Creates an entry from its parts, without validating them.
        package init(file: String, bytes: Int, sha256: String) {
            self.file = file
            self.bytes = bytes
            self.sha256 = sha256
        }
    }

    /// An entry for one artefact, which is released both uncompressed and compressed.
    public struct Artefact: Sendable, Equatable {
        /// The plain name under which a game finds the artefact, such as `en.lexicon`.
        public let name: String
        /// The kind of artefact, for instance `lexicon`.
        public let kind: String
        /// The ISO 639-1 code of the artefact's language.
        public let language: String
        /// The version of the artefact's file format, as `major.minor`.
        public let format: String
        /// The uncompressed artefact.
        public let plain: File
        /// The artefact compressed with gzip.
        ///
        /// Its file name is that of the uncompressed file followed by `.gz`, as web servers expect.
        public let gzip: File

        /// Creates an entry from its parts, without validating them.
        package init(
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

    /// An entry that describes one source, a file that artefacts were made from.
    public struct Source: Sendable, Equatable {
        /// The path of the source, as written in the configuration.
        public let file: String
        /// The SHA-256 of the source, as 64 lower-case hexadecimal digits.
        public let sha256: String
        /// The licence of the source, as an SPDX identifier or a name, or `nil` if it is unknown.
        public let licence: String?
        /// The names to credit for the source, or `nil` if they are unknown.
        public let attribution: String?
        /// The role of a source from which nothing is copied into an artefact.
        ///
        /// It is `model` for the model with which texts were tagged, `ranking` for a source that
        /// only helped to choose among words, and `nil` for all other sources.
        public let role: String?

        /// Creates an entry from its parts, without validating them.
        package init(
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

    /// The number of the release, from 1 to 2,147,483,647; later releases have greater numbers.
    public let release: Int
    /// The name of the product that the release is for, or `nil` if none was stated.
    ///
    /// It keeps the releases of two products that are signed with the same key apart.
    public let product: String?
    /// The artefacts, sorted by name, byte by byte.
    public let artefacts: [Artefact]
    /// The file with the licences and attributions that must be distributed with the artefacts.
    public let notice: File
    /// The sources of the artefacts, sorted by path, byte by byte.
    public let sources: [Source]

    /// Creates a manifest with the given entries; artefacts and sources may be in any order.
    package init(
        release: Int, product: String? = nil, artefacts: [Artefact], notice: File,
        sources: [Source]
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
    package static func isFileName(_ name: String) -> Bool {
        if name == fileName || name == signatureName { return true }
        let parts = name.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
        return parts.count == 2 && PlainName.isDigest(String(parts[0]))
            && PlainName.isPlain(String(parts[1]))
    }

    /// Whether `name` can be the name of a product: 1 to 64 letters, digits, full stops, hyphens and
    /// underscores of ASCII.
    package static func isProduct(_ name: String) -> Bool {
        (1...64).contains(name.utf8.count)
            && name.utf8.allSatisfy { byte in
                switch byte {
                case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2D, 0x2E, 0x5F: true
                default: false
                }
            }
    }

    /// The files that a client needs: the uncompressed artefacts and the notice.
    package var files: [File] { artefacts.map(\.plain) + [notice] }
}
