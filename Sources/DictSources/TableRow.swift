import DictModel

/// The fields of one row of a table, without blanks and quotes around them.
///
/// A row in quotes may go on over several lines, so it is filled line by line.
struct TableRow {
    /// The text of all fields, one after another, without quotes around them.
    private(set) var text: [UInt8] = []
    /// The range of each field in ``text``; complete when the row is not open.
    private(set) var fields: [Range<Int>] = []
    /// Whether a quote is open, so that the next line belongs to the row, too.
    var isOpen: Bool { state == .quoted }

    private enum State { case start, plain, quoted, closed }

    private var state = State.start
    private var fieldStart = 0

    /// Empties the row for the next one; the storage stays.
    mutating func clear() {
        text.removeAll(keepingCapacity: true)
        fields.removeAll(keepingCapacity: true)
        state = .start
        fieldStart = 0
    }

    // MARK: - CSV

    /// Takes the next line of a row whose fields are separated by `separator` and may be in quotes
    /// (RFC 4180).
    ///
    /// A quote inside a field without quotes is a letter like others: `12" record`.
    ///
    /// - Returns: The offset of text that follows a closing quote, which no field may have; `nil`
    ///   if there is none.
    mutating func appendQuoted(_ line: Span<UInt8>, separator: UInt8) -> Int? {
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

    /// Takes a row whose fields are separated by tabs.
    ///
    /// Tables with tabs are published without quotes, so that a field may begin with one: only
    /// quotes around a whole field, with every quote inside doubled, are taken off.
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

    /// Appends the inner text of `field` if it is in quotes.
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

    /// Takes a row whose fields are separated by any number of blanks.
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
