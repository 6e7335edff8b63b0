public import DictFormat
import DictModel

extension PhrasePack {
    /// Checks all phrases against the rules of the format.
    ///
    /// The texts must directly follow one another. Each must be unique, and must be UTF-8 without
    /// control characters. The ``Phrase/tier`` of each phrase must follow from its
    /// ``Phrase/misses``.
    ///
    /// - Throws: ``FormatError/damaged(_:_:)`` or ``FormatError/damagedEntry(_:_:_:)``.
    /// - Complexity: O(*n* log *n*), where *n* is the number of phrases.
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
            found.append(phrase.utf8)
            end += entry.length
        }
        guard end == texts.count else { throw .damaged(PhrasesFormat.texts, .length) }
        if let index = found.secondOfEqual {
            throw .damagedEntry(PhrasesFormat.phrases, index, .repeated)
        }
    }
}
