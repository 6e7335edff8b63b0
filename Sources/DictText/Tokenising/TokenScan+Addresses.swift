/// Addresses of the web and of mail, and names of files with a path.
extension TokenScan {
    /// Where the address that begins at `start` ends; `nil` where none does.
    ///
    /// O(its run), once for each run. `first` is where its first run of letters and digits ends.
    mutating func addressEnd(_ start: Int, _ first: Int) -> Int? {
        guard start >= addressFreeEnd, isAddressByte(first) else { return nil }
        var end = first
        var sawAt = 0
        var sawScheme = false
        while end < text.count, isAddressByte(end) {
            if text.ascii(end) == 0x40, end > start { sawAt = end }
            if text.ascii(end) == 0x3A, text.ascii(end + 1) == 0x2F, text.ascii(end + 2) == 0x2F {
                sawScheme = true
            }
            end = text.next(end)
        }
        addressFreeEnd = end
        let isHost = text.ascii(start + 3) == 0x2E && isWeb(start)
        guard sawScheme || isHost || sawAt > 0 || hasHostAndPath(start, end) else { return nil }
        while end > start, isTrailing(text.ascii(text.previous(end))) {
            end = text.previous(end)
        }
        if sawAt > 0, !sawScheme, !isHost {
            guard sawAt + 1 < end, text.kind(sawAt + 1).isWord else { return nil }
        }
        return end > start ? end : nil
    }

    /// Whether the three letters at `start` are www.
    private func isWeb(_ start: Int) -> Bool {
        (0..<3).allSatisfy { text.ascii(start + $0) | 0x20 == 0x77 }
    }

    /// Whether a host of a known kind comes before the first slash: example.com/page.
    private func hasHostAndPath(_ start: Int, _ end: Int) -> Bool {
        var offset = start
        var label = start
        while offset < end {
            let byte = text.ascii(offset)
            if byte == 0x2F {
                return label > start && label < offset
                    && tables.extensions.contains(WordKey(text, label, offset))
            }
            if byte == 0x2E { label = offset + 1 }
            offset += 1
        }
        return false
    }

    private func isAddressByte(_ offset: Int) -> Bool {
        let kind = text.kind(offset)
        if kind.isWord || kind == .hyphen || kind == .stop { return true }
        switch text.ascii(offset) {
        case 0x21, 0x23, 0x25, 0x26, 0x2B, 0x2F, 0x3A, 0x3D, 0x3F, 0x40, 0x5F, 0x7E: return true
        default: return false
        }
    }

    private func isTrailing(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x21, 0x2D, 0x2E, 0x3A, 0x3F: true
        default: false
        }
    }
}
