public import DictFormat

extension LevelPacks {
    /// Checks all level packs against the rules of the format.
    ///
    /// Packs must be sorted by set and level, numbers must be in their ranges, and words must
    /// consist of letters a to z. The words of each pack must directly follow those of the previous
    /// one. Whether the packs follow the rules of the game is not checked.
    ///
    /// - Throws: ``FormatError/damaged(_:_:)`` or ``FormatError/damagedEntry(_:_:_:)``.
    /// - Complexity: O(*n*), where *n* is the size of the file in bytes.
    public func verifyStructure() throws(FormatError) {
        typealias Field = LevelsFormat.Info
        guard info.isZero(Field.ladder + 1..<Field.dailySets),
            info.isZero(Field.dailySets + 4..<LevelsFormat.infoSize)
        else {
            throw .damaged(LevelsFormat.info, .value)
        }
        var previous = (set: 0, level: 255)
        var end = 0
        for index in 0..<count {
            guard let pack = pack(at: index), pack.level > 0, pack.count > 0,
                pack.wordLength <= LevelsFormat.maximumWordLength, pack.hasSoundFigures
            else { throw .damagedEntry(LevelsFormat.packs, index, .value) }
            let followsInSet = pack.set == previous.set && pack.level > previous.level
            guard followsInSet || pack.set == previous.set + 1 else {
                throw .damagedEntry(LevelsFormat.packs, index, .order)
            }
            guard let extent = pack.extent, extent.start == end else {
                throw .damagedEntry(LevelsFormat.packs, index, .length)
            }
            guard Self.isSound(pack) else {
                throw .damagedEntry(LevelsFormat.packs, index, .words)
            }
            previous = (pack.set, pack.level)
            end = extent.end
        }
        guard previous.set == setCount else { throw .damaged(LevelsFormat.info, .value) }
        guard end == letters.count else { throw .damaged(LevelsFormat.words, .length) }
    }

    /// Whether the words of `pack` consist of letters a to z and have ``Pack/wordLength`` letters.
    ///
    /// If the word length is 0, at least two words must differ in length instead.
    private static func isSound(_ pack: Pack) -> Bool {
        // `letters` skips anything that is not a word, so the counts then differ.
        let words = pack.letters
        guard words.count == pack.count else { return false }
        return pack.wordLength > 0 || words.contains { $0.count != words[0].count }
    }
}
