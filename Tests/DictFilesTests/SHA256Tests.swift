import Testing

@testable import DictFiles

@Suite("SHA-256") struct SHA256Tests {
    @Test("of the examples of FIPS 180-4") func examples() {
        #expect(
            SHA256.hex(of: Array("abc".utf8))
                == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            SHA256.hex(of: Array("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq".utf8))
                == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1")
        #expect(
            SHA256.hex(of: [UInt8](repeating: 0x61, count: 1_000_000))
                == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0")
    }

    @Test("is the same for bytes in whole and in pieces", arguments: [1, 3, 63, 64, 65, 130])
    func pieces(size: Int) {
        let bytes = (0..<300).map { UInt8(truncatingIfNeeded: $0 &* 167 ^ $0 >> 3) }
        for count in 0...bytes.count {
            var hash = SHA256()
            for start in stride(from: 0, to: count, by: size) {
                hash.update(bytes[start..<min(start + size, count)])
            }
            #expect(hash.hex() == SHA256.hex(of: Array(bytes[..<count])))
        }
    }
}
