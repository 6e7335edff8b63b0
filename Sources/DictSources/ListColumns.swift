/// The word and the count of one line, found by the separator of a ``ListFormat``.
struct ListColumns {
    /// Where the word stands, trimmed; `nil` where the line has no such column.
    private(set) var word: Range<Int>?
    /// Where the count stands, trimmed; `nil` where the line has no such column.
    private(set) var count: Range<Int>?
    /// How many columns the line has.
    private(set) var columns = 1

    /// Finds the columns of `line`, which is not blank.
    init(of line: Span<UInt8>, format: ListFormat) {
        switch format.separator {
        case .none: word = line.trimmed(0..<line.count)
        case .space: splitAtLastBlank(line)
        case .tab: splitAtTabs(line, format)
        }
    }

    /// The number that the ASCII digits in `range` of `line` write; `nil` where there is another
    /// byte, no digit or a number over 2^64 - 1.
    static func number(in range: Range<Int>, of line: Span<UInt8>) -> UInt64? {
        guard !range.isEmpty else { return nil }
        var number: UInt64 = 0
        for index in range {
            let digit = line[index] &- 0x30
            guard digit < 10 else { return nil }
            let (product, overflow) = number.multipliedReportingOverflow(by: 10)
            let (sum, carry) = product.addingReportingOverflow(UInt64(digit))
            if overflow || carry { return nil }
            number = sum
        }
        return number
    }

    private mutating func splitAtLastBlank(_ line: Span<UInt8>) {
        let range = line.trimmed(0..<line.count)
        var start = range.upperBound
        while start > range.lowerBound, !ASCII.isBlank(line[start - 1]) { start -= 1 }
        guard start > range.lowerBound else {
            word = range
            return
        }
        columns = 2
        word = line.trimmed(range.lowerBound..<start)
        count = start..<range.upperBound
    }

    private mutating func splitAtTabs(_ line: Span<UInt8>, _ format: ListFormat) {
        var start = 0
        var column = 1
        for index in 0...line.count where index == line.count || line[index] == ASCII.tab {
            if column == format.wordColumn {
                word = line.trimmed(start..<index)
            } else if column == format.countColumn {
                count = line.trimmed(start..<index)
            }
            columns = column
            column += 1
            start = index + 1
        }
    }
}
