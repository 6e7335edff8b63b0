import DictModel
import DictSources

extension FuzzTarget {
    /// A target that imports plain word lists.
    ///
    /// The first byte of an input chooses the encoding and the separator, the second one the limits
    /// and the comment prefix, and the third one whether to build a lexicon, and of which language.
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
        // The top two bits decide about a lexicon, because building one takes longer than reading.
        let languages: [Language?] = [.english, .dutch]
        let language = bytes[2] >> 6 < 2 ? nil : languages[Int(bytes[2] >> 6 & 1)]
        readWords(.list(format), limits: .chosen(by: bytes[1]), language: language)
    }
}
