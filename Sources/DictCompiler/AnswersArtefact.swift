import DictFormat
package import DictModel

/// A writer of answers artefacts, compiled files that contain the answers of a Wordle game.
package enum AnswersArtefact {
    /// Returns the bytes of a file that contains `answers` in the given order.
    ///
    /// The same arguments always result in the same bytes.
    ///
    /// - Parameters:
    ///   - answers: Different words of the same length, with 1 to 64 letters from `a` to `z`.
    ///   - language: The language of the answers.
    ///   - seed: The random seed that determined the order of `answers`. The file records the seed
    ///     for reference only.
    ///   - days: The first of the days that the first answers belong to, and their number, at most
    ///     that of the answers and with the last day not after 9999; or `nil` if there are none.
    /// - Returns: The contents of the whole file.
    /// - Throws: `word.length`, `word.bad-letter`, `answers.mixed-lengths` or `contents.repeated`
    ///   for the first answer that the format cannot store, or `contents.too-large` if the words
    ///   exceed 2 GiB.
    package static func bytes(
        of answers: [[UInt8]], language: Language, seed: UInt64,
        days: (first: CalendarDay, count: Int)? = nil
    ) throws(Diagnostic) -> [UInt8] {
        let place = Place.artefact(.answers, language)
        let length = answers.first?.count ?? 0
        var words: [UInt8] = []
        var seen: Set<[UInt8]> = []
        for answer in answers {
            try check(answer, length: length, at: place)
            guard seen.insert(answer).inserted else {
                throw .repeated(place, "answer", answer)
            }
            words.append(contentsOf: answer)
        }
        guard words.count <= Int(Int32.max) else { throw .contentsTooLarge(place, limit: "2 GiB") }
        var info: [UInt8] = []
        info.append(littleEndian: seed)
        info.append(littleEndian: UInt32(answers.count))
        info.append(UInt8(length))
        info.append(littleEndian: 0, bytes: AnswersFormat.infoSize - info.count)
        var file = ArtefactWriter(kind: .answers, language: language)
        file.add(AnswersFormat.info, info)
        file.add(AnswersFormat.words, words)
        if let days {
            var section: [UInt8] = []
            section.append(littleEndian: UInt32(days.first.number))
            section.append(littleEndian: UInt32(days.count))
            file.add(DaysFormat.section, section)
        }
        return file.finish()
    }

    private static func check(
        _ answer: [UInt8], length: Int, at place: Place
    ) throws(Diagnostic) {
        func fault(
            _ code: Diagnostic.Code, _ problem: String, _ expected: String
        ) -> Diagnostic {
            Diagnostic(
                code, at: place, problem, found: PrintableText.quoted(answer), expected: expected)
        }
        let most = AnswersFormat.maximumWordLength
        guard (1...most).contains(answer.count) else {
            throw fault(
                .wordLength, "answer of \(answer.count) letters", "1 to \(most) letters")
        }
        guard answer.count == length else {
            throw fault(
                .answersMixedLengths, "answer of \(answer.count) letters", "\(length) letters")
        }
        let letters = UInt8(ascii: "a")...UInt8(ascii: "z")
        guard answer.allSatisfy(letters.contains) else {
            throw fault(.wordBadLetter, "answer with something other than letters", "a to z")
        }
    }
}
