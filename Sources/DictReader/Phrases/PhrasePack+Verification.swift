public import DictFormat
import DictModel

extension PhrasePack {
    /// Checks all phrases against the rules of the format.
    ///
    /// Texts must directly follow one another; each must be unique and UTF-8 without control
    /// characters; and tiers must follow from the misses.
    ///
    /// - Throws: ``FormatError/damaged(_:_:)`` or ``FormatError/damagedEntry(_:_:_:)``.
    /// - Complexity: O(n log n) for n phrases.
    public func verifyStructure() throws(FormatError) {
        guard info.isZero(PhrasesFormat.Info.count + 4..<PhrasesFormat.infoSize) else {
            throw .damaged(PhrasesFormat.info, .value)
        }
        var end = 0
        var found: [[UInt8]] = []
        for index in 0..<count {
            guard let entry = entry(at: index), entry.length > 0,
                entry.tier == PhrasesFormat.tier(ofMisses: entry.misses)
            else { throw .damagedEntry(PhrasesFormat.phrases, index, .value) }
            guard entry.start == end, entry.length <= texts.count - end else {
                throw .damagedEntry(PhrasesFormat.phrases, index, .length)
            }
            guard let phrase = phrase(at: index) else {
                throw .damagedEntry(PhrasesFormat.phrases, index, .words)
            }
            found.append(phrase.text)
            end += entry.length
        }
        guard end == texts.count else { throw .damaged(PhrasesFormat.texts, .length) }
        if let index = found.secondOfEqual {
            throw .damagedEntry(PhrasesFormat.phrases, index, .repeated)
        }
    }
}
