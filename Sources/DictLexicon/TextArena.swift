import DictModel

/// Texts one after the other in a single buffer; text `i` is `offsets[i]..<offsets[i + 1]`.
struct TextArena: Sendable {
    var bytes: [UInt8] = []
    /// One more than there are texts; the first is 0.
    var offsets: [UInt32] = [0]
    /// The maximum number of bytes; offsets are 32 bits wide.
    var capacity = Int(UInt32.max)

    var count: Int { offsets.count - 1 }

    /// Whether `more` bytes can be appended.
    func hasRoom(for more: Int) -> Bool { bytes.count + more <= capacity }

    /// Appends `text`; the caller has asked ``hasRoom(for:)``.
    mutating func append(_ text: Span<UInt8>) {
        bytes.append(contentsOf: text)
        close()
    }

    /// Ends the text whose bytes were appended to ``bytes``.
    mutating func close() {
        offsets.append(UInt32(truncatingIfNeeded: bytes.count))
    }

    /// Where text `index` lies in ``bytes``.
    @inline(__always)
    func range(of index: Int) -> Range<Int> {
        Int(offsets[index])..<Int(offsets[index + 1])
    }

    /// A copy of text `index`.
    subscript(index: Int) -> [UInt8] { Array(bytes[range(of: index)]) }
}
