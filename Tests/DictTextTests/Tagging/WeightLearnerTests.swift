import DictModel
import Testing

@testable import DictText

@Suite("The learner of weights") struct WeightLearnerTests {
    @Test("the average of equal weights is these weights, however often they are added")
    func average() {
        let set = TrainingSet(TaggerFixture.sentences, wordClasses: WordClassList())
        var learner = WeightLearner(set, .english, TaggerFixture.options)
        var random = SplitMix64(seed: 1)
        _ = learner.learn(&random)
        let learnt = learner.weights
        for addends in [1, 2] {
            for _ in 0..<addends { learner.addToAverage() }
            learner.useAverage()
            for (found, expected) in zip(learner.weights, learnt) {
                // Twice a number and half of that are exact.
                for tag in 0..<TaggerFormat.tagCount { #expect(found[tag] == expected[tag]) }
            }
        }
        #expect(learnt.contains { row in (0..<TaggerFormat.tagCount).contains { row[$0] != 0 } })
    }
}
