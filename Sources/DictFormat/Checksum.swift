/// The checksum used in artefacts: XXH64 with seed 0.
///
/// XXH64 is the 64-bit hash of Yann Collet's xxHash specification, version 0.1.1. It detects
/// accidental damage, but not deliberate changes; use a signed manifest to detect those.
public enum Checksum {
    private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
    private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
    private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
    private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
    private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

    /// Returns the XXH64 checksum of `bytes`, with seed 0.
    ///
    /// - Complexity: O(*n*), where *n* is the number of bytes; about two instructions per byte.
    public static func of(_ bytes: ByteView) -> UInt64 {
        var at = 0
        var hash: UInt64
        if bytes.count >= 32 {
            var lane1 = prime1 &+ prime2
            var lane2 = prime2
            var lane3: UInt64 = 0
            var lane4 = 0 &- prime1
            while at <= bytes.count - 32 {
                lane1 = round(lane1, bytes.uncheckedUInt64(at))
                lane2 = round(lane2, bytes.uncheckedUInt64(at &+ 8))
                lane3 = round(lane3, bytes.uncheckedUInt64(at &+ 16))
                lane4 = round(lane4, bytes.uncheckedUInt64(at &+ 24))
                at &+= 32
            }
            hash = merged(lane1, lane2, lane3, lane4)
        } else {
            hash = prime5
        }
        return finished(hash &+ UInt64(bytes.count), bytes, from: at)
    }

    /// Returns the hash of whole blocks, of which the arguments are the lanes.
    @inline(__always)
    private static func merged(
        _ lane1: UInt64, _ lane2: UInt64, _ lane3: UInt64, _ lane4: UInt64
    ) -> UInt64 {
        var hash =
            rotated(lane1, 1) &+ rotated(lane2, 7) &+ rotated(lane3, 12) &+ rotated(lane4, 18)
        for lane in [lane1, lane2, lane3, lane4] {
            hash = (hash ^ round(0, lane)) &* prime1 &+ prime4
        }
        return hash
    }

    /// Returns `start` with the bytes from `offset`, fewer than a block, and the last steps.
    @inline(__always)
    private static func finished(
        _ start: UInt64, _ bytes: ByteView, from offset: Int
    ) -> UInt64 {
        var (hash, at) = (start, offset)
        while at <= bytes.count - 8 {
            hash ^= round(0, bytes.uncheckedUInt64(at))
            hash = rotated(hash, 27) &* prime1 &+ prime4
            at += 8
        }
        if at <= bytes.count - 4 {
            hash ^= UInt64(bytes.uncheckedUInt32(at)) &* prime1
            hash = rotated(hash, 23) &* prime2 &+ prime3
            at += 4
        }
        while at < bytes.count {
            hash ^= UInt64(bytes.unchecked(at)) &* prime5
            hash = rotated(hash, 11) &* prime1
            at += 1
        }
        hash = (hash ^ (hash >> 33)) &* prime2
        hash = (hash ^ (hash >> 29)) &* prime3
        return hash ^ (hash >> 32)
    }

    @inline(__always)
    private static func round(_ lane: UInt64, _ input: UInt64) -> UInt64 {
        rotated(lane &+ input &* prime2, 31) &* prime1
    }

    @inline(__always)
    private static func rotated(_ value: UInt64, _ bits: UInt64) -> UInt64 {
        (value << bits) | (value >> (64 - bits))
    }
}

extension Checksum {
    /// The checksum of bytes that come piece by piece, such as those of a file that does not fit
    /// into memory.
    ///
    /// ```swift
    /// var checksum = Checksum.Stream()
    /// for piece in pieces { checksum.add(piece[...]) }
    /// print(checksum.value)
    /// ```
    package struct Stream: Sendable {
        private var lanes = (prime1 &+ prime2, prime2, 0 as UInt64, 0 &- prime1)
        private var count: UInt64 = 0
        /// The last bytes, fewer than a block.
        private var tail: [UInt8] = []

        /// Creates the checksum of no bytes.
        package init() {}

        /// Adds `bytes` to those of which this is the checksum.
        ///
        /// - Complexity: O(*n*), where *n* is the number of bytes.
        package mutating func add(_ bytes: ArraySlice<UInt8>) {
            count &+= UInt64(bytes.count)
            var rest = bytes
            if !tail.isEmpty {
                let missing = rest.prefix(32 - tail.count)
                tail += missing
                rest = rest.dropFirst(missing.count)
                guard tail.count == 32 else { return }
                addBlocks(tail[...])
                tail.removeAll(keepingCapacity: true)
            }
            addBlocks(rest)
            tail += rest[(rest.endIndex - rest.count % 32)...]
        }

        /// Adds the whole blocks of `bytes`.
        private mutating func addBlocks(_ bytes: ArraySlice<UInt8>) {
            var (lane1, lane2, lane3, lane4) = lanes
            // Safe because the view does not leave the closure, and the loop stays inside it.
            unsafe bytes.withUnsafeBytes { buffer in
                let view = unsafe ByteView(buffer)
                var at = 0
                while at <= view.count - 32 {
                    lane1 = round(lane1, view.uncheckedUInt64(at))
                    lane2 = round(lane2, view.uncheckedUInt64(at &+ 8))
                    lane3 = round(lane3, view.uncheckedUInt64(at &+ 16))
                    lane4 = round(lane4, view.uncheckedUInt64(at &+ 24))
                    at &+= 32
                }
            }
            lanes = (lane1, lane2, lane3, lane4)
        }

        /// The checksum of the bytes so far.
        package var value: UInt64 {
            let hash = count < 32 ? prime5 : merged(lanes.0, lanes.1, lanes.2, lanes.3)
            // Safe because the view does not leave the closure.
            return unsafe tail.withUnsafeBytes {
                finished(hash &+ count, unsafe ByteView($0), from: 0)
            }
        }
    }
}
