import DictModel

/// Which quotes are open in a paragraph, as far as the spaces around them tell.
struct OpenQuotes {
    private var isDoubleOpen = false
    private var isLowOpen = false

    /// Takes up the next token.
    mutating func note(_ token: ByteRange, in text: CharacterText) {
        switch text.ascii(token.offset) {
        case 0x22:
            let before = text.kind(text.previous(token.offset)) == .space
            let behind = text.kind(token.end) == .space
            isDoubleOpen = before == behind ? !isDoubleOpen : before
        case 0x2C where token.length == 2: isLowOpen = true
        case 0x27 where token.length == 2: isLowOpen = false
        default: break
        }
    }

    /// Whether `token`, with spaces on both sides, closes a quote.
    func areClosed(by token: ByteRange, in text: CharacterText) -> Bool {
        guard text.kind(token.end) == .space else { return false }
        switch text.ascii(token.offset) {
        case 0x22: return isDoubleOpen
        case 0x27: return token.length == 2 && isLowOpen
        default: return false
        }
    }
}
