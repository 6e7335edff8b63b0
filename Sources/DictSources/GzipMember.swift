import CZlib

/// One gzip member (RFC 1952) that holds given bytes.
public enum GzipMember {
    /// `bytes` compressed at zlib's best level, without name and time.
    ///
    /// The same bytes give the same member with the same version of zlib.
    ///
    /// - Returns: `nil` if there is no memory for it, or there are 4 GiB or more.
    /// - Complexity: O(bytes), about 20 MB a second.
    public static func compressing(_ bytes: [UInt8]) -> [UInt8]? {
        guard bytes.count < Int(UInt32.max) else { return nil }
        // Safe because the structure stays at this address until `deflateEnd`.
        let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
        defer { unsafe stream.deallocate() }
        unsafe stream.initialize(to: z_stream())
        let status = unsafe deflateInit2_(
            stream, Z_BEST_COMPRESSION, Z_DEFLATED, 15 + 16, 9, Z_DEFAULT_STRATEGY,
            ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        guard status == Z_OK else { return nil }
        defer { unsafe deflateEnd(stream) }
        let bound = unsafe Int(deflateBound(stream, UInt(bytes.count)))
        var input = bytes
        var output = [UInt8](repeating: 0, count: bound)
        // Safe because zlib stays in the two buffers, whose sizes it is told.
        let written: Int? = unsafe input.withUnsafeMutableBufferPointer { source in
            unsafe output.withUnsafeMutableBufferPointer { target in
                unsafe stream.pointee.next_in = source.baseAddress
                unsafe stream.pointee.avail_in = UInt32(source.count)
                unsafe stream.pointee.next_out = target.baseAddress
                unsafe stream.pointee.avail_out = UInt32(clamping: target.count)
                guard unsafe deflate(stream, Z_FINISH) == Z_STREAM_END else { return nil }
                return unsafe Int(stream.pointee.total_out)
            }
        }
        guard let written, written <= output.count, written >= 18 else { return nil }
        output.removeLast(output.count - written)
        // The byte that names the system zlib was built for: unknown, so that all write the same.
        output[9] = 255
        return output
    }
}
