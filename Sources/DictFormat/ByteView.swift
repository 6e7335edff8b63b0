/// A view of bytes in memory that the caller owns and keeps alive.
///
/// The accessors return `nil` for an offset outside the view. Those named `unchecked` do not check
/// the offset: their callers must have compared it with ``count``.
@safe
public struct ByteView: @unchecked Sendable {
    /// The address of the first byte in the view.
    ///
    /// The owner must neither move nor change the bytes while views of them exist.
    @usableFromInline let base: UnsafeRawPointer
    /// The number of bytes in the view.
    public let count: Int

    /// Creates a view of `buffer`, whose memory must outlive the view.
    public init(_ buffer: UnsafeRawBufferPointer) {
        // Safe because the fallback is never read: there are no bytes.
        unsafe base =
            buffer.baseAddress ?? UnsafeRawPointer(bitPattern: 1).unsafelyUnwrapped
        count = buffer.count
    }

    /// The address of the first byte, for code that reads from the view without bounds checks.
    public var start: UnsafeRawPointer { unsafe base }

    /// Returns a view of the bytes in `range`, or `nil` if the range is not inside this view.
    public func slice(_ range: Range<Int>) -> ByteView? {
        guard range.lowerBound >= 0, range.upperBound <= count else { return nil }
        // Safe because the range is inside this view.
        return unsafe ByteView(
            UnsafeRawBufferPointer(start: base + range.lowerBound, count: range.count))
    }

    /// Returns the byte at `offset`, or `nil` if the offset is outside the view.
    public func uint8(_ offset: Int) -> UInt8? {
        offset >= 0 && offset < count ? unchecked(offset) : nil
    }

    /// Returns the little-endian 16-bit number at `offset`, or `nil` if it is not inside the view.
    public func uint16(_ offset: Int) -> UInt16? {
        guard offset >= 0, offset <= count - 2 else { return nil }
        return UInt16(unchecked(offset)) | UInt16(unchecked(offset + 1)) << 8
    }

    /// Returns the little-endian 32-bit number at `offset`, or `nil` if it is not inside the view.
    public func uint32(_ offset: Int) -> UInt32? {
        offset >= 0 && offset <= count - 4 ? uncheckedUInt32(offset) : nil
    }

    /// Returns `count` little-endian 32-bit numbers, the first of which is at `offset`.
    ///
    /// Returns `nil` if not all of the numbers are inside the view.
    public func uint32s(_ offset: Int, count: Int) -> [UInt32]? {
        guard offset >= 0, offset <= self.count, count >= 0, count <= (self.count - offset) / 4
        else { return nil }
        let numbers = unsafe [UInt32](unsafeUninitializedCapacity: count) { buffer, initialized in
            // Safe because the guard found 4 bytes for each number in the view.
            if let start = buffer.baseAddress {
                unsafe UnsafeMutableRawPointer(start).copyMemory(
                    from: base + offset, byteCount: 4 * count)
            }
            initialized = count
        }
        return 1.littleEndian == 1 ? numbers : numbers.map { UInt32(littleEndian: $0) }
    }

    /// Returns the little-endian 64-bit number at `offset`, or `nil` if it is not inside the view.
    public func uint64(_ offset: Int) -> UInt64? {
        offset >= 0 && offset <= count - 8 ? uncheckedUInt64(offset) : nil
    }

    @inline(__always)
    func unchecked(_ offset: Int) -> UInt8 {
        // Safe because the caller has compared the offset with the count.
        unsafe base.load(fromByteOffset: offset, as: UInt8.self)
    }

    @inline(__always)
    func uncheckedUInt32(_ offset: Int) -> UInt32 {
        // Safe because the caller has compared the offset with the count.
        unsafe UInt32(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
    }

    @inline(__always)
    func uncheckedUInt64(_ offset: Int) -> UInt64 {
        // Safe because the caller has compared the offset with the count.
        unsafe UInt64(littleEndian: base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }
}
