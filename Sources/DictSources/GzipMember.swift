import CZlib

/// A namespace for compressing bytes into a gzip member (RFC 1952).
package enum GzipMember {
    /// Returns a gzip member with `bytes` compressed at zlib's highest level, or at its lowest if it
    /// has to be done quickly.
    ///
    /// The header contains no file name or time stamp, so the same version of zlib always produces
    /// the same member from the same bytes.
    ///
    /// - Returns: The member, or `nil` if memory runs out or `bytes` has 2^32 - 1 bytes or more.
    /// - Complexity: O(*n*), where *n* is the number of bytes; about 20 MB per second, or quickly 100.
    package static func compressing(_ bytes: [UInt8], quickly: Bool = false) -> [UInt8]? {
        guard bytes.count < Int(UInt32.max) else { return nil }
        // Safe because the structure stays at this address until `deflateEnd`.
        let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
        defer { unsafe stream.deallocate() }
        unsafe stream.initialize(to: z_stream())
        let status = unsafe deflateInit2_(
            stream, quickly ? Z_BEST_SPEED : Z_BEST_COMPRESSION, Z_DEFLATED, 15 + 16, 9,
            Z_DEFAULT_STRATEGY, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
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
