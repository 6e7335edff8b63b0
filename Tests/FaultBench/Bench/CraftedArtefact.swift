import DictFormat
import DictModel
import DictTestSupport

/// Artefacts as only a faulty or hostile writer makes them: right checksums, wrong contents.
enum CraftedArtefact {
    private static let values: [UInt64] = [
        0, 1, 1 << 7, 0xFF, 1 << 15, 0xFFFF, 1 << 31, 0xFFFF_FFFF, 1 << 63, .max,
    ]

    /// Each of the extreme numbers in each field of the header, the section table, INFO and the first
    /// 16 bytes of the other sections of `file`: the place, the bytes of the field, the number.
    static func extremes(of file: DamagedArtefact) -> [(at: Int, width: Int, value: UInt64)] {
        let header = 24 + 32 * file.sections.count
        var places: [(at: Int, width: Int)] = (8..<16).map { ($0, 1) }
        places += [(12, 2), (16, 8)]
        for entry in stride(from: 24, to: header, by: 32) {
            places += [(entry, 4), (entry + 4, 4), (entry + 8, 8), (entry + 16, 8)]
        }
        for section in file.sections {
            let end =
                section.name == "INFO"
                ? section.range.upperBound
                : min(section.range.upperBound, section.range.lowerBound + 16)
            for width in [1, 2, 4, 8] {
                places += stride(from: section.range.lowerBound, through: end - width, by: width)
                    .map { ($0, width) }
            }
        }
        return places.flatMap { place in
            values.filter { place.width == 8 || $0 < 1 << (8 * place.width) }
                .map { (place.at, place.width, $0) }
        }
    }

    /// A lexicon of `nodes` nodes in a row, each with one arc to the next, which states one word.
    static func chain(_ nodes: Int) -> [UInt8] {
        var info: [UInt8] = []
        info.append(littleEndian: UInt32(1))
        info.append(littleEndian: UInt32(8))
        info.append(littleEndian: UInt64(0))
        // The longest word, one letter, addresses of 28 bits, narrow entries of 4, wide ones of 5.
        info += [255, 1, 28, 4, 5] + [UInt8](repeating: 0, count: 11) + [0x61]
        info += [UInt8](repeating: 0, count: 64 - info.count)
        var bytes: [UInt8] = [255, 0, 0, 0, 0, 0, 0, 0]
        for node in 0..<nodes {
            bytes.append(255)
            bytes.append(littleEndian: UInt32(1))
            let isLast = node == nodes - 1
            bytes.append(littleEndian: isLast ? UInt32(1) << 28 : UInt32(8 + 9 * (node + 1)))
        }
        var writer = ArtefactWriter(kind: .lexicon, language: .english)
        writer.add(SectionID("INFO"), info)
        // No codes and no tables: 39 and 11 bits, all of them zero.
        writer.add(SectionID("CODE"), [UInt8](repeating: 0, count: 5 + 8))
        writer.add(SectionID("TARG"), [UInt8](repeating: 0, count: 2 + 8))
        writer.add(SectionID("PAGE"), [UInt8](repeating: 0, count: 256))
        writer.add(SectionID("NODE"), bytes + [UInt8](repeating: 255, count: 272))
        return writer.finish()
    }
}
