import DictFiles
import DictModel
import DictOutput

/// A key with its count.
///
/// A key is a row of a list without its count: a form, or a form, a tab and a tag.
struct KeyCount: Equatable {
    var key: [UInt8]
    var count: UInt64
}

/// Keys with their counts, sorted by the bytes of the keys, in memory or in a part of a file.
enum CountRun {
    case memory([KeyCount])
    case file(ScratchFile, Range<UInt64>)
}

/// A position in a run, from which its keys are read one after the other.
struct CountCursor {
    /// The number of bytes to read from a file at a time.
    private static let blockSize: UInt64 = 64 << 10

    /// The key at the position, and its count.
    private(set) var current = KeyCount(key: [], count: 0)
    private let run: CountRun
    /// The index of the next key of a run in memory.
    private var next = 0
    /// The rest of a run in a file.
    private var rest: Range<UInt64>
    private var block: [UInt8] = []
    private var offset = 0

    /// Creates a position before the first key of `run`.
    init(_ run: CountRun) {
        self.run = run
        rest = if case .file(_, let range) = run { range } else { 0..<0 }
    }

    /// Moves to the next key and returns `true`, or returns `false` at the end of the run.
    ///
    /// - Throws: `Diagnostic` if the file cannot be read.
    mutating func advance() throws -> Bool {
        switch run {
        case .memory(let keys):
            guard next < keys.count else { return false }
            current = keys[next]
            next += 1
            return true
        case .file(let file, _):
            try fill(from: file, atLeast: 2 * CountCode.longestNumber)
            guard offset < block.count else { return false }
            let length = try CountCode.number(in: block, at: &offset)
            try fill(from: file, atLeast: length + CountCode.longestNumber)
            guard length <= UInt64(block.count - offset) else { throw CountCode.damage() }
            let end = offset + Int(length)
            current.key.replaceSubrange(current.key.indices, with: block[offset..<end])
            offset = end
            current.count = try CountCode.number(in: block, at: &offset)
            return true
        }
    }

    /// Reads on until at least `count` bytes follow the offset, or the run ends.
    private mutating func fill(from file: ScratchFile, atLeast count: UInt64) throws {
        guard UInt64(block.count - offset) < count, !rest.isEmpty else { return }
        let size = min(max(Self.blockSize, count), UInt64(rest.count))
        block.removeSubrange(..<offset)
        offset = 0
        block += try file.bytes(in: rest.lowerBound..<rest.lowerBound + size)
        rest = rest.lowerBound + size..<rest.upperBound
    }
}

/// The bytes of keys and counts in a temporary file: the length of the key, the key, its count.
enum CountCode {
    /// The maximum number of bytes of a number.
    static let longestNumber: UInt64 = 10

    /// Appends `entry` to `bytes`.
    static func append(_ entry: KeyCount, to bytes: inout [UInt8]) {
        append(UInt64(entry.key.count), to: &bytes)
        bytes += entry.key
        append(entry.count, to: &bytes)
    }

    /// Appends `number` in groups of seven bits, the lowest first (LEB128).
    private static func append(_ number: UInt64, to bytes: inout [UInt8]) {
        var rest = number
        while rest >= 0x80 {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    /// Returns the number at `offset`, and moves the offset after it.
    static func number(in bytes: [UInt8], at offset: inout Int) throws(Diagnostic) -> UInt64 {
        var number: UInt64 = 0
        var shift: UInt64 = 0
        while offset < bytes.count, shift < 64 {
            let byte = bytes[offset]
            offset += 1
            number |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return number }
            shift += 7
        }
        throw damage()
    }

    /// Returns the error for bytes that dictc itself has not written.
    static func damage() -> Diagnostic {
        Diagnostic(
            .outputWriting, at: Place("temporary file"), "other bytes than dictc wrote came back",
            hint: "name another folder with --scratch")
    }
}
