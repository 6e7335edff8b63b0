import CAllocation
import DictFormat
import DictModel
import DictPipeline

/// What dictc says when the system refuses memory to it.
///
/// Nothing can be put together then, so it is put together at the start.
enum MemoryRefusal {
    /// The error, as it is shown like any other.
    static let diagnostic = Diagnostic(
        .memoryRefused, at: Place("dictc"), "the system gives no more memory",
        hint: "raise the limit (ulimit -v), use fewer --jobs, or leave out sources")

    /// Makes the process end with the error when memory is refused; with `isJSON`, also as a JSON
    /// object on standard output.
    static func prepare(isJSON: Bool) {
        let errors = Diagnostics(diagnostic)
        let json = isJSON ? errors.json.bytes() + [0x0A] : []
        // Safe because the strings are never freed.
        unsafe end_without_memory(
            string(Array((errors.shown + "\n").utf8)), json.isEmpty ? nil : string(json),
            errors.status.rawValue)
    }

    /// Returns a copy of `bytes` as a C string that is never freed.
    private static func string(_ bytes: [UInt8]) -> UnsafePointer<CChar> {
        let copy = UnsafeMutablePointer<CChar>.allocate(capacity: bytes.count + 1)
        for (index, byte) in bytes.enumerated() { unsafe copy[index] = CChar(bitPattern: byte) }
        unsafe copy[bytes.count] = 0
        return unsafe UnsafePointer(copy)
    }
}
