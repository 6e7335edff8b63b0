import DictReader

/// Every kind of question that an app asks of a lexicon and of level packs, with one import.
///
/// `AskWords FOLDER` wants the folder of `en.lexicon` and `en.levels`.
@main struct AskWords {
    static func main() {
        let folder = CommandLine.arguments.dropFirst().first ?? "build-output"
        do {
            try ask(Lexicon(contentsOf: folder + "/en.lexicon"))
            try ask(LevelPacks(contentsOf: folder + "/en.levels"))
        } catch OpenError.missing(let path) {
            print("\(path) is not there: run dictc build first")
        } catch OpenError.invalid(let path, .checksumMismatch) {
            print("\(path) is damaged: download it again")
        } catch {
            print(error)
        }
        rules()
    }

    static func ask(_ lexicon: Lexicon) {
        print(lexicon.language == .english ? "English" : "Dutch", lexicon.count)
        print(lexicon.contains("Peafowl"), lexicon.isPrefix("peaf"), lexicon.contains("peaf"))
        let words: [String] = lexicon.words(startingWith: "peaf", limit: 20)
        print(words)
        print(lexicon.words(matching: "p?af*"))
        print(lexicon.anagrams(of: "Listen"))
        print(lexicon.words(madeOf: "tea", minimumLength: 3))
        print(lexicon.words(withinOneEditOf: "recieve"))
        if let rank = lexicon.rank(of: "peafowl"), let word = lexicon.word(at: rank) { print(word) }
    }

    static func ask(_ packs: LevelPacks) {
        print(packs.pack(set: 1, level: 3)?.words.count ?? 0)
        var random = SystemRandomNumberGenerator()
        print(packs.randomPack(level: 3, using: &random)?.words.isEmpty == false)
    }

    static func rules() {
        print(LetterHint.common("tea", "tee"))
        guard let marks = WordleMarks(guess: "babes", secret: "abbey") else { return }
        let tiles = zip("babes", marks).map { letter, mark in
            switch mark {
            case .correct: "[\(letter)]"
            case .misplaced: "(\(letter))"
            case .absent: " \(letter) "
            }
        }
        print(tiles.joined())
    }
}
