public import DictModel

/// Something worth knowing about a source that was read all the same.
public struct SourceNote: Sendable {
    /// The file, and the first line it holds for; line 0 for the whole file.
    public var place: SourcePlace
    /// The fact, as a clause without a full stop.
    public var text: String

    /// The note `text` about `place`.
    public init(_ text: String, at place: SourcePlace) {
        self.place = place
        self.text = text
    }
}

extension SourceNote: CustomStringConvertible {
    /// `place: text`, safe on a terminal.
    public var description: String { EscapedText.escape(place.description + ": " + text) }
}
