import DictCompiler
import DictFormat
import DictLexicon
import DictModel
import DictReader
import DictTestSupport
import Foundation
import Testing

@testable import DictConfiguration
@testable import DictPipeline

/// Edits of one line change one entry of what they concern, and nothing else.
@Suite("An edit of one line") struct EditLocalityTests {
    /// What a build makes, by kind.
    private struct Made {
        var bytes: [String: [UInt8]] = [:]
        var answers: [String] = []
        var packs: [LevelSet] = []
        var plan: AnswerPlan

        init(_ project: EditProject) throws {
            let recipes = try project.recipes()
            guard let recipe = recipes["answers"] as? AnswersRecipe,
                let levels = recipes["levels"] as? LevelsRecipe
            else { throw CocoaError(.fileNoSuchFile) }
            // The figures of reports, and reading everything back, take longer than what is tested.
            let words = try levels.words.accepted()
            bytes["lexicon"] = (0..<words.count).flatMap { words[$0] + [0x0A] }
            bytes["phrases"] = try EditLocalityTests.bytes(recipes["phrases"] as? PhrasesRecipe)
            bytes["sentences"] = try EditLocalityTests.bytes(
                recipes["sentences"] as? SentencesRecipe)
            packs = try levels.packs().listing.sets
            bytes["levels"] = try levels.codec.encode(packs)
            plan = try recipe.plan()
            answers = plan.answers.map { String(decoding: $0, as: UTF8.self) }
            bytes["answers"] = try recipe.codec.encode(
                DatedAnswers(words: plan.answers, first: plan.first, days: plan.dayCount))
        }
    }

    fileprivate static func bytes(_ recipe: (some Recipe)?) throws -> [UInt8]? {
        try recipe.map { try $0.codec.encode(try $0.make().content) }
    }

    /// The project with a calendar of 100 days, 50 of them published, and kept packs, and what its
    /// build makes.
    private func planned() throws -> (EditProject, Made) {
        let project = try EditProject()
        try project.configure(isPlanned: false)
        let first = try Made(project)
        var request = CalendarMaker.Request(language: EditProject.language)
        request.first = CalendarDay("2026-01-01".utf8)
        request.days = 100
        let calendar = try CalendarMaker.proposal(request, project.options)
        try project.sandbox.write(calendar.bytes, to: "raw-data/nl/answers.calendar")
        let path = project.sandbox.path + "/raw-data/nl/levels.kept"
        var levels = LevelsMaker.Request(language: EditProject.language)
        levels.keep = LevelsMaker.Keep(path: path)
        let listing = try LevelsMaker.packs(levels, project.options).listing
        try project.sandbox.write(
            try LevelsMaker.Keep(path: path).file(of: listing), to: "raw-data/nl/levels.kept")
        try project.configure(isPlanned: true)
        let second = try Made(project)
        // Neither file changes what a build without them makes, but for the days.
        for kind in EditProject.kinds where kind != "answers" {
            #expect(first.bytes[kind] == second.bytes[kind], "\(kind)")
        }
        #expect(first.answers == second.answers && first.plan.first == nil)
        #expect(second.plan.first?.text == "2026-01-01" && second.plan.dayCount == 100)
        return (project, second)
    }

    private static func isRelativeOrderKept(_ old: [String], _ new: [String]) -> Bool {
        let places = Dictionary(uniqueKeysWithValues: zip(old, old.indices))
        let kept = new.compactMap { places[$0] }
        return zip(kept, kept.dropFirst()).allSatisfy(<)
    }

    /// Draws an edit of `project`, which `made` is from.
    private func edit(
        _ number: Int, _ project: EditProject, _ made: Made, _ words: [String],
        _ random: inout SeededGenerator
    ) -> EditProject.Edit {
        let packed = made.packs.flatMap { $0.packs.flatMap(\.words) }
            .map { String(decoding: $0, as: UTF8.self) }
        let candidates = [words, made.answers, packed]
        func word() -> String {
            let list = candidates[Int.random(in: 0..<3, using: &random)]
            return list[Int.random(in: 0..<list.count, using: &random)]
        }
        switch number % 8 {
        case 0, 1: return .out(word())
        case 2: return .blocked(word())
        case 3:
            let letters = (0..<Int.random(in: 3...7, using: &random)).map { _ in
                String(UnicodeScalar(UInt8(97 + Int.random(in: 0..<26, using: &random))))
            }
            return .added(letters.joined() + "a")
        case 4: return .rated(word(), [1, 9].randomElement(using: &random) ?? 1)
        case 5: return .phraseOut(Int.random(in: 0..<project.phrases.count, using: &random))
        case 6: return .sentenceOut(Int.random(in: 0..<project.sentences.count, using: &random))
        default:
            return Bool.random(using: &random)
                ? .phraseIn(Int.random(in: 0..<project.sparePhrases.count, using: &random))
                : .sentenceIn(Int.random(in: 0..<project.spareSentences.count, using: &random))
        }
    }

    @Test("moves no other answer, pack, phrase or sentence") func edits() throws {
        let (project, old) = try planned()
        let lexicon = try project.words().lexicon().0.words
        let words = (0..<lexicon.count).map { String(decoding: lexicon[$0], as: UTF8.self) }
        var random = SeededGenerator(seed: 34)
        for number in 0..<300 {
            let edit = edit(number, project, old, words, &random)
            let changed = try project.after(edit)
            let new = try Made(changed)
            check(edit, old, new)
            if edit.word != nil { try checkPacks(edit, old, new, changed) }
        }
        try project.write()
        #expect(try Made(project).bytes == old.bytes)
    }

    private func check(_ edit: EditProject.Edit, _ old: Made, _ new: Made) {
        let what = "\(edit)"
        let days = 100
        let spares = Set(new.plan.changes.compactMap(\.spare))
        let moved = Set(spares.map { String(decoding: $0, as: UTF8.self) })
        #expect(
            Self.isRelativeOrderKept(old.answers, new.answers.filter { !moved.contains($0) }),
            "\(what)")
        // Published days are equal, others but for the day of the word.
        #expect(Array(old.answers.prefix(50)) == Array(new.answers.prefix(50)), "\(what)")
        let others = (50..<days).filter { old.answers[$0] != new.answers[$0] }
        #expect(others.count == moved.count, "\(what): \(others)")
        #expect(
            others.allSatisfy { index in
                new.plan.changes.contains {
                    String(decoding: $0.word, as: UTF8.self) == old.answers[index]
                }
            }, "\(what)")
        switch edit {
        case .phraseOut, .phraseIn:
            for kind in EditProject.kinds where kind != "phrases" {
                #expect(old.bytes[kind] == new.bytes[kind], "\(what): \(kind)")
            }
        case .sentenceOut, .sentenceIn:
            for kind in EditProject.kinds where kind != "sentences" {
                #expect(old.bytes[kind] == new.bytes[kind], "\(what): \(kind)")
            }
        default: break
        }
        if let phrases = Self.texts(old, new, of: PhrasePack.self, "phrases") {
            #expect(Self.isRelativeOrderKept(phrases.0, phrases.1), "\(what)")
        }
        if let sentences = Self.texts(old, new, of: SentenceSet.self, "sentences") {
            #expect(Self.isRelativeOrderKept(sentences.0, sentences.1), "\(what)")
        }
    }

    private static func texts<Reader: ArtefactReader>(
        _ old: Made, _ new: Made, of reader: Reader.Type, _ kind: String
    ) -> ([String], [String])? {
        func texts(_ made: Made) -> [String]? {
            guard let bytes = made.bytes[kind],
                let pack = try? Reader(ArtefactBytes(bytes), .verifying)
            else { return nil }
            if let pack = pack as? PhrasePack {
                return (0..<pack.count).compactMap { pack.phrase(at: $0)?.text }
            }
            guard let set = pack as? SentenceSet else { return nil }
            return (0..<set.count).compactMap { set.sentence(at: $0)?.text }
        }
        guard let before = texts(old), let after = texts(new) else { return nil }
        return (before, after)
    }

    /// Checks that the packs which changed are those with words that the pool no longer has.
    private func checkPacks(
        _ edit: EditProject.Edit, _ old: Made, _ new: Made, _ project: EditProject
    ) throws {
        let pool = try project.words().pool(upTo: 3, excluding: BlockLayer.allCases)
        var usable: Set<[UInt8]> = []
        for length in 3...7 { usable.formUnion(pool[length: length].words.map(\.letters)) }
        #expect(old.packs.count == new.packs.count)
        for (before, after) in zip(old.packs, new.packs) {
            for (pack, other) in zip(before.packs, after.packs) {
                let isSound = pack.words.allSatisfy(usable.contains)
                #expect((pack == other) == isSound, "\(edit): level \(pack.level)")
            }
        }
        // What no text has, in any form, concerns no text.
        guard let word = edit.word, !project.holds(word) else { return }
        #expect(old.bytes["sentences"] == new.bytes["sentences"], "\(edit)")
        // Tiers of phrases follow from all words, their choice and order do not.
        let phrases = Self.texts(old, new, of: PhrasePack.self, "phrases")
        #expect(phrases?.0 == phrases?.1, "\(edit)")
    }
}

extension EditProject {
    /// Whether a phrase or sentence has a word that begins like `word`, which may be a form of it.
    func holds(_ word: String) -> Bool {
        let head = word.prefix(max(2, min(3, word.count - 2)))
        return (phrases + sentences).contains { text in
            text.lowercased().split { !$0.isLetter }.contains { $0.hasPrefix(head) }
        }
    }
}
