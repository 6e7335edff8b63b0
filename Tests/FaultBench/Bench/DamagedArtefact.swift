import DictFormat
import DictTestSupport
import Foundation

/// The bytes of an artefact with the places of its sections, for planting damage.
struct DamagedArtefact: Sendable {
    var bytes: [UInt8]
    /// Name and place of each section, in file order.
    let sections: [(name: String, range: Range<Int>)]
    private var headerEnd: Int { 24 + 32 * sections.count }

    /// A small sound artefact of each kind.
    static let small = [
        "en-peas.lexicon", "en-small.levels", "nl-five.answers", "nl-accents.phrases",
        "en-few.sentences",
    ]

    static let conformance = Sandbox.package + "/Tests/Conformance"

    /// A good file of the conformance tests.
    init(good name: String) throws {
        self.init(try Self.file("good/" + name))
    }

    /// A tagger model of one sentence; 160 KB, most of it tables.
    static func tagger() throws -> DamagedArtefact {
        let rows = ["The DET", "cat NOUN", "sat VERB", ". PUNCT"].enumerated().map { index, row in
            let parts = row.split(separator: " ")
            return "\(index + 1)\t\(parts[0])\t_\t\(parts[1])\t_\t_\t0\t_\t_\t_\n"
        }
        let sandbox = try Sandbox(files: ["a.conllu": Array((rows.joined() + "\n").utf8)])
        _ = try sandbox.run("train a.conllu -o a.tagger")
        return DamagedArtefact(try sandbox.bytes(of: "a.tagger"))
    }

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        sections = (0..<Int(bytes[12])).map { index in
            let entry = 24 + 32 * index
            let start = Int(Self.number(bytes, entry + 8))
            return (
                String(decoding: bytes[entry..<entry + 4], as: UTF8.self),
                start..<start + Int(Self.number(bytes, entry + 16))
            )
        }
    }

    /// A file of the conformance tests.
    static func file(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: URL(fileURLWithPath: conformance + "/" + name)))
    }

    /// A bad file of the conformance tests, with the class of error at opening and that of the whole
    /// check.
    typealias BadFile = (name: String, opening: String, checking: String)

    static let bad: [BadFile] = {
        let text = (try? file("bad/reasons.tsv")) ?? []
        return text.split(separator: 0x0A).dropFirst().map { line in
            let columns = line.split(separator: 0x09).map { String(decoding: $0, as: UTF8.self) }
            return (columns[0], columns[1], columns[2])
        }
    }()

    /// Where a section lies.
    func range(_ name: String) -> Range<Int> {
        sections.first { $0.name == name }?.range ?? 0..<0
    }

    func flipped(_ bit: Int) -> [UInt8] {
        var bytes = bytes
        bytes[bit / 8] ^= 1 << (bit % 8)
        return bytes
    }

    /// The file with `value` in `width` bytes at `offset`, and right checksums.
    func setting(_ offset: Int, _ value: UInt64, _ width: Int) -> [UInt8] {
        var file = self
        for index in 0..<width {
            file.bytes[offset + index] = UInt8(truncatingIfNeeded: value >> (8 * index))
        }
        file.reseal()
        return file.bytes
    }

    /// Makes all checksums right again.
    mutating func reseal() {
        for (index, section) in sections.enumerated() {
            put(Checksum.of(Array(bytes[section.range])), at: 24 + 32 * index + 24)
        }
        put(Checksum.of(Array(bytes[..<headerEnd])), at: headerEnd)
    }

    private mutating func put(_ sum: UInt64, at offset: Int) {
        for index in 0..<8 { bytes[offset + index] = UInt8(truncatingIfNeeded: sum >> (8 * index)) }
    }

    private static func number(_ bytes: [UInt8], _ offset: Int) -> UInt64 {
        (0..<8).reversed().reduce(0) { $0 << 8 | UInt64(bytes[offset + $1]) }
    }
}
