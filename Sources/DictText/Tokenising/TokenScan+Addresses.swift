/// The rules for web and email addresses.
extension TokenScan {
    /// Returns the end offset of the address that begins at `start`, or `nil` if there is none.
    ///
    /// `first` is the end offset of the run of letters and digits at `start`. Each run of
    /// characters that may be part of an address is only scanned once.
    ///
    /// - Complexity: O(*n*), where *n* is the number of characters from `start` on that may be part
    ///   of an address.
    mutating func addressEnd(_ start: Int, _ first: Int) -> Int? {
        guard start >= addressFreeEnd, isAddressByte(first) else { return nil }
        var end = first
        var sawAt = 0
        var sawScheme = false
        while end < text.count, isAddressByte(end) {
            if text.ascii(end) == UInt8(ascii: "@"), end > start { sawAt = end }
            if text.ascii(end) == UInt8(ascii: ":"), text.ascii(end + 1) == UInt8(ascii: "/"),
                text.ascii(end + 2) == UInt8(ascii: "/")
            {
                sawScheme = true
            }
            end = text.next(end)
        }
        addressFreeEnd = end
        let isHost = text.ascii(start + 3) == UInt8(ascii: ".") && isWeb(start)
        guard sawScheme || isHost || sawAt > 0 || hasHostAndPath(start, end) else { return nil }
        while end > start, isTrailing(text.ascii(text.previous(end))) {
            end = text.previous(end)
        }
        if sawAt > 0, !sawScheme, !isHost {
            guard sawAt + 1 < end, text.kind(sawAt + 1).isWord else { return nil }
        }
        return end > start ? end : nil
    }

    /// Whether the three letters at `start` are `www`, ignoring case.
    private func isWeb(_ start: Int) -> Bool {
        (0..<3).allSatisfy { text.ascii(start + $0) | 0x20 == UInt8(ascii: "w") }
    }

    /// Whether `start..<end` begins with a host name that has a known ending and a slash after it,
    /// as in example.com/page.
    private func hasHostAndPath(_ start: Int, _ end: Int) -> Bool {
        var offset = start
        var label = start
        while offset < end {
            let byte = text.ascii(offset)
            if byte == UInt8(ascii: "/") {
                return label > start && label < offset
                    && tables.extensions.contains(WordKey(text, label, offset))
            }
            if byte == UInt8(ascii: ".") { label = offset + 1 }
            offset += 1
        }
        return false
    }

    private func isAddressByte(_ offset: Int) -> Bool {
        let kind = text.kind(offset)
        if kind.isWord || kind == .hyphen || kind == .stop { return true }
        switch text.ascii(offset) {
        case UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: "&"),
            UInt8(ascii: "+"), UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "="),
            UInt8(ascii: "?"), UInt8(ascii: "@"), UInt8(ascii: "_"), UInt8(ascii: "~"):
            return true
        default: return false
        }
    }

    private func isTrailing(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "!"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: ":"),
            UInt8(ascii: "?"):
            true
        default: false
        }
    }
}
