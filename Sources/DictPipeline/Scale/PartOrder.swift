import DictFormat
import DictModel

/// The files of a part by number, in little memory, and the files that they are now.
///
/// Whoever reads a part may give its files other numbers and corpora, in the same order, since
/// those of dictc.yml may have changed.
struct PartOrder {
    private var numbers: [UInt32] = []
    private var languages: [Language] = []
    private var corpora: [UInt32] = []
    private var indices: [Language: Set<UInt32>] = [:]
    /// The files that they are now, or an empty array if they are the same.
    private var placed: [PartSplit] = []
    private var sources: [Language: [Int: Int]] = [:]

    /// Creates the order of no files.
    init() {}

    /// Creates the order of `files`, which are `placed` now.
    ///
    /// - Throws: `FormatError` if the files are in another order now.
    init(_ files: [PartSplit], _ placed: [PartSplit]) throws(FormatError) {
        guard files.count == placed.count else { throw .damaged(PartFormat.splits, .value) }
        var last = -1
        for (one, other) in zip(files, placed) {
            try add(one)
            guard other.number > last, other.language == one.language else {
                throw .damaged(PartFormat.splits, .order)
            }
            last = other.number
            if let source = sources[one.language]?[one.source], source != other.source {
                throw .damaged(PartFormat.splits, .value)
            }
            sources[one.language, default: [:]][one.source] = other.source
        }
        self.placed = placed
    }

    /// Adds a file with a larger number.
    ///
    /// - Throws: `FormatError` if its number is not larger.
    mutating func add(_ split: PartSplit) throws(FormatError) {
        if let last = numbers.last, split.number <= Int(last) {
            throw .damaged(PartFormat.splits, .order)
        }
        guard let number = UInt32(exactly: split.number),
            let source = UInt32(exactly: split.source)
        else { throw .damaged(PartFormat.splits, .value) }
        numbers.append(number)
        languages.append(split.language)
        corpora.append(source)
        indices[split.language, default: []].insert(source)
    }

    /// Returns the index of the file with `number`, or `nil` if it is not one of the part's in
    /// `language`.
    func index(of number: Int, _ language: Language) -> Int? {
        var (start, end) = (0, numbers.count)
        while start < end {
            let middle = (start + end) / 2
            if Int(numbers[middle]) < number { start = middle + 1 } else { end = middle }
        }
        guard start < numbers.count, Int(numbers[start]) == number, languages[start] == language
        else { return nil }
        return start
    }

    /// Whether a file of the corpus of `language` with the index `source` is in the part.
    func has(_ source: Int, _ language: Language) -> Bool {
        UInt32(exactly: source).map { indices[language]?.contains($0) ?? false } ?? false
    }

    /// Returns the index of the corpus of the file at `index`, as the part has it.
    func source(ofFileAt index: Int) -> Int { Int(corpora[index]) }

    /// Returns the file that the one at `index` is now, or `nil` if no one has said it.
    func split(at index: Int) -> PartSplit? {
        placed.indices.contains(index) ? placed[index] : nil
    }

    /// Returns the index that the corpus of `language` with the index `source` has now.
    func source(_ source: Int, _ language: Language) -> Int {
        sources[language]?[source] ?? source
    }
}
