import DictModel

/// The scores of all tags for one token, or a part of them, computed from the weights of a model.
///
/// Only differences between scores matter, so that of the last tag is subtracted from all.
struct TagScores {
    // Four vectors of four tags; the score of the last of the 17 tags is 0.
    private var a = SIMD4<Int32>()
    private var b = SIMD4<Int32>()
    private var c = SIMD4<Int32>()
    private var d = SIMD4<Int32>()

    /// Adds the weights of a feature.
    @inline(__always)
    mutating func add(_ weights: TagWeights) {
        let (low, high) = weights.halves
        a &+= SIMD4(truncatingIfNeeded: low.lowHalf)
        b &+= SIMD4(truncatingIfNeeded: low.highHalf)
        c &+= SIMD4(truncatingIfNeeded: high.lowHalf)
        d &+= SIMD4(truncatingIfNeeded: high.highHalf)
    }

    /// Adds `weight` to the score of the last tag.
    @inline(__always)
    mutating func addToLast(_ weight: Int32) {
        a &-= weight
        b &-= weight
        c &-= weight
        d &-= weight
    }

    /// Adds the scores of other features.
    @inline(__always)
    mutating func add(_ other: TagScores) {
        a &+= other.a
        b &+= other.b
        c &+= other.c
        d &+= other.d
    }

    /// Returns the number of the tag with the highest score, from 1 to 17, and its margin.
    ///
    /// If several tags tie, it is the one with the lowest number. The margin is the score of the
    /// tag, minus the highest score of any tag of another lexical class.
    func best() -> (tag: UInt8, margin: Int) {
        // A number for each tag that is ordered by score, then by tag, the lowest last: the score
        // of 96 features, each of at most 2 to the power of 15, leaves room for both. That of the
        // last tag is 0.
        let ranks = TagScores(
            a: a &<< 5 &+ SIMD4(16, 15, 14, 13), b: b &<< 5 &+ SIMD4(12, 11, 10, 9),
            c: c &<< 5 &+ SIMD4(8, 7, 6, 5), d: d &<< 5 &+ SIMD4(4, 3, 2, 1))
        let best = max(ranks.highest, 0)
        let tag = TaggerFormat.tagCount - Int(best & 31)
        let same = Self.sameClass[tag - 1]
        let rival = max(ranks.masked(by: same.mask).highest, same.hasLast ? .min : 0)
        return (UInt8(tag), Int(best >> 5) - Int(rival >> 5))
    }

    /// The highest of the numbers of the first 16 tags.
    private var highest: Int32 {
        pointwiseMax(pointwiseMax(a, b), pointwiseMax(c, d)).max()
    }

    /// Returns these numbers, but the lowest there is where that of `mask` is not 0.
    @inline(__always)
    private func masked(by mask: TagScores) -> TagScores {
        TagScores(
            a: a.replacing(with: .min, where: mask.a .!= 0),
            b: b.replacing(with: .min, where: mask.b .!= 0),
            c: c.replacing(with: .min, where: mask.c .!= 0),
            d: d.replacing(with: .min, where: mask.d .!= 0))
    }

    /// For each tag, 1 for each tag of the same lexical class and 0 for all others, and whether the
    /// last tag is of the same class.
    private static let sameClass: [(mask: TagScores, hasLast: Bool)] = {
        let classes = (1...UInt8(TaggerFormat.tagCount)).map { number in
            UniversalTag(rawValue: number).map { LexicalClass($0).rawValue } ?? 0
        }
        return classes.map { own in
            var same = TagWeights()
            for (index, other) in classes.dropLast().enumerated() where other == own {
                same.set(index, to: 1)
            }
            var mask = TagScores()
            mask.add(same)
            return (mask, classes.last == own)
        }
    }()
}
