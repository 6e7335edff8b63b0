extension Diagnostic {
    /// The stable name of a kind of fault, with the texts that `dictc explain` shows for it.
    ///
    /// Scripts and tests compare names, so a name, once released, keeps its meaning. Each module
    /// lists its codes in one file, `Diagnostic+<Module>Codes.swift`, and uses each code for one
    /// fault only. `Documentation/DIAGNOSTICS.md` is generated from these lists.
    public struct Code: Sendable {
        /// The subject and the fault, separated by a full stop: `gzip.truncated`.
        public let name: String
        /// The kind of cause, which determines the exit status.
        public let cause: Cause
        /// An explanation of the fault, in a sentence or two.
        public let meaning: String
        /// Advice on how to fix the fault, in a sentence or two.
        public let remedy: String

        /// Creates a code; `meaning` and `remedy` are complete sentences, each with a full stop.
        public init(_ name: String, _ cause: Cause, meaning: String, remedy: String) {
            self.name = name
            self.cause = cause
            self.meaning = meaning
            self.remedy = remedy
        }
    }

    /// The kind of cause, from which a caller decides how to react to a diagnostic.
    public enum Cause: Sendable, CaseIterable {
        /// Nothing failed, but the user should know about it.
        case note
        /// The call is wrong: an argument, an option or a combination of them.
        case usage
        /// The contents of a file are invalid.
        case badData
        /// A file is larger, or nested more deeply, than dictc accepts.
        case limit
        /// A file or folder does not exist.
        case missing
        /// A bug in the program itself.
        case internalFault
        /// The output file or folder cannot be created.
        case cannotCreate
        /// The system reported an error while reading or writing.
        case io
        /// Another process holds the lock.
        case locked
        /// A lock file, a signature or a safety rule forbids the operation.
        case policy
        /// The configuration is wrong.
        case configuration
    }
}

extension Diagnostic.Code: Equatable {
    /// Whether two codes have the same name; their texts are not compared.
    public static func == (one: Self, other: Self) -> Bool {
        one.name.utf8.elementsEqual(other.name.utf8)
    }
}
