import DictModel

/// The blocks of an xz file, each of which states how much memory it takes to unpack.
///
/// A file has one or more streams, each with any number of blocks, and libarchive gives each as much
/// memory as it asks for, up to 1 GiB. So the headers are read as they come, before libarchive gets
/// them. The content between them is passed over: its chunks state their sizes (LZMA2).
struct XZBlocks {
    private enum Part {
        case streamHeader, blockHeader, chunk, index
        /// The file is damaged, as libarchive finds, too.
        case unknown
    }

    private var part = Part.streamHeader
    /// The bytes of a header that are there so far.
    private var held: [UInt8] = []
    /// The number of bytes to pass over before the next part.
    private var skipped: UInt64 = 0
    /// The size of the check sum of each block in the stream.
    private var checkSize: UInt64 = 0
    /// The size so far of the content of a block, or of the index.
    private var size: UInt64 = 0
    /// The numbers in the index that are still to come, or `nil` before their number is known.
    private var left: UInt64?
    /// The largest number of bytes of memory (the LZMA2 dictionary) that a block has asked for.
    private(set) var window: UInt64 = 0

    mutating func add(_ bytes: Span<UInt8>) {
        var index = 0
        while index < bytes.count, part != .unknown {
            if skipped > 0 {
                let count = min(skipped, UInt64(bytes.count - index))
                skipped -= count
                index += Int(count)
            } else {
                held.append(bytes[index])
                index += 1
                read()
            }
        }
    }

    /// Reads ``held`` if it is a whole header.
    private mutating func read() {
        switch part {
        case .streamHeader:
            // Zeros may stand between two streams.
            if held == [0, 0, 0, 0] { held.removeAll(keepingCapacity: true) }
            guard held.count == 12 else { return }
            checkSize = Self.checkSizes[Int(held[7] & 15)]
            begin(.blockHeader)
        case .blockHeader:
            if held[0] == 0 {
                left = nil
                begin(.index, size: 1)
            } else if held.count == (Int(held[0]) + 1) * 4 {
                readFilters()
                begin(.chunk)
            }
        case .chunk: readChunk()
        case .index: readIndex()
        case .unknown: break
        }
    }

    private static let checkSizes: [UInt64] = [
        0, 4, 4, 4, 8, 8, 8, 16, 16, 16, 32, 32, 32, 64, 64, 64,
    ]

    private mutating func begin(_ part: Part, size: UInt64 = 0, after skipped: UInt64 = 0) {
        (self.part, self.size, self.skipped) = (part, size, skipped)
        held.removeAll(keepingCapacity: true)
    }

    /// Reads which filters a block has, of which LZMA2 states the size of its dictionary.
    private mutating func readFilters() {
        let flags = held[1]
        var index = 2
        func skipNumber() {
            while index < held.count, held[index] & 0x80 != 0 { index += 1 }
            index += 1
        }
        if flags & 0x40 != 0 { skipNumber() }
        if flags & 0x80 != 0 { skipNumber() }
        for _ in 0...(flags & 3) where index + 2 < held.count {
            if held[index] == 0x21 {
                let bits = UInt64(held[index + 2] & 0x3F)
                window = max(window, bits >= 40 ? 1 << 32 : (2 | bits & 1) << (bits / 2 + 11))
            }
            index += 2 + Int(held[index + 1])
        }
    }

    /// Reads the header of a chunk of a block, or the end of the block.
    private mutating func readChunk() {
        let control = held[0]
        if control == 0 {
            let padding = (4 - (size + 1) % 4) % 4
            begin(.blockHeader, after: padding + checkSize)
        } else if control >= 0x80 ? held.count == (control >= 0xC0 ? 6 : 5) : held.count == 3 {
            let place = control >= 0x80 ? 3 : 1
            let content = UInt64(held[place]) << 8 + UInt64(held[place + 1]) + 1
            begin(.chunk, size: size + UInt64(held.count) + content, after: content)
        } else if control > 2, control < 0x80 {
            part = .unknown
        }
    }

    /// Reads a byte of the index, which has a number of records, and two numbers in each.
    private mutating func readIndex() {
        size += 1
        guard held.last.map({ $0 & 0x80 == 0 }) == true || held.count > 9 else { return }
        if let left {
            self.left = left - 1
        } else {
            var number: UInt64 = 0
            for (place, byte) in held.enumerated() {
                number |= UInt64(byte & 0x7F) << UInt64(7 * place)
            }
            left = number.multipliedReportingOverflow(by: 2).partialValue
        }
        held.removeAll(keepingCapacity: true)
        // A check sum and the footer follow.
        if left == 0 { begin(.streamHeader, after: (4 - size % 4) % 4 + 4 + 12) }
    }
}
