/// The name of a section in an artefact: four ASCII letters, such as INFO.
public struct SectionID: Sendable, Equatable {
    /// The four letters as a number, with the first letter in the lowest byte.
    public let rawValue: UInt32

    /// Creates a name from a number in the section table of an artefact.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Creates a name from ASCII letters.
    ///
    /// Letters after the fourth are ignored. A shorter name is padded with spaces.
    public init(_ letters: StaticString) {
        var value: UInt32 = 0
        letters.withUTF8Buffer { buffer in
            for index in 0..<4 {
                // Safe because the index is below the buffer's count.
                let byte = index < buffer.count ? unsafe buffer[index] : 0x20
                value |= UInt32(byte) << UInt32(8 * index)
            }
        }
        rawValue = value
    }

    /// The letters of the name, without the spaces that pad it.
    ///
    /// Bytes that are not printable ASCII characters become `?`.
    public var name: String {
        var text = ""
        for shift in [UInt32(0), 8, 16, 24] {
            let byte = UInt8(truncatingIfNeeded: rawValue >> shift)
            if byte == 0x20 { continue }
            text.unicodeScalars.append(
                byte > 0x20 && byte < 0x7f ? Unicode.Scalar(byte) : "?")
        }
        return text
    }
}
