extension [UInt8] {
    /// Creates an array with a copy of `bytes`.
    @inlinable
    public init(_ bytes: Span<UInt8>) {
        // Safe because the buffer is only read, and only inside the closure.
        self = unsafe bytes.withUnsafeBufferPointer { unsafe Array($0) }
    }

    /// Appends a copy of `bytes` to the end of the array.
    @inlinable
    public mutating func append(contentsOf bytes: Span<UInt8>) {
        // Safe because the buffer is only read, and only inside the closure.
        unsafe bytes.withUnsafeBufferPointer { unsafe append(contentsOf: $0) }
    }
}
