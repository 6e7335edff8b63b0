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
