import DictReader
import DictStore
import Foundation
import WordGames

/// The questions of an app to its packs.
struct Words {
    let packs: GamePacks

    /// The packs in a folder, for instance that of the app's resources.
    init(in folder: URL) throws { packs = try GamePacks(folder: folder, language: .english) }

    func lookUp(_ text: String) throws {
        let lexicon = try required(packs.lexicon)
        print(lexicon.contains(text), lexicon.isFair(text), lexicon.rank(of: text) ?? -1)
        print(
            lexicon.words(startingWith: text, limit: 3), lexicon.words(matching: "P?A*", limit: 2))
        print(lexicon.anagrams(of: "AEP"), lexicon.words(withinOneEditOf: "paer"))
        for (letter, cursor) in lexicon.cursor(at: text)?.children ?? [] {
            print(letter, cursor.count, terminator: " ")
        }
        print(lexicon.folded("Péa") ?? "none", lexicon.alphabet.first ?? "-")
    }

    func browse() throws {
        let answers = try required(packs.answers)
        print(answers.count, answers.contains(answers[0].uppercased()), answers.prefix(2).count)
        print(answers.randomElement().map(answers.contains) ?? false)
        let phrases = try required(packs.phrases)
        let hardest = phrases.max { $0.misses < $1.misses }
        print(phrases.filter { $0.tier == 0 }.count <= phrases.count, hardest?.text.isEmpty ?? true)
        for pack in try required(packs.levels).prefix(1) {
            print(
                pack.set, pack.level, pack.count == pack.words.count,
                pack.sorted() == pack.words.sorted())
        }
    }

    /// A sentence whose nouns are links.
    func linked() throws -> AttributedString? {
        guard let sentence = packs.sentences?.first(where: { $0.text.count > 10 }) else {
            return nil
        }
        var text = AttributedString(sentence.text)
        for token in sentence.tokens where token.tag == .noun {
            guard let range = Range(token.range, in: text) else { continue }
            text[range].link = URL(string: "words:noun")
        }
        return text
    }
}

struct Missing: Error {}

/// The pack, or an error that says so.
func required<Pack>(_ pack: Pack?) throws -> Pack {
    guard let pack else { throw Missing() }
    return pack
}
