public import DictFormat

/// Why bytes are no tagger model.
public enum TaggerModelError: Error, Sendable {
    /// The container is none, damaged, or of another kind.
    case format(FormatError)
    /// The model's features are of another version than this program's.
    case features(found: UInt32)
}

extension TaggerModelError: CustomStringConvertible {
    /// The fact in one phrase, with what to do.
    public var description: String {
        switch self {
        case .format(let error): error.description
        case .features(let found):
            "its features have version \(found) (expected \(TaggerFormat.featureVersion))."
                + " hint: train it again with `dictc train`"
        }
    }
}
