public import DictModel

extension WordleGame {
    /// The colours of the letters in each guess, in the order of the guesses.
    public var marks: [WordleMarks] {
        guesses.compactMap { WordleMarks(guess: $0, secret: secret) }
    }

    /// The colours of the keys a to z; `nil` for a letter that has not been used.
    ///
    /// A key has the best colour that its letter has had in this round: green before yellow before
    /// gray.
    public var keyboard: [WordleMark?] {
        var keys = [WordleMark?](repeating: nil, count: 26)
        for guess in guesses {
            guard let marks = WordleMarks(guess: guess, secret: secret) else { continue }
            for (index, letter) in guess.enumerated() where letter &- 0x61 < 26 {
                let key = Int(letter &- 0x61)
                if let known = keys[key], known.rawValue >= marks[index].rawValue { continue }
                keys[key] = marks[index]
            }
        }
        return keys
    }

    /// The colour of the key for `letter`, a to z; `nil` if the letter has not been used.
    public func key(_ letter: UInt8) -> WordleMark? {
        letter &- 0x61 < 26 ? keyboard[Int(letter &- 0x61)] : nil
    }
}
