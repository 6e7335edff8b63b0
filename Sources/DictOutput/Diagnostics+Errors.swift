import DictFormat
package import DictModel
import DictReader

extension Diagnostics {
    /// Creates the diagnostics that describe `error`; there is at least one.
    ///
    /// An error of an unknown type is reported as a bug in dictc.
    package init(_ error: any Error) {
        self.init()
        add(error)
    }

    /// Adds `error` to the collection, after converting it to a `Diagnostic` if necessary.
    ///
    /// An error of a type that dictc does not know is reported as a bug in dictc.
    package mutating func add(_ error: any Error) {
        switch error {
        case let error as Diagnostic: add(error)
        case let error as Diagnostics: add(error)
        case let error as OpenError: add(Diagnostic(error))
        case let error as FormatError: add(Diagnostic(error, file: Place("artefact")))
        default: add(Diagnostic.internalFault(error))
        }
    }
}

extension Diagnostic {
    /// Returns a diagnostic that reports `error` as a bug in dictc.
    ///
    /// Use it for an error that should be impossible, whatever the input.
    package static func internalFault(_ error: any Error) -> Diagnostic {
        Diagnostic(
            .internalFault, at: Place("dictc"), "internal error", found: "\(error)",
            hint: "please report it with the command that shows it")
    }
}
