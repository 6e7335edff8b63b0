import DictFormat
import DictModel

/// The different forms in a sentences file, with the number of their uses.
///
/// A form is a token with its tag and the white space before it.
struct DifferentForms {
    /// The record of each form.
    private(set) var records: [[UInt8]] = []
    /// The number of times that each form was added.
    private(set) var uses: [Int] = []
    private var indices: [[UInt8]: Int] = [:]

    /// Adds a use of the form with the given record, and returns the index of the form.
    mutating func add(_ record: [UInt8]) -> Int {
        if let known = indices[record] {
            uses[known] += 1
            return known
        }
        indices[record] = records.count
        records.append(record)
        uses.append(1)
        return records.count - 1
    }
}

/// The numbering of the forms in a sentences file.
///
/// Frequent forms have small numbers, which take fewer bytes. Equally frequent ones are sorted byte
/// by byte.
struct FormNumbers {
    /// The records of the forms, in the order of their numbers.
    let records: [[UInt8]]
    private let numbers: [Int]

    init(_ forms: DifferentForms) {
        let order = forms.records.indices.sorted { first, second in
            forms.uses[first] != forms.uses[second]
                ? forms.uses[first] > forms.uses[second]
                : forms.records[first].lexicographicallyPrecedes(forms.records[second])
        }
        records = order.map { forms.records[$0] }
        numbers = places(of: order)
    }

    /// The number assigned to the form with the index `form` among the ``DifferentForms``.
    subscript(form: Int) -> Int { numbers[form] }
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
    /// The number of each set of ``DifferentRivals``.
    private let numbers: [Int]

    init(
        _ sentences: [SentenceCoder], _ different: [[[UInt8]]], _ answers: AnswerNumbers,
        _ crew: some ParallelMap
    ) throws(Diagnostic) {
        let sets = different.map { rivals in rivals.compactMap { answers[$0].map { UInt32($0) } } }
        var uses = [Int](repeating: 0, count: sets.count)
        for sentence in sentences {
            for gap in sentence.gaps {
                let (set, rivals) = (sets[gap.rivals], different[gap.rivals])
                let own = answers[gap.answer].map { UInt32($0) }
                uses[gap.rivals] += 1
                if set.count == rivals.count, own.map(set.contains) != true { continue }
                let answer = PrintableText.quoted(gap.answer)
                throw sentence.fault(
                    .sentenceBadRival, "has a rival of \(answer) that no other gap hides",
                    token: gap.token,
                    found: rivals.first { $0 == gap.answer || answers[$0] == nil }
                        .map { PrintableText.quoted($0) })
            }
        }
        let order = sets.indices.sorted { first, second in
            uses[first] != uses[second]
                ? uses[first] > uses[second]
                : sets[first].lexicographicallyPrecedes(sets[second])
        }
        numbers = places(of: order)
        var differences = RivalDifferences(answerCount: answers.count)
        differences.append(order.map { sets[$0] }, crew)
        records = differences.records
    }

    /// The number assigned to the rival set of `gap`, which must be a gap in one of the sentences.
    subscript(gap: SentenceCoder.CodedGap) -> Int { numbers[gap.rivals] }
}

/// Returns the place of each index in `order`, which has every index once.
private func places(of order: [Int]) -> [Int] {
    var places = [Int](repeating: 0, count: order.count)
    for (place, index) in order.enumerated() { places[index] = place }
    return places
}
