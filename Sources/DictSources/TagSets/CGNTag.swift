/// A tag of the Corpus Gesproken Nederlands (CGN), also used by D-Coi, SoNaR, Lassy and Alpino.
///
/// Written `WW(pv,tgw,ev)`, or `WW|pv|tgw|ev` in treebanks of Universal Dependencies.
struct CGNTag: Sendable, Hashable {
    /// The twelve parts of speech.
    enum Part: UInt8, Sendable, CaseIterable {
        case adjective, adverb, punctuation, article, noun, special, interjection, numeral
        case conjunction, pronoun, preposition, verb

        /// The name in tags.
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

        /// The part called `name`, in capitals as in tags or small as in Alpino's `pt`.
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
    /// The features that matter here.
    var features: CGNFeatures

    /// The tag of `part` with `features`.
    init(_ part: Part, _ features: CGNFeatures = []) {
        self.part = part
        self.features = features
    }

    /// The tag written as `text`; `nil` if it is not one of CGN.
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

    /// Where the name from `start` on ends.
    private static func nameEnd(in text: Span<UInt8>, from start: Int) -> Int {
        var end = start
        while end < text.count {
            if separators.contains(text[end]) { return end }
            end += 1
        }
        return end
    }
}
