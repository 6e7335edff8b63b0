package import DictModel
import Platform

extension Diagnostic {
    /// Returns a diagnostic for a file that could not be opened or read.
    ///
    /// - Parameters:
    ///   - file: The place of the file.
    ///   - code: The value of `errno` after the failed system call.
    /// - Returns: A `file.missing` diagnostic if `code` is `ENOENT` or `ENOTDIR`, and otherwise a
    ///   `file.unreadable` diagnostic.
    package static func unreadable(_ file: Place, code: Int32) -> Diagnostic {
        code == ENOENT || code == ENOTDIR
            ? Diagnostic(.fileMissing, at: file, "no such file")
            : Diagnostic(.fileUnreadable, at: file, "cannot be read", system: code)
    }

    /// Creates a diagnostic for a failed system call, with the system's own message for `number`.
    ///
    /// The text is, for instance, `cannot be created (No space left on device)`.
    ///
    /// - Parameters:
    ///   - code: The kind of fault.
    ///   - place: The file or folder that the call was about.
    ///   - problem: The fault, as a clause without a full stop.
    ///   - number: The value of `errno` after the call.
    ///   - hint: Advice on how to fix the fault, without a full stop.
    package init(
        _ code: Code, at place: Place, _ problem: String, system number: Int32, hint: String? = nil
    ) {
        self.init(code, at: place, problem, found: Self.systemText(number), hint: hint)
    }

    /// Returns a copy of this diagnostic in which `other` replaces the code `code`.
    ///
    /// A diagnostic with any other code is returned unchanged. Use this method if the caller knows
    /// more than the function that failed. For instance, a missing file has a different code if a
    /// manifest lists it.
    package func renamed(_ code: Code, to other: Code) -> Diagnostic {
        var result = self
        if self.code == code { result.code = other }
        return result
    }

    /// Returns the system's message for the `errno` value `code`, for instance `Permission denied`.
    package static func systemText(_ code: Int32) -> String {
        // Safe because strerror returns a terminated string for every number.
        unsafe String(cString: strerror(code))
    }
}
