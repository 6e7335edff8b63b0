import DictFormat
import DictModel
import DictReader

/// A prompt at the terminal, at which a person types texts to look up in a lexicon.
///
/// Tab completes a text as far as all words that start with it agree, or lists the words.
final class LinePrompt {
    /// The maximum number of words that Tab lists.
    private static let mostListed = 100

    private let lexicon: Lexicon
    private let terminal: Terminal
    private let prompt: String
    private var editor = LineEditor(limit: QueryText.longest)
    /// Whether the lexicon is sound, once that has been asked.
    private var isSound: Bool?

    /// Takes over the keys of the terminal until the object is destroyed.
    ///
    /// - Returns: `nil` if there is no terminal, or one that cannot move its cursor.
    init?(_ lexicon: Lexicon) {
        guard Terminal.isUsable(Process.environment),
            let terminal = try? Terminal(colours: false, usesScreen: false)
        else { return nil }
        (self.lexicon, self.terminal) = (lexicon, terminal)
        prompt = lexicon.language.code + "> "
    }

    /// Returns the next line that the person enters, or `nil` if there will be no more.
    func next() -> String? {
        while true {
            terminal.write(editor.shown(prompt, columns: TerminalSize.current.columns))
            switch terminal.nextEvent() {
            case .redraw: continue
            case .hangUp: return nil
            case .key(let key):
                switch editor.press(key) {
                case .editing: continue
                case .completing(let text): complete(text)
                case .entered(let line):
                    terminal.write("\n")
                    return line
                case .ended:
                    terminal.write("\n")
                    return nil
                }
            }
        }
    }

    /// Returns the letters after `prefix` that all words that start with it share.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the longest word, however many words there are.
    static func completion(of prefix: [UInt8], in lexicon: Lexicon) -> [UInt8] {
        var added: [UInt8] = []
        var cursor = lexicon.cursor(at: prefix.span)
        while let here = cursor, !here.isWord, case let letters = here.letterBytes,
            letters.count == 1
        {
            // A damaged lexicon may lead in a circle.
            guard prefix.count + added.count < LexiconFormat.maximumWordLength else { return [] }
            added += letters
            cursor = here.child(letters[0])
        }
        return added
    }

    /// Inserts the letters that all words starting with `text` share, or lists these words if there
    /// are none.
    private func complete(_ text: String) {
        guard let query = try? QueryText(text, lexicon.language, allowsPattern: false),
            query.folded.count == text.unicodeScalars.count
        else { return }
        // A damaged lexicon may have nodes without words, in which a search for some never ends.
        isSound = isSound ?? ((try? lexicon.verifyStructure()) != nil)
        guard isSound == true else { return }
        let added = Self.completion(of: query.folded, in: lexicon)
        guard added.isEmpty else {
            let isUpper = text.unicodeScalars.last.map { ("A"..."Z").contains($0) } ?? false
            return editor.insert(added.map { Unicode.Scalar(isUpper ? $0 & 0xDF : $0) })
        }
        var words: [[UInt8]] = []
        try? lexicon.forEachWord(startingWith: query.folded.span) { word in
            words.append([UInt8](word))
            return words.count < Self.mostListed
        }
        guard words.count > 1 else { return }
        let names = words.map { QueryText.capitals($0) }
        let more = words.count < Self.mostListed ? [] : ["…"]
        let lines = TerminalText.table(names + more, columns: TerminalSize.current.columns - 1)
        terminal.write("\n" + lines.map { $0 + "\n" }.joined())
    }
}
