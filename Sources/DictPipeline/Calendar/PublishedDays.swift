import DictConfiguration
import DictFiles
import DictModel
import DictOutput

/// The published days of a calendar, as dictc.lock keeps them: enough to notice another answer, and
/// to say on which day.
///
/// A check is the first two bytes of the SHA-256 of the day and its answer, as in
/// `2026-01-01 crane`.
struct PublishedDays: Sendable, Equatable {
    /// The path of the calendar, as written in dictc.yml.
    var file: String
    /// The first day of the calendar.
    var first: CalendarDay
    /// The check of each published day as 4 lower-case hexadecimal digits.
    var checks: [String]

    /// Creates the published days of `calendar`, those before `published`.
    init(_ calendar: AnswerCalendar, file: String, before published: CalendarDay?) {
        self.file = file
        first = calendar.first
        checks = (0..<calendar.count(before: published)).map {
            Self.check(calendar.day(at: $0), calendar.entries[$0].word)
        }
    }

    init(file: String, first: CalendarDay, checks: [String]) {
        (self.file, self.first, self.checks) = (file, first, checks)
    }

    private static func check(_ day: CalendarDay, _ word: [UInt8]) -> String {
        String(SHA256.hex(of: Array(day.text.utf8) + [0x20] + word).prefix(4))
    }

    /// Returns an error for the first day of these that has another answer in `calendar`, or `nil`
    /// if all have the same.
    func fault(in calendar: AnswerCalendar) -> Diagnostic? {
        for (index, check) in checks.enumerated() {
            let day = first.advanced(by: index)
            let place = day.number - calendar.first.number
            let entry =
                calendar.entries.indices.contains(place) ? calendar.entries[place] : nil
            if let entry, Self.check(day, entry.word) == check { continue }
            return Diagnostic(
                .calendarPublished, at: Place(project: file, line: entry?.line ?? 0),
                "the published answer of \(day.text) was another one",
                found: entry.map { PrintableText.quoted($0.word) } ?? "none",
                hint: "restore the line, or accept that players get another one with "
                    + "--update-lock")
        }
        return nil
    }

    /// Reads the calendars of `project` and compares them with `lock`, if there is one.
    ///
    /// - Returns: The published days of each calendar, sorted by file.
    /// - Throws: `Diagnostics` if a calendar cannot be read, or if a published day has another
    ///   answer than `lock` says.
    static func all(
        _ project: Project, _ files: ProjectFiles, against lock: ProjectLock?
    ) throws -> [PublishedDays] {
        var faults = Diagnostics()
        var all: [PublishedDays] = []
        for language in project.configuration.languages {
            guard let answers = language.answers, let file = answers.calendar else { continue }
            do {
                let calendar = try AnswerCalendar(answers, language.language, in: files)
                guard let calendar else { continue }
                let locked = lock?.published.first { $0.file.utf8.elementsEqual(file.utf8) }
                if let fault = locked?.fault(in: calendar) { faults.add(fault) }
                all.append(
                    PublishedDays(calendar, file: file, before: answers.firstUnpublished))
            } catch {
                faults.add(error)
            }
        }
        try faults.throwIfAny()
        return all.filter { !$0.checks.isEmpty }
            .sorted { ProjectPath.precedes($0.file, $1.file) }
    }
}

extension PublishedDays {
    /// The words with which the line of a lock begins.
    static let mark = "published  "

    /// The line of a lock: the mark, the first day, the checks and the path, with two blanks between
    /// them.
    var line: String { Self.mark + "\(first.text)  \(checks.joined())  \(file)" }

    /// Reads what ``line`` has after the mark, or returns `nil` if it is not of that form.
    init?(_ text: some Collection<UInt8>) {
        let bytes = Array(text)
        guard bytes.count > 12, let first = CalendarDay(bytes[..<10]), bytes[10] == 0x20,
            bytes[11] == 0x20
        else { return nil }
        let digits = bytes[12...].prefix {
            (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
                || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
        }
        let rest = bytes[digits.endIndex...]
        guard !digits.isEmpty, digits.count % 4 == 0, rest.starts(with: [0x20, 0x20]),
            let file = String(validating: rest.dropFirst(2), as: UTF8.self), !file.isEmpty
        else { return nil }
        let text = Array(digits)
        self.init(
            file: file, first: first,
            checks: stride(from: 0, to: text.count, by: 4).map {
                String(decoding: text[$0..<$0 + 4], as: UTF8.self)
            })
    }
}
