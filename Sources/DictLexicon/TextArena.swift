import DictModel

/// Texts stored one after the other in a single buffer.
///
/// Text `i` is `bytes[offsets[i]..<offsets[i + 1]]`.
struct TextArena: Sendable {
    var bytes: [UInt8] = []
    /// The start of each text in ``bytes``, from 0, and then the end of the last text.
    var offsets: [UInt32] = [0]
    /// The maximum number of bytes, as offsets have 32 bits.
    var capacity = Int(UInt32.max)

    var count: Int { offsets.count - 1 }

    /// Whether `more` bytes can be appended without exceeding ``capacity``.
    func hasRoom(for more: Int) -> Bool { bytes.count + more <= capacity }

    /// Appends `text`; the caller must have checked ``hasRoom(for:)``.
    mutating func append(_ text: Span<UInt8>) {
        bytes.append(contentsOf: text)
        close()
    }

    /// Completes a text from the bytes appended to ``bytes`` since the previous one.
    mutating func close() {
        offsets.append(UInt32(truncatingIfNeeded: bytes.count))
    }

    /// The range of text `index` in ``bytes``.
    @inline(__always)
    func range(of index: Int) -> Range<Int> {
        Int(offsets[index])..<Int(offsets[index + 1])
    }

    /// A copy of text `index`.
    subscript(index: Int) -> [UInt8] { Array(bytes[range(of: index)]) }
}
