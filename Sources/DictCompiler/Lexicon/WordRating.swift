import DictFormat

/// A rating of a word that determines whether computer players and hints use it.
///
/// Ratings do not restrict the words that a player may type.
package enum WordRating: Sendable, Equatable {
    /// A word that is used only if no fair word is suitable.
    case plain
    /// A familiar, inoffensive word, which is used in preference to a plain one.
    case fair
    /// A word that computer players and hints never use, such as a slur.
    case unfit
    /// A fair word that computer players and hints never use all the same.
    ///
    /// It ends a round of Ghost, since people know it.
    case hidden

    /// Whether people know the word and it is no offence to say it.
    package var isFair: Bool { self == .fair || self == .hidden }
    /// Whether computer players and hints never use the word.
    package var isUnfit: Bool { self == .unfit || self == .hidden }
}

extension [WordRating] {
    /// The bytes of section FAIR of a lexicon, which stores the ratings in this array.
    ///
    /// The ratings must be in the same order as the words of the lexicon.
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
            where self[index].isFair {
                let bit = index - first
                bytes[start + Format.bitsOffset + bit / 8] |= 1 << UInt8(bit % 8)
                fair += 1
            }
        }
        for index in indices where self[index].isUnfit {
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
