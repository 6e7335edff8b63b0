/// A writer that saves the state of a game as bytes, for a ``StateReader`` to read.
///
/// Numbers are stored as LEB128: seven bits per byte, the lowest bits first, with the top bit set
/// if another byte follows.
package struct StateWriter: Sendable {
    /// The bytes written so far.
    package private(set) var bytes: [UInt8] = []

    package init() {}

    package mutating func write(_ number: UInt64) {
        var rest = number
        while rest > 0x7F {
            bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
            rest >>= 7
        }
        bytes.append(UInt8(truncatingIfNeeded: rest))
    }

    package mutating func write(_ number: Int) { write(UInt64(bitPattern: Int64(number))) }

    mutating func write(_ flag: Bool) { write(flag ? 1 : 0) }

    mutating func write<Choice: RawRepresentable<UInt8>>(_ choice: Choice) {
        write(UInt64(choice.rawValue))
    }

    /// Writes the length of `text`, then its bytes.
    package mutating func write(_ text: [UInt8]) {
        write(text.count)
        bytes.append(contentsOf: text)
    }

    /// Writes a flag, which is set if there is a value, and then the value, if any, with `write`.
    mutating func write<Value>(_ value: Value?, _ write: (inout StateWriter, Value) -> Void) {
        self.write(value != nil)
        if let value { write(&self, value) }
    }

    /// Writes the number of elements in `list`, then each element with `write`.
    mutating func write<Element>(
        list: [Element], _ write: (inout StateWriter, Element) -> Void
    ) {
        self.write(list.count)
        for element in list { write(&self, element) }
    }
}
