import DictModel
import DictSources

extension FuzzTarget {
    /// Word lists.
    ///
    /// The first byte chooses encoding and separator, the second the limits and
    /// comments, the third the language of a lexicon.
    static let lists = FuzzTarget(name: "lists") { bytes in
        guard bytes.count >= 3 else { return }
        ScratchFile.shared.fill(Array(bytes[3...]))
        let encodings = TextEncoding.allCases
        let separators = ListSeparator.allCases
        let comments: [String?] = ["#", nil, "//", "é"]
        var format = ListFormat(
            encoding: encodings[Int(bytes[0] & 15) % encodings.count],
            commentPrefix: comments[Int(bytes[1] >> 1) % comments.count],
            separator: separators[Int(bytes[0] >> 4) % separators.count])
        format.allowsEmpty = bytes[1] & 64 != 0
        // The uppermost bits: whether the list becomes a lexicon, which takes longer than reading it.
        let languages: [Language?] = [.english, .dutch]
        let language = bytes[2] >> 6 < 2 ? nil : languages[Int(bytes[2] >> 6 & 1)]
        readWords(.list(format), limits: .chosen(by: bytes[1]), language: language)
    }
}
