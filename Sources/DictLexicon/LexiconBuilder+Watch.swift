/// The builder's decision about one record.
public enum RecordFate: Sendable, Equatable {
    /// A source contains the word, with this familiarity; 0 if the source does not rate it.
    case kept(familiarity: UInt8)
    /// The record is dropped, for a reason that comes from the rules or from a reason list.
    case dropped(Rejection)
    /// A reason list contains the spelling, which by itself does not drop a word of a source.
    case listed(Rejection)
    /// The overlay adds the word.
    case added
    /// The overlay removes the word.
    case removed
}

extension LexiconBuilder {
    /// A closure that is called once with each record: its spelling, its letters after folding, its
    /// place and the builder's decision.
    ///
    /// For a spelling that is not a word, only the first ``storedBytes`` bytes are passed. If
    /// several overlay lines name one word, only the first of them is passed.
    public typealias Watch = (
        _ spelling: Span<UInt8>, _ word: Span<UInt8>, _ origin: Origin, _ fate: RecordFate
    ) -> Void

    /// Calls `watch` with the records that the rules kept and with the lines of the overlay.
    ///
    /// The other records are passed to it once their reasons are settled.
    func tellKept(_ watch: @escaping Watch) {
        var variant = 0
        for record in 0..<wordOrigins.count {
            var (arena, index) = (words, record)
            if variant < variantRecords.count, Int(variantRecords[variant]) == record {
                (arena, index) = (variants, variant)
                variant += 1
            }
            tell(
                watch, arena.bytes.span.extracting(arena.range(of: index)), wordOrigins[record],
                .kept(familiarity: familiarity[record]))
        }
        for (_, entry) in overlay.inSourceOrder {
            tell(watch, entry.spelling.span, entry.origin, entry.adds ? .added : .removed)
        }
    }

    /// Calls `watch`, unless it is `nil`, with the record of `spelling`.
    func tell(
        _ watch: Watch?, _ spelling: Span<UInt8>, _ origin: Origin, _ fate: RecordFate
    ) {
        guard let watch else { return }
        let word = rules.judge(spelling, folding).word
        watch(spelling, word.span, origin, fate)
    }
}
