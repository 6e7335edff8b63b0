extension Diagnostic {
    /// A stable name for a kind of fault, with the texts that `dictc explain` shows for it.
    ///
    /// Scripts and tests compare names, so a name keeps its meaning once it has been released. Each
    /// module lists its codes in one file, `Diagnostic+<Module>Codes.swift`, and uses each code for
    /// one fault only. `Documentation/DIAGNOSTICS.md` is generated from these lists.
    public struct Code: Sendable {
        /// The name of the code: a subject and a fault, as in `gzip.truncated`.
        public let name: String
        /// The kind of cause, which determines the exit status.
        public let cause: Cause
        /// An explanation of the fault, in a sentence or two.
        public let meaning: String
        /// Advice on how to fix the fault, in a sentence or two.
        public let remedy: String

        /// Creates a code from its name, its cause and the texts that explain it to users.
        ///
        /// - Parameters:
        ///   - name: The subject and the fault, separated by a dot, as in `gzip.truncated`.
        ///   - cause: The kind of cause, which determines the exit status.
        ///   - meaning: An explanation of the fault, in complete sentences.
        ///   - remedy: Advice on how to fix the fault, in complete sentences.
        public init(_ name: String, _ cause: Cause, meaning: String, remedy: String) {
            self.name = name
            self.cause = cause
            self.meaning = meaning
            self.remedy = remedy
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
    /// Returns whether two codes have the same name; their texts are not compared.
    public static func == (one: Self, other: Self) -> Bool {
        one.name.utf8.elementsEqual(other.name.utf8)
    }
}
