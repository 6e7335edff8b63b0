public import DictFormat

extension LevelPacks {
    /// Compares all packs with the rules of the format: order of sets and levels, numbers in their
    /// ranges, words of letters a to z, one pack's words behind the other's.
    ///
    /// Whether the packs keep the rules of the game is another question.
    ///
    /// - Throws: ``FormatError/damaged(_:_:)``.
    /// - Complexity: O(file).
    public func verifyStructure() throws(FormatError) {
        guard info.isZero(LevelsFormat.Info.ladder + 1..<LevelsFormat.infoSize) else {
            throw .damaged(LevelsFormat.info, .value)
        }
        var previous = (set: 0, level: 255)
        var end = 0
        for index in 0..<count {
            guard let pack = pack(at: index), pack.level > 0, pack.count > 0,
                pack.wordLength <= LevelsFormat.maximumWordLength, pack.hasCleanEntry
            else { throw .damaged(LevelsFormat.packs, .value) }
            let followsInSet = pack.set == previous.set && pack.level > previous.level
            guard followsInSet || pack.set == previous.set + 1 else {
                throw .damaged(LevelsFormat.packs, .order)
            }
            guard let extent = pack.extent, extent.start == end else {
                throw .damaged(LevelsFormat.packs, .length)
            }
            try Self.verifyWords(of: pack)
            previous = (pack.set, pack.level)
            end = extent.end
        }
        guard previous.set == setCount else { throw .damaged(LevelsFormat.info, .value) }
        guard end == letters.count else { throw .damaged(LevelsFormat.words, .length) }
    }

    private static func verifyWords(of pack: Pack) throws(FormatError) {
        let words = pack.words
        guard words.count == pack.count else { throw .damaged(LevelsFormat.words, .length) }
        for word in words
        where word.isEmpty || word.count > LevelsFormat.maximumWordLength
            || !word.isLowerCaseLetters
        {
            throw .damaged(LevelsFormat.words, .value)
        }
        // Words of one length are stored with that length.
        if pack.wordLength == 0, !words.contains(where: { $0.count != words[0].count }) {
            throw .damaged(LevelsFormat.packs, .value)
        }
    }
}
