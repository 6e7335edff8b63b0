import DictModel
import WordGames

// Members of objects: a name and a value at once.
extension JSONText {
    mutating func member(_ name: StaticString, _ number: Int) {
        self.name(name)
        integer(number)
    }

    mutating func member(_ name: StaticString, _ number: Int?) {
        self.name(name)
        if let number { integer(number) } else { null() }
    }

    mutating func member(_ name: StaticString, _ flag: Bool) {
        self.name(name)
        bool(flag)
    }

    mutating func member(_ name: StaticString, _ text: StaticString) {
        self.name(name)
        string(text)
    }

    mutating func member(_ name: StaticString, text: [UInt8]?) {
        self.name(name)
        if let text { string(text) } else { null() }
    }

    mutating func member(_ name: StaticString, texts: [[UInt8]]) {
        self.name(name)
        array(texts) { json, text in json.string(text) }
    }

    /// Writes a member called `name` with the state of a round: `open`, `won` or `lost`.
    mutating func member(_ name: StaticString, _ standing: RoundStanding) {
        switch standing {
        case .open: member(name, "open")
        case .won: member(name, "won")
        case .lost: member(name, "lost")
        }
    }

    /// Writes the member `language` with the code of `language`, such as `en`.
    mutating func member(_ language: Language) {
        member("language", text: Array(language.code.utf8))
    }
}
