import DictModel

/// A guess at the encoding of a text that is not UTF-8, from the characters that its bytes would be.
struct EncodingGuess {
    /// The number of characters outside ASCII that are well-formed UTF-8.
    private(set) var characters = 0
    /// The number of bytes that are not.
    private(set) var malformed = 0
    /// How often each byte of 0x80 and above occurs, by whether it is between two letters.
    private var uses: [UseKey: Int] = [:]

    private struct UseKey: Hashable {
        var byte: UInt8
        var isInside: Bool
    }

    /// Counts the characters and malformed bytes of `bytes`.
    init(_ bytes: Span<UInt8>) {
        var index = 0
        while index < bytes.count {
            guard bytes[index] >= 0x80 else {
                index += 1
                continue
            }
            // In these encodings, most bytes from C0 are letters.
            let isInside =
                index > 0 && index + 1 < bytes.count
                && (ASCII.isLetter(bytes[index - 1]) || bytes[index - 1] >= 0xC0)
                && (ASCII.isLetter(bytes[index + 1]) || bytes[index + 1] >= 0xC0)
            uses[UseKey(byte: bytes[index], isInside: isInside), default: 0] += 1
            let step = UTF8Scalar.decode(bytes, at: index)
            // At the end, a character may only be cut.
            if !step.isMalformed {
                characters += 1
            } else if index + 4 <= bytes.count {
                malformed += 1
            }
            index += step.isMalformed ? 1 : max(step.length, 1)
        }
    }

    /// Advice for the person who named a file that is not UTF-8.
    ///
    /// `earlier` is the number of lines before those counted that have well-formed characters
    /// outside ASCII.
    func advice(earlier: Int) -> String {
        let good = max(characters, earlier)
        if good > 0, good >= malformed {
            return "mend this line, by hand or where it comes from: other letters of the file are "
                + "UTF-8, so no other `encoding` is right"
        }
        let names = candidates.map { "`encoding: \($0.rawValue)`" }
        if names.isEmpty { return "ask where the file is from, and convert it to UTF-8" }
        if names.count == 1, let only = names.first { return "by its bytes, declare \(only)" }
        return "ask where the file is from: by its bytes, \(PrintableText.alternatives(names))"
    }

    /// The encodings in which the bytes make best sense, usual ones first.
    var candidates: [TextEncoding] {
        let order: [TextEncoding] = [
            .latin1, .windows1252, .latin9, .latin2, .windows1250, .latin5, .windows1254,
        ]
        let rated = order.compactMap { encoding in strangeness(in: encoding).map { (encoding, $0) }
        }
        guard let least = rated.map(\.1).min() else { return [] }
        let best = rated.filter { $0.1 == least }.map(\.0)
        // Those that differ only in signs that do not occur are one answer.
        return least == 0 ? Array(best.prefix(1)) : Array(distinct(best).prefix(3))
    }

    private func distinct(_ encodings: [TextEncoding]) -> [TextEncoding] {
        var known: [[UInt16]] = []
        return encodings.filter { encoding in
            let table = encoding.upperHalf
            let text = Set(uses.keys.map(\.byte)).sorted().map { table[Int($0) - 0x80] }
            defer { known.append(text) }
            return !known.contains(text)
        }
    }

    /// Returns how many letters English and Dutch texts do not have, or `nil` if the bytes make no
    /// text in `encoding`.
    private func strangeness(in encoding: TextEncoding) -> Int? {
        let table = encoding.upperHalf
        var sum = 0
        for (use, count) in uses {
            let scalar = UInt32(table[Int(use.byte) - 0x80])
            if scalar < 0xA0 { return nil }
            switch Self.kind(of: scalar) {
            case .usual: break
            case .sign:
                if use.isInside { return nil }
            // Only Icelandic has them, so that other readings are better.
            case .strange: sum += [0xD0, 0xDE, 0xF0, 0xFE].contains(scalar) ? 2 * count : count
            }
        }
        return sum
    }

    // MARK: - Characters

    enum Kind { case usual, strange, sign }

    /// Whether words of English and Dutch have the letter `scalar`, or another language, or whether
    /// it is no letter; `scalar` must be U+0080 or above.
    static func kind(of scalar: UInt32) -> Kind {
        if usual.contains(scalar) { return .usual }
        var letters: [UInt8] = []
        var text: [UInt8] = []
        text.appendScalar(scalar)
        let traits = Folding(.english).fold(text.span, into: &letters)
        return letters.isEmpty && !traits.contains(.otherLetter) ? .sign : .strange
    }

    private static let usual = Set(
        "ÀÁÂÄÅÆÇÈÉÊËÌÍÎÏÑÒÓÔÖØÙÚÛÜŒàáâäåæçèéêëìíîïñòóôöøùúûüÿœß’‘".unicodeScalars.map(\.value))
}

/// A counter of the letters and signs in a decoded text that no word of English or Dutch has.
struct StrangeCharacters {
    private var others = 0
    private var strange: [UInt32: Int] = [:]

    /// Counts the characters of `text`, which is UTF-8.
    mutating func add(_ text: Span<UInt8>) {
        if text.isPlain { return }
        var index = 0
        var isAfterLetter = false
        while index < text.count {
            guard text[index] >= 0x80 else {
                isAfterLetter = ASCII.isLetter(text[index])
                index += 1
                continue
            }
            let step = UTF8Scalar.decode(text, at: index)
            let end = index + max(step.length, 1)
            let kind = EncodingGuess.kind(of: step.value)
            // Most characters from U+00C0 to U+017F are letters.
            let isBeforeLetter =
                end < text.count && (ASCII.isLetter(text[end]) || (0xC3...0xC5).contains(text[end]))
            switch kind {
            case .sign where !(isAfterLetter && isBeforeLetter): break
            case .usual: others += 1
            case .sign, .strange: strange[step.value, default: 0] += 1
            }
            isAfterLetter = kind != .sign
            index = end
        }
    }

    /// A note for the file at `place`, which was read as `encoding`, or `nil` if such characters are
    /// rare.
    func note(at place: Place, _ encoding: TextEncoding) -> Diagnostic? {
        let count = strange.values.reduce(0, +)
        guard count > 0, count * 20 >= others else { return nil }
        let shown = strange.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.prefix(5)
            .compactMap { Unicode.Scalar($0.key).map { String(Character($0)) } }
        return Diagnostic(
            .textStrange, at: place,
            "\(count) letters or signs that words of English and Dutch do not have",
            found: shown.joined(separator: " "),
            hint: "is it another encoding than \(encoding.rawValue)?")
    }
}
