import CZlib

/// zip archives made to order, their members stored.
struct ZipArchive {
    private var local: [UInt8] = []
    private var directory: [UInt8] = []
    private var count = 0
    /// Whether sizes and offsets are in the fields of zip64.
    var isLarge = false
    /// The number of members that the end states, if it is not the right one.
    var statedCount: Int?

    /// The bytes of the archive.
    var bytes: [UInt8] {
        let stated = statedCount ?? count
        var end: [UInt8] = []
        if isLarge {
            let place = local.count + directory.count
            end = [0x50, 0x4B, 6, 6] + Self.number(44, 8) + Self.number(45, 2) + Self.number(45, 2)
            end += Self.number(0, 8) + Self.number(stated, 8) + Self.number(stated, 8)
            end += Self.number(directory.count, 8) + Self.number(local.count, 8)
            end +=
                [0x50, 0x4B, 6, 7] + Self.number(0, 4) + Self.number(place, 8) + Self.number(1, 4)
        }
        let (few, much) = isLarge ? (0xFFFF, 0xFFFF_FFFF) : (stated, local.count)
        return local + directory + end + [0x50, 0x4B, 5, 6] + Self.number(0, 4)
            + Self.number(few, 2) + Self.number(few, 2)
            + Self.number(isLarge ? 0xFFFF_FFFF : directory.count, 4) + Self.number(much, 4)
            + Self.number(0, 2)
    }

    /// Adds a member, which the directory lists as `listed`, with the mode of a file in Unix.
    mutating func add(
        _ name: String, _ text: String, listed: String? = nil, mode: Int = 0o100_644,
        comment: String = "", extra: [UInt8] = []
    ) {
        let content = Array(text.utf8)
        let sum = unsafe content.withUnsafeBufferPointer {
            unsafe crc32(0, $0.baseAddress, UInt32($0.count))
        }
        let (path, other) = (Array(name.utf8), Array((listed ?? name).utf8))
        let size = isLarge ? 0xFFFF_FFFF : content.count
        func common(_ path: [UInt8], _ extra: [UInt8]) -> [UInt8] {
            var bytes = Self.number(isLarge ? 45 : 20, 2) + Self.number(0x800, 2)
            bytes += Self.number(0, 2) + Self.number(0, 4) + Self.number(Int(sum), 4)
            bytes += Self.number(size, 4) + Self.number(size, 4)
            return bytes + Self.number(path.count, 2) + Self.number(extra.count, 2)
        }
        let sizes = Self.number(content.count, 8) + Self.number(content.count, 8)
        let large = isLarge ? Self.number(1, 2) + Self.number(16, 2) + sizes : []
        let offset = local.count
        let place =
            isLarge
            ? Self.number(1, 2) + Self.number(24, 2) + sizes + Self.number(offset, 8) : []
        local += [0x50, 0x4B, 3, 4] + common(path, large + extra) + path + large + extra + content
        directory += [0x50, 0x4B, 1, 2] + Self.number(20, 1) + [3] + common(other, place)
        directory += Self.number(comment.utf8.count, 2) + Self.number(0, 4)
        directory += Self.number(mode << 16, 4) + Self.number(isLarge ? 0xFFFF_FFFF : offset, 4)
        directory += other + place + Array(comment.utf8)
        count += 1
    }

    private static func number(_ value: Int, _ bytes: Int) -> [UInt8] {
        (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
    }
}
