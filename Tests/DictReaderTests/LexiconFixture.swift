import DictCompiler
import DictFormat
import DictLexicon
import DictModel
import DictReader
import DictTestSupport
import Foundation

/// Lexicons of given words, as files and opened.
enum LexiconFixture {
    static func list(_ words: [[UInt8]]) -> WordList {
        var builder = WordListBuilder()
        for word in words { builder.append(word) }
        return builder.finish()
    }

    static func file(_ words: [[UInt8]], language: Language = .english) throws -> [UInt8] {
        try LexiconArtefact.bytes(of: list(words), language: language)
    }

    static func file(_ words: [String]) throws -> [UInt8] {
        try file(words.map { Array($0.utf8) })
    }

    /// A good lexicon of the conformance data.
    static func conformanceFile(_ name: String) throws -> [UInt8] {
        let url = URL(fileURLWithPath: #filePath)
            .deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Conformance/good/\(name).lexicon")
        return [UInt8](try Data(contentsOf: url))
    }

    /// The lexicon in a copy of `bytes` that is exactly as long, so that the address sanitizer
    /// sees every read behind it.
    static func open(
        _ bytes: [UInt8], _ verification: Verification = .verifying
    ) throws(FormatError) -> Lexicon {
        try Lexicon(ArtefactBytes(bytes), verification)
    }

    static func lexicon(_ words: [[UInt8]]) throws -> Lexicon { try open(try file(words)) }

    static func lexicon(_ words: [String]) throws -> Lexicon { try open(try file(words)) }

    static func text(_ words: [[UInt8]]) -> [String] {
        words.map { String(decoding: $0, as: UTF8.self) }
    }
}

/// The bytes of a file with the places of its sections, for planting damage.
struct EditableFile {
    var bytes: [UInt8]
    /// The sections in file order.
    let sections: [(id: SectionID, range: Range<Int>)]

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        sections = (0..<Int(bytes[12])).map { index in
            let entry = 24 + 32 * index
            let start = Self.number(bytes, entry + 8, 8)
            return (
                SectionID(rawValue: UInt32(Self.number(bytes, entry, 4))),
                start..<start + Self.number(bytes, entry + 16, 8)
            )
        }
    }

    /// Where a section lies.
    func range(_ id: SectionID) -> Range<Int> {
        sections.first { $0.id == id }?.range ?? 0..<0
    }

    /// The number of `width` bytes at `offset` of a section.
    func number(_ id: SectionID, _ offset: Int, _ width: Int) -> Int {
        Self.number(bytes, range(id).lowerBound + offset, width)
    }

    /// Writes a number of `width` bytes at `offset` of a section.
    mutating func set(_ id: SectionID, _ offset: Int, _ value: Int, _ width: Int) {
        let start = range(id).lowerBound + offset
        for index in 0..<width {
            bytes[start + index] = UInt8(truncatingIfNeeded: value >> (8 * index))
        }
    }

    /// Makes the checksums right again: those of `changed`, or of all sections, and the header's.
    mutating func reseal(_ changed: SectionID? = nil) {
        for (index, section) in sections.enumerated() where changed == nil || changed == section.id
        {
            put(Checksum.of(Array(bytes[section.range])), at: 24 + 32 * index + 24)
        }
        sealHeader()
    }

    /// Makes the header's checksum right again.
    mutating func sealHeader() {
        let end = 24 + 32 * sections.count
        put(Checksum.of(Array(bytes[..<end])), at: end)
    }

    private mutating func put(_ sum: UInt64, at offset: Int) {
        for index in 0..<8 { bytes[offset + index] = UInt8(truncatingIfNeeded: sum >> (8 * index)) }
    }

    private static func number(_ bytes: [UInt8], _ offset: Int, _ width: Int) -> Int {
        (0..<width).reversed().reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
    }
}
