import DictFormat

/// One walk over all words below a node, in order.
///
/// Lists of arcs are walked in a loop with a stack of what is left to do; the last arc of a list
/// needs no return to it. Dense nodes, which are few, are entered by recursion.
///
/// A sound file leads to a word at least every `longestWord` arcs and to `count` words at all, so
/// limits on both end the walk over a damaged one.
@safe
struct Enumeration: ~Copyable {
    private let walk: NodeWalk
    private let longestWord: Int
    /// Words that may still come.
    private var budget: Int
    /// The letters of the current path from index 1, with room for the longest word.
    private let letters: UnsafeMutablePointer<UInt8>
    /// Arcs to come back to, with room for one at each depth.
    private let pending: UnsafeMutablePointer<Pending>

    private struct Pending {
        var at: UInt32
        var length: UInt32
    }

    /// How a walk ended.
    private enum Outcome { case done, stopped, damaged }

    /// An enumeration of words of `lexicon`, which has to outlive it.
    init(_ lexicon: Lexicon) {
        walk = lexicon.walk
        longestWord = lexicon.longestWord
        budget = lexicon.count
        unsafe letters = .allocate(capacity: longestWord + 2)
        unsafe letters.initialize(repeating: 0, count: longestWord + 2)
        unsafe pending = .allocate(capacity: longestWord + 1)
    }

    deinit {
        // Safe because init allocated them; the elements are plain values.
        unsafe letters.deallocate()
        unsafe pending.deallocate()
    }

    /// Sets a letter of the path to the node where the walk begins; `depth` is below the length of
    /// the longest word.
    func setLetter(_ letter: UInt8, at depth: Int) {
        // Safe because there is room for the longest word.
        unsafe letters[depth + 1] = letter
    }

    /// Calls `body` with each word below `node`, whose path has `depth` letters, until it answers
    /// `false`.
    mutating func run(
        below node: Int, depth: Int, _ body: (Span<UInt8>) -> Bool
    ) throws(FormatError) {
        if enter(node, length: UInt32(truncatingIfNeeded: depth) + 1, height: 0, body) == .damaged {
            throw .damaged(LexiconFormat.nodes, .structure)
        }
    }

    /// Walks over the node at `node`, whose arcs give letter `length` of a word, from 1; the stack
    /// is in use up to `height`.
    private mutating func enter(
        _ node: Int, length: UInt32, height: Int, _ body: (Span<UInt8>) -> Bool
    ) -> Outcome {
        guard length <= longestWord, walk.isNode(node) else { return .damaged }
        return walk.isDense(node)
            ? walkEntries(of: node, length: length, height: height, body)
            : walkArcs(from: node, length: length, base: height, body)
    }

    private mutating func walkEntries(
        of node: Int, length: UInt32, height: Int, _ body: (Span<UInt8>) -> Bool
    ) -> Outcome {
        guard var place = walk.arcs(of: node) else { return .damaged }
        while true {
            let arc = walk.next(&place)
            guard arc.letter != 255 else { return .damaged }
            // Safe because the length is at most that of the longest word.
            unsafe letters[Int(length)] = arc.letter
            if arc.isWord != 0 {
                budget &-= 1
                guard budget >= 0 else { return .damaged }
                if !body(unsafe Span(_unsafeStart: letters + 1, count: Int(length))) {
                    return .stopped
                }
            } else if arc.node == 0 {
                return .damaged
            }
            if arc.node != 0 {
                let outcome = enter(arc.node, length: length &+ 1, height: height, body)
                if outcome != .done { return outcome }
            }
            if arc.isLast { return .done }
        }
    }

    private mutating func walkArcs(
        from start: Int, length: UInt32, base: Int, _ body: (Span<UInt8>) -> Bool
    ) -> Outcome {
        let walk = self.walk
        let letters = unsafe self.letters
        let pending = unsafe self.pending
        let longestWord = UInt32(truncatingIfNeeded: self.longestWord)
        var words = budget
        var length = length
        var height = base
        var at = start
        while true {
            var code = walk.firstByte(at)
            var head = walk.head(code)
            let node: Int
            if head & NodeCode.special == 0 {
                node = walk.direct(code, at: at)
            } else {
                if head & NodeCode.escape != 0 {
                    code = walk.escaped(code, at: at)
                    head = walk.head(code)
                }
                guard head & 0xff != 0xff else {
                    guard head & NodeCode.dense != 0 else { return .damaged }
                    budget = words
                    let outcome = walkEntries(of: at, length: length, height: height, body)
                    if outcome != .done { return outcome }
                    words = budget
                    if height == base { return .done }
                    height &-= 1
                    // Safe because the height was above the base.
                    (at, length) = unsafe (Int(pending[height].at), pending[height].length)
                    continue
                }
                node = walk.target(of: code, head, at: at)
            }
            // Safe because the length is at most that of the longest word.
            unsafe letters[Int(length)] = UInt8(truncatingIfNeeded: head)
            if head & NodeCode.word != 0 {
                words &-= 1
                if words < 0 { return .damaged }
                if !body(unsafe Span(_unsafeStart: letters + 1, count: Int(length))) {
                    return .stopped
                }
            }
            if walk.isNode(node) {
                if head & NodeCode.last == 0 {
                    // Safe because each length is pending at most once.
                    unsafe pending[height] = Pending(
                        at: UInt32(truncatingIfNeeded: at &+ Int(head &>> 16)), length: length)
                    height &+= 1
                }
                length &+= 1
                if length > longestWord { return .damaged }
                at = node
                continue
            }
            guard node == 0, head & NodeCode.word != 0 else { return .damaged }
            if head & NodeCode.last == 0 {
                at &+= Int(head &>> 16)
            } else {
                if height == base {
                    budget = words
                    return .done
                }
                height &-= 1
                // Safe because the height was above the base.
                (at, length) = unsafe (Int(pending[height].at), pending[height].length)
            }
        }
    }
}
