/// The reason why bytes cannot be read as a saved state.
public enum StateFault: Error, Sendable, Equatable {
    /// The bytes end before the state does.
    case truncated
    /// A number has a value that is not allowed in its place.
    case outOfRange
    /// There are bytes left over after the state.
    case trailingBytes
}

/// Reads values written by ``StateWriter``; other bytes are safe, but may yield any values.
public struct StateReader: Sendable {
    private let bytes: [UInt8]
    private var offset = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func number64() throws(StateFault) -> UInt64 {
        var number: UInt64 = 0
        for shift in stride(from: UInt64(0), to: 64, by: 7) {
            guard offset < bytes.count else { throw .truncated }
            let byte = bytes[offset]
            offset += 1
            number |= UInt64(byte & 0x7F) << shift
            if byte < 0x80 { return number }
        }
        throw .outOfRange
    }

    mutating func number() throws(StateFault) -> Int {
        guard let number = Int(exactly: Int64(bitPattern: try number64())) else {
            throw .outOfRange
        }
        return number
    }

    mutating func number32() throws(StateFault) -> UInt32 {
        guard let number = UInt32(exactly: try number64()) else { throw .outOfRange }
        return number
    }

    mutating func byte() throws(StateFault) -> UInt8 {
        guard let number = UInt8(exactly: try number64()) else { throw .outOfRange }
        return number
    }

    mutating func flag() throws(StateFault) -> Bool {
        let number = try byte()
        guard number <= 1 else { throw .outOfRange }
        return number == 1
    }

    mutating func choice<Choice: RawRepresentable<UInt8>>(
        _ type: Choice.Type = Choice.self
    ) throws(StateFault) -> Choice {
        guard let choice = Choice(rawValue: try byte()) else { throw .outOfRange }
        return choice
    }

    /// Reads a length, then that many bytes.
    mutating func text() throws(StateFault) -> [UInt8] {
        let count = try length()
        offset += count
        return Array(bytes[offset - count..<offset])
    }

    /// Reads a flag and, if it is set, a value.
    mutating func optional<Value>(
        _ read: (inout StateReader) throws(StateFault) -> Value
    ) throws(StateFault) -> Value? {
        try flag() ? try read(&self) : nil
    }

    /// Reads a count, then that many elements of at least one byte each.
    mutating func list<Element>(
        _ read: (inout StateReader) throws(StateFault) -> Element
    ) throws(StateFault) -> [Element] {
        var elements: [Element] = []
        for _ in 0..<(try length()) { elements.append(try read(&self)) }
        return elements
    }

    /// Checks that no bytes are left over.
    func finish() throws(StateFault) {
        guard offset == bytes.count else { throw .trailingBytes }
    }

    /// Reads a length, which must not exceed the number of bytes left.
    private mutating func length() throws(StateFault) -> Int {
        let length = try number()
        guard length >= 0 else { throw .outOfRange }
        guard length <= bytes.count - offset else { throw .truncated }
        return length
    }
}
