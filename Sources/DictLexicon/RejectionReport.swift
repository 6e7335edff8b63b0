import DictModel

/// How many records were dropped for each reason, with samples.
public struct RejectionReport: Sendable, Equatable {
    /// A spelling that was dropped.
    public struct Sample: Sendable, Equatable {
        /// Where it is.
        public let origin: Origin
        /// Its bytes in the source, at most ``LexiconBuilder/storedBytes`` of them; not
        /// always UTF-8, so ``DictModel/PrintableText`` is the way to show it.
        public let spelling: [UInt8]
    }

    /// The maximum number of samples of a reason.
    public static let mostSamples = 20

    private var counts: [Rejection: Int] = [:]
    private var kept: [Rejection: [Sample]] = [:]
    /// The counts of each source, by its number.
    private var fileCounts: [[Rejection: Int]] = []

    /// A report on nothing.
    init() {}

    /// The number of records dropped for `reason`.
    public func count(of reason: Rejection) -> Int { counts[reason, default: 0] }

    /// The number of records of source number `file` that were dropped, by reason.
    public func counts(ofFile file: Int) -> [Rejection: Int] {
        fileCounts.indices.contains(file) ? fileCounts[file] : [:]
    }

    /// The first records in source order that were dropped for `reason`, at most 20.
    public func samples(of reason: Rejection) -> [Sample] { kept[reason, default: []] }

    /// The number of all records that were dropped.
    public var total: Int { counts.values.reduce(0, +) }

    /// The reasons that occur, in the order of ``Rejection``.
    public var reasons: [Rejection] { Rejection.allCases.filter { count(of: $0) > 0 } }

    /// Counts a record and keeps it as a sample if it is among the first.
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

    /// Source order; the bytes decide between records of one line.
    private static func precedes(_ left: Sample, _ right: Sample) -> Bool {
        if left.origin != right.origin { return left.origin < right.origin }
        return left.spelling.lexicographicallyPrecedes(right.spelling)
    }
}
