/// A way in which a file is packed, other than gzip, that libarchive unpacks.
enum Packing: CaseIterable {
    case bzip2, xz, zstd, zip

    /// The name of such a file, with its article.
    var name: String {
        switch self {
        case .bzip2: "a bzip2 file"
        case .xz: "an xz file"
        case .zstd: "a zstd file"
        case .zip: "a zip archive"
        }
    }

    /// The endings of names that promise it.
    private var endings: [String] {
        switch self {
        case .bzip2: [".bz2", ".tbz2"]
        case .xz: [".xz", ".txz"]
        case .zstd: [".zst", ".tzst"]
        case .zip: [".zip"]
        }
    }

    /// The packing whose file the bytes begin, by its content; `nil` if it is none of them.
    init?(content start: Span<UInt8>) {
        let name = ContentGuess.compression(start)
        guard let packing = Self.allCases.first(where: { $0.name == name }) else { return nil }
        self = packing
    }

    /// The packing that the name of a file promises.
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
