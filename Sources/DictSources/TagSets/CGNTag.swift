/// A tag of the Corpus Gesproken Nederlands (CGN), also used by D-Coi, SoNaR, Lassy and Alpino.
///
/// It is written as `WW(pv,tgw,ev)`, or as `WW|pv|tgw|ev` in treebanks of Universal Dependencies.
struct CGNTag: Sendable, Hashable {
    /// The twelve parts of speech of CGN.
    enum Part: UInt8, Sendable, CaseIterable {
        case adjective, adverb, punctuation, article, noun, special, interjection, numeral
        case conjunction, pronoun, preposition, verb

        /// The name of the part of speech in tags.
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

        private static let names = [PackedName: UInt8](Part.self) { $0.name }

        /// Creates the part of speech called `name`, in upper case or, as in Alpino's `pt`, in
        /// lower case; `nil` if there is none.
        init?(_ name: Span<UInt8>) {
            guard name.count <= 4 else { return nil }
            var capitals: [UInt8] = []
            for index in name.indices {
                let byte = name[index]
                capitals.append(ASCII.isLetter(byte) ? byte & 0xDF : byte)
            }
            guard let key = PackedName(capitals.span), let value = Self.names[key] else {
                return nil
            }
            self.init(rawValue: value)
        }
    }

    /// The part of speech.
    var part: Part
    /// The features that determine the universal part of speech.
    var features: CGNFeatures

    /// Creates the tag of `part` with `features`.
    init(_ part: Part, _ features: CGNFeatures = []) {
        self.part = part
        self.features = features
    }

    /// Creates the tag written as `text`; `nil` if it is not a CGN tag.
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

    private static let separators = Array("(),|".utf8)

    /// Returns the end of the name that begins at `start`.
    private static func nameEnd(in text: Span<UInt8>, from start: Int) -> Int {
        var end = start
        while end < text.count {
            if separators.contains(text[end]) { return end }
            end += 1
        }
        return end
    }
}
