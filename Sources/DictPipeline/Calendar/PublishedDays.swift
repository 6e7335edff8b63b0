import DictConfiguration
import DictFiles
import DictModel
import DictOutput

/// The published days of a calendar or of level packs, as dictc.lock keeps them: enough to notice
/// another answer or pack, and to say on which day.
///
/// A check is the first two bytes of the SHA-256 of the day and what it has, as in
/// `2026-01-01 crane` or `2026-01-01 12.1 ape bud cow`.
struct PublishedDays: Sendable, Equatable {
    /// The answer or pack of a day, and its line in the file.
    typealias Entry = (text: [UInt8], line: Int)

    /// The path of the file, as written in dictc.yml.
    var file: String
    /// The first published day.
    var first: CalendarDay
    /// The check of each published day as 4 lower-case hexadecimal digits.
    var checks: [String]

    init(file: String, first: CalendarDay, checks: [String]) {
        (self.file, self.first, self.checks) = (file, first, checks)
    }

    /// Creates the published days in `file`: `first`, which has the first of `entries`, and the days
    /// after it.
    init(file: String, first: CalendarDay, entries: some Sequence<Entry>) {
        (self.file, self.first) = (file, first)
        checks = entries.enumerated().map { Self.check(first.advanced(by: $0), $1.text) }
    }

    private static func check(_ day: CalendarDay, _ text: [UInt8]) -> String {
        String(SHA256.hex(of: Array(day.text.utf8) + [0x20] + text).prefix(4))
    }

    /// Compares these days with what they have now; an error is about the first that differs.
    ///
    /// - Parameters:
    ///   - kind: What a day has, such as `answer`.
    ///   - entry: Returns what a day has now, or `nil` if it has nothing.
    /// - Returns: The error `calendar.published-changed`, or `nil`.
    func fault(_ kind: String, _ entry: (CalendarDay) -> Entry?) -> Diagnostic? {
        for (index, check) in checks.enumerated() {
            let day = first.advanced(by: index)
            let entry = entry(day)
            if let entry, Self.check(day, entry.text) == check { continue }
            return Diagnostic(
                .calendarPublished, at: Place(project: file, line: entry?.line ?? 0),
                "the published \(kind) of \(day.text) was another one",
                found: entry.map { PrintableText.quoted($0.text) } ?? "none",
                hint: "restore the line, or accept that players get another one with "
                    + "--update-lock")
        }
        return nil
    }

    /// Reads the calendars and kept packs of `project` and compares them with `lock`, if there is
    /// one.
    ///
    /// - Returns: The published days of each file, sorted by file.
    /// - Throws: `Diagnostics` if a file cannot be read, or if a published day has something else
    ///   than `lock` says.
    static func all(
        _ project: Project, _ files: ProjectFiles, against lock: ProjectLock?
    ) throws -> [PublishedDays] {
        var faults = Diagnostics()
        var all: [PublishedDays] = []
        func locked(_ file: String) -> PublishedDays? {
            lock?.published.first { $0.file.utf8.elementsEqual(file.utf8) }
        }
        func add(
            _ kind: String, of days: PublishedDays, _ entry: (CalendarDay) -> Entry?
        ) {
            if let fault = locked(days.file)?.fault(kind, entry) { faults.add(fault) }
            all.append(days)
        }
        for language in project.configuration.languages {
            do {
                if let answers = language.answers, let file = answers.calendar,
                    let calendar = try AnswerCalendar(answers, language.language, in: files)
                {
                    let published = calendar.count(before: answers.firstUnpublished)
                    let days = PublishedDays(
                        file: file, first: calendar.first,
                        entries: calendar.entries.prefix(published).map { ($0.word, $0.line) })
                    add("answer", of: days, calendar.entry(on:))
                }
                if let levels = language.levels, let file = levels.keep {
                    let days = levels.publishedDays
                    guard (levels.published == nil) == days.isEmpty else {
                        throw Diagnostic(
                            .configRange,
                            at: project.place(
                                of: "first-day", inSection: "levels", language.language),
                            "not the first of the published days", found: levels.firstDay,
                            expected: "a day before \(levels.published ?? ""), at most "
                                + "\(LevelsConfiguration.publishedLimit) days")
                    }
                    if !days.isEmpty || locked(file) != nil,
                        let kept = try KeptPackFile(levels, LanguageWords(language, files))
                    {
                        let first = days.first ?? .first
                        let entries = try days.map { try kept.requiredEntry(on: $0, levels) }
                        add("pack", of: PublishedDays(file: file, first: first, entries: entries)) {
                            kept.entry(on: $0, levels)
                        }
                    }
                }
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
