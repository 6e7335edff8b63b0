/// Which words share a use: lines of a name, a colon and words.
///
/// The frames of function words are built in; fields, words that name things of one kind, may be
/// added: a noun or verb of a field may replace another one of the field.
public struct FitTable: Sendable {
    /// The lines that have a word, by number.
    private var lines: [[UInt8]: Set<Int>] = [:]
    /// The words of each line.
    private(set) var members: [Set<[UInt8]>] = []
    /// The frames of the first lines.
    private(set) var frames: [FitFrame] = []

    /// The frames in `text`, one per line.
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

    /// Adds a line of words, folded.
    public mutating func add(_ words: Set<[UInt8]>) {
        for word in words { lines[word, default: []].insert(members.count) }
        members.append(words)
    }

    /// The numbers of the lines that have `word`.
    func lines(of word: [UInt8]) -> Set<Int> { lines[word] ?? [] }

    /// The frame of a line; `nil` for a field.
    func frame(of line: Int) -> FitFrame? { frames.indices.contains(line) ? frames[line] : nil }
}
