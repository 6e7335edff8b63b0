import DictCompiler
import DictConfiguration
import DictModel

/// The sentences of some files of the corpora, each judged alone.
///
/// Parts of different files can be merged in any order and grouping, with the same result as one
/// part of all files.
struct SentencePart {
    /// The sentences read and dropped.
    var funnel = SentenceFunnel()
    /// The sentences that pass the rules for single sentences, or a sample of them.
    var pool: SentencePool

    /// Creates a part of no files, for the selection that `configuration` describes.
    init(_ configuration: SentencesConfiguration) {
        self.init(capacity: configuration.candidates, seed: configuration.seed)
    }

    /// Creates a part of no files that keeps at most `capacity` sentences.
    init(capacity: Int, seed: UInt64) {
        pool = SentencePool(capacity: capacity, seed: seed)
    }

    /// Judges `sentence` by the rules for single sentences, and adds it with the classes that a
    /// player would expect.
    mutating func add(
        _ sentence: CorpusSentences.Sentence, _ rules: SentenceRules,
        _ watch: (CorpusSentences.Sentence, SentenceSelection.Fate) -> Void
    ) {
        funnel.countRead(sentence)
        if let flaw = sentence.flaw {
            drop(sentence, flaw, watch)
            return
        }
        let (sentence, words) = rules.asPlayed(sentence)
        if let finding = rules.judge.finding(words) {
            drop(sentence, finding, watch)
        } else {
            pool.add(sentence, words, watch)
        }
    }

    private mutating func drop(
        _ sentence: CorpusSentences.Sentence, _ finding: SentenceJudge.Finding,
        _ watch: (CorpusSentences.Sentence, SentenceSelection.Fate) -> Void
    ) {
        let drop = SentenceSelection.Drop(flaw: finding.flaw, detail: finding.detail)
        funnel.add(drop, of: sentence)
        watch(sentence, .dropped(drop))
    }

    /// Adds the files of `other`, which must be others than those of this part.
    mutating func merge(_ other: SentencePart) {
        funnel.merge(other.funnel)
        pool.merge(other.pool)
    }
}
