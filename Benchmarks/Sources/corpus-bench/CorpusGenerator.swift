import Glibc

/// Writes a corpus of made-up sentences, in one of the formats of real corpora.
///
/// The frequencies of words and their lengths are similar to those of English. The same seed
/// results in the same bytes on every machine.
struct CorpusGenerator {
    enum Format: String { case opus, tei, conllu }

    private struct Word {
        let form: String
        let universal: String
        let penn: String
    }

    private let format: Format
    private var state: UInt64
    private var words: [Word] = []
    private var output = ""
    private var written = 0

    /// Creates a generator of corpora in a format.
    ///
    /// The result is `nil` unless `format` is `opus`, `tei` or `conllu`. The same `seed` always
    /// results in the same corpus.
    init?(format: String, seed: UInt64) {
        guard let format = Format(rawValue: format) else { return nil }
        self.format = format
        state = seed
        makeWords()
    }

    /// Writes a corpus of at least `bytes` bytes to standard output.
    mutating func write(atLeast bytes: Int) {
        switch format {
        case .opus: output += "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<text>\n"
        case .tei:
            output +=
                "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                + "<TEI xmlns=\"http://www.tei-c.org/ns/1.0\"><teiHeader><p>Made up</p></teiHeader>"
                + "<text><body>\n"
        case .conllu: break
        }
        var paragraph = 0
        while written + output.utf8.count < bytes {
            paragraph += 1
            if format != .conllu { output += "<p id=\"\(paragraph)\">\n" }
            for sentence in 1...(2 + next(6)) { addSentence(paragraph, sentence) }
            if format != .conllu { output += "</p>\n" }
            if output.utf8.count > 1 << 16 { flush() }
        }
        switch format {
        case .opus: output += "</text>\n"
        case .tei: output += "</body></text></TEI>\n"
        case .conllu: break
        }
        flush()
    }

    private mutating func addSentence(_ paragraph: Int, _ sentence: Int) {
        var chosen: [Word] = []
        for position in 0..<(5 + next(25)) {
            if position > 3, next(12) == 0 {
                chosen.append(Word(form: ",", universal: "PUNCT", penn: ","))
            }
            chosen.append(draw())
        }
        chosen.append(Word(form: ".", universal: "PUNCT", penn: "SENT"))
        switch format {
        case .opus: addOPUS(chosen, paragraph, sentence)
        case .tei: addTEI(chosen, paragraph, sentence)
        case .conllu: addConllu(chosen, paragraph, sentence)
        }
    }

    private mutating func addOPUS(_ words: [Word], _ paragraph: Int, _ sentence: Int) {
        output += "<s id=\"s\(paragraph).\(sentence)\">\n"
        for (index, word) in words.enumerated() {
            let isJoined = index + 1 < words.count && words[index + 1].universal == "PUNCT"
            output +=
                " <w tree=\"\(word.penn)\" lem=\"\(word.form)\" id=\"w\(paragraph).\(sentence)."
                + "\(index + 1)\">\(word.form)</w>" + (isJoined ? "\n" : " \n")
        }
        output += "</s>\n"
    }

    private mutating func addTEI(_ words: [Word], _ paragraph: Int, _ sentence: Int) {
        output += "<s xml:id=\"MADE_d\(paragraph)e\(sentence)\">"
        for word in words {
            let element = word.universal == "PUNCT" ? "pc" : "w"
            let line =
                "<\(element) pos=\"\(word.universal)\" lemma=\"\(word.form)\">\(word.form)</\(element)>"
            output += word.universal == "PROPN" ? "<rs>" + line + " </rs>\n" : line + "\n"
        }
        output += "</s>\n"
    }

    private mutating func addConllu(_ words: [Word], _ paragraph: Int, _ sentence: Int) {
        var text = ""
        for (index, word) in words.enumerated() {
            if index > 0, word.universal != "PUNCT" { text += " " }
            text += word.form
        }
        output += "# sent_id = made-\(paragraph)-\(sentence)\n# text = \(text)\n"
        for (index, word) in words.enumerated() {
            let isJoined = index + 1 < words.count && words[index + 1].universal == "PUNCT"
            output +=
                "\(index + 1)\t\(word.form)\t\(word.form)\t\(word.universal)\t\(word.penn)\t"
                + "Number=Sing\t\(index)\tdep\t\(index):dep\t" + (isJoined ? "SpaceAfter=No" : "_")
                + "\n"
        }
        output += "\n"
    }

    /// Makes 4,000 random words, of which the first 40 are short.
    private mutating func makeWords() {
        let tags = [
            ("NOUN", "NN"), ("VERB", "VV"), ("ADP", "IN"), ("DET", "DT"), ("PRON", "PP"),
            ("ADJ", "JJ"), ("ADV", "RB"), ("CCONJ", "CC"), ("PROPN", "NP"), ("AUX", "MD"),
        ]
        for rank in 0..<4_000 {
            var form = ""
            let length = rank < 40 ? 2 + next(3) : 3 + next(8)
            for position in 0..<length {
                let letters = position % 2 == rank % 2 ? "tnshrdlcmfpgwyb" : "eaoiu"
                form.unicodeScalars.append(
                    Array(letters.unicodeScalars)[next(letters.unicodeScalars.count)])
            }
            if rank % 97 == 0 { form += "é" }
            let (universal, penn) = tags[next(tags.count)]
            words.append(Word(form: form, universal: universal, penn: penn))
        }
    }

    /// Returns a random word, which is one of the first 40 in about half of the cases.
    private mutating func draw() -> Word { words[next(2) == 0 ? next(40) : next(words.count)] }

    /// Returns a random number from 0 to `bound - 1`.
    ///
    /// The algorithm is SplitMix64 (Steele, Lea and Flood, OOPSLA 2014).
    private mutating func next(_ bound: Int) -> Int {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return Int((mixed ^ mixed >> 31) % UInt64(bound))
    }

    private mutating func flush() {
        var bytes = Array(output.utf8)[...]
        while !bytes.isEmpty {
            // Safe because the call reads as many bytes as the slice has.
            let count = unsafe bytes.withUnsafeBytes {
                unsafe Glibc.write(1, $0.baseAddress, $0.count)
            }
            guard count > 0 else { exit(74) }
            written += count
            bytes = bytes.dropFirst(count)
        }
        output = ""
    }
}
