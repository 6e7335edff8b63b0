import DictModel
import DictReader

/// The rule that selects which word to hide if several words in a sentence have the target class.
///
/// The target class is the word class (such as preposition or verb) that the level hides.
public enum FillMeUpGapChoice: UInt8, Sendable, CaseIterable {
    /// Hides the last of the words that have the level's word class.
    case last = 1
    /// Hides a random one of the words that have the level's word class.
    case any = 2
}

/// A dealer that makes FillMeUp screens from a set of sentences.
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

    /// Deals a screen, preferably of sentences that are not in `use`, and adds them to `use`.
    ///
    /// Sentences with a gap of exactly the level's class are dealt first. If there are too few
    /// unused sentences, the screen is filled with used ones, and `use` is reset to contain only
    /// the sentences on this screen.
    ///
    /// - Returns: The screen, or `nil` if no sentence can be played.
    /// - Complexity: O(*n* + *g*), where *n* is the number of sentences and *g* is the number of
    ///   gaps in the sentences that are tried.
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

    /// Adds sentences until the screen is full or there are no more to add.
    ///
    /// If `isUsed` is `true`, only sentences that have been used are added, and otherwise only
    /// unused ones. Sentences that have a gap of the level's class are added first.
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
    /// Returns the gap to play at `level` in the sentence at `index`, or `nil` if it has no gaps.
    ///
    /// A gap of the level's class is preferred, then one of the next easier class that the sentence
    /// has. If several gaps have the same class, `choice` decides between them. If the sentence has
    /// none of these classes, the result is its first gap.
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
