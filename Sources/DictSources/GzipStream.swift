import CZlib
import DictModel

/// A reader of the decompressed bytes of a gzip file (RFC 1952) with one or more members.
///
/// Truncated data, a wrong checksum or length, unknown header flags and bytes after the last member
/// are errors, reported with their offset in the compressed file. Zeros after the last member, as
/// on tapes, are accepted and recorded in ``hasPadding``. The name, comment and extra field of a
/// member's header are skipped.
@safe final class GzipStream {
    private(set) var members = 0
    private(set) var hasPadding = false

    private enum State { case betweenMembers, inMember, padding }

    private let input: FileInput
    private let stream: UnsafeMutablePointer<z_stream>
    /// The number of bytes already consumed from the current block of ``input``.
    private var position = 0
    private var memberStart: UInt64 = 0
    private var state = State.betweenMembers

    /// Creates a stream over `input`, whose first block must already have been read.
    ///
    /// The block must begin with the gzip signature, the bytes 1F 8B.
    init(_ input: FileInput) throws(Diagnostic) {
        self.input = input
        // Safe because the structure stays at this address, zeroed as zlib asks, until `deinit`.
        unsafe stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
        unsafe stream.initialize(to: z_stream())
        let status = unsafe inflateInit2_(
            stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
        guard status == Z_OK else { throw noMemory() }
    }

    deinit {
        // Safe because nothing else frees the structure, and `inflateEnd` accepts any state.
        unsafe inflateEnd(stream)
        unsafe stream.deallocate()
    }

    /// Fills `output` with decompressed bytes and returns their number.
    ///
    /// The number is less than `output.count` only at the end of the file, and 0 from then on.
    func read(into output: inout [UInt8]) throws(Diagnostic) -> Int {
        var filled = 0
        while filled < output.count {
            if position == input.count {
                position = 0
                if input.count == 0 { break }
                guard try input.readBlock() else {
                    if state == .inMember {
                        throw Self.truncated(
                            at: input.offset + UInt64(input.count), of: input.place,
                            found: "the file ends inside member \(members)")
                    }
                    break
                }
            }
            switch state {
            case .betweenMembers: try beginMember()
            case .inMember: filled += try inflateBlock(into: &output, from: filled)
            case .padding: try skipPadding()
            }
        }
        return filled
    }

    private var offset: UInt64 { input.offset + UInt64(position) }

    private func beginMember() throws(Diagnostic) {
        let first = input.block[position]
        if members > 0, first != 0x1F {
            hasPadding = true
            state = .padding
            return
        }
        // Safe because the stream is initialised and ended a member or none.
        unsafe inflateReset(stream)
        memberStart = offset
        members += 1
        state = .inMember
    }

    private func skipPadding() throws(Diagnostic) {
        while position < input.count {
            guard input.block[position] == 0 else { throw garbage() }
            position += 1
        }
    }

    private func inflateBlock(
        into output: inout [UInt8], from start: Int
    ) throws(Diagnostic) -> Int {
        let before = position
        var status = Z_OK
        var produced = 0
        unsafe input.withRest(from: position) { source in
            unsafe output.withUnsafeMutableBufferPointer { target in
                // Safe because both counts are those of the buffers, which outlive the call;
                // `inflate` only reads from `next_in`.
                unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: source.baseAddress)
                unsafe stream.pointee.avail_in = UInt32(source.count)
                unsafe stream.pointee.next_out = target.baseAddress?.advanced(by: start)
                unsafe stream.pointee.avail_out = UInt32(target.count - start)
                unsafe status = inflate(stream, Z_NO_FLUSH)
                unsafe position += source.count - Int(stream.pointee.avail_in)
                unsafe produced = target.count - start - Int(stream.pointee.avail_out)
                unsafe stream.pointee.next_in = nil
                unsafe stream.pointee.next_out = nil
            }
        }
        switch status {
        case Z_OK, Z_BUF_ERROR:
            if position == before, produced == 0 { throw damaged() }
        case Z_STREAM_END: state = .betweenMembers
        case Z_MEM_ERROR: throw noMemory()
        default: throw damaged()
        }
        return produced
    }

    private func damaged() -> Diagnostic {
        var reason = "invalid data"
        // Safe because zlib's messages are constant strings of ASCII.
        if let message = unsafe stream.pointee.msg { reason = unsafe String(cString: message) }
        if members > 1, offset < memberStart + 3, reason == "incorrect header check" {
            return garbage()
        }
        return Diagnostic(
            .gzipDamaged, at: input.place.at(byte: offset), "damaged gzip data", found: reason,
            hint: Self.hint)
    }

    private func garbage() -> Diagnostic {
        Diagnostic(
            .gzipTrailingData, at: input.place.at(byte: offset), "garbage after the gzip data",
            found: "byte 0x" + hexadecimal(input.block[position]),
            expected: "another member, zeros or the end",
            hint: "cut the file there, or fetch it again")
    }

    private func noMemory() -> Diagnostic {
        Diagnostic(.sourceTooLarge, at: input.place, "no memory to decompress")
    }

    /// Returns the error for a gzip file that ends too early, after `offset` bytes.
    ///
    /// `found` is a clause for the message that describes where the file ends.
    static func truncated(at offset: UInt64, of place: Place, found: String) -> Diagnostic {
        Diagnostic(
            .gzipTruncated, at: place.at(byte: offset), "truncated gzip data", found: found,
            hint: hint)
    }

    private static let hint = "fetch or compress the file again"
}

extension FileInput {
    fileprivate func withRest(
        from position: Int, _ body: (UnsafeBufferPointer<UInt8>) -> Void
    ) {
        unsafe block.withUnsafeBufferPointer { bytes in
            // Safe because the range lies in the block, and `body` does not keep the pointer.
            unsafe body(UnsafeBufferPointer(rebasing: bytes[position..<count]))
        }
    }
}

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
