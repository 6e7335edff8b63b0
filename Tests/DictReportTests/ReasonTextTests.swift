import DictCompiler
import DictLexicon
import Testing

@testable import DictReport

@Suite("Reasons of reports in words") struct ReasonTextTests {
    @Test("every reason that a build states has a text of its own") func all() {
        let texts = [
            (Rejection.allCases.map(\.rawValue) + ["blocked", "inflected"]).map(ReasonText.word),
            PhraseRules.Rule.allCases.map { ReasonText.phrase($0.rawValue) },
            SentenceFlaw.allCases.map { ReasonText.sentence($0.rawValue) },
            GapFinder.Obstacle.allCases.map { ReasonText.gap($0.rawValue) },
        ]
        let names = [
            Rejection.allCases.map(\.rawValue) + ["blocked", "inflected"],
            PhraseRules.Rule.allCases.map(\.rawValue), SentenceFlaw.allCases.map(\.rawValue),
            GapFinder.Obstacle.allCases.map(\.rawValue),
        ]
        for (texts, names) in zip(texts, names) {
            #expect(Set(texts).count == names.count)
            // Some reasons are words already, such as apostrophe.
            let bare = zip(texts, names).filter { $0 == $1 && $1.contains { $0.isUppercase } }
            #expect(bare.isEmpty, "\(bare)")
        }
        #expect(ReasonText.sentence("tooLong") == "too many words")
        #expect(ReasonText.word("ofTomorrow") == "ofTomorrow")
    }
}
