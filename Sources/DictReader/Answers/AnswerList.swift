public import DictFormat
public import DictModel

/// A list of Wordle answers, read directly from an artefact (a compiled file).
///
/// The answers are in the order in which a game uses them. Queries may run on any thread, and are
/// memory-safe even if the file is damaged.
public final class AnswerList: ArtefactReader {
    /// The kind of artefact that this class reads: Wordle answers.
    public static var kind: ArtefactKind { .answers }

    /// A number that identifies the contents of this artefact, for example in a saved game.
    public let identity: UInt64
    /// The language of the answers.
    public let language: Language
    /// The random seed that determined the order of the answers.
    public let seed: UInt64
    /// The number of letters in each answer, or 0 if there are no answers.
    public let wordLength: Int
    /// The number of answers.
    public let count: Int
    /// The number of answers, from the first one on, that are those of days, one a day.
    public var dayCount: Int { days.count }
    /// The day of the first answer, or `nil` if the answers have no days.
    public var firstDay: CalendarDay? { days.first }

    private let days: DayRange
    private let info: ByteView
    private let letters: ByteView
    private let bytes: ArtefactBytes

    /// Creates an answer list that reads the artefact in `bytes`.
    ///
    /// - Throws: ``FormatError``, as described at ``ArtefactReader/init(_:_:)``.
    /// - Complexity: O(*n*) with ``Verification/verifying``, where *n* is the size of the file in
    ///   bytes; O(1) with ``Verification/trusting``.
    public init(
        _ bytes: ArtefactBytes, _ verification: Verification = .verifying
    ) throws(FormatError) {
        let artefact = try OpenArtefact(bytes, kind: Self.kind, verification)
        info = try artefact.section(AnswersFormat.info, size: UInt64(AnswersFormat.infoSize))
        guard let seed = info.uint64(AnswersFormat.Info.seed),
            let count = info.uint32(AnswersFormat.Info.count),
            let length = info.uint8(AnswersFormat.Info.wordLength),
            length <= AnswersFormat.maximumWordLength, (length == 0) == (count == 0)
        else { throw .damaged(AnswersFormat.info, .value) }
        letters = try artefact.section(
            AnswersFormat.words, size: UInt64(count) * UInt64(length))
        self.bytes = bytes
        identity = artefact.header.checksum
        language = artefact.header.language
        self.seed = seed
        wordLength = Int(length)
        self.count = length == 0 ? 0 : letters.count / Int(length)
        days = try DayRange(artefact, entries: self.count)
    }

    /// Returns the answer at `index`, in lower case.
    ///
    /// Returns `nil` if `index` is not in `0..<count` or the file is damaged.
    public func answer(at index: Int) -> String? {
        letters(at: index).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns the answer of `day`, in lower case.
    ///
    /// Returns `nil` if `day` is before ``firstDay`` or after the last of the ``dayCount`` days, or
    /// the file is damaged. For the Wordle of the day, which these days have too, see
    /// `GameSession`.
    public func answer(on day: CalendarDay) -> String? { index(on: day).flatMap(answer(at:)) }

    /// Returns the index of the answer of `day`, or `nil` if it has none.
    package func index(on day: CalendarDay) -> Int? { days.index(on: day) }

    /// Returns the letters a to z of ``answer(at:)``.
    package func letters(at index: Int) -> [UInt8]? {
        guard index >= 0, index < count else { return nil }
        return letters.word(at: index * wordLength, length: wordLength)
    }

    /// Whether `text` is one of the answers, ignoring case and accents.
    ///
    /// - Complexity: O(*n*), where *n* is the number of answers.
    public func contains(_ text: String) -> Bool {
        guard let letters = Folding(language).letters(Array(text.utf8)) else { return false }
        return contains(letters.span)
    }

    /// Whether `word` is one of the answers.
    ///
    /// Words are compared byte by byte, so `word` must be in lower case to be found.
    ///
    /// - Complexity: O(*n*), where *n* is the number of answers.
    public func contains(_ word: Span<UInt8>) -> Bool {
        guard word.count == wordLength else { return false }
        for index in 0..<count where isAnswer(word, at: index) { return true }
        return false
    }

    /// Checks that all answers consist of letters a to z and that no answer occurs twice.
    ///
    /// - Throws: ``FormatError/damaged(_:_:)`` or ``FormatError/damagedEntry(_:_:_:)``.
    /// - Complexity: O(*n* log *n*), where *n* is the number of answers.
    public func verifyStructure() throws(FormatError) {
        guard info.isZero(AnswersFormat.Info.wordLength + 1..<AnswersFormat.infoSize) else {
            throw .damaged(AnswersFormat.info, .value)
        }
        var answers: [[UInt8]] = []
        for index in 0..<count {
            guard let answer = letters(at: index) else {
                throw .damagedEntry(AnswersFormat.words, index, .words)
            }
            answers.append(answer)
        }
        if let index = answers.secondOfEqual {
            throw .damagedEntry(AnswersFormat.words, index, .repeated)
        }
    }

    private func isAnswer(_ word: Span<UInt8>, at index: Int) -> Bool {
        let start = index * wordLength
        for position in word.indices where letters.uint8(start + position) != word[position] {
            return false
        }
        return true
    }
}
