import DictModel
import Foundation

/// Why files could not be stored or read back, with what to do about it.
public struct StoreError: Error, Sendable {
    /// What kind of failure this is; each kind has one exit status.
    public enum Kind: Sendable {
        /// Contents that are not what they have to be.
        case badData
        /// A file or folder that is not there.
        case missing
        /// The output cannot be created at its place.
        case cannotCreate
        /// Reading or writing failed.
        case io
        /// Another process holds the folder.
        case locked
        /// A signature that does not hold, or contents that nobody vouches for.
        case policy
    }

    /// The kind of failure.
    public var kind: Kind
    /// The file or folder.
    public var place: String
    /// What is wrong, in one phrase.
    public var problem: String
    /// What to do about it; empty where there is nothing to say.
    public var hint: String

    /// A failure at `place`.
    public init(_ kind: Kind, place: String, problem: String, hint: String = "") {
        self.kind = kind
        self.place = place
        self.problem = problem
        self.hint = hint
    }

    /// A failure of the system call that set `code`, for instance "cannot be renamed (No space
    /// left on device)".
    init(_ kind: Kind, place: String, _ action: String, code: Int32, hint: String = "") {
        self.init(kind, place: place, problem: "\(action) (\(Self.text(code)))", hint: hint)
    }

    /// The system's words for an error number.
    static func text(_ code: Int32) -> String {
        // Safe because strerror answers a terminated text for every number.
        unsafe String(cString: strerror(code))
    }
}

extension StoreError: CustomStringConvertible {
    /// `place: problem. hint: what to do`, safe to show on a terminal.
    public var description: String {
        PrintableText.singleLine(
            "\(place): \(problem)" + (hint.isEmpty ? "" : ". hint: \(hint)"))
    }
}
