import DictCompiler
import DictLexicon
import DictModel
import DictTestSupport
import Testing

@testable import DictConfiguration
@testable import DictPipeline

@Suite("The words of a language") struct LanguageWordsTests {
    @Test("every watcher hears every record, also after the lexicon was read") func watchers()
        throws
    {
        let sandbox = try Sandbox.project()
        var options = BuildOptions()
        options.configuration = sandbox.path + "/raw-data/dictc.yml"
        let project = try Project(options)
        let configuration = try #require(project.configuration.language(.english))
        let words = LanguageWords(configuration, in: project)
        let plain = try words.lexicon().0
        var heard: [Int] = []
        for _ in 1...2 {
            var count = 0
            let watched = try words.lexicon { _, _, _, _ in count += 1 }.0
            #expect(watched.words == plain.words)
            heard.append(count)
        }
        #expect(heard[0] > plain.words.count && heard[0] == heard[1], "\(heard)")
    }

    @Test("stages share a pool; an observer gets one of its own") func pools() throws {
        let sandbox = try Sandbox.project()
        var options = BuildOptions()
        options.configuration = sandbox.path + "/raw-data/dictc.yml"
        let project = try Project(options)
        let configuration = try #require(project.configuration.language(.english))
        let words = LanguageWords(configuration, in: project)
        let pool = try words.pool(upTo: 35, excluding: [])
        var decided = 0
        let observed = try words.pool(upTo: 35, excluding: []) { _, _ in decided += 1 }
        #expect(decided > 0 && observed[length: 4].words == pool[length: 4].words)
        // The overlay's word has no familiarity.
        #expect(pool[length: 10].passedOver == [.unrated: 1])
        #expect(try words.pool(upTo: 9, excluding: [])[length: 4].passedOver == [.unfamiliar: 3])
    }
}
