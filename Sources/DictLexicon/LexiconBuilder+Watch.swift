/// The decision of the builder about one record.
public enum RecordFate: Sendable, Equatable {
    /// A source gives the word, with this familiarity; 0 if the source does not say.
    case kept(familiarity: UInt8)
    /// The record is dropped; a reason list may have given the reason.
    case dropped(Rejection)
    /// A reason list contains the spelling. By itself, that does not drop a word of a source.
    case listed(Rejection)
    /// The overlay puts the word in.
    case added
    /// The overlay takes the word out.
    case removed
}

extension LexiconBuilder {
    /// Hears of each record once: its spelling, its letters after folding, its place and the
    /// decision of the builder.
    ///
    /// Of a spelling that is no word it hears the first ``storedBytes`` bytes, of several overlay
    /// lines about one word the first.
    public typealias Watch = (
        _ spelling: Span<UInt8>, _ word: Span<UInt8>, _ origin: Origin, _ fate: RecordFate
    ) -> Void

    /// Tells `watch` about the records that the rules kept and the lines of the overlay; the others
    /// are told about when their reasons are settled.
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

    /// Tells `watch`, if there is one, about the record of `spelling`.
    func tell(
        _ watch: Watch?, _ spelling: Span<UInt8>, _ origin: Origin, _ fate: RecordFate
    ) {
        guard let watch else { return }
        let word = rules.judge(spelling, folding).word
        watch(spelling, word.span, origin, fate)
    }
}
