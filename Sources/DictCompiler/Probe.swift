public import DictLexicon
import DictFormat
import DictModel
public func probe(_ list: [UInt8], _ share: Double, _ uses: UInt32, _ rounds: Int, _ orderRounds: Int) -> ([UInt8], WordList) {
    let clock = ContinuousClock()
    var b = WordListBuilder()
    var s = 0
    for i in 0..<list.count where list[i] == 10 { b.append(list.span.extracting(s..<i)); s = i + 1 }
    let w = b.finish()
    var a = Automaton(alphabet: [])
    let t1 = clock.measure { a = try! LexiconArtefact.automaton(of: w) }
    var f: [UInt8] = []
    let t2 = clock.measure { f = try! LexiconArtefact.bytes(of: a, language: .english, options: .init(denseShare: share, tableUses: uses, rounds: rounds, orderRounds: orderRounds)) }
    print(w.count, "words, build", t1, "encode", t2, "bytes", f.count, "B/w", Double(f.count) / Double(w.count))
    return (f, w)
}
