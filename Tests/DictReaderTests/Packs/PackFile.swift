import DictFormat
import DictModel
import Testing

/// An artefact taken apart into its sections, for planting damage; its bytes have right checksums.
struct PackFile {
    let kind: ArtefactKind
    let language: Language
    private(set) var sections: [(id: SectionID, bytes: [UInt8])]

    init(_ file: [UInt8]) throws {
        kind = try #require(ArtefactKind(rawValue: file[10]))
        language = try #require(Language(rawValue: file[11]))
        sections = (0..<Int(file[12])).map { index in
            let entry = 24 + 32 * index
            let start = Self.number(file, entry + 8, 8)
            let length = Self.number(file, entry + 16, 8)
            return (
                SectionID(rawValue: UInt32(Self.number(file, entry, 4))),
                Array(file[start..<start + length])
            )
        }
    }

    /// The file, with checksums made anew.
    var bytes: [UInt8] {
        var writer = ArtefactWriter(kind: kind, language: language)
        for section in sections { writer.add(section.id, section.bytes) }
        return writer.finish()
    }

    /// The bytes of a section; none where the file has no such section.
    subscript(id: SectionID) -> [UInt8] {
        get { sections.first { $0.id == id }?.bytes ?? [] }
        set {
            for index in sections.indices where sections[index].id == id {
                sections[index].bytes = newValue
            }
        }
    }

    /// The file with the number of `width` bytes at `offset` of a section replaced.
    func setting(_ id: SectionID, _ offset: Int, _ value: UInt64, _ width: Int) -> PackFile {
        var copy = self
        for index in 0..<width {
            copy[id][offset + index] = UInt8(truncatingIfNeeded: value >> UInt64(8 * index))
        }
        return copy
    }

    /// The files that differ from this one in one bit of one section; every `step`th of them.
    func flips(every step: Int = 1) -> [[UInt8]] {
        var files: [[UInt8]] = []
        for section in sections {
            for bit in stride(from: 0, to: section.bytes.count * 8, by: step) {
                var copy = self
                copy[section.id][bit / 8] ^= 1 << (bit % 8)
                files.append(copy.bytes)
            }
        }
        return files
    }

    private static func number(_ bytes: [UInt8], _ offset: Int, _ width: Int) -> Int {
        (0..<width).reversed().reduce(0) { $0 << 8 | Int(bytes[offset + $1]) }
    }
}
