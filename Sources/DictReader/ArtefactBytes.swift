public import DictFormat

/// The bytes of an artefact (a compiled file), kept in memory for as long as readers use them.
@safe
public final class ArtefactBytes: @unchecked Sendable {
    // Safe to share because nothing writes to the memory between init and deinit.
    private let memory: UnsafeRawBufferPointer
    private let release: @Sendable (UnsafeRawBufferPointer) -> Void

    /// Creates storage that uses `memory` without copying it.
    ///
    /// Once no reader uses the storage any longer, `release` is called to free the memory. Until
    /// then, the memory must neither move nor change.
    public init(
        adopting memory: UnsafeRawBufferPointer,
        release: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) {
        unsafe self.memory = unsafe memory
        unsafe self.release = release
    }

    /// Creates storage that contains a copy of `bytes`.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes.
    public convenience init(_ bytes: [UInt8]) {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
        // Safe because both have the same number of bytes.
        unsafe bytes.withUnsafeBytes { unsafe copy.copyMemory(from: $0) }
        unsafe self.init(adopting: UnsafeRawBufferPointer(copy)) { unsafe $0.deallocate() }
    }

    deinit { unsafe release(memory) }

    /// The size of the artefact, in bytes.
    public var count: Int { unsafe memory.count }

    /// A view of the bytes, which is valid for as long as this object is alive.
    public var view: ByteView { unsafe ByteView(memory) }
}

/// The extent of the checks that are made when an artefact is opened.
public enum Verification: Sendable {
    /// Every byte is checked against the checksums.
    ///
    /// This takes time in proportion to the size of the file, at most half a millisecond per
    /// megabyte.
    case verifying
    /// Only the header and the small tables that control queries are checked.
    ///
    /// The time does not depend on the size of the file.
    case trusting
}
