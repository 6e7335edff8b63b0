import DictCompiler
import DictLexicon
import DictModel
import DictReader

/// Builds a lexicon from arbitrary records, and checks that it contains all of its words.
struct LexiconTrial {
    private var builder: LexiconBuilder
    private var records = 0

    init(_ language: Language) {
        builder = LexiconBuilder(
            language: language, files: [Place("words"), Place("overlay"), Place("names")])
    }

    /// Adds `text` as a line of the overlay, a reason or a word, depending on its first byte.
    ///
    /// Only the first 400 records are added. A record may be invalid, but the message of the error
    /// must be printable.
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

    /// Compiles and opens the lexicon, and looks up each of its words.
    ///
    /// The process crashes if the lexicon is invalid, or if a word is missing or has the wrong
    /// rank.
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
