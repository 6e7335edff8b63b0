public import DictFormat

extension LevelPacks {
    /// Checks all packs against the rules of the format.
    ///
    /// Sets and levels must be in order, numbers in their ranges, words made of letters a to z, and
    /// the words of each pack must directly follow those of the previous one. Whether the packs
    /// follow the rules of the game is not checked.
    ///
    /// - Throws: ``FormatError/damaged(_:_:)`` or ``FormatError/damagedEntry(_:_:_:)``.
    /// - Complexity: O(size of the file).
    public func verifyStructure() throws(FormatError) {
        guard info.isZero(LevelsFormat.Info.ladder + 1..<LevelsFormat.infoSize) else {
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

    /// Whether the words of `pack` are letters a to z, and differ in length if and only if its word
    /// length is 0.
    private static func isSound(_ pack: Pack) -> Bool {
        // A word that is none is not among them.
        let words = pack.words
        guard words.count == pack.count else { return false }
        return pack.wordLength > 0 || words.contains { $0.count != words[0].count }
    }
}
