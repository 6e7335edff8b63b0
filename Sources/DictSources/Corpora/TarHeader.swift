import DictModel

/// The header block of one member of a tar archive.
///
/// It can be in the `ustar` format of POSIX.1-1988, in the GNU format or in the older V7 format.
struct TarHeader {
    /// The kind of archive member that follows the header.
    enum Kind {
        /// A regular file.
        case file
        /// The name of the next member, if it is too long for that member's header (GNU type `L`).
        case longName
        /// Pax records that describe the next member, such as its path and size (type `x`).
        case extended
        /// A member that is ignored, either global pax records or a long link target.
        ///
        /// Global pax records (type `g`) describe all following members. A long link target has the
        /// GNU type `K`.
        case skipped
        /// A folder, whose header is not followed by any data.
        case folder
        /// A link, a device, a sparse file or anything else that is not read.
        case other
    }

    /// The size of a tar block, in bytes.
    static let size = 512
    private static let slash = UInt8(ascii: "/")

    /// The kind of the member that follows the header.
    let kind: Kind
    /// The path of the member in the archive, at most 256 bytes long.
    let path: [UInt8]
    /// The size of the member's content in bytes, without the padding to a whole block.
    let contentSize: UInt64

    /// Creates the header stored in `block`, or `nil` if its checksum or its size field is invalid.
    ///
    /// A valid header has 512 bytes.
    init?(_ block: [UInt8]) {
        guard block.count == Self.size, let sum = Self.number(block[148..<156]),
            let size = Self.number(block[124..<136])
        else { return nil }
        // The bytes of the sum itself count as blanks. Old programs added signed bytes.
        var unsigned: UInt64 = 0
        var signed: Int64 = 0
        for (index, byte) in block.enumerated() {
            let value = (148..<156).contains(index) ? ASCII.space : byte
            unsigned += UInt64(value)
            signed += Int64(Int8(bitPattern: value))
        }
        guard sum == unsigned || Int64(clamping: sum) == signed, unsigned > 8 * UInt64(ASCII.space)
        else {
            return nil
        }
        contentSize = size
        let isPOSIX = block[257..<263].elementsEqual(Array("ustar\0".utf8))
        let prefix = isPOSIX ? Self.text(block[345..<500]) : []
        let name = Self.text(block[0..<100])
        path = prefix.isEmpty ? name : prefix + [Self.slash] + name
        switch block[156] {
        case UInt8(ascii: "0"), 0, UInt8(ascii: "7"):
            kind = path.last == Self.slash ? .folder : .file
        case UInt8(ascii: "L"): kind = .longName
        case UInt8(ascii: "x"): kind = .extended
        case UInt8(ascii: "g"), UInt8(ascii: "K"): kind = .skipped
        case UInt8(ascii: "5"): kind = .folder
        default: kind = .other
        }
    }

    /// Whether `start`, the first bytes of a file, are the beginning of a tar archive.
    static func begins(_ start: Span<UInt8>) -> Bool {
        guard start.count >= size else { return false }
        return TarHeader([UInt8](start.extracting(0..<size))) != nil
    }

    /// Returns the text in a header field, up to the first zero byte.
    private static func text(_ field: ArraySlice<UInt8>) -> [UInt8] {
        Array(field.prefix { $0 != 0 })
    }

    /// Returns the number in a header field, or `nil` if it is invalid.
    ///
    /// It is written in octal digits, which may have spaces and zero bytes around them, or in the
    /// base-256 form of GNU.
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
            case UInt8(ascii: "0")...UInt8(ascii: "7"):
                if isEnded { return nil }
                hasDigits = true
                number = number << 3 | UInt64(byte & 7)
            case ASCII.space, 0: isEnded = hasDigits
            default: return nil
            }
        }
        return number
    }
}
