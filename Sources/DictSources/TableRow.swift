import DictModel

/// The fields of one row of a table, without the spaces, tabs and quotation marks around them.
///
/// In CSV, a field in quotation marks can contain line ends, so a row is filled line by line.
package struct TableRow {
    /// The text of all fields, one after another, without the quotation marks around them.
    package private(set) var text: [UInt8] = []
    /// The range of each field in ``text``.
    ///
    /// While ``isOpen`` is true, the range of the open field is still missing.
    package private(set) var fields: [Range<Int>] = []
    /// Whether a field in quotation marks is open, so that the next line belongs to the row, too.
    package var isOpen: Bool { state == .quoted }

    private enum State { case start, plain, quoted, closed }

    private var state = State.start
    private var fieldStart = 0

    /// Creates a row without fields.
    package init() {}

    mutating func clear() {
        text.removeAll(keepingCapacity: true)
        fields.removeAll(keepingCapacity: true)
        state = .start
        fieldStart = 0
    }

    // MARK: - Words and numbers

    /// Sets the row to a word and, if there is one, a number after it; ``text`` is the whole line.
    ///
    /// `line` must not be blank. Quotation marks mean nothing. More than two fields are possible if
    /// tabs separate them.
    mutating func setColumns(of line: Span<UInt8>, separator: ListSeparator) {
        text.append(contentsOf: line)
        let range = line.trimmed(0..<line.count)
        if separator == .tab, line.firstIndex(of: ASCII.tab, from: 0) != nil {
            var start = 0
            for index in 0...line.count where index == line.count || line[index] == ASCII.tab {
                fields.append(line.trimmed(start..<index))
                start = index + 1
            }
            return
        }
        var start = separator == .space ? range.upperBound : range.lowerBound
        while start > range.lowerBound, !ASCII.isBlank(line[start - 1]) { start -= 1 }
        if start == range.lowerBound { return fields.append(range) }
        fields.append(line.trimmed(range.lowerBound..<start))
        fields.append(start..<range.upperBound)
    }

    // MARK: - CSV

    /// Appends the next line of a CSV row, whose fields may be in quotation marks (RFC 4180).
    ///
    /// A quotation mark inside a field that does not begin with one is an ordinary character, as in
    /// `12" record`.
    ///
    /// - Parameters:
    ///   - line: The line, without its line end.
    ///   - separator: The byte between two fields.
    /// - Returns: The byte offset of invalid text after a closing quotation mark, or `nil` if the
    ///   line is valid.
    package mutating func appendQuoted(_ line: Span<UInt8>, separator: UInt8) -> Int? {
        var index = 0
        while index < line.count {
            let byte = line[index]
            switch state {
            case .start:
                if byte == Self.quote {
                    state = .quoted
                } else if byte == separator {
                    endField()
                } else if !ASCII.isBlank(byte) {
                    text.append(byte)
                    state = .plain
                }
            case .plain:
                if byte == separator { endField() } else { text.append(byte) }
            case .quoted:
                if byte != Self.quote {
                    text.append(byte)
                } else if index + 1 < line.count, line[index + 1] == Self.quote {
                    text.append(byte)
                    index += 1
                } else {
                    state = .closed
                }
            case .closed:
                if byte == separator {
                    endField()
                } else if !ASCII.isBlank(byte) {
                    return index
                }
            }
            index += 1
        }
        if state == .quoted {
            text.append(ASCII.lineFeed)
        } else {
            endField()
        }
        return nil
    }

    private mutating func endField() {
        let range = fieldStart..<text.count
        fields.append(text.span.trimmed(range))
        fieldStart = text.count
        state = .start
    }

    // MARK: - Tabs and spaces

    /// Appends a row whose fields are separated by tabs.
    ///
    /// Tables with tabs are usually published without quoting, so a field can begin with a
    /// quotation mark. Quotation marks are removed only if they surround a whole field in which all
    /// others are doubled.
    mutating func appendTabbed(_ line: Span<UInt8>) {
        var start = 0
        for index in 0...line.count where index == line.count || line[index] == ASCII.tab {
            let field = line.extracting(start..<index)
            let range = field.trimmed(0..<field.count)
            if !appendUnquoted(field.extracting(range)) {
                text.append(contentsOf: field.extracting(range))
            }
            fields.append(fieldStart..<text.count)
            fieldStart = text.count
            start = index + 1
        }
    }

    /// Appends the text of `field` without its quotation marks and returns true, or returns false
    /// if the field is not in quotation marks.
    private mutating func appendUnquoted(_ field: Span<UInt8>) -> Bool {
        guard field.count >= 2, field[0] == Self.quote, field[field.count - 1] == Self.quote else {
            return false
        }
        let length = text.count
        var index = 1
        while index < field.count - 1 {
            if field[index] == Self.quote {
                index += 1
                guard index < field.count - 1, field[index] == Self.quote else {
                    text.removeLast(text.count - length)
                    return false
                }
            }
            text.append(field[index])
            index += 1
        }
        return true
    }

    /// Appends a row whose fields are separated by any number of spaces and tabs.
    mutating func appendSpaced(_ line: Span<UInt8>) {
        var start = 0
        for index in 0...line.count where index == line.count || ASCII.isBlank(line[index]) {
            if index > start {
                text.append(contentsOf: line.extracting(start..<index))
                fields.append(fieldStart..<text.count)
                fieldStart = text.count
            }
            start = index + 1
        }
    }

    private static let quote = UInt8(ascii: "\"")
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
