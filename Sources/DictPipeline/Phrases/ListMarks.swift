import DictModel

/// The marks around the entries of a list that are no part of them: numbers, bullets, page numbers,
/// and the quotes and commas of a program.
///
/// A mark is one if nearly every line has it, so that a single phrase may begin with a number or end
/// with one.
struct ListMarks {
    /// The entries without marks.
    private(set) var texts: [[UInt8]]
    /// Each kind of mark that was taken off, with the number of lines that had it.
    private(set) var found: [(name: String, lines: Int)] = []

    private enum Kind: String, CaseIterable {
        case number = "numbers at the start"
        case bullet = "bullets"
        case separator = "commas or semicolons at the end"
        case quotes = "quotes around all"
        case page = "numbers at the end"
    }

    init(_ texts: [[UInt8]]) {
        self.texts = texts
        // Taking one mark off may show another, as in '…',
        while takesAny() {}
    }

    private mutating func takesAny() -> Bool {
        for kind in Kind.allCases where takes(kind) { return true }
        return false
    }

    /// Takes the marks of one kind off, if nearly every line has one, and returns whether it did.
    private mutating func takes(_ kind: Kind) -> Bool {
        let inner = texts.map { Self.text($0, without: kind) }
        let count = inner.count { $0 != nil }
        guard isMost(count) else { return kind == .number && takesPlainNumbers() }
        texts = zip(texts, inner).map { $1 ?? $0 }
        found.append((kind.rawValue, count))
        return true
    }

    private func isMost(_ count: Int) -> Bool { count >= 2 && (texts.count - count) * 10 <= count }

    /// Takes numbers without a sign off the start of the lines, if they ascend.
    private mutating func takesPlainNumbers() -> Bool {
        var last = -1
        var count = 0
        for text in texts {
            let digits = text.prefix(while: Self.isDigit)
            guard (1...6).contains(digits.count), text.dropFirst(digits.count).first == 0x20 else {
                continue
            }
            let number = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
            guard number > last else { return false }
            last = number
            count += 1
        }
        guard isMost(count) else { return false }
        for index in texts.indices {
            let digits = texts[index].prefix(while: Self.isDigit).count
            guard digits > 0, texts[index].dropFirst(digits).first == 0x20 else { continue }
            texts[index] = Self.trimmed(texts[index].dropFirst(digits))
        }
        found.append((Kind.number.rawValue, count))
        return true
    }

    // MARK: - Single lines

    /// Returns `text` without its mark of `kind`, or `nil` if it has none or is nothing else.
    private static func text(_ text: [UInt8], without kind: Kind) -> [UInt8]? {
        var rest = text[...]
        switch kind {
        case .number:
            let opening = rest.first.flatMap { brackets[$0] }
            if opening != nil { rest.removeFirst() }
            let digits = rest.prefix(while: isDigit).count
            guard (1...6).contains(digits) else { return nil }
            rest = rest.dropFirst(digits)
            guard let sign = rest.popFirst() else { return nil }
            let isMark = opening.map { sign == $0 } ?? ".):]".utf8.contains(sign)
            guard isMark, rest.first == 0x20 else { return nil }
        case .bullet:
            let bullet = bullets.first { rest.starts(with: $0) }
            guard let bullet else { return nil }
            rest = rest.dropFirst(bullet.count)
            guard rest.first == 0x20 || bullet.count > 1 else { return nil }
        case .separator:
            guard let last = rest.last, ",;".utf8.contains(last) else { return nil }
            rest = rest.dropLast()
        case .quotes:
            let pair = quotes.first {
                rest.starts(with: $0.0) && rest.suffix($0.1.count).elementsEqual($0.1)
            }
            guard let pair, rest.count >= pair.0.count + pair.1.count else { return nil }
            rest = rest.dropFirst(pair.0.count).dropLast(pair.1.count)
        case .page:
            let digits = rest.reversed().prefix(while: isDigit).count
            guard (1...4).contains(digits) else { return nil }
            rest = rest.dropLast(digits)
            guard let last = rest.last, last == 0x20 || last == 0x2E else { return nil }
            while let last = rest.last, last == 0x20 || last == 0x2E { rest = rest.dropLast() }
        }
        let inner = trimmed(rest)
        return inner.isEmpty ? nil : inner
    }

    private static func trimmed(_ text: ArraySlice<UInt8>) -> [UInt8] {
        var text = text
        while text.first == 0x20 { text.removeFirst() }
        while text.last == 0x20 { text.removeLast() }
        return Array(text)
    }

    private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

    private static let brackets: [UInt8: UInt8] = [
        UInt8(ascii: "("): UInt8(ascii: ")"), UInt8(ascii: "["): UInt8(ascii: "]"),
    ]
    private static let bullets = ["-", "*", "+", ">", "–", "—", "•", "·", "‣", "▪", "◦"].map {
        Array($0.utf8)
    }
    private static let quotes = [
        ("\"", "\""), ("'", "'"), ("`", "`"), ("“", "”"), ("‘", "’"), ("«", "»"), ("„", "“"),
        ("„", "”"),
    ].map { (Array($0.0.utf8), Array($0.1.utf8)) }
}
