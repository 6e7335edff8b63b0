import DictFormat

/// The use of a word by a computer player and in hints; players may type any word.
public enum WordRating: Sendable, Equatable {
    /// Used if no fair word will do.
    case plain
    /// Used first: people know it, and it offends nobody.
    case fair
    /// Never used, such as a slur.
    case unfit
}

extension [WordRating] {
    /// Section FAIR of a lexicon with a word for each rating, in the order of the words.
    var section: [UInt8] {
        typealias Format = FairWordsFormat
        let blocks = Format.blocks(words: count)
        var bytes = [UInt8](repeating: 0, count: blocks * Format.blockSize)
        var fair: UInt32 = 0
        for block in 0..<blocks {
            let start = block * Format.blockSize
            for (offset, byte) in fair.littleEndianBytes.enumerated() {
                bytes[start + offset] = byte
            }
            let first = block * Format.wordsPerBlock
            for index in first..<Swift.min(first + Format.wordsPerBlock, count)
            where self[index] == .fair {
                let bit = index - first
                bytes[start + Format.bitsOffset + bit / 8] |= 1 << UInt8(bit % 8)
                fair += 1
            }
        }
        for index in indices where self[index] == .unfit {
            bytes.append(littleEndian: UInt32(truncatingIfNeeded: index))
        }
        return bytes
    }
}

extension UInt32 {
    fileprivate var littleEndianBytes: [UInt8] {
        (0..<4).map { UInt8(truncatingIfNeeded: self >> (8 * $0)) }
    }
}
