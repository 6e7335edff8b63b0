import DictFiles
import DictFormat
import DictModel
import DictOutput
import DictReader
import DictReport
import DictTerminal

/// The difference between two artefacts of one kind.
struct ArtefactDifference {
    typealias Entry = ArtefactEntries.Entry

    /// A difference in one entry.
    enum Change {
        case added(Entry)
        case removed(Entry)
        /// The entry is in both, but some of its details are not.
        case changed(Entry, lost: [String], gained: [String])

        /// The sign of the change, as in the output of `diff`.
        var sign: String {
            switch self {
            case .added: "+"
            case .removed: "-"
            case .changed: "~"
            }
        }
    }

    /// The maximum number of words of a difference: about 300 MB.
    private static let mostChanges = 2_000_000

    /// The name of the artefact, for the output.
    let name: String
    private(set) var changes: [Change] = []
    /// The fewest entries that, taken out, leave those that both have in the same order.
    private(set) var moved = 0

    var isEmpty: Bool { changes.isEmpty && moved == 0 }

    /// Compares the lexicons `old` and `new`, one of which may be missing.
    ///
    /// - Throws: `usage.arguments` if a lexicon has too many words, or the difference; the error
    ///   from reading a lexicon.
    /// - Complexity: O(*n*), where *n* is the number of words in both lexicons.
    init(_ name: String, from old: Lexicon?, to new: Lexicon?) throws {
        self.name = name
        if let long = LexiconDifference.tooLong(old, new) {
            throw Diagnostic.usage(
                "a lexicon has too many words to compare", found: TerminalText.grouped(long.count),
                expected: "at most \(TerminalText.grouped(LexiconDifference.mostWords))",
                hint: "compare the lists of `dictc export --all`")
        }
        var changes: [Change] = []
        func note(_ side: LexiconDifference.Side, _ word: [UInt8]) {
            guard changes.count <= Self.mostChanges else { return }
            let entry = Entry(text: PrintableText.escaped(word))
            changes.append(side == .added ? .added(entry) : .removed(entry))
        }
        try LexiconDifference.forEachWord(from: old, to: new, note)
        guard changes.count <= Self.mostChanges else {
            throw Diagnostic.usage(
                "the lexicons differ by too many words",
                expected: "at most \(TerminalText.grouped(Self.mostChanges))",
                hint: "compare the lists of `dictc export --all`")
        }
        self.changes = changes
    }

    /// Compares the entries of two artefacts of the same kind; a missing one has none.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of entries in both.
    init(_ name: String, from old: [Entry], to new: [Entry]) {
        self.name = name
        let (oldKeys, newKeys) = (Self.keys(old), Self.keys(new))
        let former = Dictionary(uniqueKeysWithValues: zip(oldKeys, old.indices))
        let present = Set(newKeys)
        for (key, entry) in zip(oldKeys, old) where !present.contains(key) {
            changes.append(.removed(entry))
        }
        var order: [Int] = []
        var altered: [Change] = []
        for (key, entry) in zip(newKeys, new) {
            guard let index = former[key] else {
                changes.append(.added(entry))
                continue
            }
            order.append(index)
            let (before, after) = (old[index].details, entry.details)
            guard before != after else { continue }
            altered.append(
                .changed(
                    entry, lost: Self.rest(of: before, without: after),
                    gained: Self.rest(of: after, without: before)))
        }
        changes += altered
        moved = order.count - Self.longestRise(order)
    }

    /// The texts of `entries`; one that comes again is told from those before it by its number.
    private static func keys(_ entries: [Entry]) -> [String] {
        var counts: [String: Int] = [:]
        return entries.map { entry in
            let count = counts[entry.text, default: 0]
            counts[entry.text] = count + 1
            return count == 0 ? entry.text : "\(entry.text)\n\(count)"
        }
    }

    private static func rest(of details: [String], without others: [String]) -> [String] {
        let others = Set(others)
        return details.filter { !others.contains($0) }
    }

    /// The length of the longest rising subsequence of different numbers.
    ///
    /// It is patience sorting (Aldous and Diaconis, Bulletin of the AMS 1999): the tops of the piles
    /// rise, and each number goes on the first pile whose top is greater.
    private static func longestRise(_ numbers: [Int]) -> Int {
        var tops: [Int] = []
        for number in numbers {
            var (low, high) = (0, tops.count)
            while low < high {
                let middle = (low + high) / 2
                if tops[middle] < number { low = middle + 1 } else { high = middle }
            }
            if low == tops.count { tops.append(number) } else { tops[low] = number }
        }
        return tops.count
    }
}

extension ArtefactDifference {
    /// Compares the artefacts at `a` (old) and `b` (new), which are two files or two folders.
    ///
    /// In two folders, artefacts of the same name are compared; one that only one of them has is
    /// compared with an empty one.
    ///
    /// - Throws: `input.no-lexicon` if neither folder has an artefact, `usage.arguments` if only one
    ///   path is a folder, or the error from opening an artefact.
    static func all(from a: String, to b: String) throws -> [ArtefactDifference] {
        switch (FileContents.isFolder(a), FileContents.isFolder(b)) {
        case (false, false): return [try difference(b, from: a, to: b)]
        case (true, true):
            let names = Language.allCases.flatMap { language in
                ArtefactKind.allCases.filter { $0 != .tagger && $0 != .part }
                    .map { "\(language.code).\($0.name)" }
            }
            let differences = try names.compactMap { name -> ArtefactDifference? in
                let paths = [a, b].map { "\($0)/\(name)" }.map { Process.exists($0) ? $0 : nil }
                return paths == [nil, nil]
                    ? nil : try difference(name, from: paths[0], to: paths[1])
            }
            guard !differences.isEmpty else {
                throw Diagnostic(
                    .inputNoLexicon, at: Place(a), "no lexicon or pack here or in \(b)",
                    hint: "run `dictc build`")
            }
            return differences
        default: throw Diagnostic.usage("one of \(a) and \(b) is a folder, the other is not")
        }
    }

    private static func difference(
        _ name: String, from old: String?, to new: String?
    ) throws -> ArtefactDifference {
        let (before, after) = (
            try old.map(ArtefactEntries.init(path:)), try new.map(ArtefactEntries.init(path:))
        )
        if let before, let after, let new, before.kind != after.kind {
            throw Diagnostic(
                FormatError.wrongKind(found: after.kind.rawValue, expected: before.kind),
                file: Place(new))
        }
        guard (before ?? after)?.kind == .lexicon else {
            return ArtefactDifference(
                name, from: before?.entries ?? [], to: after?.entries ?? [])
        }
        return try ArtefactDifference(
            name, from: old.map { try Lexicon(checkedCopyOf: $0) },
            to: new.map { try Lexicon(checkedCopyOf: $0) })
    }
}
