/// A table of lines, which are sets of words that may replace each other in a sentence.
///
/// There are two kinds of line. Frames (``FitFrame``) are built-in lines of function words with the
/// same use. Fields, which can be added, are lines of content words for things of one kind, such as
/// animals.
package struct FitTable: Sendable {
    /// For each word, the lines that contain it, as indices in ``members``.
    private var lines: [[UInt8]: Set<Int>] = [:]
    /// The numbers of the lines with each word as a guest.
    private var guests: [[UInt8]: Set<Int>] = [:]
    /// The words in each line, indexed by line number.
    private(set) var members: [Set<[UInt8]>] = []
    /// The frame of each built-in line, indexed by line number.
    ///
    /// Built-in lines have the lowest numbers.
    private(set) var frames: [FitFrame] = []

    /// Creates a table from `text`, which lists one frame per line.
    ///
    /// A line consists of the name of a ``FitFrame``, a colon and the words, separated by spaces. The
    /// words after a bar are guests: they fit into the gaps of the others, but the others need not fit
    /// into theirs. In *despite the rain*, `in` fits as well; in *in the box*, `despite` does not. A
    /// line without a colon or with an unknown name is ignored.
    init(frames text: String) {
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, let frame = FitFrame(rawValue: String(parts[0])) else {
                continue
            }
            let words = parts[1].split(separator: "|", maxSplits: 1)
            guard let owners = words.first else { continue }
            frames.append(frame)
            if words.count == 2 {
                for word in Set(words: String(words[1])) {
                    guests[word, default: []].insert(members.count)
                }
            }
            add(Set(words: String(owners)))
        }
    }

    /// Adds `words` to the table as a field, a set of folded words for things of one kind.
    package mutating func add(_ words: Set<[UInt8]>) {
        for word in words { lines[word, default: []].insert(members.count) }
        members.append(words)
    }

    /// Returns the lines that contain the folded word `word`, as line numbers.
    func lines(of word: [UInt8]) -> Set<Int> { lines[word] ?? [] }

    /// Returns the numbers of the lines into whose gaps `word` fits without being one of them.
    func guestLines(of word: [UInt8]) -> Set<Int> { guests[word] ?? [] }

    /// Returns the frame of the line with the number `line`, or `nil` if the line is a field of
    /// content words.
    func frame(of line: Int) -> FitFrame? { frames.indices.contains(line) ? frames[line] : nil }
}
