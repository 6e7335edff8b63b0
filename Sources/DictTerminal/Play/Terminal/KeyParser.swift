import DictModel

/// A parser that turns the bytes that a terminal sends into keys.
///
/// It understands the ECMA-48 escape sequences (CSI and SS3) that xterm and similar terminals send.
/// An unknown sequence becomes a single ``Key/other``. Bytes that are not UTF-8 never become
/// characters.
struct KeyParser {
    /// The maximum length of an escape sequence, in bytes.
    ///
    /// A longer sequence ends there and becomes ``Key/other``.
    private static let longestSequence = 32

    private var pending: [UInt8] = []

    /// Whether the bytes so far are the beginning of a key.
    ///
    /// If no more bytes follow soon, call ``giveUp()``: a single escape byte is then the Escape
    /// key.
    var isWaiting: Bool { !pending.isEmpty }

    /// Adds `byte` to the input and returns the key that it completes, or `nil` if it completes
    /// none.
    mutating func take(_ byte: UInt8) -> Key? {
        pending.append(byte)
        if pending[0] == 0x1B { return takeSequence() }
        return takeCharacter()
    }

    /// Returns the key that the pending bytes represent if no more follow, or `nil` if there are
    /// none.
    mutating func giveUp() -> Key? {
        defer { pending = [] }
        return pending == [0x1B] ? .escape : pending.isEmpty ? nil : .other
    }

    private mutating func takeSequence() -> Key? {
        guard pending.count > 1 else { return nil }
        let isControlSequence = pending[1] == UInt8(ascii: "[")
        let isShift = pending[1] == UInt8(ascii: "O")
        if !isControlSequence && !isShift {
            // Escape and a key, however soon it followed. A second escape may start a sequence.
            let second = pending[1]
            pending = second == 0x1B ? [0x1B] : []
            return second == 0x1B ? .escape : .other
        }
        guard pending.count > 2, let last = pending.last else { return nil }
        let isFinal = (0x40...0x7E).contains(last)
        if !isFinal && pending.count < Self.longestSequence { return nil }
        defer { pending = [] }
        return Self.key(of: last, parameters: pending[2..<(pending.count - 1)])
    }

    private static func key(of final: UInt8, parameters: ArraySlice<UInt8>) -> Key {
        switch final {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "M"): .enter
        case UInt8(ascii: "~") where parameters == [0x31] || parameters == [0x37]: .home
        case UInt8(ascii: "~") where parameters == [0x33]: .delete
        case UInt8(ascii: "~") where parameters == [0x34] || parameters == [0x38]: .end
        case UInt8(ascii: "~") where parameters == [0x35]: .pageUp
        case UInt8(ascii: "~") where parameters == [0x36]: .pageDown
        default: .other
        }
    }

    private mutating func takeCharacter() -> Key? {
        let first = pending[0]
        if first < 0x80 {
            pending = []
            return Self.key(of: first)
        }
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        let isLead = (0xC2...0xF4).contains(first)
        if isLead && pending.count < length && (pending.last ?? 0) >= 0x80 { return nil }
        let bytes = pending
        pending = []
        if isLead, let text = String(validating: bytes, as: UTF8.self),
            let scalar = text.unicodeScalars.first, text.unicodeScalars.count == 1
        {
            return .character(scalar)
        }
        // The byte that cut the character short may be a key itself.
        if let last = bytes.last, bytes.count > 1, last < 0x80 { return take(last) }
        return .other
    }

    private static func key(of byte: UInt8) -> Key {
        switch byte {
        case 0x0A, 0x0D: .enter
        case 0x08, 0x7F: .backspace
        case 0x09: .tab
        case 0x00: .control("@")
        case 0x01...0x1A: .control(Unicode.Scalar(byte + 0x60))
        case 0x20...0x7E: .character(Unicode.Scalar(byte))
        default: .other
        }
    }
}
