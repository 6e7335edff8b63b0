import DictModel

/// A report of the records that are not words, with a count and samples for each reason.
package struct RejectionReport: Sendable, Equatable {
    /// A spelling that is not a word, and its place.
    package struct Sample: Sendable, Equatable {
        /// The place of the spelling in the sources.
        package let origin: Origin
        /// The first ``LexiconBuilder/storedBytes`` bytes of the spelling in the source.
        ///
        /// They are not necessarily UTF-8. Use ``DictModel/PrintableText`` to show them.
        package let spelling: [UInt8]
    }

    /// The maximum number of samples that are kept for each reason.
    package static let mostSamples = 20

    private var counts: [Rejection: Int] = [:]
    private var kept: [Rejection: [Sample]] = [:]
    /// The number of dropped records for each reason, indexed by the 0-based number of the source.
    private var fileCounts: [[Rejection: Int]] = []

    /// Creates an empty report.
    init() {}

    /// Returns the number of records that were dropped for `reason`.
    package func count(of reason: Rejection) -> Int { counts[reason, default: 0] }

    /// Returns the number of records dropped for each reason from the source with the 0-based
    /// number `file`.
    ///
    /// Reasons that do not occur are not in the dictionary.
    package func counts(ofFile file: Int) -> [Rejection: Int] {
        fileCounts.indices.contains(file) ? fileCounts[file] : [:]
    }

    /// Returns the first records in source order that were dropped for `reason`.
    ///
    /// There are at most ``mostSamples`` of them.
    package func samples(of reason: Rejection) -> [Sample] { kept[reason, default: []] }

    /// The number of records that were dropped, for any reason.
    package var total: Int { counts.values.reduce(0, +) }

    /// The reasons for which any record was dropped, in the order of the cases of ``Rejection``.
    package var reasons: [Rejection] { Rejection.allCases.filter { count(of: $0) > 0 } }

    /// Counts a dropped record, and keeps it as a sample if it is among the first in source order.
    ///
    /// - Parameters:
    ///   - reason: The reason why the record was dropped.
    ///   - origin: The place of the record.
    ///   - spelling: The spelling in the record.
    mutating func add(_ reason: Rejection, origin: Origin, spelling: Span<UInt8>) {
        counts[reason, default: 0] += 1
        while fileCounts.count <= origin.file { fileCounts.append([:]) }
        fileCounts[origin.file][reason, default: 0] += 1
        let samples = kept[reason, default: []]
        if samples.count == Self.mostSamples, let last = samples.last, last.origin < origin {
            return
        }
        let sample = Sample(origin: origin, spelling: [UInt8](spelling))
        let position = samples.firstIndex { Self.precedes(sample, $0) } ?? samples.count
        guard position < Self.mostSamples else { return }
        kept[reason, default: []].insert(sample, at: position)
        if samples.count == Self.mostSamples { kept[reason]?.removeLast() }
    }

    /// Returns whether `left` precedes `right` in the sources.
    ///
    /// Samples on the same line are ordered by their bytes.
    private static func precedes(_ left: Sample, _ right: Sample) -> Bool {
        if left.origin != right.origin { return left.origin < right.origin }
        return left.spelling.lexicographicallyPrecedes(right.spelling)
    }
}
