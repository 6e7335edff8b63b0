import DictCompiler
import DictLexicon
import DictModel
import DictReader

/// Makes a lexicon of any records and asks it for each of its words.
struct LexiconTrial {
    private var builder: LexiconBuilder
    private var records = 0

    init(_ language: Language) {
        builder = LexiconBuilder(
            language: language, files: [Place("words"), Place("overlay"), Place("names")])
    }

    /// Takes up a record as a word, a reason or a line of the overlay, by its first byte.
    mutating func add(_ text: [UInt8], line: Int) {
        records += 1
        guard records <= 400 else { return }
        do throws(Diagnostic) {
            switch text.first {
            case UInt8(ascii: "+"), UInt8(ascii: "-"):
                try builder.applyOverlayLine(text.span, file: 1, line: line)
            case UInt8(ascii: "="):
                try builder.addReason(
                    text.span.extracting(1...), reason: .name, file: 2, line: line)
            default:
                try builder.add(
                    text.span, file: 0, line: line, familiarity: UInt8(truncatingIfNeeded: line))
            }
        } catch {
            promisePlain(PrintableText.singleLine(error.description))
        }
    }

    /// Compiles the words, opens what comes out, and asks.
    consuming func prove() {
        let lexicon = builder.finish()
        guard let bytes = try? LexiconArtefact.bytes(of: lexicon.words, language: lexicon.language)
        else { return }
        do {
            let reader = try Lexicon(ArtefactBytes(bytes), .verifying)
            try reader.verifyStructure()
            promise(reader.count == lexicon.words.count, "all words are there")
            for index in 0..<lexicon.words.count {
                let word = lexicon.words[index]
                promise(reader.rank(of: word.span) == index, "each word is found with its rank")
            }
        } catch {
            promise(false, "a lexicon that was just made is sound: \(error)")
        }
    }
}
