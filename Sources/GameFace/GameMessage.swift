/// A move as sent by a host: a verb, a space, and the rest of the line.
struct GameMessage {
    /// The maximum length of a message, in bytes; no game has longer moves.
    static let maximumLength = 4096

    private let verb: ArraySlice<UInt8>
    /// The text after the verb, in UTF-8.
    let rest: [UInt8]

    init(_ bytes: [UInt8]) {
        let end = bytes.firstIndex(of: UInt8(ascii: " ")) ?? bytes.count
        verb = bytes[..<end]
        rest = Array(bytes[end...].dropFirst())
    }

    /// Whether the verb is `name`.
    func says(_ name: StaticString) -> Bool {
        guard name.utf8CodeUnitCount == verb.count else { return false }
        // Safe because a static string made of a literal has a pointer to its bytes.
        return name.withUTF8Buffer { unsafe $0.elementsEqual(verb) }
    }

    /// ``rest`` as a number; `nil` unless it is one to nine decimal digits.
    var number: Int? { Self.number(rest[...]) }

    /// The parts of ``rest`` between occurrences of `separator`, some of which may be empty.
    func parts(_ separator: UInt8) -> [ArraySlice<UInt8>] {
        rest.split(separator: separator, omittingEmptySubsequences: false)
    }

    /// The number that `digits` represent; `nil` unless they are one to nine decimal digits.
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
