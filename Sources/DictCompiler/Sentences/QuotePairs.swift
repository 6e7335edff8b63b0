/// A check that all quotation marks and brackets of a text come in pairs, whatever their form.
///
/// Single marks are apostrophes, too: between letters, before a word that one shortens ('tis), and
/// after a plural in -s if no quotation is open.
struct QuotePairs {
    /// A fault of a mark.
    enum Fault: Equatable {
        /// The mark has no partner.
        case orphan(UInt32)
        /// A blank is on the inner side of the mark.
        case spaced(UInt32)
    }

    private let text: PrintedText
    /// The marks that close what is open, with the innermost last.
    private var closers: [UInt32] = []
    private var fault: Fault?

    private init(_ text: PrintedText) { self.text = text }

    /// Returns the first fault of the marks of `text`, or `nil` if there is none.
    static func fault(in text: PrintedText) -> Fault? {
        var pairs = QuotePairs(text)
        for index in text.scalars.indices where pairs.fault == nil {
            let scalar = text.scalars[index]
            // Most signs are letters and blanks.
            if scalar == 0x20 || scalar < 0x80 && scalar | 0x20 >= 0x61 && scalar | 0x20 <= 0x7A {
                continue
            }
            pairs.read(scalar, at: index)
        }
        return pairs.fault ?? pairs.closers.last.map { Fault.orphan($0) }
    }

    private static let low: UInt32 = 0x201A
    private static let lowDouble: UInt32 = 0x201E

    private mutating func read(_ scalar: UInt32, at index: Int) {
        switch scalar {
        case 0x28: open(0x29, at: index)
        case 0x5B: open(0x5D, at: index)
        case 0x7B: open(0x7D, at: index)
        case 0x29, 0x5D, 0x7D: close(scalar, at: index)
        case 0x22:
            if closers.contains(0x22) { close(0x22, at: index) } else { open(0x22, at: index) }
        case 0x201C:
            if closers.last == Self.lowDouble {
                close(Self.lowDouble, at: index)
            } else {
                open(0x201D, at: index)
            }
        case 0x201D: close(closers.last == Self.lowDouble ? Self.lowDouble : 0x201D, at: index)
        case Self.lowDouble: open(Self.lowDouble, at: index)
        case Self.low: open(Self.low, at: index)
        case 0x2039, 0x203A: readAngle(scalar, 0x2039 + 0x203A - scalar, at: index)
        case 0xAB, 0xBB: readAngle(scalar, 0xAB + 0xBB - scalar, at: index)
        case 0x2018:
            if closers.last == Self.low {
                close(Self.low, at: index)
            } else {
                open(0x2019, at: index)
            }
        case 0x27, 0x2019: readSingle(scalar, at: index)
        case 0x60, 0x201B, 0x201F: fault = .orphan(scalar)
        default: break
        }
    }

    private mutating func open(_ closer: UInt32, at index: Int) {
        if text[index + 1] == 0x20 {
            fault = .spaced(text.scalars[index])
        } else if text.isLetter(index - 1) || text.isDigit(index - 1), closer < 0x80 {
            fault = .orphan(text.scalars[index])
        }
        closers.append(closer)
    }

    private mutating func close(_ closer: UInt32, at index: Int) {
        if closers.popLast() != closer {
            fault = .orphan(text.scalars[index])
        } else if text[index - 1] == 0x20 {
            fault = .spaced(text.scalars[index])
        }
    }

    private mutating func readAngle(_ scalar: UInt32, _ mirrored: UInt32, at index: Int) {
        if closers.last == scalar { close(scalar, at: index) } else { open(mirrored, at: index) }
    }

    private mutating func readSingle(_ scalar: UInt32, at index: Int) {
        let follows = text.isLetter(index - 1) || text.isDigit(index - 1)
        let precedes = text.isLetter(index + 1) || text.isDigit(index + 1)
        if follows, precedes { return }
        let closer = closers.last == Self.low && scalar == 0x2019 ? Self.low : scalar
        if precedes {
            if text.isClipped(behind: index) { return }
            if scalar == 0x27 { open(0x27, at: index) } else { fault = .orphan(scalar) }
        } else if closers.last == closer {
            close(closer, at: index)
        } else if text.isClipped(around: index) {
            return
        } else if follows, text[index + 1] == 0x20,
            [0x73, 0x53, 0x78, 0x7A].contains(text[index - 1])
        {
            // The boys' bikes.
            return
        } else {
            fault = scalar == 0x27 && text[index - 1] == 0x20 ? .spaced(scalar) : .orphan(scalar)
        }
    }
}
