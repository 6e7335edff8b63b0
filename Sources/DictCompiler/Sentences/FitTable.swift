/// Lines of words that share a use and may replace each other.
///
/// Lines of two kinds exist: each ``FitFrame`` has a built-in line of function words, and fields,
/// words for things of one kind, can be added. A noun or verb of a field may replace another one of
/// that field.
public struct FitTable: Sendable {
    /// The numbers of the lines that contain each word.
    private var lines: [[UInt8]: Set<Int>] = [:]
    /// The words of each line, by the number of the line.
    private(set) var members: [Set<[UInt8]>] = []
    /// The frames of the built-in lines, which come first.
    private(set) var frames: [FitFrame] = []

    /// Creates a table from `text`: one frame per line, with its name, a colon and its words.
    ///
    /// A line without a colon or with an unknown name is ignored.
    init(frames text: String) {
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2, let frame = FitFrame(rawValue: String(parts[0])) else {
                continue
            }
            frames.append(frame)
            add(Set(words: String(parts[1])))
        }
    }

    /// Adds a field: a line of folded words for things of one kind.
    public mutating func add(_ words: Set<[UInt8]>) {
        for word in words { lines[word, default: []].insert(members.count) }
        members.append(words)
    }

    /// Returns the numbers of the lines that contain `word`.
    func lines(of word: [UInt8]) -> Set<Int> { lines[word] ?? [] }

    /// Returns the frame of the line with number `line`; `nil` if it is a field.
    func frame(of line: Int) -> FitFrame? { frames.indices.contains(line) ? frames[line] : nil }
}
