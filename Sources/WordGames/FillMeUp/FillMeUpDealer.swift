import DictModel
import DictReader

/// The word to hide if a sentence has several of the class to be hidden.
public enum FillMeUpGapChoice: UInt8, Sendable, CaseIterable {
    /// The last of these words in the sentence.
    case last = 1
    /// A random one of these words.
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

    /// Makes a screen, preferably of sentences that are not in `use`, and adds its sentences to
    /// `use`.
    ///
    /// Sentences with a gap of exactly the level's class come first. If the unused sentences do not
    /// fill the screen, used ones are dealt as well and `use` starts afresh. Returns `nil` if no
    /// sentence can be played.
    ///
    /// - Complexity: O(sentences), plus the gaps of the sentences that are tried.
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

    /// Adds rows of used or unused sentences, starting with those that have a gap of the level's
    /// class.
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
    /// The gap to play at `level` in the sentence at `index`; `nil` if the sentence has none.
    ///
    /// If there are gaps of the level's class, it is one of these; otherwise one of the next easier
    /// class or, failing that, the first gap in the sentence.
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
