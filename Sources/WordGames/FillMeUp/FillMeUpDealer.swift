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
///
/// Players should not all see the same riddles, and a screen must have one solution only. So a deal
/// looks at a random part of the answers and sentences: what it does not look at cannot be on this
/// screen, however well it would fit, and so nothing is on every first screen. It looks at more of
/// the level's class until three fifths of the rows have it, and adds sentences of easier classes
/// before it looks at more of those.
///
/// A screen is as hard as its options: the more of them fit a row at first sight, the more a player
/// has to weigh. Each level has a number of such options as its goal, and the gap that brings the
/// screen nearest to it comes first; one that would go beyond it waits until everything is looked
/// at. Gaps without any rival come last, since an empty list may mean that a rival was overlooked,
/// and so do nouns and verbs with few.
struct FillMeUpDealer {
    /// How much of the file a deal looks at, in percent.
    private struct View {
        /// The share of the sentences, and of the answers.
        var sentences: Int, answers: Int
        /// Whether gaps are dealt that have no rivals, or bring more fitting options than wanted.
        var takesAll = false
        /// Whether the order of the list counts, and not what a gap brings to the screen.
        var keepsOrder = false
    }

    /// With a third of the answers in view, none is on much more than a third of the screens.
    private static let first = View(sentences: 26, answers: 32)
    /// A wider view, for more rows of the level's class.
    private static let second = View(sentences: 50, answers: 40)
    private static let third = View(sentences: 50, answers: 65)
    private static let everything = View(sentences: 100, answers: 100, takesAll: true)
    /// A view has at least this many sentences for each row of the screen.
    private static let sentencesPerRow = 6

    let sentences: SentenceSet
    let gaps: GapTable
    let level: Int
    let gapChoice: FillMeUpGapChoice
    private var graph = RivalGraph()
    private var rows: [FillMeUpRound.Row] = []
    private var isDealt: [Bool]
    /// A number from 0 to 99 for each answer: the views that it is in.
    private var ranks: [Int]

    init(
        _ sentences: SentenceSet, _ gaps: GapTable, level: Int, gapChoice: FillMeUpGapChoice
    ) {
        self.sentences = sentences
        self.gaps = gaps
        self.level = max(1, level)
        self.gapChoice = gapChoice
        isDealt = [Bool](repeating: false, count: gaps.count)
        ranks = [Int](repeating: 0, count: gaps.answerCount)
    }

    /// The number of rows on a full screen.
    private var rowCount: Int { FillMeUpRound.rowCount(level: level) }
    /// The class of words that the level hides.
    private var wanted: LexicalClass {
        LexicalClass.ladder[min(level, LexicalClass.ladder.count) - 1]
    }

    /// Deals a screen, preferably of sentences that are not in `use`, and adds them to `use`.
    ///
    /// Sentences with a gap of exactly the level's class are dealt first. If there are too few
    /// unused sentences, the screen is filled with used ones, those of the level's class first and,
    /// of these, the ones that have not been seen for the longest time.
    ///
    /// - Returns: The screen, or `nil` if no sentence can be played.
    /// - Complexity: O(*n* + *g*), where *n* is the number of gaps in the file and *g* is the number
    ///   of rivals of the gaps in view.
    mutating func round(
        _ use: inout SentenceUse, using random: inout some RandomNumberGenerator
    ) -> FillMeUpRound? {
        rankAnswers(using: &random)
        let isUsed = use.flags(count: gaps.count)
        var unused = isUsed.indices.filter { !isUsed[$0] }
        random.shuffle(&unused)
        let (exact, other) = (unused.filter(isExact), unused.filter { !isExact($0) })
        deal(exact, Self.first, using: &random)
        dealThreeFifths(exact, using: &random)
        deal(other, Self.first, using: &random)
        for view in [Self.third, Self.everything] {
            for list in [exact, other] { deal(list, view, using: &random) }
        }
        var byAge = Self.everything
        byAge.keepsOrder = true
        let used = use.oldestFirst.filter(isUsed.indices.contains)
        deal(used.filter(isExact), byAge, using: &random)
        deal(used.filter { !isExact($0) }, byAge, using: &random)
        guard !rows.isEmpty else { return nil }
        use.insert(rows.map { $0.sentence })
        random.shuffle(&rows)
        var options = rows.map { $0.answer }
        random.shuffle(&options)
        return FillMeUpRound(level: level, rows: rows, options: options)
    }

    private func isExact(_ sentence: Int) -> Bool {
        sentences.playable(at: sentence).contains(wanted)
    }

    /// Spreads the answers of the wanted class evenly over the ranks, and so the other answers.
    ///
    /// A rare answer is often in view without any of its sentences. To make up for that, its rank
    /// is lower, so that it is in view more often.
    private mutating func rankAnswers(using random: inout some RandomNumberGenerator) {
        var gapCounts = [Int](repeating: 0, count: ranks.count)
        for sentence in 0..<gaps.count {
            for gap in gaps[sentence] where gap.lexicalClass == wanted {
                gapCounts[gap.answer] += 1
            }
        }
        for isWanted in [true, false] {
            var answers = gapCounts.indices.filter { (gapCounts[$0] > 0) == isWanted }
            random.shuffle(&answers)
            for (place, answer) in answers.enumerated() {
                let rank = 100 * place / answers.count
                ranks[answer] = isWanted ? rank * Self.chanceInView(gapCounts[answer]) / 1000 : rank
            }
        }
    }

    /// The chance that any of `count` sentences is in the first view, in thousandths, but at least
    /// 750: otherwise, the one sentence of a rare answer would be on too many screens.
    private static func chanceInView(_ count: Int) -> Int {
        var missed = 1000
        for _ in 0..<min(count, 30) { missed = missed * (100 - first.sentences) / 100 }
        return max(750, 1000 - missed)
    }

    /// Adds rows of the level's class until three fifths have it, or no more are found.
    ///
    /// Above the ladder, where ever longer screens hide the same class, more answers are in view.
    private mutating func dealThreeFifths(
        _ exact: [Int], using random: inout some RandomNumberGenerator
    ) {
        let wantedRows = (3 * rowCount + 4) / 5
        deal(exact, Self.second, until: wantedRows, using: &random)
        guard level > LexicalClass.ladder.count else { return }
        deal(exact, Self.third, until: wantedRows, using: &random)
    }

    /// Adds rows from the head of `list`, as much of it as is in `view`, until the screen has
    /// `limit` rows, or is full.
    private mutating func deal(
        _ list: [Int], _ view: View, until limit: Int = .max,
        using random: inout some RandomNumberGenerator
    ) {
        let limit = min(limit, rowCount)
        guard rows.count < limit else { return }
        let share = list.count / 100 * view.sentences + list.count % 100 * view.sentences / 100
        let seen = list.prefix(max(share, min(list.count, Self.sentencesPerRow * rowCount)))
        var waiting = candidates(seen, view, using: &random)
        if view.keepsOrder {
            for candidate in waiting.sorted(by: FillMeUpCandidate.isEarlier)
            where rows.count < limit {
                add(candidate)
            }
            return
        }
        while rows.count < limit, let index = next(of: waiting, view) {
            waiting.swapAt(index, waiting.count - 1)
            guard let candidate = waiting.popLast(), add(candidate) else { continue }
            for index in waiting.indices {
                waiting[index].arrows += graph.arrowsAtLast(
                    answer: waiting[index].gap.answer, rivals: waiting[index].rivals)
            }
        }
    }

    /// The index of the candidate that is tried next, or `nil` if none is to be tried.
    private func next(of waiting: [FillMeUpCandidate], _ view: View) -> Int? {
        let screen = FillMeUpCandidate.Screen(
            level: level, rows: rows.count, rowCount: rowCount, arrows: graph.arrowCount)
        var best: (index: Int, key: FillMeUpCandidate.Key)?
        for (index, candidate) in waiting.enumerated() {
            let key = candidate.key(on: screen)
            if !view.takesAll, key.fault > 0 { continue }
            if best.map({ key < $0.key }) ?? true { best = (index, key) }
        }
        return best?.index
    }

    /// The gaps of `list` that are in `view`.
    private func candidates(
        _ list: ArraySlice<Int>, _ view: View, using random: inout some RandomNumberGenerator
    ) -> [FillMeUpCandidate] {
        var found: [FillMeUpCandidate] = []
        var isInView = [Bool](repeating: false, count: ranks.count)
        for row in rows where isInView.indices.contains(row.answer) { isInView[row.answer] = true }
        for (place, sentence) in list.enumerated() where !isDealt[sentence] {
            for gap in playable(sentence) where ranks[gap.answer] < view.answers {
                let rivals = sentences.rivals(of: gap)
                guard view.takesAll || !rivals.isEmpty else { continue }
                isInView[gap.answer] = true
                found.append(
                    FillMeUpCandidate(
                        place: place, sentence: sentence, gap: gap, rivals: rivals,
                        arrows: graph.arrows(answer: gap.answer, rivals: rivals),
                        chance: random.index(below: 1 << 30)))
            }
        }
        for index in found.indices where !found[index].isOpen {
            found[index].conflicts = found[index].rivals.count { isInView[$0] }
        }
        return found
    }

    /// The gaps to play in the sentence at `index`.
    private func playable(_ index: Int) -> [SentenceSet.Gap] {
        gaps.playable(
            at: index, rung: sentences.playable(at: index).rung(level: level), gapChoice)
    }

    @discardableResult
    private mutating func add(_ candidate: FillMeUpCandidate) -> Bool {
        let gap = candidate.gap
        guard !isDealt[candidate.sentence],
            graph.add(answer: gap.answer, rivals: candidate.rivals)
        else { return false }
        isDealt[candidate.sentence] = true
        rows.append(
            FillMeUpRound.Row(
                sentence: candidate.sentence, token: gap.token, lexicalClass: gap.lexicalClass,
                answer: gap.answer))
        return true
    }
}
