import DictFormat
public import DictModel

/// The answers artefact: words of one length in the order in which a game gives them.
public enum AnswersArtefact {
    /// The file that holds `answers` in their order.
    ///
    /// The same answers and seed give the same bytes.
    ///
    /// - Parameters:
    ///   - answers: Words of one length, 1 to 64 letters a to z, none of them twice.
    ///   - language: The language of the answers.
    ///   - seed: What the order was made with; it is only noted.
    /// - Returns: The bytes of the file.
    /// - Throws: ``Failure`` at the first answer that the format cannot hold.
    public static func bytes(
        of answers: [[UInt8]], language: Language, seed: UInt64
    ) throws(Failure) -> [UInt8] {
        let length = answers.first?.count ?? 0
        var words: [UInt8] = []
        var seen: Set<[UInt8]> = []
        for answer in answers {
            guard (1...AnswersFormat.maximumWordLength).contains(answer.count) else {
                throw .length(answer, expected: 1...AnswersFormat.maximumWordLength)
            }
            guard answer.count == length else { throw .length(answer, expected: length...length) }
            guard answer.allSatisfy({ $0 >= 0x61 && $0 <= 0x7a }) else { throw .letters(answer) }
            guard seen.insert(answer).inserted else { throw .duplicate(answer) }
            words.append(contentsOf: answer)
        }
        guard words.count <= Int(Int32.max) else { throw .tooLarge }
        var info: [UInt8] = []
        info.append(littleEndian: seed)
        info.append(littleEndian: UInt32(answers.count))
        info.append(UInt8(length))
        info.append(littleEndian: 0, bytes: AnswersFormat.infoSize - info.count)
        var file = ArtefactWriter(kind: .answers, language: language)
        file.add(AnswersFormat.info, info)
        file.add(AnswersFormat.words, words)
        return file.finish()
    }

    /// Why answers cannot be written.
    public enum Failure: Error, Sendable, Equatable {
        /// An answer has not the length of the first one, or none that the format holds.
        case length([UInt8], expected: ClosedRange<Int>)
        /// An answer holds a byte that is no letter a to z.
        case letters([UInt8])
        /// An answer stands there twice.
        case duplicate([UInt8])
        /// The answers fill more than 2 GiB.
        case tooLarge
    }
}

extension AnswersArtefact.Failure: CustomStringConvertible {
    /// The fact in one phrase, with the answer and the limit.
    public var description: String {
        switch self {
        case .length(let answer, let expected):
            "answer of \(answer.count) letters (expected \(expected.lowerBound)"
                + (expected.count > 1 ? " to \(expected.upperBound)" : "")
                + "): \(PrintableText.escaped(answer, limit: 80))"
        case .letters(let answer):
            "answer holds something else than letters a to z: "
                + PrintableText.escaped(answer, limit: 80)
        case .duplicate(let answer):
            "answer stands there twice: \(PrintableText.escaped(answer, limit: 80))"
        case .tooLarge: "the answers are too large for one file (expected less than 2 GiB)"
        }
    }
}
