/// The positions of the word and the optional number in one line of a word list.
///
/// For lists with fields in quotation marks or with columns to skip, use ``TableRow`` instead.
struct ListColumns {
    /// The range of the word in the line, without the spaces and tabs around it.
    private(set) var word = 0..<0
    /// The range of the number in the line, or `nil` if there is no second column.
    ///
    /// The spaces and tabs around the number are not part of the range.
    private(set) var number: Range<Int>?
    /// The number of columns in the line, which can exceed 2 if tabs separate them.
    private(set) var count = 1

    /// Creates the columns of `line` by splitting it at `separator`.
    ///
    /// `line` must not be blank.
    init(of line: Span<UInt8>, separator: ListSeparator) {
        switch separator {
        case .space: splitAtLastBlank(line)
        case .tab: splitAtTabs(line)
        case .none, .comma, .semicolon: word = line.trimmed(0..<line.count)
        }
    }

    private mutating func splitAtLastBlank(_ line: Span<UInt8>) {
        let range = line.trimmed(0..<line.count)
        var start = range.upperBound
        while start > range.lowerBound, !ASCII.isBlank(line[start - 1]) { start -= 1 }
        guard start > range.lowerBound else {
            word = range
            return
        }
        count = 2
        word = line.trimmed(range.lowerBound..<start)
        number = start..<range.upperBound
    }

    private mutating func splitAtTabs(_ line: Span<UInt8>) {
        // Most lists have one word a line, and nothing else.
        guard line.firstIndex(of: ASCII.tab, from: 0) != nil else {
            word = line.trimmed(0..<line.count)
            return
        }
        var start = 0
        count = 0
        for index in 0...line.count where index == line.count || line[index] == ASCII.tab {
            count += 1
            if count == 1 {
                word = line.trimmed(start..<index)
            } else if count == 2 {
                number = line.trimmed(start..<index)
            }
            start = index + 1
        }
    }
}

extension Span<UInt8> {
    /// Returns the decimal number in `range`, or `nil` if the bytes are not a valid number.
    ///
    /// A valid number consists of ASCII digits only and is at most 2^64 - 1.
    func number(in range: Range<Int>) -> UInt64? {
        guard !range.isEmpty else { return nil }
        var number: UInt64 = 0
        for index in range {
            let digit = ASCII.digit(self[index])
            guard digit < 10 else { return nil }
            let (product, overflow) = number.multipliedReportingOverflow(by: 10)
            let (sum, carry) = product.addingReportingOverflow(UInt64(digit))
            if overflow || carry { return nil }
            number = sum
        }
        return number
    }
}
