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

    /// Returns the number of the tag with the highest score, from 1 to 17, and its margin.
    ///
    /// If several tags tie, it is the one with the lowest number. The margin is the score of the
    /// tag, minus the highest score of any tag of another lexical class.
    func best() -> (tag: UInt8, margin: Int) {
        // A number for each tag that is ordered by score, then by tag, the lowest last: the score
        // of 96 features, each of at most 2 to the power of 14, leaves room for both.
        let ranks = TagScores(
            a: a &<< 5 &+ SIMD4(16, 15, 14, 13), b: b &<< 5 &+ SIMD4(12, 11, 10, 9),
            c: c &<< 5 &+ SIMD4(8, 7, 6, 5), d: d &<< 5 &+ SIMD4(4, 3, 2, 1), last: last &<< 5)
        let best = ranks.highest
        let tag = TaggerFormat.tagCount - Int(best & 31)
        let rival = ranks.masked(by: Self.rivals[tag - 1]).highest
        return (UInt8(tag), Int(best >> 5) - Int(rival >> 5))
    }

    /// The highest of all numbers.
    private var highest: Int32 {
        let lanes = pointwiseMax(pointwiseMax(a, b), pointwiseMax(c, d))
        return max(lanes.max(), last)
    }

    /// Returns these numbers, but the lowest there is where that of `mask` is not 0.
    @inline(__always)
    private func masked(by mask: TagScores) -> TagScores {
        TagScores(
            a: a.replacing(with: .min, where: mask.a .!= 0),
            b: b.replacing(with: .min, where: mask.b .!= 0),
            c: c.replacing(with: .min, where: mask.c .!= 0),
            d: d.replacing(with: .min, where: mask.d .!= 0), last: mask.last != 0 ? .min : last)
    }

    /// For each tag, 1 for each tag of the same lexical class and 0 for all others.
    private static let rivals: [TagScores] = {
        let classes = (1...UInt8(TaggerFormat.tagCount)).map { number in
            UniversalTag(rawValue: number).map { LexicalClass($0).rawValue } ?? 0
        }
        return classes.map { own in
            var same = TagWeights()
            for (index, other) in classes.enumerated() where other == own { same.set(index, to: 1) }
            var mask = TagScores()
            mask.add(same)
            return mask
        }
    }()
}
