/// The rules of level packs, written down once more from their description and worked out by
/// brute force, so that nothing of the tool is believed.
struct LevelRules {
    /// A pack as the tool prints it.
    struct Pack: Decodable {
        struct Figures: Decodable {
            var consistent: [UInt64]
            var best: [UInt64]
        }
        var language: String
        var set: Int
        var level: Int
        var attempts: Int?
        var words: [String]
        var figures: Figures
    }

    private static let shapes: [(words: Int, letters: Int, attempts: Int?)] = [
        (9, 3, nil), (12, 4, 7), (15, 5, 6), (15, 6, 5), (15, 7, 4),
    ]
    private static let bands: [ClosedRange<Double>] = [
        1...1, 0.97...1, 0.91...0.95, 0.83...0.87, 0.73...0.77,
    ]
    private static let hardBands: [ClosedRange<Double>] = [
        1...1, 0.93...0.97, 0.83...0.87, 0.73...0.77, 0.63...0.67,
    ]

    /// What is wrong with `pack` by itself.
    static func faults(of pack: Pack, isHard: Bool, usable: Set<String>) -> [String] {
        var faults: [String] = []
        let place = "\(pack.language) set \(pack.set) level \(pack.level)"
        func check(_ fact: Bool, _ fault: String) {
            if !fact { faults.append("\(place): \(fault)") }
        }
        guard (1...5).contains(pack.level) else { return ["\(place): no such level"] }
        let shape = shapes[pack.level - 1]
        check(pack.words.count == shape.words, "number of words")
        check(pack.words.allSatisfy { $0.utf8.count == shape.letters }, "letters")
        check(
            pack.words.allSatisfy { $0.utf8.allSatisfy { (0x61...0x7A).contains($0) } }, "a to z")
        check(pack.attempts == shape.attempts, "attempts")
        check(Set(pack.words).count == pack.words.count, "a word twice")
        for word in pack.words { check(usable.contains(word), "\(word) is not usable") }
        check(Set(pack.words.map { $0.utf8.sorted() }).count == pack.words.count, "anagrams")

        let game = Game(pack.words.map { Array($0.utf8) })
        if pack.level > 1 && !(isHard && pack.level == 2) {
            check(!game.hasInseparablePair, "inseparable pair")
        }
        let attempts = pack.attempts ?? pack.words.count
        check(game.canAlwaysWin(attempts), "the best player can lose")
        check(pack.figures.best == [1, 1], "figure of the best player")
        let chance = game.consistentChance(attempts)
        let band = (isHard ? hardBands : bands)[pack.level - 1]
        check(
            band.lowerBound - 1e-12 <= chance && chance <= band.upperBound + 1e-12,
            "chance \(chance)")
        let stated = Double(pack.figures.consistent[0]) / Double(pack.figures.consistent[1])
        check(abs(stated - chance) < 1e-9, "stated chance \(stated), is \(chance)")
        return faults
    }

    /// What is wrong with `packs` together.
    static func faults(of packs: [Pack], window: Int = 40) -> [String] {
        var faults: [String] = []
        var last: [String: Int] = [:]
        for pack in packs {
            for word in pack.words {
                if let set = last[word], pack.set - set < window {
                    faults.append("\(word) in sets \(set) and \(pack.set)")
                }
                last[word] = pack.set
            }
        }
        for set in Set(packs.map(\.set)).sorted() {
            let packs = packs.filter { $0.set == set }
            if packs.map(\.level) != [1, 2, 3, 4, 5] { faults.append("levels of set \(set)") }
            let words = Set(packs.flatMap(\.words))
            for word in words {
                let forms = packs.first?.language == "nl" ? [word + "en"] : englishForms(of: word)
                for form in forms where words.contains(form) {
                    faults.append("set \(set): \(word) and \(form)")
                }
            }
            let chances = packs.dropFirst().map {
                Double($0.figures.consistent[0]) / Double($0.figures.consistent[1])
            }
            if zip(chances, chances.dropFirst()).contains(where: { $0 <= $1 }) {
                faults.append("chances of set \(set) do not fall")
            }
        }
        return faults
    }

    /// The regular forms of `word`: *rats* and *ratting*, not *rating*, which is a form of *rate*.
    static func englishForms(of word: String) -> [String] {
        let letters = Array(word)
        let isVowel = letters.map { "aeiou".contains($0) }
        var forms = [word + "s", word + "es"]
        if letters.last == "e", letters.dropLast().last != "e" {
            return forms + [String(word.dropLast()) + "ing"]
        }
        let isShut =
            isVowel.suffix(3) == [false, true, false] && !"wxy".contains(letters.last ?? "y")
        if isShut, let last = letters.last { forms.append(word + [last] + "ing") }
        if !isShut || isVowel.count(where: \.self) > 1 { forms.append(word + "ing") }
        return forms
    }

    /// One pack as a game, played out in all ways.
    private final class Game {
        private let hints: [[Int]]
        private var chances: [Int: Double] = [:]
        private var winnable: [Int: Bool] = [:]

        init(_ words: [[UInt8]]) {
            hints = words.map { one in
                words.map { other in
                    var rest = other
                    return one.filter { letter in
                        guard let place = rest.firstIndex(of: letter) else { return false }
                        rest.remove(at: place)
                        return true
                    }.count
                }
            }
        }

        var hasInseparablePair: Bool {
            hints.indices.contains { first in
                hints.indices.contains { second in
                    first < second
                        && hints.indices.allSatisfy { third in
                            third == first || third == second
                                || hints[third][first] == hints[third][second]
                        }
                }
            }
        }

        /// What is left of `state` by the hint that `guess` gets.
        private func groups(_ state: Int, _ guess: Int) -> [Int] {
            var groups: [Int: Int] = [:]
            for word in hints.indices where word != guess && state & (1 << word) != 0 {
                groups[hints[guess][word], default: 0] |= 1 << word
            }
            return Array(groups.values)
        }

        func canAlwaysWin(_ attempts: Int) -> Bool {
            canWin((1 << hints.count) - 1, attempts)
        }

        private func canWin(_ state: Int, _ attempts: Int) -> Bool {
            if state.nonzeroBitCount <= attempts { return true }
            if attempts <= 1 { return false }
            let key = state << 8 | attempts
            if let known = winnable[key] { return known }
            let answer = hints.indices.contains { guess in
                groups(state, guess).allSatisfy { $0 != state && canWin($0, attempts - 1) }
            }
            winnable[key] = answer
            return answer
        }

        /// The chance of the player who takes any word that fits all hints.
        func consistentChance(_ attempts: Int) -> Double {
            wins((1 << hints.count) - 1, attempts) / Double(hints.count)
        }

        /// The expected secrets of `state` that are found.
        private func wins(_ state: Int, _ attempts: Int) -> Double {
            if attempts == 0 { return 0 }
            let key = state << 8 | attempts
            if let known = chances[key] { return known }
            var sum = 0.0
            for guess in hints.indices where state & (1 << guess) != 0 {
                sum += 1
                for group in groups(state, guess) { sum += wins(group, attempts - 1) }
            }
            let answer = sum / Double(state.nonzeroBitCount)
            chances[key] = answer
            return answer
        }
    }
}
