import Testing

@testable import DictTerminal
@testable import dictc

@Suite("Keys of a terminal") struct KeyParserTests {
    private func keys(_ bytes: [UInt8], ends: Bool = true) -> [Key] {
        var parser = KeyParser()
        var keys = bytes.compactMap { parser.take($0) }
        if ends, let key = parser.giveUp() { keys.append(key) }
        return keys
    }

    @Test(
        "bytes become keys",
        arguments: [
            ("a", [.character("a")]), ("é", [.character("é")]), ("ж", [.character("ж")]),
            ("\u{1F600}", [.character("\u{1F600}")]), ("\r", [.enter]), ("\n", [.enter]),
            ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]), ("\t", [.tab]),
            ("\u{4}", [.control("d")]), ("\u{1B}", [.escape]), ("\u{1B}[A", [.up]),
            ("\u{1B}[B", [.down]), ("\u{1B}OC", [.right]), ("\u{1B}[D", [.left]),
            ("\u{1B}[1;5A", [.up]), ("\u{1B}[H", [.home]), ("\u{1B}[4~", [.end]),
            ("\u{1B}[5~", [.pageUp]), ("\u{1B}[6~", [.pageDown]), ("\u{1B}[3~", [.delete]),
            ("\u{1B}[200~a", [.other, .character("a")]),
            ("\u{1B}x", [.other]), ("\u{1B}\u{1B}", [.escape, .escape]), ("", []),
            ("ab\r", [.character("a"), .character("b"), .enter]),
        ] as [(String, [Key])])
    func known(text: String, expected: [Key]) {
        #expect(keys(Array(text.utf8)) == expected)
    }

    @Test(
        "bytes that are no UTF-8 are dropped, what follows is not",
        arguments: [
            [0xFF], [0xC3], [0xC0, 0x80], [0xE2, 0x82], [0xED, 0xA0, 0x80], [0xF5], [0x80],
        ]
            as [[UInt8]])
    func malformed(bytes: [UInt8]) {
        let found = keys(bytes + [0x61])
        #expect(found.last == .character("a"), "\(found)")
        #expect(found.dropLast().allSatisfy { $0 == .other })
    }

    @Test(
        "a key ends the character before it",
        arguments: [[0xC3], [0xE2], [0xF0, 0x9F]] as [[UInt8]])
    func interrupted(bytes: [UInt8]) {
        #expect(keys(bytes + [0x7F]) == [.backspace])
        #expect(keys(bytes + [0x0D]) == [.enter])
    }

    @Test("any bytes at all give keys and end", arguments: 1...20 as ClosedRange<UInt64>)
    func anything(seed: UInt64) {
        var state = seed
        var bytes: [UInt8] = []
        for _ in 0..<5_000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            bytes.append(state >> 60 == 0 ? 0x1B : UInt8(truncatingIfNeeded: state >> 40))
        }
        #expect(keys(bytes).count <= bytes.count + 1)
    }
}
