import DictFiles
import DictModel

/// A writer of numbers and texts at the end of a temporary file, such as those of a sorted run.
///
/// ```swift
/// var writer = RunWriter(file)
/// try writer.write(word)
/// let range = try writer.finish()
/// ```
struct RunWriter {
    /// The maximum number of bytes of a number.
    static let longestNumber: UInt64 = 10
    /// The number of bytes to write at a time.
    private static let blockSize = 256 << 10

    private let file: ScratchFile
    private let start: UInt64
    private var block: [UInt8] = []

    /// Creates a writer of a run that starts at the end of `file`.
    init(_ file: ScratchFile) {
        self.file = file
        start = file.count
    }

    /// Writes `number` in groups of seven bits, the lowest first (LEB128).
    ///
    /// - Throws: `output.writing` if the disk is full or fails.
    mutating func write(_ number: UInt64) throws(Diagnostic) {
        var rest = number
        while rest >= 0x80 {
            block.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        block.append(UInt8(truncatingIfNeeded: rest))
        if block.count >= Self.blockSize { try flush() }
    }

    /// Writes the length of `text`, and then its bytes.
    ///
    /// - Throws: `output.writing` if the disk is full or fails.
    mutating func write(_ text: Span<UInt8>) throws(Diagnostic) {
        try write(UInt64(text.count))
        block.append(contentsOf: text)
    }

    /// Writes the rest of the run, and returns its range in the file.
    ///
    /// - Throws: `output.writing` if the disk is full or fails.
    mutating func finish() throws(Diagnostic) -> Range<UInt64> {
        try flush()
        return start..<file.count
    }

    private mutating func flush() throws(Diagnostic) {
        try file.append(block)
        block.removeAll(keepingCapacity: true)
    }
}
