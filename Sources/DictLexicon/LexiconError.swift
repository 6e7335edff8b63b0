public import DictModel

/// A fault in what a lexicon is built from that no rule can settle.
public struct LexiconError: Error, Sendable, Equatable {
    /// What is wrong.
    public enum Fact: Sendable, Equatable {
        /// An overlay line starts with neither `+` nor `-`; its bytes.
        case overlaySign(line: [UInt8])
        /// An overlay line adds or removes what can never be a word.
        case overlayWord(spelling: [UInt8], reason: Rejection)
        /// An earlier overlay line says the opposite about the same word.
        case overlayContradiction(word: [UInt8], earlier: Origin)
        /// The texts of one lexicon exceed 4 GiB.
        case tooManyBytes
    }

    /// Where it stands.
    public let origin: Origin
    /// What is wrong.
    public let fact: Fact

    init(_ fact: Fact, at origin: Origin) {
        self.fact = fact
        self.origin = origin
    }

    /// The place, with its file's name out of `files`, the sources in the order of their numbers.
    public func place(in files: [String]) -> SourcePlace {
        let name = origin.file < files.count ? files[origin.file] : "source \(origin.file)"
        return SourcePlace(file: name, line: origin.line)
    }

    /// The sentence: `place: what is wrong (found; expected). hint: what to do`.
    public func message(files: [String]) -> String {
        "\(place(in: files)): \(problem(files: files)). hint: \(hint)"
    }

    /// What is wrong, with what was found and expected.
    public func problem(files: [String]) -> String {
        switch fact {
        case .overlaySign(let line):
            return "overlay line without a sign (found \"\(PrintableText.escaped(line))\"; "
                + "expected +word or -word)"
        case .overlayWord(let spelling, let reason):
            return "overlay word that can't be a word (found \"\(PrintableText.escaped(spelling))"
                + "\", which \(reason.summary); expected letters that fold to a to z)"
        case .overlayContradiction(let word, let earlier):
            let other = LexiconError(fact, at: earlier).place(in: files)
            return "overlay contradicts itself (found both + and - of "
                + "\"\(PrintableText.escaped(word))\", the other at \(other); expected one)"
        case .tooManyBytes:
            return "too much text for one lexicon (found more than 4 GiB; expected less)"
        }
    }

    /// What to do about it.
    public var hint: String {
        switch fact {
        case .overlaySign: "put + or - before the word, or # before a comment"
        case .overlayWord: "correct or remove the line"
        case .overlayContradiction: "remove one of the two lines"
        case .tooManyBytes: "give fewer or smaller sources"
        }
    }
}
