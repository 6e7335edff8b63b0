import DictFormat
import DictReader

/// Artefacts of each kind, and files that do not open, opened and closed again and again.
struct OpeningLoad {
    private let folder: String
    /// Files that are none, and why in a word.
    private let bad: [(name: String, bytes: [UInt8])]

    init(folder: String) throws {
        self.folder = folder
        let view = try ArtefactBytes(mapping: folder + "/en-peas.lexicon")
        let sound = (0..<view.count).map { view.view.uint8($0) ?? 0 }
        var flipped = sound
        flipped[sound.count - 300] ^= 1
        bad = [
            ("empty", []), ("cut", Array(sound.dropLast())), ("flipped", flipped),
            ("longer", sound + [0]), ("other", [UInt8](repeating: 0, count: 100)),
        ]
    }

    /// Opens and closes all files `rounds` times, after a thousand or a hundredth of it to warm up; whether as
    /// many descriptors and mappings are there as before, and no more memory.
    func run(rounds: Int) throws -> Bool {
        for _ in 0..<max(1000, rounds / 100) { try openAll() }
        let before = SystemCalls.holdings
        var (opened, refused) = (0, 0)
        let start = ContinuousClock.now
        for _ in 0..<rounds {
            let counts = try openAll()
            opened += counts.opened
            refused += counts.refused
        }
        let time = ContinuousClock.now - start
        let after = SystemCalls.holdings
        print(
            "\(opened) opened and closed, \(refused) refused, \(time): "
                + "memory \(before.memory) to \(after.memory) KiB, "
                + "descriptors \(before.descriptors) to \(after.descriptors), "
                + "mappings \(before.mappings) to \(after.mappings)")
        return opened == 10 * rounds && refused == 7 * rounds
            && after.descriptors == before.descriptors && after.mappings <= before.mappings + 2
            && after.memory <= before.memory + 1024
    }

    /// Opens each kind mapped and read, then each file that does not open.
    @discardableResult
    private func openAll() throws -> (opened: Int, refused: Int) {
        var opened = 0
        func use(_ answer: Bool) { opened += answer ? 1 : 0 }
        use(try Lexicon(contentsOf: folder + "/en-peas.lexicon").contains("peafowl"))
        use(try LevelPacks(contentsOf: folder + "/en-small.levels").pack(at: 0) != nil)
        use(try AnswerList(contentsOf: folder + "/nl-five.answers").answer(at: 0) != nil)
        use(try PhrasePack(contentsOf: folder + "/nl-accents.phrases").phrase(at: 0) != nil)
        use(try SentenceSet(contentsOf: folder + "/en-few.sentences").sentence(at: 0) != nil)
        use(try Lexicon(copyOf: folder + "/en-peas.lexicon").contains("peafowl"))
        use(try LevelPacks(copyOf: folder + "/en-small.levels").pack(at: 0) != nil)
        use(try AnswerList(copyOf: folder + "/nl-five.answers").answer(at: 0) != nil)
        use(try PhrasePack(copyOf: folder + "/nl-accents.phrases").phrase(at: 0) != nil)
        use(try SentenceSet(copyOf: folder + "/en-few.sentences").sentence(at: 0) != nil)

        var refused = 0
        for path in [folder + "/none", folder + "/nl-five.answers"] {
            if (try? Lexicon(contentsOf: path)) == nil { refused += 1 }
        }
        for file in bad where (try? Lexicon(ArtefactBytes(file.bytes))) == nil { refused += 1 }
        return (opened, refused)
    }
}
