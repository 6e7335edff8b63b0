import DictFormat

extension SentenceSet {
    /// Returns the numbers assigned to the rivals of `gap`, in ascending order.
    ///
    /// Rivals are other answers that fit the gap about as well as the right answer does. If a round
    /// offers both the right answer and a rival, the other gaps in the round must rule out one of
    /// the two. The gap must come from this file; otherwise the result has no meaning.
    ///
    /// - Complexity: O(*a*), where *a* is the number of answers in the file. At most 16 records are
    ///   read.
    public func rivals(of gap: Gap) -> [Int] {
        rivals(inSet: gap.rivalSet) ?? []
    }

    /// Returns the numbers assigned to the answers in the rival set `number`, in ascending order.
    ///
    /// Returns `nil` if there is no such set or it is damaged.
    func rivals(inSet number: Int) -> [Int]? {
        var rivals = AnswerBits(count: answerCount)
        var next: Int? = number
        // The order does not matter: an answer is a rival if an odd number of records list it.
        for _ in 0...SentencesFormat.maximumRivalDepth {
            guard let record = next.flatMap(rivalRecord), rivals.toggle(record) else { return nil }
            next = record.base
            if next == nil { return rivals.numbers }
        }
        return nil
    }

    /// Returns the record of the rival set with the number `number`.
    ///
    /// Returns `nil` if there is no such set or its record does not begin with a valid base.
    func rivalRecord(_ number: Int) -> RivalRecord? {
        rivalSets.record(at: number).flatMap {
            RivalRecord($0, number: number, answerCount: answerCount)
        }
    }
}
