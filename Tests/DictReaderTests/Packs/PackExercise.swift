import DictFormat
import DictModel
import DictReader
import Testing

/// Asks files of packs, sound or damaged, every question there is.
///
/// What comes back is not judged: the point is that it comes back.
enum PackExercise {
    /// Whether the file opens and its contents obey the format, after all questions were asked.
    static func isSound(_ file: [UInt8], _ verification: Verification = .trusting) -> Bool {
        do throws(FormatError) {
            let bytes = ArtefactBytes(file)
            switch ArtefactKind(rawValue: file[10]) {
            case .levels:
                let packs = try LevelPacks(bytes, verification)
                ask(packs)
                try packs.verifyStructure()
            case .answers:
                let list = try AnswerList(bytes, verification)
                ask(list)
                try list.verifyStructure()
            case .sentences:
                let set = try SentenceSet(bytes, verification)
                ask(set)
                try set.verifyStructure()
            default:
                let pack = try PhrasePack(bytes, verification)
                ask(pack)
                try pack.verifyStructure()
            }
            return true
        } catch {
            return false
        }
    }

    /// Whether the file opens.
    static func opens(_ file: [UInt8], _ verification: Verification) -> Bool {
        let bytes = ArtefactBytes(file)
        return (try? LevelPacks(bytes, verification)) != nil
            || (try? AnswerList(bytes, verification)) != nil
            || (try? PhrasePack(bytes, verification)) != nil
            || (try? SentenceSet(bytes, verification)) != nil
    }

    private static let indices = [Int.min, -1, 0, 1, 2, 255, 256, 1 << 31, 1 << 32, Int.max]

    private static func ask(_ packs: LevelPacks) {
        var answers = 0
        for index in indices + Array(0..<packs.count) {
            guard let pack = packs.pack(at: index) else { continue }
            for index in indices { answers &+= pack.letters(at: index)?.count ?? 0 }
            answers &+= pack.words.count
            answers &+= pack.figures?.inseparablePairs ?? 0
            answers &+= packs.pack(set: pack.set, level: pack.level)?.count ?? 0
        }
        for set in indices {
            for level in indices {
                answers &+= packs.pack(set: set, level: level)?.attempts ?? 0
            }
        }
        #expect(answers >= 0 && packs.setCount <= packs.count)
    }

    private static func ask(_ list: AnswerList) {
        for index in indices + Array(0..<list.count) {
            if let answer = list.letters(at: index) { #expect(list.has(answer)) }
        }
        let other = [UInt8](repeating: 0x7a, count: list.wordLength)
        #expect(!list.has(other + other + [0]))
        _ = list.has(other)
    }

    private static func ask(_ pack: PhrasePack) {
        for index in indices + Array(0..<pack.count) {
            guard let phrase = pack.phrase(at: index) else { continue }
            #expect(String(validating: phrase.utf8, as: UTF8.self) != nil && phrase.tier <= 3)
        }
    }

    private static func ask(_ set: SentenceSet) {
        for index in indices + Array(0..<min(set.count, 1000)) {
            if let sentence = set.tokenised(at: index) {
                let text = String(validating: sentence.text, as: UTF8.self)
                #expect(text != nil)
                for token in sentence.tokens {
                    #expect(token.range.indices(in: text ?? "") != nil)
                    #expect(sentence.utf16Range(of: token.range) != nil)
                }
            }
            let gaps = set.gaps(at: index)
            for gap in gaps {
                #expect(set.rivals(of: gap).allSatisfy { $0 >= 0 && $0 < set.answerCount })
                _ = set.answerText(gap.answer)
            }
            _ = set.playable(at: index).union(set.classes(at: index)).rung(level: 6)
            _ = set.answerText(index)
            for lexicalClass in LexicalClass.allCases {
                if let found = set.index(ofSentence: index, playing: lexicalClass) {
                    #expect(set.playable(at: found).contains(lexicalClass))
                }
            }
        }
        let word = Array("Egg".utf8)
        _ = set.number(ofAnswer: word.span)
        #expect(LexicalClass.allCases.allSatisfy { set.count(playing: $0) <= set.count })
    }
}
