import DictFormat

extension ByteView {
    /// Returns a copy of the `length` bytes at `offset`, or `nil` if some of them are outside the
    /// view.
    func copy(at offset: Int, length: Int) -> [UInt8]? {
        guard offset >= 0, length >= 0, offset <= count, length <= count - offset else {
            return nil
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(length)
        for index in offset..<offset + length { bytes.append(uint8(index) ?? 0) }
        return bytes
    }

    /// Returns a copy of the word of `length` bytes at `offset`.
    ///
    /// Returns `nil` if the word is empty, is not inside the view, or contains anything but letters
    /// a to z.
    func word(at offset: Int, length: Int) -> [UInt8]? {
        guard length > 0, let word = copy(at: offset, length: length), word.isLowerCaseLetters
        else { return nil }
        return word
    }

    /// A copy of all bytes in the view.
    var copied: [UInt8] { copy(at: 0, length: count) ?? [] }

    /// Returns the little-endian 32-bit number at `offset` as an `Int`.
    ///
    /// Returns `nil` if the number is not inside the view or does not fit into an `Int`, which may
    /// have only 32 bits.
    func count32(_ offset: Int) -> Int? { uint32(offset).flatMap { Int(exactly: $0) } }

    /// Whether all offsets in `range` are inside the view, and the bytes at these offsets are zero.
    func isZero(_ range: Range<Int>) -> Bool {
        for offset in range where uint8(offset) != 0 { return false }
        return true
    }
}

extension [UInt8] {
    /// Appends a copy of the bytes in `view`.
    mutating func append(_ view: ByteView) {
        for index in 0..<view.count { append(view.uint8(index) ?? 0) }
    }

    /// Whether all bytes in the array are ASCII letters a to z.
    var isLowerCaseLetters: Bool { allSatisfy { $0 >= 0x61 && $0 <= 0x7a } }
}

extension [[UInt8]] {
    /// The indices of the elements, sorted by element, byte by byte.
    ///
    /// Indices of equal elements are in ascending order.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of elements.
    var ordered: [Int] {
        indices.sorted { first, second in
            if self[first] == self[second] { return first < second }
            return self[first].lexicographicallyPrecedes(self[second])
        }
    }

    /// The index of an element that repeats an earlier one, or `nil` if all elements are different.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of elements.
    var secondOfEqual: Int? {
        let ordered = self.ordered
        for (first, second) in zip(ordered, ordered.dropFirst()) where self[first] == self[second] {
            return second
        }
        return nil
    }
}
