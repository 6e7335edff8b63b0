import DictConfiguration
package import DictFormat
import DictLexicon
import DictModel
import DictOutput

/// The numbers of records in a source, such as words or sentences, that a build used and dropped.
///
/// If nothing in a source is kept, the source has almost certainly been read in the wrong way: it
/// may be a list in capitals, whose words all look like abbreviations, or a file of another kind.
/// ``requireSome(_:mayBeEmpty:)`` reports such sources as errors.
package struct SourceCounts: Sendable {
    /// The purpose of a source.
    package enum Role: String, Sendable {
        case words, drop, overlay, block, regional, frequency, phrases, sentences, fields, rivals
        case tagger

        /// Whether the artefact holds the records themselves.
        var isContent: Bool { self == .words || self == .phrases || self == .sentences }
    }

    /// A record that was dropped, as an example for all of them.
    package struct Sample: Sendable {
        var text: [UInt8]
        var line: Int
        var reason: String
    }

    /// The path of the source, as written in dictc.yml.
    package var file: String
    package let role: Role
    /// The number of records of the source that were kept or have an effect.
    package var kept: Int
    /// The reasons why records of the source were dropped, each with a count, the most frequent
    /// first.
    package let dropped: [(reason: String, count: Int)]
    /// The number of records without effect, such as counts of words that are not in the lexicon.
    package var unused = 0
    /// The number of kept words that the source itself marks as not to be suggested, so that games
    /// never ask for them.
    package var neverAsked = 0
    /// The first record that was dropped for the commonest reason, or `nil` if it is unknown.
    package var sample: Sample?

    /// The number of records of the source that were read: kept, dropped and unused.
    package var read: Int { kept + unused + dropped.reduce(0) { $0 + $1.count } }
    /// Whether there is more to say than that all of the source was used.
    ///
    /// Most entries of `drop`, of block lists and of fields usually have no effect.
    package var isNotable: Bool {
        role != .drop && role != .block && role != .fields
            && (!dropped.isEmpty || unused > 0 || neverAsked > 0)
    }

    /// Creates the counts for the source at `file`, a path as written in dictc.yml.
    ///
    /// The reasons in `dropped` are sorted by their counts, and those with a count of 0 are
    /// omitted. Reasons with equal counts stay in the order in which you pass them.
    init(
        _ file: String, role: Role, kept: Int, dropped: [(reason: String, count: Int)] = [],
        unused: Int = 0, neverAsked: Int = 0, samples: [Sample] = []
    ) {
        self.file = file
        self.role = role
        self.kept = kept
        self.unused = unused
        self.neverAsked = neverAsked
        let order = dropped.indices.filter { dropped[$0].count > 0 }.sorted {
            (dropped[$1].count, $0) < (dropped[$0].count, $1)
        }
        self.dropped = order.map { dropped[$0] }
        let commonest = samples.filter { $0.reason == self.dropped.first?.reason }
        sample = (commonest.isEmpty ? samples : commonest).min { $0.line < $1.line }
    }

    /// The maximum number of reasons that ``text`` names.
    private static let reasonLimit = 3

    /// The counts in a few words, such as `14 read, 12 kept, 2 dropped (1 name, 1 apostrophe)`.
    ///
    /// If more than a fifth was dropped, the first of these records is shown.
    package var text: String {
        var text = "\(read) read, \(kept) \(role.isContent ? "kept" : "used")"
        if neverAsked > 0 { text += " (\(neverAsked) marked, so never asked)" }
        if unused > 0 { text += ", \(unused) without effect" }
        guard !dropped.isEmpty else { return text }
        let count = dropped.reduce(0) { $0 + $1.count }
        text += ", \(count) dropped (\(reasons))"
        if count * 5 > read, let sample { text += ", such as \(sample.description)" }
        return text
    }

    /// The reasons with the highest counts, and the number of records dropped for other reasons, as
    /// text such as `1 name, 1 apostrophe`.
    private var reasons: String {
        let others = dropped.dropFirst(Self.reasonLimit).reduce(0) { $0 + $1.count }
        let first = dropped.prefix(Self.reasonLimit).map { "\($0.count) \($0.reason)" }
        return (first + (others > 0 ? ["\(others) other"] : [])).joined(separator: ", ")
    }

    /// The object with the members `kept` and `dropped` of the source in report.json.
    package var json: JSON {
        JSON(["kept": kept, "dropped": JSON(dropped.map { ($0.reason, $0.count) })])
    }

    /// The entry of the source in the member `files` of report.json.
    package var entry: JSON {
        JSON(["file": file, "role": role.rawValue, "read": read]) + json
            + JSON(["unused": unused, "neverAsked": neverAsked])
    }

    /// Throws an error for each source from which nothing was kept, unless its path is in
    /// `mayBeEmpty`.
    ///
    /// - Throws: `Diagnostics` with one error per source.
    static func requireSome(
        _ sources: [SourceCounts], mayBeEmpty: [String]
    ) throws(Diagnostics) {
        var faults = Diagnostics()
        for source in sources where source.kept == 0 && !mayBeEmpty.contains(source.file) {
            var found = "0 of \(source.read)"
            if !source.dropped.isEmpty { found += "; dropped: \(source.reasons)" }
            if source.unused > 0 { found += "; \(source.unused) are no words of the lexicon" }
            if let sample = source.sample { found += "; such as \(sample.description)" }
            faults.add(
                Diagnostic(
                    .sourceNothingKept, at: Place(project: source.file),
                    "nothing in this file was \(source.role.isContent ? "kept" : "used")",
                    found: found, expected: "1 or more", hint: source.hint))
        }
        try faults.throwIfAny()
    }

    /// Advice for a source from which nothing was kept.
    private var hint: String {
        let otherwise = "add `may-be-empty: true` beside `file:` if that is right"
        let remedy =
            sample?.remedy ?? (unused > 0 ? "name a list of counts in the same language" : nil)
        return (remedy ?? "look at the file and how dictc.yml reads it") + "; " + otherwise
    }
}

extension SourceCounts.Sample: CustomStringConvertible {
    package var description: String { "line \(line): \(PrintableText.quoted(text, limit: 40))" }

    /// What to do about a list of which every line looks like this record, or `nil` if its look
    /// does not tell.
    var remedy: String? {
        let first = text.first ?? 0
        let words = text.split(separator: 0x20)
        let isNumber = { (word: ArraySlice<UInt8>) in word.allSatisfy { (0x30...0x39).contains($0) }
        }
        switch reason {
        case Rejection.name.rawValue, Rejection.innerCapital.rawValue:
            return "declare `case: lower` if capitals mean nothing here"
        case Rejection.abbreviation.rawValue:
            return "declare `case: upper` if the list is in capitals"
        case _ where first == UInt8(ascii: "\"") && text.last == first:
            return "declare `separator: comma`, which takes the quotes off"
        case _ where "-*•–".utf8.contains(first) && words.count > 1:
            return "take the marks at the start of the lines off"
        case _ where text.contains(UInt8(ascii: "#")) && first != UInt8(ascii: "#"):
            return "put comments on separate lines"
        case _ where text.contains(UInt8(ascii: "|")):
            return "write the table with tabs or commas between its columns"
        case _ where words.count == 2 && words.last.map(isNumber) == true:
            return "declare `separator: space` if a count follows each word"
        case _ where words.count > 1 && !text.contains(UInt8(ascii: ",")):
            return
                "declare `separator: space, columns: { word: 1 }` if only the first word of each "
                + "line counts"
        case _ where text.contains(UInt8(ascii: ",")) || text.contains(UInt8(ascii: ";")):
            return "write one word per line"
        default:
            guard let last = text.last, last > 0x20, last < 0x7F,
                !UInt8.isLetterOrDigit(last)
            else { return nil }
            return "take the sign \(PrintableText.quoted([last])) off the words"
        }
    }
}

extension UInt8 {
    fileprivate static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20)
    }
}
