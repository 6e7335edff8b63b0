import DictCompiler
import DictConfiguration
import DictFormat
import DictLexicon
import DictModel
import DictSources

/// The file that `keep` of `levels` names: the packs that stay, one a line.
///
/// A line has the set and the level, joined by a full stop, and the words: `12.1 ape bud cow …`.
struct KeptPackFile {
    /// The packs in the file.
    private(set) var packs: KeptPacks
    /// The line of each pack.
    let lines: [KeptPacks.Key: Int]

    /// The packs that have been read of a file, and its faults.
    private struct Reading {
        var packs: [KeptPacks.Key: [[UInt8]]] = [:]
        var lines: [KeptPacks.Key: Int] = [:]
        var faults = Diagnostics()
    }

    /// Reads the packs in `list`, words of `language`, except those that `replaced` selects.
    ///
    /// - Throws: `Diagnostics` with an error for each line that is no pack, and for each word that
    ///   comes again within 40 sets.
    init(
        _ list: WordSource, _ language: Language, at place: Place,
        replacing replaced: (KeptPacks.Key) -> Bool = { _ in false }
    ) throws {
        var reading = Reading()
        let folding = Folding(language)
        _ = try list.forEachRecord { text, line, _ in
            let place = place.at(line: line)
            do throws(Diagnostic) {
                let (key, words) = try Self.pack([UInt8](text), folding, at: place)
                if let other = reading.lines.updateValue(line, forKey: key) {
                    throw Diagnostic(
                        .keptRepeated, at: place, "the pack is there twice",
                        found: "\(key.set).\(key.level), also in line \(other)",
                        hint: "remove one of the lines")
                }
                reading.packs[key] = words
            } catch {
                reading.faults.add(error)
            }
        }
        var standing = KeptPacks(reading.packs)
        for key in reading.packs.keys where replaced(key) { standing.replace(key) }
        Self.reportRepetitions(&reading, standing, at: place)
        try reading.faults.throwIfAny()
        (packs, lines) = (standing, reading.lines)
    }

    /// Reads the file that `configuration` names, if it names one.
    init?(_ configuration: LevelsConfiguration, _ words: LanguageWords) throws {
        guard let file = configuration.keep else { return nil }
        var format = ListFormat.lines
        format.allowsEmpty = true
        try self.init(
            words.files.list(file, format), words.language, at: Place(project: file))
        packs.published = published(configuration)
    }

    /// The place of the pack of `day`, which is the same as in ``LevelPacks/set(on:level:)``.
    private func key(
        on day: CalendarDay, _ configuration: LevelsConfiguration
    ) -> KeptPacks.Key {
        let count = configuration.count(self)
        let set = DayChoice.set(on: day, of: min(configuration.daily ?? count, count))
        return KeptPacks.Key(set: set ?? 1, level: day.level)
    }

    /// The packs of the published days, each with the first of its days.
    func published(_ configuration: LevelsConfiguration) -> [KeptPacks.Key: CalendarDay] {
        Dictionary(
            configuration.publishedDays.map { (key(on: $0, configuration), $0) },
            uniquingKeysWith: { first, _ in first })
    }

    /// The pack of `day` and its line, or `nil` if it is none of those that stay.
    func entry(
        on day: CalendarDay, _ configuration: LevelsConfiguration
    ) -> PublishedDays.Entry? {
        let key = key(on: day, configuration)
        guard let words = packs.packs[key], let line = lines[key] else { return nil }
        let text = ["\(key.set).\(key.level)".utf8.map(\.self)] + words
        return (Array(text.joined(separator: [0x20])), line)
    }

    /// The pack of the published `day`.
    ///
    /// - Throws: `kept.missing` if it is none of those that stay.
    func requiredEntry(
        on day: CalendarDay, _ configuration: LevelsConfiguration
    ) throws(Diagnostic) -> PublishedDays.Entry {
        if let entry = entry(on: day, configuration) { return entry }
        let key = key(on: day, configuration)
        throw Diagnostic(
            .keptMissing, at: Place(project: configuration.keep ?? ""),
            "the pack of a published day is not among those that stay",
            found: "\(day.text) has \(key.set).\(key.level)",
            hint: "run `dictc levels --keep FILE` with this file, which adds what is missing")
    }

    private static func pack(
        _ line: [UInt8], _ folding: Folding, at place: Place
    ) throws(Diagnostic) -> (KeptPacks.Key, [[UInt8]]) {
        let cells = line.split(whereSeparator: { $0 == 0x20 || $0 == 0x09 }).map { Array($0) }
        let numbers = (cells.first ?? []).split(
            separator: UInt8(ascii: "."), omittingEmptySubsequences: false
        ).map { String(validating: $0, as: UTF8.self).flatMap { Int($0) } ?? 0 }
        let sets = PackLimits.sets
        guard numbers.count == 2, sets.contains(numbers[0]),
            let shape = LevelShape(level: numbers[1])
        else {
            throw Diagnostic(
                .keptLine, at: place, "not a pack",
                found: PrintableText.quoted(cells.first ?? []),
                expected: "a set (1 to \(sets.upperBound)), a full stop and a level (1 to "
                    + "\(LevelShape.levelCount))",
                hint: "write a line such as 12.1 and the words after it, with blanks between them")
        }
        var words: [[UInt8]] = []
        for cell in cells.dropFirst() {
            let (word, reason) = LexiconRules(capitals: .folded).judge(cell.span, folding)
            guard reason == nil, word.count == shape.wordLength else {
                throw Diagnostic(
                    .keptLine, at: place, "a word that no pack of level \(shape.level) can have",
                    found: PrintableText.quoted(cell), expected: "\(shape.wordLength) letters")
            }
            guard !words.contains(word) else {
                throw Diagnostic(
                    .keptRepeated, at: place, "the word is there twice",
                    found: PrintableText.quoted(word))
            }
            words.append(word)
        }
        guard words.count == shape.wordCount else {
            throw Diagnostic(
                .keptLine, at: place, "another number of words", found: "\(words.count)",
                expected: "\(shape.wordCount) on level \(shape.level)",
                hint: "correct the line, or remove it, and another pack will be made")
        }
        return (KeptPacks.Key(set: numbers[0], level: shape.level), words)
    }

    /// Adds an error for each word of `standing` that another pack less than 40 sets before has.
    private static func reportRepetitions(
        _ reading: inout Reading, _ standing: KeptPacks, at place: Place
    ) {
        var last: [[UInt8]: KeptPacks.Key] = [:]
        for (key, words) in standing.packs.sorted(by: { $0.key < $1.key }) {
            for word in words {
                let other = last.updateValue(key, forKey: word)
                guard let other, key.set - other.set < LevelPackBuilder.window,
                    let line = reading.lines[key], let otherLine = reading.lines[other]
                else { continue }
                reading.faults.add(
                    Diagnostic(
                        .keptRepeated, at: place.at(line: line),
                        "a word of another pack comes again",
                        found: "\(PrintableText.quoted(word)), also in line \(otherLine)",
                        expected: "\(LevelPackBuilder.window) sets between them",
                        hint: "run `dictc levels --keep FILE --replace "
                            + "\(key.set).\(key.level)` with this file, or remove the line"))
            }
        }
    }

    /// Returns the text of a file with all packs of `listing`, below the lines `head`.
    static func text(of listing: LevelListing, head: [String]) -> [UInt8] {
        var text = head.map { $0 + "\n" }.joined()
        for (set, pack) in listing.packs() {
            let words = pack.words.map { PrintableText.escaped($0) }.joined(separator: " ")
            text += "\(set).\(pack.level) \(words)\n"
        }
        return Array(text.utf8)
    }
}

extension LevelsConfiguration {
    /// The number of sets to make if those of `kept` stay.
    func count(_ kept: KeptPackFile?) -> Int { max(sets, kept?.packs.setCount ?? 0) }
}
