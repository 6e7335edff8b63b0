import Platform

/// The questions about words that the making of an artefact asked, with the answers.
///
/// Lists of words change every week, and a text has few of their words. An artefact that depends on
/// them only through questions is made again byte for byte if all answers are still the same.
final class WordTrace: @unchecked Sendable {
    // Safe to share because the answers are only accessed with the lock held.

    /// A question about a folded word.
    enum Question: UInt8 {
        case blocked = 0x62
        case familiar = 0x66
        case known = 0x6B
    }

    typealias Answers = @Sendable (Question, [UInt8]) -> Bool

    /// The number of different questions at which the trace is given up.
    private static let limit = 1 << 18
    private static let (blank, no, yes) = (UInt8(ascii: " "), UInt8(ascii: "0"), UInt8(ascii: "1"))

    private let lock = Lock()
    private var noted: [Question: [[UInt8]: Bool]]? = [:]
    private var count = 0

    /// Returns `answers`, with each of them noted.
    func noting(_ answers: @escaping Answers) -> Answers {
        { [self] question, word in
            let answer = answers(question, word)
            note(question, word, answer)
            return answer
        }
    }

    private func note(_ question: Question, _ word: [UInt8], _ answer: Bool) {
        lock.withLock {
            guard noted != nil,
                noted?[question, default: [:]].updateValue(answer, forKey: word) == nil
            else { return }
            count += 1
            // A blank would end the word too early when the trace is read.
            if count > Self.limit || word.contains(where: { $0 <= Self.blank }) { noted = nil }
        }
    }

    /// Forgets all answers for good, because the artefact depends on some that were not asked here.
    func giveUp() { lock.withLock { noted = nil } }

    /// The questions and answers in one line such as `b0dog k1dog`, or `nil` if the trace was given
    /// up.
    var bytes: [UInt8]? {
        lock.withLock {
            noted.map { noted in
                let items = noted.flatMap { question, words in
                    words.map { [question.rawValue, $0.value ? Self.yes : Self.no] + $0.key }
                }
                let sorted = items.sorted { $0.lexicographicallyPrecedes($1) }
                return Array(sorted.joined(separator: [Self.blank]))
            }
        }
    }

    /// Whether `answers` still answers all questions of the line `trace` alike.
    static func holds(_ trace: [UInt8], _ answers: Answers) -> Bool {
        trace.split(separator: blank).allSatisfy { item in
            guard item.count >= 2, let question = Question(rawValue: item[item.startIndex]) else {
                return false
            }
            let word = Array(item.dropFirst(2))
            return item[item.startIndex + 1] == (answers(question, word) ? yes : no)
        }
    }
}
