import DictModel
import DictReader

/// Which of several words of the wanted class is hidden.
public enum FillMeUpGapChoice: UInt8, Sendable, CaseIterable {
    /// The last one of the sentence.
    case last = 1
    /// A random one.
    case any = 2
}

/// Makes screens of FillMeUp from a file of sentences.
struct FillMeUpDealer {
    let sentences: SentenceSet
    let level: Int
    let gapChoice: FillMeUpGapChoice
    private var graph = RivalGraph()
    private var rows: [FillMeUpRound.Row] = []

    init(_ sentences: SentenceSet, level: Int, gapChoice: FillMeUpGapChoice) {
        self.sentences = sentences
        self.level = max(1, level)
        self.gapChoice = gapChoice
    }

    /// A screen of sentences that `use` does not hold, as far as they suffice; it then holds them.
    ///
    /// Sentences with the very class of the level come first. Where the unused ones do not fill
    /// the screen, the used ones begin anew. `nil` where no sentence can be played.
    ///
    /// - Complexity: O(sentences) and the gaps of those that are tried.
    mutating func round(
        _ use: inout SentenceUse, using random: inout some RandomNumberGenerator
    ) -> FillMeUpRound? {
        deal(isUsed: false, use, using: &random)
        if rows.count < FillMeUpRound.rowCount(level: level) {
            let unused = rows.count
            deal(isUsed: true, use, using: &random)
            if rows.count > unused { use = SentenceUse() }
        }
        guard !rows.isEmpty else { return nil }
        for row in rows { use.insert(row.sentence) }
        random.shuffle(&rows)
        var options = rows.map { $0.answer }
        random.shuffle(&options)
        return FillMeUpRound(level: level, rows: rows, options: options)
    }

    /// Adds rows of used or of unused sentences: first those that have the class of the level.
    private mutating func deal(
        isUsed: Bool, _ use: SentenceUse, using random: inout some RandomNumberGenerator
    ) {
        let wanted = LexicalClass.ladder[min(level, LexicalClass.ladder.count) - 1]
        for isExact in [true, false] {
            guard rows.count < FillMeUpRound.rowCount(level: level) else { return }
            var candidates = (0..<sentences.count).filter {
                use.contains($0) == isUsed
                    && sentences.playable(at: $0).contains(wanted) == isExact
            }
            random.shuffle(&candidates)
            for sentence in candidates {
                guard rows.count < FillMeUpRound.rowCount(level: level) else { return }
                add(sentence, using: &random)
            }
        }
    }

    private mutating func add(
        _ sentence: Int, using random: inout some RandomNumberGenerator
    ) {
        guard let gap = sentences.gap(at: sentence, level: level, gapChoice, using: &random),
            graph.add(answer: gap.answer, rivals: sentences.rivals(of: gap))
        else { return }
        rows.append(
            FillMeUpRound.Row(
                sentence: sentence, token: gap.token, lexicalClass: gap.lexicalClass,
                answer: gap.answer))
    }
}

extension SentenceSet {
    /// The gap of the sentence at `index` that `level` asks for: of the class of the level, or of
    /// the next easier one that the sentence has, or the first gap of all.
    func gap(
        at index: Int, level: Int, _ choice: FillMeUpGapChoice,
        using random: inout some RandomNumberGenerator
    ) -> Gap? {
        let gaps = gaps(at: index)
        guard let rung = playable(at: index).rung(level: level) else { return gaps.first }
        let fitting = gaps.filter { $0.lexicalClass == rung }
        return choice == .last ? fitting.last : random.element(of: fitting)
    }
}
