import DictFormat
import DictModel
import DictReader

extension OpenFile {
    static func answer(_ query: Query, _ lexicon: Lexicon) -> String {
        switch query.verb {
        case "word": return lexicon.letters(at: query.number).map(string) ?? "none"
        case "contains": return lexicon.contains(query.text) ? "1" : "0"
        case "complete", "match", "anagrams", "neighbours": return words(query, lexicon)
        case "rank", "prefix", "next": break
        default: return "wrong-kind"
        }
        guard let letters = lexicon.letters(of: query.text) else { return "none" }
        switch query.verb {
        case "rank": return lexicon.rank(of: letters.span).map { String($0) } ?? "none"
        case "prefix": return String(lexicon.count(startingWith: letters.span))
        default:
            var next: [UInt8] = []
            lexicon.cursor(at: letters.span)?.forEachChild { letter, _ in next.append(letter) }
            return string(next)
        }
    }

    /// A list of words.
    private static func words(_ query: Query, _ lexicon: Lexicon) -> String {
        let (text, limit) = query.textAndLimit
        let folding = Folding(lexicon.language)
        do throws(FormatError) {
            switch query.verb {
            case "match":
                guard let pattern = folding.pattern(Array(text.utf8)) else { return "" }
                return list(try lexicon.words(matching: pattern.span, limit: limit))
            case "anagrams":
                guard let rack = folding.rack(Array(text.utf8)) else { return "" }
                return list(try lexicon.anagrams(of: rack.span, limit: limit))
            case "complete":
                guard let letters = lexicon.letters(of: text) else { return "" }
                return list(try lexicon.words(startingWith: letters.span, limit: limit))
            default:
                guard let letters = lexicon.letters(of: text) else { return "" }
                return list(lexicon.words(withinOneEditOf: letters.span, limit: limit))
            }
        } catch {
            return error.status
        }
    }
}
