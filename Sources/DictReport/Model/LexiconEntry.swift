/// The entry of a lexicon in report.json.
struct LexiconEntry: Decodable {
    struct Overlay: Decodable {
        var added: Count
        var removed: Count
        /// The places of lines that change nothing.
        var withoutEffect: [String]
    }

    /// The records that were dropped, by reason.
    struct Dropped: Decodable {
        struct Reason: Decodable {
            var reason: String
            var count: Count
            var samples: [String]
        }

        var total: Count
        var reasons: [Reason]
    }

    /// A file that was read.
    struct Source: Decodable {
        var file: String
        /// The role of the file: `words`, `overlay`, or the reason that a drop file states.
        var role: String
        var records: Count
        var kept: Count?
        var dropped: [String: Count]?
        /// The number of words that no other words file has, or `nil` if it is unknown.
        var onlyHere: Count?
    }

    /// The words of one length.
    struct Length: Decodable {
        var length: Count
        var words: Count
        /// The numbers of words that games may ask for, by familiarity.
        var asked: [String: Count]
    }

    var words: Count
    var blocked: Count
    var records: Count
    var kept: Count
    var repetitions: Count
    var overlay: Overlay
    var dropped: Dropped
    /// The records of words files that were dropped, without those of drop files.
    var droppedRecords: Dropped
    var listed: Count
    var listedButKept: Count
    var sources: [Source]
    /// The words by their length.
    var lengths: [Length]

    /// The numbers of records of words files that were dropped, by reason, the most frequent first.
    var losses: [(name: String, count: Int)] {
        var losses: [String: Count] = [:]
        for source in sources where source.role == "words" {
            for (reason, count) in source.dropped ?? [:] {
                losses[reason] = Count((losses[reason]?.value ?? 0) + count.value)
            }
        }
        return losses.ranked.filter { $0.count > 0 }
    }
}
