import DictModel

/// A list of texts that are stored one after the other in a single buffer.
///
/// The bytes of the text at index `i` are `bytes[offsets[i]..<offsets[i + 1]]`.
struct TextArena: Sendable {
    var bytes: [UInt8] = []
    /// The offset in ``bytes`` at which each text starts, followed by the end of the last text.
    var offsets: [UInt32] = [0]
    /// The maximum number of bytes in all texts together.
    ///
    /// By default, this is the largest 32-bit offset.
    var capacity = Int(UInt32.max)

    var count: Int { offsets.count - 1 }

    /// Returns whether `more` bytes can be appended without exceeding ``capacity``.
    func hasRoom(for more: Int) -> Bool { bytes.count + more <= capacity }

    /// Appends `text` to the list.
    ///
    /// - Precondition: ``hasRoom(for:)`` returns `true` for the length of `text`.
    mutating func append(_ text: Span<UInt8>) {
        bytes.append(contentsOf: text)
        close()
    }

    /// Completes a text whose bytes have been appended directly to ``bytes``.
    ///
    /// The text begins at the end of the previous one.
    mutating func close() {
        offsets.append(UInt32(truncatingIfNeeded: bytes.count))
    }

    /// Removes all texts but the last, and keeps the memory for others.
    mutating func removeAllButLast() {
        guard count > 1 else { return }
        let last = self[count - 1]
        bytes.removeAll(keepingCapacity: true)
        offsets.removeAll(keepingCapacity: true)
        offsets.append(0)
        append(last.span)
    }

    /// Returns the range in ``bytes`` of the text at `index`.
    @inline(__always)
    func range(of index: Int) -> Range<Int> {
        Int(offsets[index])..<Int(offsets[index + 1])
    }

    /// A copy of the bytes of the text at `index`.
    subscript(index: Int) -> [UInt8] { Array(bytes[range(of: index)]) }
}
