/// The reason why bytes cannot be read as a saved game state.
enum StateFault: Error, Sendable, Equatable {
    /// The bytes end before the state is complete.
    case truncated
    /// A number has a value that is not allowed in its position.
    case outOfRange
    /// The bytes continue after the end of the state.
    case trailingBytes
}

/// A reader of the bytes that a ``StateWriter`` has written.
///
/// Reading any other bytes is safe, but may return arbitrary values.
struct StateReader: Sendable {
    private let bytes: [UInt8]
    private var offset = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    /// The bytes that have not been read yet.
    var rest: [UInt8] { Array(bytes[offset...]) }

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

    /// Reads a byte string: its length, then that many bytes.
    mutating func text() throws(StateFault) -> [UInt8] {
        let count = try length()
        offset += count
        return Array(bytes[offset - count..<offset])
    }

    /// Reads an optional value: a flag and, if that is set, the value with `read`.
    mutating func optional<Value>(
        _ read: (inout StateReader) throws(StateFault) -> Value
    ) throws(StateFault) -> Value? {
        try flag() ? try read(&self) : nil
    }

    /// Reads an array: its count, then each element with `read`.
    ///
    /// An element must have at least one byte, so a count larger than the number of bytes left is
    /// refused.
    mutating func list<Element>(
        _ read: (inout StateReader) throws(StateFault) -> Element
    ) throws(StateFault) -> [Element] {
        var elements: [Element] = []
        for _ in 0..<(try length()) { elements.append(try read(&self)) }
        return elements
    }

    /// Checks that all bytes have been read.
    ///
    /// - Throws: ``StateFault/trailingBytes`` if any bytes are left.
    func finish() throws(StateFault) {
        guard offset == bytes.count else { throw .trailingBytes }
    }

    /// Reads a count, which must not exceed the number of bytes left.
    ///
    /// - Throws: ``StateFault/truncated`` if the count is too large, or ``StateFault/outOfRange``
    ///   if it is negative.
    private mutating func length() throws(StateFault) -> Int {
        let length = try number()
        guard length >= 0 else { throw .outOfRange }
        guard length <= bytes.count - offset else { throw .truncated }
        return length
    }
}
