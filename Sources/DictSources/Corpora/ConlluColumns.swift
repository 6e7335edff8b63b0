/// The columns that ``ConlluReader`` needs from a word line of CoNLL-U, as ranges in that line.
struct ConlluColumns {
    /// The number of columns in the line, which is 10 if the line is valid.
    private(set) var count = 1
    private(set) var id = 0..<0
    private(set) var form = 0..<0
    private(set) var tag = 0..<0
    private(set) var misc = 0..<0

    /// Creates the columns of `line` by splitting it at tabs.
    init(_ line: Span<UInt8>) {
        var start = 0
        for index in line.indices where line[index] == ASCII.tab {
            set(start..<index)
            count += 1
            start = index + 1
        }
        set(start..<line.count)
    }

    /// Whether the MISC column contains `SpaceAfter=No`, so that no space follows the word.
    ///
    /// `line` must be the line from which the columns were created.
    func isJoined(_ line: Span<UInt8>) -> Bool {
        let wanted = misc.count - Self.noSpace.count
        guard wanted >= 0 else { return false }
        for offset in 0...wanted where line[misc.lowerBound + offset] == UInt8(ascii: "S") {
            let start = misc.lowerBound + offset
            let end = start + Self.noSpace.count
            if offset == 0 || line[start - 1] == UInt8(ascii: "|"),
                end == misc.upperBound || line[end] == UInt8(ascii: "|"),
                line.hasBytes(Self.noSpace, at: start)
            {
                return true
            }
        }
        return false
    }

    private static let noSpace = Array("SpaceAfter=No".utf8)

    private mutating func set(_ range: Range<Int>) {
        switch count {
        case 1: id = range
        case 2: form = range
        case 4: tag = range
        case 10: misc = range
        default: break
        }
    }
}

/// The identifier in the first column of a CoNLL-U word line.
enum ConlluID: Equatable {
    case word(Int)
    /// A range of words that are written as one, such as `3-4`.
    ///
    /// The associated values are the IDs of the first and the last word, such as 3 and 4.
    case range(Int, Int)
    /// An empty node, such as `3.1`, which is not part of the text.
    ///
    /// The associated value is the ID of the preceding word, such as 3.
    case empty(Int)

    /// Creates the identifier written as `text`, such as `3`, `3-4` or `3.1`, or `nil` if it is
    /// invalid.
    init?(_ text: Span<UInt8>) {
        var index = 0
        guard let first = Self.number(text, &index) else { return nil }
        if index == text.count {
            self = .word(first)
            return
        }
        let separator = text[index]
        index += 1
        guard let second = Self.number(text, &index), index == text.count else { return nil }
        switch separator {
        case UInt8(ascii: "-"): self = .range(first, second)
        case UInt8(ascii: "."): self = .empty(first)
        default: return nil
        }
    }

    private static func number(_ text: Span<UInt8>, _ index: inout Int) -> Int? {
        var number = 0
        let start = index
        while index < text.count, index - start < 9, ASCII.isDigit(text[index]) {
            number = number * 10 + Int(ASCII.digit(text[index]))
            index += 1
        }
        return index == start ? nil : number
    }
}
