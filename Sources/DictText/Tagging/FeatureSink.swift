/// Something that takes the keys of the features of a token, one after the other.
protocol FeatureSink {
    /// The scopes of the features that are wanted; the keys of all others are not computed.
    var scope: FeatureScope { get }
    /// Takes the key of a feature.
    mutating func add(_ key: UInt32)
}

/// The words of a sentence on which a feature of one of them depends.
///
/// What depends on one word only has the same weights wherever the word is, so a tagger needs to
/// look it up only once.
struct FeatureScope: OptionSet {
    let rawValue: UInt8

    /// The word itself.
    static let word = FeatureScope(rawValue: 1)
    /// The word before it.
    static let previous = FeatureScope(rawValue: 2)
    /// The second word before it.
    static let beforePrevious = FeatureScope(rawValue: 4)
    /// The word after it.
    static let next = FeatureScope(rawValue: 8)
    /// The second word after it.
    static let afterNext = FeatureScope(rawValue: 16)
    /// Several words, the place of the word, or tags of other words.
    static let several = FeatureScope(rawValue: 32)
    static let all = FeatureScope(rawValue: 63)
}

extension FeatureSink {
    @inline(__always)
    mutating func add(_ part: FeatureScope, _ template: UInt64, _ a: UInt64) {
        guard scope.contains(part) else { return }
        add(FeatureHash.key(FeatureHash.mix(template &* 0x9e37_79b9_7f4a_7c15, a)))
    }

    @inline(__always)
    mutating func add(_ part: FeatureScope, _ template: UInt64, _ a: UInt64, _ b: UInt64) {
        guard scope.contains(part) else { return }
        let state = FeatureHash.mix(template &* 0x9e37_79b9_7f4a_7c15, a)
        add(FeatureHash.key(FeatureHash.mix(state, b)))
    }

    @inline(__always)
    mutating func add(
        _ part: FeatureScope, _ template: UInt64, _ a: UInt64, _ b: UInt64, _ c: UInt64
    ) {
        guard scope.contains(part) else { return }
        let state = FeatureHash.mix(template &* 0x9e37_79b9_7f4a_7c15, a)
        add(FeatureHash.key(FeatureHash.mix(FeatureHash.mix(state, b), c)))
    }
}

/// The keys of all features of a token, for training.
struct FeatureKeys: FeatureSink {
    private(set) var keys: [UInt32] = []

    var scope: FeatureScope { .all }

    mutating func add(_ key: UInt32) { keys.append(key) }

    /// Removes all keys, but keeps the memory allocated for them.
    mutating func removeAll() { keys.removeAll(keepingCapacity: true) }
}

/// The keys of features of a token, in memory on the stack.
@safe
struct FeatureBuffer: FeatureSink {
    /// More keys than there are templates; any further ones would be left out.
    private static let capacity = 96

    let scope: FeatureScope
    private let memory: UnsafeMutableBufferPointer<UInt32>
    private var count = 0

    private init(_ scope: FeatureScope, _ memory: UnsafeMutableBufferPointer<UInt32>) {
        self.scope = scope
        unsafe self.memory = memory
    }

    /// Calls `body` with an empty buffer for the keys of features of `scope`, which must not be
    /// kept.
    @inline(__always)
    static func withKeys(_ scope: FeatureScope, _ body: (inout FeatureBuffer) -> Void) {
        unsafe withUnsafeTemporaryAllocation(of: UInt32.self, capacity: capacity) { memory in
            var buffer = unsafe FeatureBuffer(scope, memory)
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
