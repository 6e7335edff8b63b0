public import DictFormat

/// The bytes of an artefact, kept alive and unchanged for as long as a reader needs them.
@safe
public final class ArtefactBytes: @unchecked Sendable {
    // Safe to share because nothing writes to the memory between init and deinit.
    private let memory: UnsafeRawBufferPointer
    private let release: @Sendable (UnsafeRawBufferPointer) -> Void

    /// Adopts `memory` without copying it, and calls `release` to free it when the last reader is
    /// gone.
    ///
    /// The memory must neither move nor change until then.
    public init(
        adopting memory: UnsafeRawBufferPointer,
        release: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) {
        unsafe self.memory = unsafe memory
        unsafe self.release = release
    }

    /// Creates a copy of `bytes`.
    ///
    /// - Complexity: O(bytes).
    public convenience init(_ bytes: [UInt8]) {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
        // Safe because both have the same number of bytes.
        unsafe bytes.withUnsafeBytes { unsafe copy.copyMemory(from: $0) }
        unsafe self.init(adopting: UnsafeRawBufferPointer(copy)) { unsafe $0.deallocate() }
    }

    deinit { unsafe release(memory) }

    /// The number of bytes.
    public var count: Int { unsafe memory.count }

    /// A view of the bytes, valid for as long as this object is alive.
    public var view: ByteView { unsafe ByteView(memory) }
}

/// How much of a file to check when it is opened.
public enum Verification: Sendable {
    /// Checks every byte against the checksums.
    ///
    /// This takes O(size of the file): at most half a millisecond per megabyte.
    case verifying
    /// Checks only the header and the small tables that control queries, however large the file is.
    case trusting
}
