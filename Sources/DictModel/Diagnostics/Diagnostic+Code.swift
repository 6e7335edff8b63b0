extension Diagnostic {
    /// A stable name for a kind of fault.
    ///
    /// Scripts and tests compare names, so a name keeps its meaning once it has been released. Each
    /// module lists its codes in one file, `Diagnostic+Codes.swift`, and uses each code for one
    /// fault only. `Sources/CDiagnostics/diagnostics.txt` explains them to users.
    public struct Code: Sendable {
        /// The name of the code: a subject and a fault, as in `gzip.truncated`.
        public let name: String
        /// The kind of cause, which determines the exit status.
        public let cause: Cause

        /// Creates a code from its name, which has a dot between subject and fault, and its cause.
        public init(_ name: String, _ cause: Cause) {
            self.name = name
            self.cause = cause
        }
    }

    /// The kind of cause of a fault, which determines the exit status of dictc.
    public enum Cause: Sendable, CaseIterable {
        /// Nothing failed, but something happened that the user should know about.
        case note
        /// The command line is wrong: an argument, an option or a combination of them.
        case usage
        /// The contents of an input file are invalid.
        case badData
        /// A file is larger, or nested more deeply, than dictc accepts.
        case limit
        /// An input file or folder does not exist.
        case missing
        /// The program has a bug.
        case internalFault
        /// The system refused memory.
        case noMemory
        /// An output file or folder cannot be created.
        case cannotCreate
        /// The system reported an error while reading or writing a file.
        case io
        /// Another process holds the lock on a folder.
        case locked
        /// The operation is forbidden, for instance by the project's lock file or by a safety rule.
        case policy
        /// The configuration of a project is invalid.
        case configuration
    }
}

extension Diagnostic.Code: Equatable {
    /// Returns whether two codes have the same name.
    public static func == (one: Self, other: Self) -> Bool {
        one.name.utf8.elementsEqual(other.name.utf8)
    }
}
