/// One header block of a tar archive (POSIX.1-1988 `ustar`, GNU, and the older V7).
struct TarHeader {
    /// What follows the header.
    enum Kind {
        /// A file.
        case file
        /// The name of the next member (GNU `L`).
        case longName
        /// Records about the next member (pax `x`).
        case extended
        /// Records about all members that follow (pax `g`), or the target of a link (GNU `K`).
        case skipped
        /// A folder, which has no content.
        case folder
        /// A link, a device, a sparse file or anything else that is not read.
        case other
    }

    /// The size of a block.
    static let size = 512

    /// What follows.
    let kind: Kind
    /// The path of the member, of at most 256 bytes.
    let path: [UInt8]
    /// The bytes that follow, without the padding to a whole block.
    let contentSize: UInt64

    /// The header in `block`; `nil` where its sum is wrong or its size no number.
    init?(_ block: [UInt8]) {
        guard block.count == Self.size, let sum = Self.number(block[148..<156]),
            let size = Self.number(block[124..<136])
        else { return nil }
        // The bytes of the sum itself count as blanks. Old programs added signed bytes.
        var unsigned: UInt64 = 0
        var signed: Int64 = 0
        for (index, byte) in block.enumerated() {
            let value = (148..<156).contains(index) ? 0x20 : byte
            unsigned += UInt64(value)
            signed += Int64(Int8(bitPattern: value))
        }
        guard sum == unsigned || Int64(clamping: sum) == signed, unsigned > 8 * 0x20 else {
            return nil
        }
        contentSize = size
        let isPOSIX = block[257..<263].elementsEqual(Array("ustar\0".utf8))
        let prefix = isPOSIX ? Self.text(block[345..<500]) : []
        let name = Self.text(block[0..<100])
        path = prefix.isEmpty ? name : prefix + [0x2F] + name
        switch block[156] {
        case 0x30, 0x00, 0x37: kind = path.last == 0x2F ? .folder : .file
        case 0x4C: kind = .longName
        case 0x78: kind = .extended
        case 0x67, 0x4B: kind = .skipped
        case 0x35: kind = .folder
        default: kind = .other
        }
    }

    /// Whether `start`, the first bytes of a file, begin a tar archive.
    static func begins(_ start: Span<UInt8>) -> Bool {
        guard start.count >= size else { return false }
        var block: [UInt8] = []
        for index in 0..<size { block.append(start[index]) }
        return TarHeader(block) != nil
    }

    /// The bytes up to the first zero.
    private static func text(_ field: ArraySlice<UInt8>) -> [UInt8] {
        Array(field.prefix { $0 != 0 })
    }

    /// A number in octal digits with blanks and zeros around it, or in GNU's base 256.
    private static func number(_ field: ArraySlice<UInt8>) -> UInt64? {
        if let first = field.first, first & 0x80 != 0 {
            guard first == 0x80 else { return nil }
            return field.dropFirst().reduce(UInt64?(0)) { number, byte in
                guard let number, number < 1 << 55 else { return nil }
                return number << 8 | UInt64(byte)
            }
        }
        var number: UInt64 = 0
        var isEnded = false
        var hasDigits = false
        for byte in field {
            switch byte {
            case 0x30...0x37:
                if isEnded { return nil }
                hasDigits = true
                number = number << 3 | UInt64(byte & 7)
            case 0x20, 0x00: isEnded = hasDigits
            default: return nil
            }
        }
        return number
    }
}
