import DictModel

/// A part-of-speech tag of the Corpus Gesproken Nederlands (CGN), the Spoken Dutch Corpus.
///
/// A tag is written as `WW(pv,tgw,ev)`, or as `WW|pv|tgw|ev` in treebanks of Universal
/// Dependencies. D-Coi, SoNaR, Lassy and Alpino use the same tags.
struct CGNTag: Sendable, Hashable {
    /// One of the twelve parts of speech in CGN tags.
    enum Part: UInt8, Sendable, CaseIterable {
        case adjective, adverb, punctuation, article, noun, special, interjection, numeral
        case conjunction, pronoun, preposition, verb

        /// The abbreviation of the part of speech in CGN tags, such as "WW" for a verb.
        var name: StaticString {
            switch self {
            case .adjective: "ADJ"
            case .adverb: "BW"
            case .punctuation: "LET"
            case .article: "LID"
            case .noun: "N"
            case .special: "SPEC"
            case .interjection: "TSW"
            case .numeral: "TW"
            case .conjunction: "VG"
            case .pronoun: "VNW"
            case .preposition: "VZ"
            case .verb: "WW"
            }
        }

        private static let names = NamedValues(Part.self) { $0.name }

        /// Creates the part of speech with the abbreviation `name`, such as `WW`, or `nil` if the
        /// abbreviation is unknown.
        ///
        /// Letter case is ignored, because Alpino writes the attribute `pt` in lower case.
        init?(_ name: Span<UInt8>) {
            guard let part = PackedName(capitals: name).flatMap({ Self.names[$0] }) else {
                return nil
            }
            self = part
        }
    }

    /// The part of speech, such as noun or verb.
    var part: Part
    /// The features that help to determine the universal part of speech.
    var features: CGNFeatures

    /// Creates the tag for `part` with the given features.
    init(_ part: Part, _ features: CGNFeatures = []) {
        self.part = part
        self.features = features
    }

    /// Creates the tag written as `text`, such as `WW(pv,tgw,ev)`, or `nil` if it is not a CGN tag.
    ///
    /// Features that ``CGNFeatures`` does not store are ignored.
    init?(_ text: Span<UInt8>) {
        var end = Self.nameEnd(in: text, from: 0)
        guard let part = Part(text.extracting(0..<end)) else { return nil }
        self.init(part)
        while end < text.count {
            let start = end + 1
            end = Self.nameEnd(in: text, from: start)
            guard start < end else { continue }
            features.insert(.named(text.extracting(start..<end)))
        }
    }

    /// Returns the offset where the part of speech or feature that begins at `start` ends.
    private static func nameEnd(in text: Span<UInt8>, from start: Int) -> Int {
        var end = start
        while end < text.count, !isSeparator(text[end]) { end += 1 }
        return end
    }

    private static func isSeparator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: "|"): true
        default: false
        }
    }
}
