public import DictFormat

/// The bytes of an artefact, kept alive and unchanged as long as a reader needs them.
@safe
public final class ArtefactBytes: @unchecked Sendable {
    // Safe to share because nothing writes to the memory between init and deinit.
    private let memory: UnsafeRawBufferPointer
    private let release: @Sendable (UnsafeRawBufferPointer) -> Void

    /// The bytes of `memory`; `release` is called to free it when the last reader is gone.
    ///
    /// The caller promises that the memory neither moves nor changes until then.
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

    /// The number of bytes.
    public var count: Int { unsafe memory.count }

    /// A window onto the bytes, valid as long as this object lives.
    public var view: ByteView { unsafe ByteView(memory) }
}

/// How much of a file to check when it is opened.
public enum Verification: Sendable {
    /// Every byte, against the checksums. O(file): at most half a millisecond per megabyte.
    case verifying
    /// Only the header and the tables that control the walk. O(header).
    case trusting
}
