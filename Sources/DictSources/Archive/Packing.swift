/// A format of compressed files or archives that libarchive unpacks.
///
/// Gzip is not among them, because ``GzipStream`` reads it.
enum Packing: CaseIterable {
    case bzip2, xz, zstd, zip, tar

    /// The name of a file in this format with its article, such as "a zip archive".
    var name: String {
        switch self {
        case .bzip2: "a bzip2 file"
        case .xz: "an xz file"
        case .zstd: "a zstd file"
        case .zip: "a zip archive"
        case .tar: "a tar archive"
        }
    }

    /// Whether a file in this format contains other files, and not just the bytes of one.
    var isArchive: Bool { self == .zip || self == .tar }

    /// The endings of file names that indicate this format, with their dots.
    private var endings: [String] {
        switch self {
        case .bzip2: [".bz2", ".tbz2"]
        case .xz: [".xz", ".txz"]
        case .zstd: [".zst", ".tzst"]
        case .zip: [".zip"]
        case .tar: [".tar"]
        }
    }

    /// Creates the packing of a file from its first bytes, or returns `nil` if they do not indicate
    /// any of the formats.
    ///
    /// A tar archive is not recognised here, because it may itself be packed: see
    /// ``ContentGuess/isTar(_:)``.
    init?(content start: Span<UInt8>) {
        let name = ContentGuess.compression(start)
        guard let packing = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = packing
    }

    /// Creates the packing that the ending of a file name indicates, or returns `nil` if it does
    /// not indicate any.
    ///
    /// The case of ASCII letters is ignored.
    init?(fileName: String) {
        let name = fileName.utf8.suffix(8).map { ASCII.lowercased($0) }
        let packing = Self.allCases.first { packing in
            packing.endings.contains { ending in
                name.count > ending.utf8.count
                    && name.suffix(ending.utf8.count).elementsEqual(
                        ending.utf8)
            }
        }
        guard let packing else { return nil }
        self = packing
    }
}
