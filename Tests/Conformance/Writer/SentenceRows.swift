import DictCompiler
import DictModel
import Foundation

/// Sentences as lines: text, tokens `offset:length:TAG`, and gaps `token:rival,rival` with `|`
/// between; tabs between the three.
enum SentenceRows {
    static func sentence(_ line: String) throws -> PlayableSentence {
        let fields = line.components(separatedBy: "\t")
        guard fields.count == 3 else { throw SourceFault.line(line) }
        var sentence = PlayableSentence(
            text: TokenisedText(text: Array(fields[0].utf8)), gaps: [])
        for field in fields[1].split(separator: " ") {
            let parts = field.split(separator: ":")
            guard parts.count == 3, let offset = Int(parts[0]), let length = Int(parts[1]),
                let tag = UniversalTag(name: Array(parts[2].utf8).span)
            else { throw SourceFault.line(line) }
            sentence.text.tokens.append(
                Token(ByteRange(offset: offset, length: length), tag: tag))
        }
        for field in fields[2].split(separator: "|") {
            guard let colon = field.firstIndex(of: ":"), let token = Int(field[..<colon]) else {
                throw SourceFault.line(line)
            }
            let rivals = field[field.index(after: colon)...].split(separator: ",")
            sentence.gaps.append(Gap(token: token, rivals: rivals.map { Array($0.utf8) }))
        }
        return sentence
    }
}
