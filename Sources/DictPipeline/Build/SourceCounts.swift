package import DictFormat
import DictModel

/// The numbers of records in a source, such as words or sentences, that a build kept and dropped.
///
/// If nothing in a source is kept, the source has almost certainly been read in the wrong way: it
/// may be a list in capitals, whose words all look like abbreviations, or a file of another kind.
/// ``requireSome(_:mayBeEmpty:)`` reports such sources as errors.
package struct SourceCounts: Sendable {
    /// The path of the source, as written in dictc.yml.
    package var file: String
    /// The number of records of the source that were kept.
    package var kept: Int
    /// The reasons why records of the source were dropped, each with a count, the most frequent
    /// first.
    package let dropped: [(reason: String, count: Int)]

    /// The number of records of the source that were read, both kept and dropped.
    package var read: Int { kept + dropped.reduce(0) { $0 + $1.count } }

    /// Creates the counts for the source at `file`, a path as written in dictc.yml.
    ///
    /// The reasons in `dropped` are sorted by their counts, and those with a count of 0 are
    /// omitted. Reasons with equal counts stay in the order in which you pass them.
    init(_ file: String, kept: Int, dropped: [(reason: String, count: Int)]) {
        self.file = file
        self.kept = kept
        let order = dropped.indices.filter { dropped[$0].count > 0 }.sorted {
            (dropped[$1].count, $0) < (dropped[$0].count, $1)
        }
        self.dropped = order.map { dropped[$0] }
    }

    /// The maximum number of reasons that ``text`` names.
    private static let reasonLimit = 3

    /// The counts in a few words, such as `14 read, 12 kept, 2 dropped (1 name, 1 apostrophe)`.
    package var text: String {
        let counts = "\(read) read, \(kept) kept"
        guard !dropped.isEmpty else { return counts }
        return counts + ", \(read - kept) dropped (\(reasons))"
    }

    /// The reasons with the highest counts, and the number of records dropped for other reasons, as
    /// text such as `1 name, 1 apostrophe`.
    private var reasons: String {
        let others = dropped.dropFirst(Self.reasonLimit).reduce(0) { $0 + $1.count }
        let first = dropped.prefix(Self.reasonLimit).map { "\($0.count) \($0.reason)" }
        return (first + (others > 0 ? ["\(others) other"] : [])).joined(separator: ", ")
    }

    /// The members `kept` and `dropped` of the source's object in report.json.
    package var members: [(String, JSON)] {
        [
            ("kept", .integer(kept)),
            ("dropped", .object(dropped.map { ($0.reason, .integer($0.count)) })),
        ]
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
            let reasons = source.dropped.isEmpty ? "" : "; dropped: \(source.reasons)"
            faults.add(
                Diagnostic(
                    .sourceNothingKept, at: Place(project: source.file),
                    "nothing in this file was kept", found: "0 of \(source.read)" + reasons,
                    expected: "1 or more",
                    hint: "look at the file and how dictc.yml reads it, or add "
                        + "`may-be-empty: true` beside `file:`"))
        }
        try faults.throwIfAny()
    }
}
