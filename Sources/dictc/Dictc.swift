import DictReader
import DictLexicon
import Foundation
@main
struct Dictc {
    static func main() throws {
        let A = CommandLine.arguments
        let f = [UInt8](try Data(contentsOf: URL(fileURLWithPath: A[1])))
        let d = [UInt8](try Data(contentsOf: URL(fileURLWithPath: A[2])))
        var b = WordListBuilder()
        var s = 0
        for i in 0..<d.count where d[i] == 10 { b.append(d.span.extracting(s..<i)); s = i + 1 }
        let w = b.finish()
        let lx = try Lexicon(ArtefactBytes(f))
        var n = 0
        switch A[3] {
        case "hit": for i in 0..<w.count { w.withWord(at: i) { if lx.contains($0) { n += 1 } } }
        case "rank": for i in 0..<w.count { w.withWord(at: i) { if let r = lx.rank(of: $0) { n &+= r } } }
        case "none": for i in 0..<w.count { w.withWord(at: i) { n &+= $0.count } }
        case "enum": try lx.forEachWord { _ in n += 1; return true }
        case "verify": try lx.verifyStructure(); n = lx.words(withinOneEditOf: w[3].span, limit: 10).count; print(try lx.words(matching: Array("p?af*".utf8).span, limit: 9).map { String(decoding: $0, as: UTF8.self) }, try lx.anagrams(of: Array("tea".utf8).span, limit: 9).map { String(decoding: $0, as: UTF8.self) }, lx.cursor(at: Array("peaf".utf8).span)?.count ?? -1)
        default: break
        }
        print(n)
    }
}
