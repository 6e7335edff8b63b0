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
/// screen, however well it would fit, and so nothing is on every first screen. It adds sentences of
/// easier classes before it looks at more. Of the gaps in view, those with the fewest rivals among
/// the other answers in view come first, since they leave room for more rows. Nouns and verbs need
/// no room, so of these any comes first whose rivals are many: a word of no known kind has a short
/// list because others that fit were overlooked. Gaps without any rival come last for this reason.
struct FillMeUpDealer {
    /// How much of the file a deal looks at, in percent.
    private struct View {
        /// The share of the sentences, and of the answers.
        var sentences: Int, answers: Int
        /// Whether gaps without rivals are dealt.
        var hasLonelyGaps = false
        /// Whether the order of the list counts, and not which gap leaves room for others.
        var keepsOrder = false
    }

    /// With a third of the answers in view, none is on much more than a third of the screens.
    private static let views = [
        View(sentences: 26, answers: 32), View(sentences: 50, answers: 65),
        View(sentences: 100, answers: 100),
    ]
    private static let everything = View(sentences: 100, answers: 100, hasLonelyGaps: true)
    /// A noun or a verb with fewer rivals than this may have more that were overlooked.
    private static let fewRivals = 10
    /// A view has at least this many sentences for each row of the screen.
    private static let sentencesPerRow = 6

    /// A gap that may become a row.
    private struct Candidate {
        var sentence: Int
        var gap: SentenceSet.Gap
        var rivals: [Int]
        /// What decides when it is tried, ascending: its place in the list if the order counts,
        /// the number of rivals that could be on the same screen (for a noun or a verb, whether it
        /// has few rivals at all), and a random number.
        var key = (place: 0, conflicts: 0, chance: 0)
    }

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
        for view in Self.views {
            for list in [exact, other] { deal(list, view, using: &random) }
        }
        for list in [exact, other] { deal(list, Self.everything, using: &random) }
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
        for _ in 0..<min(count, 30) { missed = missed * (100 - views[0].sentences) / 100 }
        return max(750, 1000 - missed)
    }

    /// Adds rows from the head of `list`, as much of it as is in `view`, until the screen is full.
    private mutating func deal(
        _ list: [Int], _ view: View, using random: inout some RandomNumberGenerator
    ) {
        guard rows.count < rowCount else { return }
        let share = list.count / 100 * view.sentences + list.count % 100 * view.sentences / 100
        let seen = list.prefix(max(share, min(list.count, Self.sentencesPerRow * rowCount)))
        for candidate in candidates(seen, view, using: &random) {
            guard rows.count < rowCount else { return }
            add(candidate)
        }
    }

    /// The gaps of `list` that are in `view`, those to be tried first at the head.
    private func candidates(
        _ list: ArraySlice<Int>, _ view: View, using random: inout some RandomNumberGenerator
    ) -> [Candidate] {
        var found: [Candidate] = []
        var isInView = [Bool](repeating: false, count: ranks.count)
        for row in rows where isInView.indices.contains(row.answer) { isInView[row.answer] = true }
        for (place, sentence) in list.enumerated() where !isDealt[sentence] {
            for gap in playable(sentence) where ranks[gap.answer] < view.answers {
                let rivals = sentences.rivals(of: gap)
                guard view.hasLonelyGaps || !rivals.isEmpty else { continue }
                isInView[gap.answer] = true
                var candidate = Candidate(sentence: sentence, gap: gap, rivals: rivals)
                if view.keepsOrder { candidate.key.place = place }
                candidate.key.chance = random.index(below: 1 << 30)
                found.append(candidate)
            }
        }
        for index in found.indices {
            let rivals = found[index].rivals
            if rivals.isEmpty {
                found[index].key.conflicts = .max
            } else if Self.isOpen(found[index].gap.lexicalClass) {
                found[index].key.conflicts = rivals.count < Self.fewRivals ? 1 : 0
            } else {
                found[index].key.conflicts = rivals.count { isInView[$0] }
            }
        }
        return found.sorted { $0.key < $1.key }
    }

    /// Whether there are so many words of the class that a screen is full of any of them.
    private static func isOpen(_ lexicalClass: LexicalClass) -> Bool {
        lexicalClass == .noun || lexicalClass == .verb || lexicalClass == .other
    }

    /// The gaps to play in the sentence at `index`.
    private func playable(_ index: Int) -> [SentenceSet.Gap] {
        gaps.playable(
            at: index, rung: sentences.playable(at: index).rung(level: level), gapChoice)
    }

    private mutating func add(_ candidate: Candidate) {
        let gap = candidate.gap
        guard !isDealt[candidate.sentence],
            graph.add(answer: gap.answer, rivals: candidate.rivals)
        else { return }
        isDealt[candidate.sentence] = true
        rows.append(
            FillMeUpRound.Row(
                sentence: candidate.sentence, token: gap.token, lexicalClass: gap.lexicalClass,
                answer: gap.answer))
    }
}

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
