public import DictFormat

/// The bytes of an artefact, kept alive and unchanged as long as a reader needs them.
@safe
public final class ArtefactBytes: @unchecked Sendable {
    // Safe to share because nobody writes to the memory between init and deinit.
    private let memory: UnsafeRawBufferPointer
    private let release: @Sendable (UnsafeRawBufferPointer) -> Void

    /// The bytes of `memory`, which `release` gives back when the last reader is gone.
    ///
    /// The caller promises that the memory stays as it is until then.
    public init(
        adopting memory: UnsafeRawBufferPointer,
        release: @escaping @Sendable (UnsafeRawBufferPointer) -> Void
    ) {
        unsafe self.memory = unsafe memory
        unsafe self.release = release
    }

    /// A copy of `bytes`.
    ///
    /// O(bytes).
    public convenience init(_ bytes: [UInt8]) {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
        // Safe because both have the same number of bytes.
        unsafe bytes.withUnsafeBytes { unsafe copy.copyMemory(from: $0) }
        unsafe self.init(adopting: UnsafeRawBufferPointer(copy)) { unsafe $0.deallocate() }
    }

    deinit { unsafe release(memory) }

    /// How many bytes there are.
    public var count: Int { unsafe memory.count }

    /// A window on the bytes, good as long as this object lives.
    public var view: ByteView { unsafe ByteView(memory) }
}

/// How much of a file is checked when it is opened.
public enum Verification: Sendable {
    /// Every byte against the checksums. O(file): half a millisecond a megabyte at most.
    case verifying
    /// The header and the tables that steer the walk. O(header).
    case trusting
}
