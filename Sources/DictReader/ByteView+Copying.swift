import DictFormat

extension ByteView {
    /// A copy of the `length` bytes at `offset`; `nil` if some of them are outside the view.
    func copy(at offset: Int, length: Int) -> [UInt8]? {
        guard offset >= 0, length >= 0, offset <= count, length <= count - offset else {
            return nil
        }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(length)
        for index in offset..<offset + length { bytes.append(uint8(index) ?? 0) }
        return bytes
    }

    /// A copy of the word of `length` bytes at `offset`; `nil` unless it consists of letters a to
    /// z.
    func word(at offset: Int, length: Int) -> [UInt8]? {
        guard length > 0, let word = copy(at: offset, length: length), word.isLowerCaseLetters
        else { return nil }
        return word
    }

    /// A copy of all bytes in the view.
    var copied: [UInt8] { copy(at: 0, length: count) ?? [] }

    /// The little-endian 32-bit number at `offset` as an `Int`; `nil` if it is not inside the view,
    /// or does not fit into an `Int`, which may have 32 bits.
    func count32(_ offset: Int) -> Int? { uint32(offset).flatMap { Int(exactly: $0) } }

    /// Whether all bytes in `range` are inside the view and zero.
    func isZero(_ range: Range<Int>) -> Bool {
        for offset in range where uint8(offset) != 0 { return false }
        return true
    }
}

extension [UInt8] {
    /// Appends the bytes of `view`.
    mutating func append(_ view: ByteView) {
        for index in 0..<view.count { append(view.uint8(index) ?? 0) }
    }

    /// Whether all bytes are letters a to z.
    var isLowerCaseLetters: Bool { allSatisfy { $0 >= 0x61 && $0 <= 0x7a } }
}

extension [[UInt8]] {
    /// The indices of the array, sorted by their elements; indices of equal elements ascend.
    ///
    /// - Complexity: O(n log n).
    var ordered: [Int] {
        indices.sorted { first, second in
            if self[first] == self[second] { return first < second }
            return self[first].lexicographicallyPrecedes(self[second])
        }
    }

    /// The index of an element that repeats an earlier one; `nil` if all elements are different.
    ///
    /// - Complexity: O(n log n).
    var secondOfEqual: Int? {
        let ordered = self.ordered
        for (first, second) in zip(ordered, ordered.dropFirst()) where self[first] == self[second] {
            return second
        }
        return nil
    }
}
