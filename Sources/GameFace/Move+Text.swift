package import WordGames

extension Move {
    /// The maximum length of a move in bytes, which is more than any needs.
    static let maximumLength = 4096

    /// Reads the move in a line of text, as `wordgames.h` lists them, or returns `nil` if there is
    /// none.
    package init?(text: [UInt8]) {
        let end = text.firstIndex(of: UInt8(ascii: " ")) ?? text.count
        let verb = text[..<end]
        let rest = Array(text[end...].dropFirst())
        let parts = rest.split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        if verb.says("guess") {
            self = .guess(rest)
        } else if verb.says("say"), (1...2).contains(parts.count) {
            let turn = parts.count == 2 ? parts[1].number : nil
            guard parts.count == 1 || turn != nil else { return nil }
            self = .say(Array(parts[0]), turn: turn)
        } else if verb.says("computer") {
            self = .computer
        } else if verb.says("seat"), let move = Move(seats: rest, parts) {
            self = move
        } else if verb.says("next") {
            self = .next
        } else if verb.says("level"), let level = rest[...].number {
            self = .level(level)
        } else if verb.says("tier"), rest[...].says("all") {
            self = .tier(nil)
        } else if verb.says("tier"), let tier = rest[...].number.flatMap(UInt8.init(exactly:)) {
            self = .tier(tier)
        } else if verb.says("choose"), parts.count == 2, let row = parts[0].number,
            let option = parts[1].number
        {
            self = .choose(option: option, row: row)
        } else if verb.says("clear"), let row = rest[...].number {
            self = .choose(option: nil, row: row)
        } else if verb.says("submit") {
            self = .submit
        } else if verb.says("replay") {
            self = .replay
        } else {
            return nil
        }
    }

    /// Reads `S S NAME<tab>NAME`, where S is 0 for a human, or the strength of the computer.
    private init?(seats text: [UInt8], _ parts: [ArraySlice<UInt8>]) {
        guard parts.count >= 3, let first = parts[0].number, let second = parts[1].number else {
            return nil
        }
        let names = text[parts[2].startIndex...].split(
            separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
        guard names.count == 2, let one = GhostPlayer(strength: first, name: names[0]),
            let other = GhostPlayer(strength: second, name: names[1])
        else { return nil }
        self = .seat(one, other)
    }
}

extension GhostPlayer {
    /// Creates a human if `strength` is 0, or the computer; returns `nil` if it has no such
    /// strength.
    fileprivate init?(strength: Int, name: ArraySlice<UInt8>) {
        let computer = UInt8(exactly: strength).flatMap(GhostStrength.init(rawValue:))
        guard strength == 0 || computer != nil else { return nil }
        self.init(text: Array(name), strength: computer)
    }
}

extension ArraySlice<UInt8> {
    /// Returns whether the bytes are those of `text`.
    fileprivate func says(_ text: StaticString) -> Bool {
        guard text.utf8CodeUnitCount == count else { return false }
        // Safe because a static string made of a literal has a pointer to its bytes.
        return text.withUTF8Buffer { unsafe $0.elementsEqual(self) }
    }

    /// The value of the bytes, or `nil` if they are not one to nine ASCII decimal digits.
    fileprivate var number: Int? {
        guard (1...9).contains(count) else { return nil }
        var number = 0
        for digit in self {
            guard (0x30...0x39).contains(digit) else { return nil }
            number = number * 10 + Int(digit - 0x30)
        }
        return number
    }
}
