/// A move as a line of text: a verb, followed by a space and arguments if there are any.
struct GameMessage {
    /// The maximum length of a message in bytes, which is more than any move needs.
    static let maximumLength = 4096

    private let verb: ArraySlice<UInt8>
    /// The text after the verb and the space, in UTF-8.
    let rest: [UInt8]

    init(_ bytes: [UInt8]) {
        let end = bytes.firstIndex(of: UInt8(ascii: " ")) ?? bytes.count
        verb = bytes[..<end]
        rest = Array(bytes[end...].dropFirst())
    }

    /// Returns whether the verb of the message is `name`.
    func says(_ name: StaticString) -> Bool {
        guard name.utf8CodeUnitCount == verb.count else { return false }
        // Safe because a static string made of a literal has a pointer to its bytes.
        return name.withUTF8Buffer { unsafe $0.elementsEqual(verb) }
    }

    /// The value of ``rest`` as a number, or `nil` if it is not one to nine ASCII decimal digits.
    var number: Int? { Self.number(rest[...]) }

    /// Returns the parts of ``rest`` that `separator` separates, some of which may be empty.
    func parts(_ separator: UInt8) -> [ArraySlice<UInt8>] {
        rest.split(separator: separator, omittingEmptySubsequences: false)
    }

    /// Returns the value of `digits`, or `nil` if they are not one to nine ASCII decimal digits.
    static func number(_ digits: ArraySlice<UInt8>) -> Int? {
        guard (1...9).contains(digits.count) else { return nil }
        var number = 0
        for digit in digits {
            guard (0x30...0x39).contains(digit) else { return nil }
            number = number * 10 + Int(digit - 0x30)
        }
        return number
    }
}
