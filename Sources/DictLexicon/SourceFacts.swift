import DictModel

/// Facts that the records of one source show, beside how many were kept.
package struct SourceFacts: Sendable {
    /// The first record that was dropped for each reason.
    package internal(set) var firstDropped: [Rejection: (spelling: [UInt8], line: Int)] = [:]
    /// The number of records of a reason list whose spelling is also in a source of words.
    package internal(set) var explanations = 0
    /// The number of kept records that fold to more letters than they have, such as `græde`, and the
    /// first of them with its word.
    package internal(set) var lengthened = 0
    package internal(set) var firstLengthened: (spelling: [UInt8], word: [UInt8])?
    /// The number of kept records with letters that English and Dutch do not have, and these
    /// letters.
    package internal(set) var foreign = 0
    package internal(set) var foreignLetters: Set<UInt32> = []
}

extension LexiconBuilder {
    /// The facts about the spellings that were kept, by the number of the source.
    var spellingFacts: [Int: SourceFacts] {
        var facts: [Int: SourceFacts] = [:]
        for (number, record) in variantRecords.enumerated() where Int(record) < words.count {
            let file = wordOrigins[Int(record)].file
            let spelling = variants.bytes.span.extracting(variants.range(of: number))
            var (letters, isLonger) = (0, false)
            var foreign: Set<UInt32> = []
            var index = 0
            while index < spelling.count {
                let step = UTF8Scalar.decode(spelling, at: index)
                index += max(step.length, 1)
                if (0x300...0x36F).contains(step.value) { continue }
                letters += 1
                if Self.doubled.contains(step.value) { isLonger = true }
                if step.value >= 0x80, !Self.usual.contains(step.value) {
                    foreign.insert(step.value)
                }
            }
            let length = words.range(of: Int(record)).count
            if isLonger, length > letters {
                if facts[file]?.firstLengthened == nil {
                    facts[file, default: SourceFacts()].firstLengthened = (
                        variants[number], words[Int(record)]
                    )
                }
                facts[file, default: SourceFacts()].lengthened += 1
            }
            if !foreign.isEmpty {
                facts[file, default: SourceFacts()].foreign += 1
                facts[file, default: SourceFacts()].foreignLetters.formUnion(foreign)
            }
        }
        return facts
    }

    /// Letters that fold to two, and that people count as one.
    private static let doubled = Set("æœßþÆŒÞ".unicodeScalars.map(\.value))

    /// The letters outside ASCII that English and Dutch words have, and ligatures of print.
    private static let usual = Set(
        "ÀÁÂÄÇÈÉÊËÌÍÎÏÒÓÔÖÙÚÛÜàáâäçèéêëìíîïòóôöùúûüœŒÿĳĲﬀﬁﬂﬃﬄﬅﬆ".unicodeScalars.map(\.value))
}
