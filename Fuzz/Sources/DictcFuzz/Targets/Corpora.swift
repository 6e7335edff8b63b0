import DictText
import DictModel
import DictSources

extension FuzzTarget {
    /// A target that imports corpora and word lists in XML.
    ///
    /// The first byte of an input chooses the format, and the second one the limits. The rest is
    /// the file.
    static let xml = FuzzTarget(name: "xml") { bytes in
        guard bytes.count >= 2 else { return }
        ScratchFile.shared.fill(Array(bytes[2...]))
        let limits = SourceLimits.chosen(by: bytes[1])
        let formats = xmlCorpora
        let choice = Int(bytes[0]) % (formats.count + wordFormats.count)
        if choice < formats.count {
            readCorpus(formats[choice], limits: limits)
        } else {
            readWords(.xml(wordFormats[choice - formats.count]), limits: limits)
        }
    }

    /// A target that imports corpora in CoNLL-U, plain text and tables, and cut ones.
    ///
    /// The first byte of an input chooses the format and the encoding, and the second one the
    /// limits. The rest is the file.
    static let conllu = FuzzTarget(name: "conllu") { bytes in
        guard bytes.count >= 2 else { return }
        ScratchFile.shared.fill(Array(bytes[2...]))
        let limits = SourceLimits.chosen(by: bytes[1])
        let encodings = TextEncoding.allCases
        let encoding = encodings[Int(bytes[0] >> 4) % encodings.count]
        switch bytes[0] & 15 {
        case 0..<8:
            readCorpus(.conllu, encoding: encoding, limits: limits)
        case 8: readCorpus(.text, encoding: encoding, limits: limits)
        case 9: readCorpus(.records, limits: limits)
        case 10, 11: readCorpus(.columns(CorpusColumns()), encoding: encoding, limits: limits)
        default:
            var columns = CorpusColumns(text: 2, identifier: nil, language: 1, wanted: "eng")
            columns.hasHeader = bytes[0] & 1 == 0
            columns.holdsSentences = bytes[0] & 2 == 0
            readCorpus(.columns(columns), encoding: encoding, limits: limits)
        }
    }

    // MARK: - Formats

    /// The XML formats of corpora among which an input chooses.
    static let xmlCorpora: [CorpusFormat] = [
        .opus, .tei, .alpino, .folia, .dcoi, .xml(XMLCorpusMapping()), .xml(.byAttributes),
        .xml(.byOffsets),
    ]

    /// The XML formats of word lists among which an input chooses.
    private static let wordFormats: [XMLWordFormat] = [
        XMLWordFormat(element: "Lemma", attribute: "writtenForm"),
        XMLWordFormat(
            element: "entry/form/orth",
            conditions: [.init("form@type", "lemma"), .init("n", "1")],
            namespace: "http://www.tei-c.org/ns/1.0"),
        XMLWordFormat(element: "w"),
    ]

    // MARK: - Reading

    /// Reads the scratch file as a corpus, and checks the sentences and tokens in it.
    ///
    /// The first records without tokens are split into sentences and tokenised.
    ///
    /// - Parameters:
    ///   - format: The format of the corpus.
    ///   - encoding: The encoding of the file.
    ///   - limits: The limits of the reader, which no record may exceed.
    static func readCorpus(
        _ format: CorpusFormat, encoding: TextEncoding = .utf8, limits: SourceLimits
    ) {
        let source = CorpusSource(
            ScratchFile.shared.input(limits), format: format, encoding: encoding)
        let tokenisers = Language.allCases.map { Tokeniser($0) }
        var records = 0
        do {
            let summary = try source.forEachRecord { record in
                records += 1
                promiseRules(of: record.text)
                promise(record.text.text.count <= limits.paragraphBytes, "a record is bounded")
                promise(
                    record.text.tokens.count <= limits.sentenceTokens, "tokens are bounded")
                guard records <= 20, record.text.tokens.isEmpty else { return }
                for tokeniser in tokenisers {
                    for range in tokeniser.sentences(in: record.text.text.span) {
                        let text = Array(record.text.text[range.offset..<range.end])
                        let tokens = tokeniser.tokens(in: text.span).map { Token($0) }
                        promiseRules(of: TokenisedText(text: text, tokens: tokens))
                    }
                }
            }
            promise(summary.sentences + summary.paragraphs == records, "every record is counted")
            for note in summary.notes { promiseShown(note) }
            for finding in summary.findings { promiseShown(finding.note) }
        } catch {
            promisePlain(PrintableText.singleLine("\(error)"))
        }
    }

    /// Reads the scratch file as a list of words, and checks and folds each word.
    ///
    /// - Parameters:
    ///   - format: The format of the list.
    ///   - limits: The limits of the reader.
    ///   - language: The language of a lexicon to build from the words, or `nil` to build none.
    static func readWords(
        _ format: WordSourceFormat, limits: SourceLimits, language: Language? = nil
    ) {
        let source = WordSource(ScratchFile.shared.input(limits), format: format)
        var records = 0
        var trial = language.map { LexiconTrial($0) }
        do {
            let summary = try source.forEachRecord { word, line, _ in
                records += 1
                promise(!word.isEmpty && line > 0, "a word and its line")
                var bytes: [UInt8] = []
                for index in word.indices { bytes.append(word[index]) }
                promise(String(validating: bytes, as: UTF8.self) != nil, "a word is UTF-8")
                promise(
                    [bytes.first, bytes.last].allSatisfy { !isWhite($0) },
                    "a word has no white space at its ends")
                for language in Language.allCases {
                    var letters: [UInt8] = []
                    _ = Folding(language).fold(bytes.span, into: &letters)
                }
                trial?.add(bytes, line: line)
            }
            promise(summary.records == records, "every record is counted")
            trial?.prove()
            for note in summary.notes { promiseShown(note) }
        } catch {
            promisePlain(PrintableText.singleLine("\(error)"))
        }
    }
}

/// Checks that the escaped message of `diagnostic` is safe to show on a terminal.
private func promiseShown(_ diagnostic: Diagnostic) {
    promisePlain(PrintableText.singleLine(diagnostic.description))
}

/// Returns whether `byte` is ASCII white space or missing.
private func isWhite(_ byte: UInt8?) -> Bool {
    guard let byte else { return true }
    return byte == 0x20 || (0x09...0x0D).contains(byte)
}

extension SourceLimits {
    /// Returns limits near the defaults or, if `byte` is odd, limits that even short inputs exceed.
    static func chosen(by byte: UInt8) -> SourceLimits {
        var limits = SourceLimits.default
        limits.decompressedBytes = 1 << 22
        limits.bytesBeforeRatio = 1 << 16
        guard byte & 1 == 1 else { return limits }
        limits.decompressedBytes = 1 << 14
        limits.bytesBeforeRatio = 1 << 10
        limits.lineBytes = 80
        limits.xmlDepth = 6
        limits.xmlTagBytes = 128
        limits.xmlTextBytes = 64
        limits.sentenceBytes = 60
        limits.sentenceTokens = 8
        limits.paragraphBytes = 200
        limits.xmlDeclarationBytes = 200
        limits.xmlDefaults = 2
        limits.xmlNamespaces = 4
        limits.xmlNames = 12
        limits.records = 20
        return limits
    }
}

extension XMLCorpusMapping {
    /// A mapping in which an attribute of a word determines whether a space follows it.
    fileprivate static var byAttributes: XMLCorpusMapping {
        var mapping = XMLCorpusMapping()
        mapping.paragraphs = ["p"]
        mapping.breaks = ["lb"]
        mapping.omitted = ["note"]
        mapping.tags = [
            TagAttribute("pos", .universal, .penn), TagAttribute("msd", .claws5, .cgn),
        ]
        mapping.join = .spacing
        mapping.joinAttribute = "join"
        return mapping
    }

    /// A mapping in which the offsets of words determine the spaces between them.
    fileprivate static var byOffsets: XMLCorpusMapping {
        var mapping = XMLCorpusMapping()
        mapping.paragraphs = ["p", "ab"]
        mapping.tags = [TagAttribute("tag", .bnc)]
        mapping.join = .punctuation
        mapping.offsetAttribute = "begin"
        return mapping
    }
}
