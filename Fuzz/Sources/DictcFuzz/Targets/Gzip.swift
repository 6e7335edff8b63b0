import DictModel
import DictSources

extension FuzzTarget {
    /// A target that imports corpora and word lists from compressed files.
    ///
    /// The first byte of an input decides how the rest becomes a file: for instance unchanged,
    /// compressed, in two members, followed by other bytes, or as the deflate stream of a member.
    /// The second byte chooses the format and the limits.
    static let gzip = FuzzTarget(name: "gzip") { bytes in
        guard bytes.count >= 2 else { return }
        let rest = Array(bytes[2...])
        guard let file = file(rest, as: bytes[0] & 15) else { return }
        ScratchFile.shared.fill(file)
        let limits = SourceLimits.chosen(by: bytes[1])
        switch bytes[1] >> 1 & 3 {
        case 0: readCorpus(.tei, limits: limits)
        case 1: readCorpus(.conllu, limits: limits)
        case 2: readCorpus(.text, limits: limits)
        default: readWords(.list(.default), limits: limits)
        }
    }

    private static func file(_ bytes: [UInt8], as mode: UInt8) -> [UInt8]? {
        let half = bytes.count / 2
        switch mode {
        case 1: return GzipMember.compressing(bytes)
        case 2:
            guard let head = GzipMember.compressing(Array(bytes[..<half])),
                let tail = GzipMember.compressing(Array(bytes[half...]))
            else { return nil }
            return head + tail
        case 3: return GzipMember.compressing(Array(bytes[..<half])).map { $0 + bytes[half...] }
        case 4: return GzipMember.compressing(bytes).map { $0 + [0, 0, 0] }
        case 5: return GzipMember.compressing(bytes).map { Array($0.dropLast(5)) }
        case 6: return [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 255] + bytes
        case 7:
            // A bomb: the same bytes over and over.
            guard !bytes.isEmpty else { return nil }
            var long: [UInt8] = []
            while long.count < 100_000 { long += bytes }
            return GzipMember.compressing(long)
        case 8: return GzipMember.compressing(bytes).flatMap { GzipMember.compressing($0) }
        default: return bytes
        }
    }
}
