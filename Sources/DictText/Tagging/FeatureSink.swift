/// Something that takes the keys of the features of a token, one after the other.
protocol FeatureSink {
    /// The scopes of the features that are wanted; the keys of all others are not computed.
    static var scope: FeatureScope { get }
    /// Takes the key of a feature.
    mutating func add(_ key: UInt32)
}

extension FeatureSink {
    @inline(__always)
    mutating func add(_ part: FeatureScope, _ template: UInt64, _ a: UInt64) {
        guard Self.scope.contains(part) else { return }
        add(FeatureHash.key(FeatureHash.mix(template &* 0x9e37_79b9_7f4a_7c15, a)))
    }

    @inline(__always)
    mutating func add(_ part: FeatureScope, _ template: UInt64, _ a: UInt64, _ b: UInt64) {
        guard Self.scope.contains(part) else { return }
        let state = FeatureHash.mix(template &* 0x9e37_79b9_7f4a_7c15, a)
        add(FeatureHash.key(FeatureHash.mix(state, b)))
    }

    @inline(__always)
    mutating func add(
        _ part: FeatureScope, _ template: UInt64, _ a: UInt64, _ b: UInt64, _ c: UInt64
    ) {
        guard Self.scope.contains(part) else { return }
        let state = FeatureHash.mix(template &* 0x9e37_79b9_7f4a_7c15, a)
        add(FeatureHash.key(FeatureHash.mix(FeatureHash.mix(state, b), c)))
    }
}

/// The keys of all features of a token, for training.
struct FeatureKeys: FeatureSink {
    private(set) var keys: [UInt32] = []

    static var scope: FeatureScope { .all }

    mutating func add(_ key: UInt32) { keys.append(key) }

    /// Removes all keys, but keeps the memory allocated for them.
    mutating func removeAll() { keys.removeAll(keepingCapacity: true) }
}

/// The keys of those features of a token that have one scope, in memory on the stack.
@safe
struct FeatureBuffer<Wanted: FeatureScope.Fixed>: FeatureSink {
    static var scope: FeatureScope { Wanted.scope }
    /// More keys than there are templates; any further ones would be left out.
    private static var capacity: Int { 96 }

    private let memory: UnsafeMutableBufferPointer<UInt32>
    private var count = 0

    private init(_ memory: UnsafeMutableBufferPointer<UInt32>) {
        unsafe self.memory = memory
    }

    /// Calls `body` with an empty buffer, which must not be kept.
    @inline(__always)
    static func withKeys(_ body: (inout FeatureBuffer) -> Void) {
        unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: capacity) { memory in
            var buffer = unsafe FeatureBuffer(memory)
            body(&buffer)
        }
    }

    @inline(__always)
    mutating func add(_ key: UInt32) {
        // Safe because the index is below the capacity.
        guard count < Self.capacity else { return }
        unsafe memory[count] = key
        count += 1
    }

    /// Removes all keys.
    mutating func removeAll() { count = 0 }

    /// The keys that have been added, or what they have been replaced with.
    var span: Span<UInt32> {
        @_lifetime(borrow self)
        get {
            // Safe because so many keys have been added, and the memory outlives the buffer.
            let keys = unsafe Span(_unsafeElements: UnsafeBufferPointer(rebasing: memory[..<count]))
            return unsafe _overrideLifetime(keys, borrowing: self)
        }
    }

    /// Replaces each key with the number that `body` returns for it, and removes it if that is 0.
    @inline(__always)
    mutating func replaceAll(_ body: (UInt32) -> UInt32) {
        var kept = 0
        for index in 0..<count {
            // Safe because both indices are below the count.
            let number = unsafe body(memory[index])
            unsafe memory[kept] = number
            kept += number == 0 ? 0 : 1
        }
        count = kept
    }
}
