import DictModel
import DictReader

extension GapTable {
    /// Returns the gaps that may be played in the sentence at `index`.
    ///
    /// They are the gaps of the class `rung`, which is the class of the level or an easier one, or
    /// only the last of these if `choice` says so. If `rung` is `nil`, the result is the first gap
    /// of the sentence.
    func playable(
        at index: Int, rung: LexicalClass?, _ choice: FillMeUpGapChoice
    ) -> [SentenceSet.Gap] {
        guard let rung else { return Array(self[index].prefix(1)) }
        let fitting = self[index].filter { $0.lexicalClass == rung }
        return choice == .last ? fitting.suffix(1) : fitting
    }
}
