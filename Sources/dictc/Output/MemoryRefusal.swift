import CAllocation
import DictFormat
import DictModel
import DictTerminal

/// What dictc says when the system refuses memory to it.
///
/// Nothing can be put together then, so it is put together at the start.
enum MemoryRefusal {
    /// The error itself.
    static var diagnostic: Diagnostic {
        Diagnostic(
            .memoryRefused, at: Place("dictc"), "the system gives no more memory",
            hint: "raise the limit (ulimit -v), use fewer --jobs, or leave out sources")
    }

    /// The line for standard error: that of ``diagnostic``, without colours.
    ///
    /// It is a constant, since even a look-up would take half as long again to put it together.
    static let text: StaticString = """
        dictc: error[memory.refused]: the system gives no more memory. hint: raise the limit \
        (ulimit -v), use fewer --jobs, or leave out sources

        """

    /// Makes the process end with the error when memory is refused; with `isJSON`, also as a JSON
    /// object on standard output.
    static func prepare(isJSON: Bool) {
        // Safe because static strings end with 0, as `json` does, and neither is ever freed.
        unsafe end_without_memory(
            text.utf8Start, isJSON ? json() : nil, ExitStatus.noMemory.rawValue)
    }

    /// Returns the line for standard output, with `--json`.
    private static func json() -> UnsafePointer<UInt8> {
        let line = Diagnostics([diagnostic]).json.bytes() + [0x0A, 0]
        let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: line.count)
        _ = unsafe copy.initialize(from: line)
        // Safe because the line is not empty.
        return unsafe UnsafePointer(copy.baseAddress.unsafelyUnwrapped)
    }
}
