import DictModel
import DictSources
import DictTestSupport
import Testing

/// Documents that are changed at random: each is read as promised or refused, never anything else.
@Suite("Mutated corpora") struct CorpusMutationTests {
    static let documents: [(format: CorpusFormat, text: String)] = [
        (
            .conllu,
            """
            # sent_id = a
            # text = I don't, né.
            1\tI\tI\tPRON\tPRP\t_\t2\tnsubj\t_\t_
            2-3\tdon't\t_\t_\t_\t_\t_\t_\t_\tSpaceAfter=No
            2\tdo\tdo\tAUX\tVBP\t_\t0\troot\t_\t_
            3\tn't\tnot\tPART\tRB\t_\t2\tadvmod\t_\t_
            3.1\tgo\t_\tVERB\t_\t_\t_\t_\t_\t_
            4\t,\t,\tPUNCT\t,\t_\t2\tpunct\t_\t_
            5\tné\tné\tX\tFW\t_\t2\tdep\t_\tSpaceAfter=No
            6\t.\t.\tPUNCT\t.\t_\t2\tpunct\t_\t_

            """
        ),
        (
            .opus,
            "<?xml version='1.0'?><d><p><s id='1'><w span='0:2' pos='DT'>né</w> \n"
                + "<w hun='NN'>c&amp;t</w><w>.</w></s>\n<s>a “b” c</s></p><p>d</p></d>"
        ),
        (
            .tei,
            "<TEI><teiHeader><p>x</p></teiHeader><p><s n='1'><w pos='DET' join='right'>l'</w>"
                + "<w c5='NN1'>é </w>\n<pc>.</pc><note>n</note></s></p><l>a<lb/>b</l></TEI>"
        ),
        (.text, "One\u{A0}two\r\nthree — “four”.\n\n\nfive é\n"),
        (.columns(CorpusColumns()), "1\teng\tOne é.\n2\tnld\tTwee\u{2028}drie.\n"),
    ]

    @Test("a document with some bytes changed", arguments: 0..<5) func mutated(index: Int) throws {
        let (format, text) = Self.documents[index]
        let original = Array(text.utf8)
        var generator = SeededGenerator(seed: UInt64(index) + 1)
        let alphabet =
            Array("<>&;'\"= \t\n\r-.#/s1w\0\u{80}é\u{FEFF}\u{202E}".utf8) + [0xFF, 0xE2, 0xC3]
        for round in 0..<400 {
            var bytes = original
            for _ in 0...Int.random(in: 0..<3, using: &generator) {
                let place = Int.random(in: 0..<bytes.count, using: &generator)
                let byte = alphabet.randomElement(using: &generator) ?? 0
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: bytes[place] = byte
                case 1: bytes.insert(byte, at: place)
                case 2: bytes.remove(at: place)
                default:
                    let end = min(bytes.count, place + Int.random(in: 1..<30, using: &generator))
                    bytes.insert(contentsOf: bytes[place..<end], at: place)
                }
            }
            let outcome = try CorpusOutcome.of(bytes, name: "corpus", format: format)
            #expect(outcome.violation == nil, "round \(round): \(bytes)")
            if let error = outcome.error {
                #expect(error.code.cause == .badData && !error.problem.isEmpty)
            }
        }
    }
}
