import DictCompiler
import DictConfiguration
import DictLexicon
import DictModel
import DictSources

/// The answers of a Wordle in playing order, one a day: what `calendar` of `answers` names.
///
/// The file has one answer a line. The first line begins with its day, as in `2026-01-01 crane`;
/// other lines may, which then has to be right.
struct AnswerCalendar {
    /// An answer, and its line in the file.
    struct Entry {
        var word: [UInt8]
        var line: Int
    }

    /// The day of the first answer.
    let first: CalendarDay
    /// The answers of that day and the following ones; all are different.
    private(set) var entries: [Entry]

    /// Reads `list`, which has answers of `length` letters.
    ///
    /// - Throws: `Diagnostics` with an error for each line that is no answer, or one that comes
    ///   again, or has a wrong day.
    init(_ list: WordSource, _ language: Language, length: Int, at place: Place) throws {
        var first: CalendarDay?
        var entries: [Entry] = []
        var lines: [[UInt8]: Int] = [:]
        var faults = Diagnostics()
        let folding = Folding(language)
        _ = try list.forEachRecord { text, line, _ in
            let place = place.at(line: line)
            do throws(Diagnostic) {
                let (day, word) = try Self.parts([UInt8](text), folding, length: length, at: place)
                if let day {
                    let expected = first?.advanced(by: entries.count) ?? day
                    guard day == expected else {
                        throw Diagnostic(
                            .calendarDay, at: place, "the line is that of another day",
                            found: day.text, expected: expected.text,
                            hint: "every line is a day: give the days before it their answers")
                    }
                    first = first ?? day
                }
                guard first != nil else {
                    throw Diagnostic(
                        .calendarDay, at: place, "the first line has no day",
                        found: PrintableText.quoted(word),
                        hint: "write the day of the first answer before it, such as 2026-01-01")
                }
                if let first, first.number + entries.count > CalendarDay.last.number {
                    throw Diagnostic(
                        .calendarDay, at: place, "the line is that of no day",
                        expected: "days up to \(CalendarDay.last.text)",
                        hint: "remove the line, or let the calendar begin earlier")
                }
                if let other = lines.updateValue(line, forKey: word) {
                    throw Diagnostic(
                        .calendarRepeated, at: place, "the answer comes again",
                        found: "\(PrintableText.quoted(word)), also in line \(other)",
                        hint: "remove one of the lines, or give its day another answer")
                }
                entries.append(Entry(word: word, line: line))
            } catch {
                faults.add(error)
            }
        }
        try faults.throwIfAny()
        guard let first else {
            throw Diagnostics([
                Diagnostic(
                    .calendarDay, at: place, "no answers",
                    hint: "`dictc calendar` proposes some, or remove the key `calendar`")
            ])
        }
        (self.first, self.entries) = (first, entries)
    }

    /// Reads the file that `configuration` names, if it names one.
    init?(
        _ configuration: AnswersConfiguration, _ language: Language, in files: ProjectFiles
    ) throws {
        guard let file = configuration.calendar else { return nil }
        var format = ListFormat.lines
        format.allowsEmpty = true
        try self.init(
            files.list(file, format), language, length: configuration.length,
            at: Place(project: file))
    }

    /// Creates a calendar of `words`, all different, from `first` on.
    init(first: CalendarDay, words: [[UInt8]]) {
        self.first = first
        entries = words.map { Entry(word: $0, line: 0) }
    }

    private static func parts(
        _ line: [UInt8], _ folding: Folding, length: Int, at place: Place
    ) throws(Diagnostic) -> (CalendarDay?, [UInt8]) {
        var cells = line.split(whereSeparator: { $0 == 0x20 || $0 == 0x09 })[...]
        var day: CalendarDay?
        if cells.count > 1, let text = cells.popFirst() {
            day = CalendarDay(text)
            guard day != nil else {
                throw Diagnostic(
                    .calendarDay, at: place, "not a day", found: PrintableText.quoted(Array(text)),
                    expected: "a day such as 2026-12-24, and one answer")
            }
        }
        let spelling = Array(cells.first ?? [])
        let (word, reason) = LexiconRules(capitals: .folded).judge(spelling.span, folding)
        guard cells.count == 1, reason == nil, word.count == length else {
            throw Diagnostic(
                .calendarAnswer, at: place, "not an answer",
                found: PrintableText.quoted(cells.count == 1 ? spelling : line),
                expected: "one word of \(length) letters")
        }
        return (day, word)
    }

    /// The day of the answer at `index`.
    func day(at index: Int) -> CalendarDay { first.advanced(by: index) }

    /// The answer of `day` and its line, or `nil` if the calendar does not have the day.
    func entry(on day: CalendarDay) -> PublishedDays.Entry? {
        let index = day.number - first.number
        guard entries.indices.contains(index) else { return nil }
        return (entries[index].word, entries[index].line)
    }

    /// The number of answers whose days are before `day`.
    func count(before day: CalendarDay?) -> Int {
        guard let day else { return 0 }
        return min(max(0, day.number - first.number), entries.count)
    }

    /// The text of a file with these answers; the first answer of each month has its day.
    func text(head: [String]) -> [UInt8] {
        var text = head.map { $0 + "\n" }.joined()
        for (index, entry) in entries.enumerated() {
            let day = day(at: index)
            if index == 0 || day.beginsMonth { text += day.text + " " }
            text += PrintableText.escaped(entry.word) + "\n"
        }
        return Array(text.utf8)
    }
}
