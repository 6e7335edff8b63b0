import DictModel

/// A text in which the kind of each character is known.
///
/// A character is what a reader perceives as one: a code point with the marks, joiners and
/// variation selectors that stay with it. A byte that is not part of a code point is a symbol by
/// itself. Offsets are in bytes. Offsets outside the text may be passed: every character there
/// counts as a space.
struct CharacterText {
    /// The length of the text, in bytes.
    let count: Int
    private let bytes: [UInt8]
    private let kinds: [CharacterKind]

    /// Creates a text by finding the characters of `text` and their kinds in one pass.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes in `text`.
    init(_ text: Span<UInt8>) {
        count = text.count
        bytes = [UInt8](text)
        var kinds = [CharacterKind](repeating: .inside, count: text.count)
        var previous = Neighbour()
        let asciiKinds = CharacterKind.ascii
        var offset = 0
        while offset < text.count {
            let byte = text[offset]
            if byte < 0x80, !previous.joinsAfter {
                let kind = asciiKinds[Int(byte)]
                kinds[offset] = kind
                previous = Neighbour(takesMarks: kind != .space || byte == UInt8(ascii: " "))
                offset += 1
                continue
            }
            let step = UTF8Scalar.decode(text, at: offset)
            let kind = Self.kind(of: step, after: &previous)
            kinds[offset] = kind
            if kind == .inside { Self.markSpace(in: &kinds, before: offset) }
            offset += step.isMalformed ? 1 : step.length
        }
        self.kinds = kinds
    }

    /// The effect that a code point has on the code point after it.
    private struct Neighbour {
        /// Whether a combining mark after the code point joins it.
        var takesMarks = false
        /// Whether the next code point, whatever it is, joins this one.
        var joinsAfter = false
        /// Whether the code point is a zero width joiner, which a symbol after it joins.
        var isJoiner = false
        /// Whether the code point is the first half of a flag, which a second half joins.
        var isHalfFlag = false
    }

    /// Returns the kind of a code point, and updates `previous` with the effect on the next code
    /// point.
    ///
    /// The kind is `inside` if the code point joins the character before it.
    private static func kind(of step: UTF8Scalar.Step, after previous: inout Neighbour)
        -> CharacterKind
    {
        let before = previous
        guard !step.isMalformed else {
            previous = Neighbour()
            return .symbol
        }
        let scalar = step.value
        let kind = scalar < 0x80 ? CharacterKind(ascii: UInt8(scalar)) : CharacterKind(scalar)
        let isBreak =
            kind == .space && (scalar < 0x20 || scalar == 0x85 || (0x2028...0x2029) ~= scalar)
        let isMark = JoiningScalars.joinsBefore(scalar)
        let isFlag = JoiningScalars.isRegionalIndicator(scalar)
        previous = Neighbour(
            takesMarks: !isBreak, joinsAfter: JoiningScalars.joinsAfter(scalar),
            isJoiner: scalar == JoiningScalars.joiner, isHalfFlag: isFlag && !before.isHalfFlag)
        guard !isBreak, before.takesMarks else { return kind }
        let joins =
            isMark || before.joinsAfter || (before.isJoiner && scalar >= 0x80 && kind == .symbol)
            || (before.isHalfFlag && isFlag)
        return joins ? .inside : kind
    }

    /// Changes the kind of the character before `offset` from space to symbol, because a mark has
    /// joined it.
    ///
    /// Characters of other kinds are not changed.
    private static func markSpace(in kinds: inout [CharacterKind], before offset: Int) {
        var index = offset - 1
        while index > 0, offset - index < 3, kinds[index] == .inside { index -= 1 }
        if index >= 0, kinds[index] == .space { kinds[index] = .symbol }
    }

    /// Returns the kind of the character that begins at `offset`.
    ///
    /// The kind is `inside` if no character begins there, and `space` if `offset` is outside the
    /// text.
    @inline(__always)
    func kind(_ offset: Int) -> CharacterKind {
        offset >= 0 && offset < count ? kinds[offset] : .space
    }

    /// Returns the offset of the character after the one at `offset`, or the length of the text if
    /// there is none.
    @inline(__always)
    func next(_ offset: Int) -> Int {
        var index = offset + 1
        while index < count, kinds[index] == .inside { index += 1 }
        return index
    }

    /// Returns the offset of the character before `offset`, or -1 if there is none.
    @inline(__always)
    func previous(_ offset: Int) -> Int {
        var index = offset - 1
        while index >= 0, index < count, kinds[index] == .inside { index -= 1 }
        return index
    }

    /// Returns the ASCII character that begins at `offset`.
    ///
    /// The result is 0 if the character is not ASCII or carries marks, or if `offset` is outside
    /// the text.
    @inline(__always)
    func ascii(_ offset: Int) -> UInt8 {
        guard offset >= 0, offset < count, bytes[offset] < 0x80 else { return 0 }
        return offset + 1 < count && kinds[offset + 1] == .inside ? 0 : bytes[offset]
    }

    /// Whether the characters that begin at `first` and at `second` consist of the same bytes.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes in the character at `first`.
    func isSame(_ first: Int, _ second: Int) -> Bool {
        let length = next(first) - first
        guard next(second) - second == length, first >= 0, second + length <= count else {
            return false
        }
        for index in 0..<length where bytes[first + index] != bytes[second + index] {
            return false
        }
        return true
    }

    /// Returns the byte at `offset`, or 0 if `offset` is outside the text.
    @inline(__always)
    func byte(_ offset: Int) -> UInt8 {
        offset >= 0 && offset < count ? bytes[offset] : 0
    }

    /// Returns the code point of the three-byte character at `offset`, such as a curly quote or a
    /// dash.
    ///
    /// The result is 0 if the character there does not have exactly three bytes.
    func longScalar(_ offset: Int) -> UInt32 {
        guard byte(offset) & 0xF0 == 0xE0, offset + 3 <= count else { return 0 }
        if offset + 3 < count, kinds[offset + 3] == .inside { return 0 }
        return UInt32(byte(offset) & 0x0F) << 12 | UInt32(byte(offset + 1) & 0x3F) << 6
            | UInt32(byte(offset + 2) & 0x3F)
    }
}
