import DictConfiguration
import DictLexicon
import DictModel

/// Notes on what the words of a lexicon say about the files that they come from.
struct LexiconNotes {
    /// The notes, in the order of the files.
    private(set) var all: [Diagnostic] = []

    /// Creates the notes on `lexicon`, which was made of `files`, in the order of their numbers.
    init(_ lexicon: NormalisedLexicon, _ files: [SourceCounts]) {
        let collisions = Self.collisions(of: lexicon)
        for (number, file) in files.enumerated() where file.role == .words {
            let place = Place(project: file.file)
            if let (count, sample) = collisions[number], count * 500 >= file.kept {
                all.append(
                    Diagnostic(
                        .wordCollisions, at: place,
                        "\(count) words differ only in accents and are one word here: \(sample)"))
            }
            guard let facts = lexicon.facts[number] else { continue }
            if let first = facts.firstLengthened, facts.lengthened * 500 >= file.kept {
                all.append(
                    Diagnostic(
                        .wordLengths, at: place,
                        "\(facts.lengthened) words have more letters here than in the list: "
                            + "\(PrintableText.escaped(first.spelling)) is "
                            + PrintableText.escaped(first.word)))
            }
            if facts.foreign * 100 > file.kept {
                let letters = facts.foreignLetters.sorted().prefix(8).compactMap {
                    Unicode.Scalar($0).map { String(Character($0)) }
                }
                all.append(
                    Diagnostic(
                        .wordLetters, at: place,
                        "\(facts.foreign) words have letters of other languages",
                        found: letters.joined(separator: " "),
                        hint: "is the list of this language? dictc knows English and Dutch, and "
                            + "drops accents"))
            }
        }
        noteDrops(files)
        noteOverlay(lexicon, files)
    }

    /// Returns, for each file, how many words it has in several spellings, and the first of them.
    private static func collisions(
        of lexicon: NormalisedLexicon
    ) -> [Int: (count: Int, sample: String)] {
        var found: [Int: (count: Int, sample: String)] = [:]
        func firstLine(_ collision: NormalisedLexicon.Collision) -> Int {
            collision.spellings.map(\.origin.line).min() ?? 0
        }
        for collision in lexicon.collisions.sorted(by: { firstLine($0) < firstLine($1) }) {
            for (file, spellings) in Dictionary(grouping: collision.spellings, by: \.origin.file)
            where spellings.count > 1 {
                let sample = spellings.reversed().map { PrintableText.escaped($0.bytes) }
                    .joined(separator: " = ")
                found[file, default: (0, sample)].count += 1
            }
        }
        return found
    }

    /// Notes drop lists if none of them says why a record is no word.
    private mutating func noteDrops(_ files: [SourceCounts]) {
        let lists = files.filter { $0.role == .drop }
        guard let first = lists.first, lists.allSatisfy({ $0.kept == 0 }) else { return }
        let count = lists.reduce(0) { $0 + $1.read }
        all.append(
            Diagnostic(
                .dropUnused, at: Place(project: first.file),
                "none of the \(count) spellings in `drop` lists is one that the words files have",
                hint: "only `dictc why` uses them; `-word` in the overlay takes a word out"))
    }

    /// Notes the lines of the overlay that change nothing.
    private mutating func noteOverlay(_ lexicon: NormalisedLexicon, _ files: [SourceCounts]) {
        let lines = lexicon.overlay.withoutEffect
        guard let first = lines.min(), files.indices.contains(first.file) else { return }
        let others =
            lines.count > 1
            ? ", nor \(lines.count == 2 ? "has" : "have") \(lines.count - 1) further" : ""
        all.append(
            Diagnostic(
                .overlayUnused, at: Place(project: files[first.file].file, line: first.line),
                "the line has no effect\(others): it adds a word that is asked for already, or removes "
                    + "one that no list has",
                hint: "correct its spelling, or remove it"))
    }
}
