public import DictModel

extension WordleGame {
    /// The colours of the letters in each guess, in the order in which the guesses were made.
    public var marks: [WordleMarks] {
        guessLetters.compactMap { WordleMarks(guess: $0, secret: secretLetters) }
    }

    /// The colours of the 26 keys a to z, with `nil` for each letter that has not been used.
    ///
    /// A key has the best colour that its letter has received in this round. Green is best, then
    /// yellow, then gray.
    public var keyboard: [WordleMark?] {
        var keys = [WordleMark?](repeating: nil, count: 26)
        for guess in guessLetters {
            guard let marks = WordleMarks(guess: guess, secret: secretLetters) else { continue }
            for (index, letter) in guess.enumerated() where letter &- 0x61 < 26 {
                let key = Int(letter &- 0x61)
                if let known = keys[key], known.rawValue >= marks[index].rawValue { continue }
                keys[key] = marks[index]
            }
        }
        return keys
    }

    /// Returns the colour of the key for `letter`, or `nil` if the letter has not been used.
    ///
    /// Pass the letter in lower case, a to z. The result is also `nil` for any other byte.
    package func key(_ letter: UInt8) -> WordleMark? {
        letter &- 0x61 < 26 ? keyboard[Int(letter &- 0x61)] : nil
    }
}
