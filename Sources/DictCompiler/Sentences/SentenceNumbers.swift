import DictFormat
import DictModel

/// The numbering of the forms in a sentences file.
///
/// A form is a token with its tag and the white space before it. Frequent forms have small numbers,
/// which take fewer bytes.
struct FormNumbers {
    /// The records of the forms, in the order of their numbers.
    let records: [[UInt8]]
    private let numbers: [[UInt8]: Int]

    init(_ sentences: [SentenceCoder]) {
        records = byFrequency(sentences.flatMap(\.forms))
        numbers = Dictionary(uniqueKeysWithValues: zip(records, 0...))
    }

    /// The number assigned to the form with the given record, which must be one of ``records``.
    subscript(record: [UInt8]) -> Int { numbers[record] ?? 0 }
}

/// The numbering of the answers in a sentences file.
///
/// An answer is the ``CaselessForm`` of a word that at least one gap hides. Answers are numbered in
/// ascending order, compared byte by byte.
struct AnswerNumbers {
    /// The bytes of section ANSW, which contains, for each answer, the number assigned to one of
    /// its forms.
    let bytes: [UInt8]
    private let numbers: [[UInt8]: Int]

    init(_ sentences: [SentenceCoder], _ forms: FormNumbers) {
        // Of the forms that give an answer, the one with the smallest number represents it.
        var firstForms: [[UInt8]: Int] = [:]
        for sentence in sentences {
            for gap in sentence.gaps {
                let form = forms[sentence.forms[gap.token]]
                firstForms[gap.answer] = min(firstForms[gap.answer] ?? form, form)
            }
        }
        let ordered = firstForms.sorted { $0.key.lexicographicallyPrecedes($1.key) }
        let size = SentencesFormat.answerSize(formCount: forms.records.count)
        var bytes: [UInt8] = []
        for answer in ordered { bytes.append(littleEndian: UInt64(answer.value), bytes: size) }
        self.bytes = bytes
        numbers = Dictionary(uniqueKeysWithValues: zip(ordered.map(\.key), 0...))
    }

    /// The number of different answers.
    var count: Int { numbers.count }

    /// The number assigned to `answer`, or `nil` if it is not the answer of any gap.
    subscript(answer: [UInt8]) -> Int? { numbers[answer] }
}

/// The numbering of the rival sets in a sentences file.
///
/// A rival set contains the rivals of a gap: answers of other gaps that fit it about as well as its
/// own answer. Frequent sets have small numbers, which take fewer bytes.
struct RivalSets {
    /// The records of the rival sets, in the order of their numbers.
    let records: [[UInt8]]
    private let numbers: [[[UInt8]]: Int]

    init(
        _ sentences: [SentenceCoder], _ answers: AnswerNumbers, _ crew: some ParallelMap
    ) throws(Diagnostic) {
        var indices: [[[UInt8]]: Int] = [:]
        var sets: [(answers: [UInt32], uses: Int)] = []
        for sentence in sentences {
            for gap in sentence.gaps {
                let known = indices[gap.rivals]
                // Those of a known set are all answers.
                if let rival = gap.rivals.first(where: {
                    $0 == gap.answer || known == nil && answers[$0] == nil
                }) {
                    let answer = PrintableText.quoted(gap.answer)
                    throw sentence.fault(
                        .sentenceBadRival, "has a rival of \(answer) that no other gap hides",
                        token: gap.token, found: PrintableText.quoted(rival))
                }
                if let known {
                    sets[known].uses += 1
                } else {
                    indices[gap.rivals] = sets.count
                    var set: [UInt32] = []
                    set.reserveCapacity(gap.rivals.count)
                    set += gap.rivals.lazy.compactMap { answers[$0].map { UInt32($0) } }
                    sets.append((set, 1))
                }
            }
        }
        let order = sets.indices.sorted { first, second in
            sets[first].uses != sets[second].uses
                ? sets[first].uses > sets[second].uses
                : sets[first].answers.lexicographicallyPrecedes(sets[second].answers)
        }
        var ordered = [Int](repeating: 0, count: sets.count)
        for (number, index) in order.enumerated() { ordered[index] = number }
        numbers = indices.mapValues { ordered[$0] }
        var differences = RivalDifferences(answerCount: answers.count)
        differences.append(order.map { sets[$0].answers }, crew)
        records = differences.records
    }

    /// The number assigned to the rival set of `gap`, which must be a gap in one of the sentences.
    subscript(gap: SentenceCoder.CodedGap) -> Int { numbers[gap.rivals] ?? 0 }
}

/// Returns `elements` without duplicates, sorted from the most to the least frequent.
///
/// Equally frequent elements are sorted lexicographically.
private func byFrequency<Number: Comparable & Hashable>(_ elements: [[Number]]) -> [[Number]] {
    var counts: [[Number]: Int] = [:]
    for element in elements { counts[element, default: 0] += 1 }
    return counts.sorted { first, second in
        if first.value != second.value { return first.value > second.value }
        return first.key.lexicographicallyPrecedes(second.key)
    }.map(\.key)
}
