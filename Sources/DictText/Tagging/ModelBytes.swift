import DictFormat

/// Memory of its own for a model that was read, not mapped.
@safe
final class ModelBytes: @unchecked Sendable {
    // Safe to share because nobody writes to the memory after init.
    private let memory: UnsafeMutableRawBufferPointer

    /// A copy of `bytes`.
    init(_ bytes: [UInt8]) {
        unsafe memory = .allocate(byteCount: bytes.count, alignment: 16)
        // Safe because both have the same number of bytes.
        unsafe bytes.withUnsafeBytes { unsafe memory.copyMemory(from: $0) }
    }

    deinit { unsafe memory.deallocate() }

    /// A window on the bytes, good as long as this object lives.
    var view: ByteView { unsafe ByteView(UnsafeRawBufferPointer(memory)) }
}
