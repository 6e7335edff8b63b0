import Testing

@testable import DictFormat

@Suite("Numbers of variable length") struct VarintTests {
    @Test(
        "are read up to 2^31 - 1, in their shortest form",
        arguments: [
            ([0x00], 0), ([0x7F], 127), ([0x80, 0x01], 128),
            ([0xFF, 0xFF, 0xFF, 0xFF, 0x07], 0x7FFF_FFFF), ([0x80, 0x80, 0x80, 0x80, 0x08], nil),
            ([0xFF, 0xFF, 0xFF, 0xFF, 0x0F], nil), ([0x80, 0x80, 0x80, 0x80, 0x80, 0x00], nil),
            ([0x80, 0x00], nil), ([0x80], nil), ([], nil),
        ] as [([UInt8], Int?)])
    func read(bytes: [UInt8], value: Int?) {
        unsafe bytes.withUnsafeBytes { buffer in
            var offset = 0
            // Safe because the view does not outlive the buffer.
            let view = unsafe ByteView(buffer)
            #expect(view.varint(&offset) == value)
            #expect(offset == (value == nil ? 0 : bytes.count))
        }
    }
}
