import DictModel

/// The scores of all tags for one token, or a part of them, computed from the weights of a model.
struct TagScores {
    // Four vectors of four tags and one number, since there are 17 tags.
    private var a = SIMD4<Int32>()
    private var b = SIMD4<Int32>()
    private var c = SIMD4<Int32>()
    private var d = SIMD4<Int32>()
    private var last: Int32 = 0

    /// Adds the weights of a feature.
    @inline(__always)
    mutating func add(_ weights: TagWeights) {
        a &+= SIMD4(truncatingIfNeeded: weights.a)
        b &+= SIMD4(truncatingIfNeeded: weights.b)
        c &+= SIMD4(truncatingIfNeeded: weights.c)
        d &+= SIMD4(truncatingIfNeeded: weights.d)
        last &+= Int32(weights.last)
    }

    /// Adds the scores of other features.
    @inline(__always)
    mutating func add(_ other: TagScores) {
        a &+= other.a
        b &+= other.b
        c &+= other.c
        d &+= other.d
        last &+= other.last
    }

    /// The score of the tag at `index`, from 0 to 16.
    @inline(__always)
    private subscript(index: Int) -> Int32 {
        switch index >> 2 {
        case 0: a[index & 3]
        case 1: b[index & 3]
        case 2: c[index & 3]
        case 3: d[index & 3]
        default: last
        }
    }

    /// Returns the number of the tag with the highest score, from 1 to 17, and its margin.
    ///
    /// If several tags tie, it is the one with the lowest number. The margin is the score of the
    /// tag, minus the highest score of any tag of another lexical class.
    func best() -> (tag: UInt8, margin: Int) {
        var best = 0
        var top = self[0]
        for tag in 1..<TaggerFormat.tagCount where self[tag] > top {
            best = tag
            top = self[tag]
        }
        let others = Self.rivals[best]
        var rival = Int32.min
        for tag in 0..<TaggerFormat.tagCount where others >> UInt32(tag) & 1 == 1 {
            rival = max(rival, self[tag])
        }
        return (UInt8(best + 1), Int(top) - Int(rival))
    }

    /// For each tag, a bit for each tag of another lexical class.
    private static let rivals: [UInt32] = {
        let classes = (1...UInt8(TaggerFormat.tagCount)).map { number in
            UniversalTag(rawValue: number).map { LexicalClass($0).rawValue } ?? 0
        }
        return classes.map { own in
            classes.indices.reduce(0) { $0 | (classes[$1] == own ? 0 : 1 << UInt32($1)) }
        }
    }()
}
