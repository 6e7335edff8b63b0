import DictFiles
import DictModel

/// A reader of numbers and texts in a part of a temporary file, such as a sorted run.
///
/// It holds one block of the file at a time. Use a ``RunWriter`` to write what it reads.
struct RunReader {
    /// The number of bytes to read at a time.
    private static let blockSize: UInt64 = 64 << 10

    private let file: ScratchFile
    /// The part of the run that has not been read.
    private var rest: Range<UInt64>
    private var block: [UInt8] = []
    private var offset = 0
    /// The place of the text in ``block``, until more is read.
    private var place = 0..<0

    /// Creates a reader of the bytes in `range` of `file`.
    init(_ file: ScratchFile, _ range: Range<UInt64>) {
        self.file = file
        rest = range
    }

    /// Whether all bytes have been read.
    var isAtEnd: Bool { offset == block.count && rest.isEmpty }

    /// Calls `body` with the bytes that the last call of ``readText()`` read, and returns its result.
    ///
    /// Another number or text that is read takes their place.
    func withText<Value>(
        _ body: (Span<UInt8>) throws(Diagnostic) -> Value
    ) throws(Diagnostic) -> Value {
        try body(block.span.extracting(place))
    }

    /// Reads a number.
    ///
    /// - Throws: `output.writing` if the file cannot be read back, or has other bytes than dictc
    ///   wrote.
    mutating func readNumber() throws(Diagnostic) -> UInt64 {
        try fill(atLeast: RunWriter.longestNumber)
        var number: UInt64 = 0
        var shift: UInt64 = 0
        while offset < block.count, shift < 64 {
            let byte = block[offset]
            offset += 1
            number |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return number }
            shift += 7
        }
        throw Self.damage()
    }

    /// Reads a text for ``withText(_:)``.
    ///
    /// - Throws: The same errors as ``readNumber()``.
    mutating func readText() throws(Diagnostic) {
        let length = try readNumber()
        try fill(atLeast: length)
        guard length <= UInt64(block.count - offset) else { throw Self.damage() }
        place = offset..<offset + Int(length)
        offset = place.upperBound
    }

    /// Reads on until at least `count` bytes follow the offset, or the run ends.
    private mutating func fill(atLeast count: UInt64) throws(Diagnostic) {
        guard UInt64(block.count - offset) < count, !rest.isEmpty else { return }
        let size = min(max(Self.blockSize, count), UInt64(rest.count))
        block.removeSubrange(..<offset)
        (offset, place) = (0, 0..<0)
        block += try file.bytes(in: rest.lowerBound..<rest.lowerBound + size)
        rest = rest.lowerBound + size..<rest.upperBound
    }

    /// Returns the error for bytes that dictc itself has not written.
    private static func damage() -> Diagnostic {
        Diagnostic(
            .outputWriting, at: Place("temporary file"), "other bytes than dictc wrote came back",
            hint: "name another folder with --scratch")
    }
}
