import DictModel
import Foundation
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

    @Test("the exponential function is that of mathematics, and 0 from -80 on")
    func exponential() {
        for number in 0..<800 {
            let x = -Float(number) / 10
            let exact = Foundation.exp(Double(x))
            #expect(abs(Double(Softmax.exponential(x)) - exact) < 4e-6 * exact, "\(x)")
        }
        for x in [-80, -80.01, -1000, -Float.infinity] as [Float] {
            #expect(Softmax.exponential(x) == 0)
        }
    }
}
