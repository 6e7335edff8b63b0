import DictModel

/// How many records were dropped for each reason, with samples.
public struct RejectionReport: Sendable, Equatable {
    /// A dropped spelling and its place.
    public struct Sample: Sendable, Equatable {
        /// The place of the spelling.
        public let origin: Origin
        /// The bytes of the spelling in the source, at most ``LexiconBuilder/storedBytes`` of them.
        ///
        /// They may not be UTF-8; use ``DictModel/PrintableText`` to show them.
        public let spelling: [UInt8]
    }

    /// The maximum number of samples for each reason.
    public static let mostSamples = 20

    private var counts: [Rejection: Int] = [:]
    private var kept: [Rejection: [Sample]] = [:]
    /// The counts for each source, indexed by its number.
    private var fileCounts: [[Rejection: Int]] = []

    /// Creates an empty report.
    init() {}

    /// The number of records that were dropped for `reason`.
    public func count(of reason: Rejection) -> Int { counts[reason, default: 0] }

    /// The number of dropped records from source number `file`, by reason.
    public func counts(ofFile file: Int) -> [Rejection: Int] {
        fileCounts.indices.contains(file) ? fileCounts[file] : [:]
    }

    /// The first records, in source order, that were dropped for `reason`; at most ``mostSamples``.
    public func samples(of reason: Rejection) -> [Sample] { kept[reason, default: []] }

    /// The number of dropped records.
    public var total: Int { counts.values.reduce(0, +) }

    /// The reasons that occur in the report, in the order of the cases of ``Rejection``.
    public var reasons: [Rejection] { Rejection.allCases.filter { count(of: $0) > 0 } }

    /// Counts a dropped record, and keeps it as a sample if it is among the first in source order.
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

    /// Whether `left` comes before `right` in source order, or by its bytes if both are on one
    /// line.
    private static func precedes(_ left: Sample, _ right: Sample) -> Bool {
        if left.origin != right.origin { return left.origin < right.origin }
        return left.spelling.lexicographicallyPrecedes(right.spelling)
    }
}
