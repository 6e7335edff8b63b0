extension Diagnostic {
    /// The stable name of one kind of fault, with what `dictc explain` says about it.
    ///
    /// Scripts and tests compare names; a name, once released, keeps its meaning. Each module
    /// lists its codes in one file, `Diagnostic+<Module>Codes.swift`, and throws each for one fault
    /// only. `Documentation/DIAGNOSTICS.md` is made of these lists.
    public struct Code: Sendable {
        /// The subject and the fault: `gzip.truncated`.
        public let name: String
        /// Who has to act; it decides the exit status.
        public let cause: Cause
        /// What it means, in a sentence or two.
        public let meaning: String
        /// The way out, in a sentence or two.
        public let remedy: String

        /// A code of its facts.
        public init(_ name: String, _ cause: Cause, meaning: String, remedy: String) {
            self.name = name
            self.cause = cause
            self.meaning = meaning
            self.remedy = remedy
        }
    }

    /// What lies behind a diagnostic, as far as it decides what a caller does about it.
    public enum Cause: Sendable, CaseIterable {
        /// Nothing failed; this is worth knowing.
        case note
        /// The call is wrong: an argument, an option, a combination of them.
        case usage
        /// The contents of a file are not what they have to be.
        case badData
        /// A file is larger or deeper than what is read.
        case limit
        /// A file or folder is not there.
        case missing
        /// A fault of the program itself.
        case internalFault
        /// The output cannot be created at its place.
        case cannotCreate
        /// The system failed to read or write.
        case io
        /// Another process holds what is needed.
        case locked
        /// A lock, a signature or a rule of safety forbids it.
        case policy
        /// The configuration is wrong.
        case configuration
    }
}

extension Diagnostic.Code: Equatable {
    /// Whether both have the same name.
    public static func == (one: Self, other: Self) -> Bool {
        one.name.utf8.elementsEqual(other.name.utf8)
    }
}
