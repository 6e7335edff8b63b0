/// The normalised form of a token, which the tagger uses to compare tokens.
///
/// ASCII and Latin-1 letters become lower case, and every digit becomes `0`. Quotation marks (`,,`,
/// `''`, two backquotes, curly, low and pointed ones) become `"`, and curly apostrophes become `'`,
/// because treebanks write such marks differently, even in text from the same newspaper.
enum WordForm {
    /// The facts about a token that ``normalise(_:into:)`` collects besides its normalised form.
    struct Traits {
        /// The hash of the token with its capitals, in which only quotes, apostrophes and digits
        /// are normalised.
        var exact: UInt64
        /// The hash of the kinds of the token's characters, in order, in which a longer run of one
        /// kind is cut to two.
        var shape: UInt64
        /// Whether the token contains a letter; most characters outside ASCII count as letters.
        var hasLetter = false
        /// Whether the first character of the token is a capital letter.
        var startsWithCapital = false
        /// Whether the token contains a lower-case letter.
        var hasSmall = false
        /// Whether the token contains at least two capital letters.
        var hasCapitals = false
    }

    /// The kinds of characters that the shape of a token distinguishes.
    private enum Kind {
        static let small: UInt8 = 1, capital: UInt8 = 2, digit: UInt8 = 3, other: UInt8 = 4
    }

    /// Replaces the contents of `letters` with the normalised form of the token `bytes`.
    ///
    /// - Returns: Further facts about the token, such as whether it starts with a capital letter.
    static func normalise(_ bytes: Span<UInt8>, into letters: inout [UInt8]) -> Traits {
        letters.removeAll(keepingCapacity: true)
        if isQuote(bytes) {
            letters.append(UInt8(ascii: "\""))
            var hash = FeatureHash.Bytes()
            hash.add(UInt8(ascii: "\""))
            return Traits(exact: hash.state, shape: UInt64(UInt8(ascii: "\"")))
        }
        var (exact, shape) = (FeatureHash.Bytes(), FeatureHash.Bytes())
        var (last, run, capitals) = (UInt8(0), 0, 0)
        var traits = Traits(exact: 0, shape: 0)
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            var kind = byte
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"):
                kind = Kind.small
                letters.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"):
                kind = Kind.capital
                letters.append(byte | 0x20)
            case UInt8(ascii: "0")...UInt8(ascii: "9"):
                kind = Kind.digit
                letters.append(UInt8(ascii: "0"))
            case 0xc3 where index + 1 < bytes.count:
                // U+00C0 to U+00FF; U+00D7 and U+00F7 are signs.
                index += 1
                let trail = bytes[index]
                let isCapital = trail >= 0x80 && trail < 0x9f && trail != 0x97
                kind = isCapital ? Kind.capital : Kind.small
                exact.add(byte)
                letters.append(byte)
                letters.append(isCapital ? trail | 0x20 : trail)
                exact.add(trail)
            case 0x80...0xbf:
                letters.append(byte)
                exact.add(byte)
                index += 1
                continue
            case 0xe2
            where index + 2 < bytes.count && bytes[index + 1] == 0x80
                && (bytes[index + 2] == 0x98 || bytes[index + 2] == 0x99):
                // Curly apostrophes.
                index += 2
                kind = UInt8(ascii: "'")
                letters.append(kind)
                exact.add(kind)
            case 0xc0...:
                kind = Kind.other
                letters.append(byte)
            default: letters.append(byte)
            }
            if byte < 0x80 {
                exact.add(kind == Kind.digit ? UInt8(ascii: "0") : byte)
            } else if kind == Kind.other {
                exact.add(byte)
            }
            if kind == Kind.capital {
                if index < 2 && last == 0 { traits.startsWithCapital = true }
                capitals += 1
            }
            if kind == Kind.small { traits.hasSmall = true }
            if kind <= Kind.capital || kind == Kind.other { traits.hasLetter = true }
            run = kind == last ? run + 1 : 1
            last = kind
            if run <= 2 { shape.add(kind) }
            index += 1
        }
        traits.hasCapitals = capitals >= 2
        traits.exact = exact.state
        traits.shape = shape.state
        return traits
    }

    /// Whether `bytes` is a double quotation mark of any kind.
    private static func isQuote(_ bytes: Span<UInt8>) -> Bool {
        switch bytes.count {
        case 1: return bytes[0] == UInt8(ascii: "\"")
        case 2:
            let (a, b) = (bytes[0], bytes[1])
            if a == b {
                return a == UInt8(ascii: ",") || a == UInt8(ascii: "'") || a == UInt8(ascii: "`")
            }
            // U+00AB and U+00BB.
            return a == 0xc2 && (b == 0xab || b == 0xbb)
        case 3:
            // U+201C to U+201F.
            return bytes[0] == 0xe2 && bytes[1] == 0x80
                && (0x9c...0x9f).contains(bytes[2])
        default: return false
        }
    }
}
