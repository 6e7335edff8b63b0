import DictModel

/// Functions that sort and compare the texts of a ``TextArena`` byte by byte.
///
/// Texts are compared seven bytes at a time, in the form of integer keys. The upper bytes of a key
/// are the next seven bytes of the text, and its low byte is the number of bytes left (8 means more
/// than seven). Comparing keys is the same as comparing these parts of the texts. If two keys are
/// equal and fewer than 8 bytes are left, the texts are equal.
enum ByteOrder {
    /// The number of bytes of text in a key.
    private static let stride = 7
    /// The low byte of a key whose text continues after the seven bytes in the key.
    private static let goesOn: UInt64 = 8

    private struct Entry {
        var key: UInt64
        var index: UInt32
    }

    /// A range of entries whose texts agree in their first `depth` bytes and are still to be
    /// sorted.
    private struct Tie {
        var range: Range<Int>
        var depth: Int
    }

    /// Returns the indices of the texts in `arena`, sorted by text, byte by byte.
    ///
    /// Equal texts keep their order. The algorithm is a most-significant-digit sort with seven
    /// bytes as the digit, after Bentley and Sedgewick, "Fast Algorithms for Sorting and Searching
    /// Strings", SODA 1997. Each digit is sorted by comparison, and only ties go on to the next
    /// one.
    ///
    /// - Returns: The indices, or `nil` if the texts are already in ascending order.
    /// - Complexity: O(*b*), where *b* is the number of bytes, if the texts are sorted. Otherwise,
    ///   O(*n* log *n*) comparisons of keys per digit in the worst case, where *n* is the number of
    ///   texts, and 16 bytes of memory per text.
    static func ascending(_ arena: TextArena) -> [UInt32]? {
        if isAscending(arena) { return nil }
        let bytes = arena.bytes.span
        let offsets = arena.offsets.span
        var entries: [Entry] = []
        entries.reserveCapacity(arena.count)
        for index in 0..<arena.count {
            let key = key(of: bytes, Int(offsets[index]), Int(offsets[index + 1]))
            entries.append(Entry(key: key, index: UInt32(truncatingIfNeeded: index)))
        }
        var ties = [Tie(range: 0..<entries.count, depth: 0)]
        while let tie = ties.popLast() {
            if tie.depth > 0 {
                for position in tie.range {
                    let index = Int(entries[position].index)
                    entries[position].key = key(
                        of: bytes, Int(offsets[index]) + tie.depth, Int(offsets[index + 1]))
                }
            }
            sort(&entries, tie.range)
            appendTies(in: entries, tie, to: &ties)
        }
        return entries.map(\.index)
    }

    /// Returns the different bytes in `bytes` in ascending order.
    static func alphabet(of bytes: [UInt8]) -> [UInt8] {
        var counts = ContiguousArray<Int>(repeating: 0, count: 256)
        // A span, since an array is asked whether it is shared at each change.
        var number = counts.mutableSpan
        for byte in bytes { number[Int(byte)] &+= 1 }
        return (0..<256).filter { counts[$0] > 0 }.map { UInt8($0) }
    }

    /// Returns whether the texts in `arena` are in ascending order.
    ///
    /// Equal texts may follow each other.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    private static func isAscending(_ arena: TextArena) -> Bool {
        guard arena.count > 1 else { return true }
        for index in 1..<arena.count
        where compare(arena.bytes.span, arena.range(of: index - 1), arena.range(of: index)) > 0 {
            return false
        }
        return true
    }

    /// Compares the texts in the ranges `left` and `right` of `bytes`, byte by byte.
    ///
    /// - Returns: A negative number if `left` is less than `right`, 0 if they are equal, and
    ///   otherwise a positive number.
    static func compare(_ bytes: Span<UInt8>, _ left: Range<Int>, _ right: Range<Int>) -> Int {
        var leftStart = left.lowerBound
        var rightStart = right.lowerBound
        while true {
            let leftKey = key(of: bytes, leftStart, left.upperBound)
            let rightKey = key(of: bytes, rightStart, right.upperBound)
            if leftKey != rightKey { return leftKey < rightKey ? -1 : 1 }
            if leftKey & 0xFF != goesOn { return 0 }
            leftStart += stride
            rightStart += stride
        }
    }

    private static func sort(_ entries: inout [Entry], _ range: Range<Int>) {
        // Safe because `range` lies inside the array, and the buffer stays in the closure.
        unsafe entries.withUnsafeMutableBufferPointer { buffer in
            var part = unsafe UnsafeMutableBufferPointer(rebasing: buffer[range])
            unsafe part.sort { $0.key < $1.key }
        }
    }

    /// Appends to `ties` each run of two or more equal keys within `tie` whose texts continue after
    /// the key.
    private static func appendTies(in entries: [Entry], _ tie: Tie, to ties: inout [Tie]) {
        var start = tie.range.lowerBound
        while start < tie.range.upperBound {
            let key = entries[start].key
            var end = start + 1
            while end < tie.range.upperBound && entries[end].key == key { end += 1 }
            if end - start > 1 && key & 0xFF == goesOn {
                ties.append(Tie(range: start..<end, depth: tie.depth + stride))
            }
            start = end
        }
    }

    /// Returns the sort key of the text in `bytes[start..<end]`: its first seven bytes and its
    /// length.
    ///
    /// Lengths of more than seven bytes are stored as 8.
    @inline(__always)
    private static func key(of bytes: Span<UInt8>, _ start: Int, _ end: Int) -> UInt64 {
        let left = end - start
        if left <= 0 { return 0 }
        var word: UInt64 = 0
        if start + 8 <= bytes.count {
            // Safe because start + 8 does not exceed the length, and any bits are a UInt64.
            word = unsafe bytes.bytes.unsafeLoadUnaligned(fromByteOffset: start, as: UInt64.self)
            word = UInt64(bigEndian: word)
        } else {
            for position in start..<bytes.count {
                word |= UInt64(bytes[position]) << UInt64(56 - 8 * (position - start))
            }
        }
        let taken = min(left, stride)
        return word & (~0 << UInt64(64 - 8 * taken)) | UInt64(min(left, stride + 1))
    }
}
