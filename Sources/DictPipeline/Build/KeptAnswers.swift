import DictFiles
import DictFormat
import DictOutput

/// The answers about words that the making of an artefact got, as the cache keeps them for the next
/// build; see ``WordTrace``.
struct KeptAnswers {
    /// The line of the ``WordTrace``.
    private let trace: [UInt8]
    /// The entries of the lists that judge words, as the artefact's entry in report.json has them.
    private let judges: [UInt8]
    /// The digest of the above, of the artefact, and of all that it depends on besides words.
    private let seal: String

    /// Creates the answers in `trace`, which `recipe` got for the artefact of `entry`.
    ///
    /// - Throws: Any error from reading the lists.
    init(
        _ trace: [UInt8], _ entry: BuildCache.Entry, _ recipe: any Recipe,
        _ digests: [String: String]
    ) throws {
        self.trace = trace
        judges = Self.text(try recipe.words.judges().sources)
        seal = try Self.seal(trace, judges, entry, recipe, digests)
    }

    /// Reads ``bytes``; returns `nil` if the answers are of another artefact than that of `entry`, or
    /// if something besides words has changed since it was made.
    init?(
        reading bytes: [UInt8], _ entry: BuildCache.Entry, _ recipe: any Recipe,
        _ digests: [String: String]
    ) throws {
        let lines = bytes.split(separator: 10, maxSplits: 2, omittingEmptySubsequences: false)
        guard lines.count == 3 else { return nil }
        (trace, judges) = (Array(lines[1]), Array(lines[2]))
        seal = try Self.seal(trace, judges, entry, recipe, digests)
        guard lines[0].elementsEqual(seal.utf8) else { return nil }
    }

    /// The contents of the file in the cache: two lines with seal and trace, then the entries.
    var bytes: [UInt8] { Array("\(seal)\n".utf8) + trace + [10] + judges }

    /// Returns what ``Recipe/build()`` would return, if that is the artefact `bytes` of `entry`.
    ///
    /// - Returns: `nil` if an answer has changed, so that it may be another artefact.
    /// - Throws: Any error from reading the lists.
    func again(
        _ recipe: any Recipe, _ entry: BuildCache.Entry, _ bytes: [UInt8]
    ) throws -> BuiltArtefact? {
        guard let answers = try recipe.answers(), WordTrace.holds(trace, answers) else {
            return nil
        }
        // How much of a block list has an effect also depends on words that the artefact has not.
        let (sources, notes) = try recipe.words.judges()
        let new = Self.text(sources)
        var report = entry.report
        if new != judges {
            guard !judges.isEmpty, let place = report.firstRange(of: judges) else { return nil }
            report.replaceSubrange(place, with: new)
        }
        return BuiltArtefact(
            bytes: bytes, report: report, summary: entry.summary, notes: notes, sources: [],
            trace: trace)
    }

    private static func text(_ judges: [SourceCounts]) -> [UInt8] {
        let lines = JSON(["files": judges.map(\.entry)]).bytes(.pretty).split(separator: 10)
        return Array(lines.dropFirst(2).dropLast(2).joined(separator: [10]))
    }

    private static func seal(
        _ trace: [UInt8], _ judges: [UInt8], _ entry: BuildCache.Entry, _ recipe: any Recipe,
        _ digests: [String: String]
    ) throws -> String {
        let key = try recipe.keyBesidesWords(digests)
        let parts = [Array(key.utf8), trace, judges, BuildCache.bytes(entry)]
        return SHA256.hex(of: Array(parts.joined(separator: [10])))
    }
}
