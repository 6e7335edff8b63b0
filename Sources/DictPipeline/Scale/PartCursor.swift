import DictFormat
import DictModel
import DictOutput

/// A part that is being merged with others: its next file, or its next sentence.
struct PartCursor {
    /// A file of the part.
    struct File {
        var split: PartSplit
        var sentences: Int
        /// All fields of the file.
        var fields: ArraySlice<UInt8>
    }

    let place: Place
    /// The digest of the plan.
    let plan: String
    private let source: PartSource
    private let pieceSize: Int
    private var files: PartStream
    private var candidates: PartStream
    private var order = PartOrder()
    /// The number of sentences of each language that were not dropped.
    private var kept: [Language: Int] = [:]
    /// The languages of which sentences have not been read yet.
    private var languages: ArraySlice<Language> = []
    private var language = Language.english
    /// The number of sentences of the language that were not dropped.
    private var good = 0
    private var capacity = 0
    private var chosen = 0
    private var passed = 0

    /// The file that ``nextFile()`` has read.
    private(set) var file: File?
    /// The sentence that ``nextCandidate()`` has read.
    private(set) var candidate: PartCandidate.InPart?

    /// Opens the part in `source`, and reads the digest of its plan.
    init(_ source: PartSource, pieceSize: Int) throws(Diagnostic) {
        place = source.place
        self.source = source
        self.pieceSize = pieceSize
        do {
            var info = try PartStream(source, PartFormat.info, pieceSize: 128)
            var reader = try info.rest()
            plan = try reader.plan()
            try reader.finish()
            try info.finish()
            files = try PartStream(source, PartFormat.splits, pieceSize: pieceSize)
            candidates = try PartStream(source, PartFormat.candidates, pieceSize: pieceSize)
        } catch {
            throw Self.named(error, source.place)
        }
    }

    /// Returns the result of `body`, whose errors get the name of the part.
    func named<Value>(_ body: () throws -> Value) throws(Diagnostic) -> Value {
        do {
            return try body()
        } catch {
            throw named(error)
        }
    }

    private func named(_ error: any Error) -> Diagnostic { Self.named(error, place) }

    private static func named(_ error: any Error, _ place: Place) -> Diagnostic {
        if let error = error as? FormatError { return Diagnostic(error, file: place) }
        return error as? Diagnostic ?? .internalFault(error)
    }

    /// Reads the next file, and returns its number, or `nil` if there is none.
    mutating func nextFile() throws(Diagnostic) -> Int? {
        do {
            guard var reader = try files.item() else {
                try files.finish()
                file = nil
                return nil
            }
            let start = reader.offset
            let (split, reading) = try reader.file()
            try reader.finish()
            try order.add(split)
            file = File(
                split: split, sentences: reading.sentences,
                fields: reader.bytes[start..<reader.offset])
            return split.number
        } catch {
            throw named(error)
        }
    }

    /// Reads the numbers of all languages, once all files have been read.
    mutating func readFunnels() throws(Diagnostic) -> [(language: Language, funnel: PartFunnel)] {
        do {
            var stream = try PartStream(source, PartFormat.funnel, pieceSize: pieceSize)
            var reader = try stream.rest()
            let funnels = try reader.funnels(order)
            try reader.finish()
            try stream.finish()
            for (language, funnel) in funnels { kept[language] = funnel.kept }
            languages = funnels.map(\.language)[...]
            guard try candidates.number(upTo: 255) == languages.count else {
                throw candidates.damage
            }
            return funnels
        } catch {
            throw named(error)
        }
    }

    /// Begins with the sentences of `language`, and returns the capacity and the seed with which
    /// they were chosen, or `nil` if the part has no such sentences.
    mutating func openPool(
        _ language: Language
    ) throws(Diagnostic) -> (capacity: Int, seed: UInt64)? {
        guard languages.first == language else { return nil }
        do {
            guard try candidates.language() == language else { throw candidates.damage }
            capacity = try candidates.number(upTo: 1 << 32)
            (self.language, chosen, passed) = (language, 0, 0)
            good = kept[language] ?? 0
            return (capacity, try candidates.fixed())
        } catch {
            throw named(error)
        }
    }

    /// Reads the next sentence of the language, and returns its hash, or `nil` if there is none.
    mutating func nextCandidate() throws(Diagnostic) -> UInt64? {
        do {
            guard var reader = try candidates.item() else {
                candidate = nil
                return nil
            }
            let next = try PartCandidate(&reader, order, language)
            try reader.finish()
            if let last = candidate?.candidate.hash, last >= next.hash {
                throw FormatError.damaged(PartFormat.candidates, .order)
            }
            chosen += 1
            passed += next.total
            guard chosen <= capacity, passed <= good else {
                throw candidates.damage
            }
            candidate = PartCandidate.InPart(
                candidate: next, source: order.source(ofFileAt: next.sentence.file))
            return next.hash
        } catch {
            throw named(error)
        }
    }

    /// Ends with the sentences of `language`, and returns how many of each corpus were not chosen.
    mutating func closePool(
        _ language: Language
    ) throws(Diagnostic) -> [(source: Int, count: Int)] {
        guard languages.first == language else { return [] }
        languages.removeFirst()
        do {
            guard var reader = try candidates.item() else { throw candidates.damage }
            let surplus = try reader.counts(order, language)
            try reader.finish()
            passed += surplus.reduce(0) { $0 + $1.count }
            guard passed == good else { throw candidates.damage }
            return surplus
        } catch {
            throw named(error)
        }
    }

    /// Checks that all has been read.
    func finish() throws(Diagnostic) {
        try named { try candidates.finish() }
    }
}
