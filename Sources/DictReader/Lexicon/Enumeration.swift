import DictFormat

/// A single walk over all words of a lexicon that continue a given prefix, in byte order.
///
/// Lists of arcs are walked in a loop, with a stack of arcs that are still to be walked. After the
/// last arc of a list, there is no need to return to the list. Dense nodes, which are few, are
/// entered by recursion. After some words, the walk remembers the ``Endings`` of shared nodes.
///
/// A valid file leads to a word after at most `longestWord` arcs, and to `count` words altogether.
/// Limits on both numbers make sure that the walk ends even in a damaged file.
@safe
struct Enumeration: ~Copyable {
    private let walk: NodeWalk
    private let longestWord: Int
    /// The number of words that may still follow before the file is considered damaged.
    private var budget: Int
    /// The number of words that may still follow when the walk begins to remember endings.
    private let startOfEndings: Int
    private var endings = Endings()
    /// The letters of the current path, in a buffer with room for the longest word and 8 bytes more.
    private let letters: UnsafeMutablePointer<UInt8>
    /// A stack of arcs to return to, with room for one at each depth.
    private let pending: UnsafeMutablePointer<Pending>
    /// The first free element of the stack ``pending``.
    private var top: UnsafeMutablePointer<Pending>

    /// The next arc of a list, its context and the depth of its letter in the word, packed into one
    /// number.
    private struct Pending {
        private let bits: UInt64

        /// Creates the place at offset `at`, after an arc with the head `head`.
        @inline(__always)
        init(at: Int, after head: UInt32, length: Int) {
            bits =
                UInt64(truncatingIfNeeded: at) &<< 16 | UInt64(head & NodeCode.context)
                | UInt64(truncatingIfNeeded: length)
        }

        var at: Int { Int(truncatingIfNeeded: bits &>> 16) }
        var context: UInt32 { UInt32(truncatingIfNeeded: bits) & NodeCode.context }
        var length: Int { Int(truncatingIfNeeded: bits & 0xff) }
    }

    /// The number of words after which it pays to remember endings.
    private static let wordsBeforeEndings = 1_000

    /// The reason why a walk ended.
    private enum Outcome { case done, stopped, damaged }

    /// Creates an enumeration of the words in `lexicon`, which must outlive the enumeration.
    init(_ lexicon: Lexicon) {
        walk = lexicon.walk
        longestWord = lexicon.longestWord
        budget = lexicon.count
        startOfEndings = lexicon.count - Self.wordsBeforeEndings
        unsafe letters = .allocate(capacity: longestWord + 8)
        unsafe letters.initialize(repeating: 0, count: longestWord + 8)
        unsafe pending = .allocate(capacity: longestWord + 1)
        unsafe top = pending
    }

    deinit {
        // Safe because init allocated them; the elements are plain values.
        unsafe letters.deallocate()
        unsafe pending.deallocate()
    }

    /// Sets the letter at `depth` on the path to the node at which the walk is to begin.
    ///
    /// Depths start at 0, and `depth` must be less than the length of the longest word.
    func setLetter(_ letter: UInt8, at depth: Int) {
        // Safe because there is room for the longest word.
        unsafe letters[depth] = letter
    }

    /// Calls `body` with each word below `node`, in byte order, until `body` returns `false`.
    ///
    /// `depth` is the number of letters on the path to the node. Set these letters with
    /// ``setLetter(_:at:)`` first, and call this method only once.
    ///
    /// - Throws: ``FormatError/damaged(_:_:)`` if the nodes contradict the number or length of
    ///   words in the lexicon.
    mutating func run(
        below node: Int, depth: Int, _ body: (Span<UInt8>) -> Bool
    ) throws(FormatError) {
        if enter(node, length: depth + 1, body) == .damaged {
            throw .damaged(LexiconFormat.nodes, .structure)
        }
    }

    /// Walks over `node` and everything below it.
    ///
    /// `length` is the length of the words that end with an arc of `node`.
    private mutating func enter(
        _ node: Int, length: Int, _ body: (Span<UInt8>) -> Bool
    ) -> Outcome {
        guard length <= longestWord, walk.isNode(node) else { return .damaged }
        return walk.isDense(node)
            ? walkEntries(of: node, length: length, body)
            : walkArcs(from: node, length: length, body)
    }

    /// Walks over the dense node at `node` and everything below it.
    ///
    /// Dense nodes are rare. Handling them in a separate method keeps the loop over lists of arcs
    /// small.
    @inline(never)
    private mutating func walkEntries(
        of node: Int, length: Int, _ body: (Span<UInt8>) -> Bool
    ) -> Outcome {
        guard var place = walk.arcs(of: node) else { return .damaged }
        while true {
            let arc = walk.next(&place)
            guard arc.letter != 255 else { return .damaged }
            // Safe because the length is at most that of the longest word.
            unsafe letters[length &- 1] = arc.letter
            if arc.isWord != 0 {
                if let end = unsafe deliver(letters, length, body) { return end }
            } else if arc.node == 0 {
                return .damaged
            }
            if arc.node != 0 {
                let outcome = enter(arc.node, length: length &+ 1, body)
                if outcome != .done { return outcome }
            }
            if arc.isLast { return .done }
        }
    }

    /// Walks over the list of arcs that begins at `start`, and everything below it.
    ///
    /// As little state as possible is kept across a call of `body`, because all of it must be saved
    /// and restored. Therefore the rest of the list is pushed, and the target node entered, before
    /// the word is delivered.
    private mutating func walkArcs(
        from start: Int, length: Int, _ body: (Span<UInt8>) -> Bool
    ) -> Outcome {
        let walk = self.walk
        let letters = unsafe self.letters
        let longestWord = self.longestWord
        let bottom = unsafe top
        var length = length
        var at = start
        var code = walk.firstCode(start)
        while true {
            var head = walk.head(code)
            if head & NodeCode.special != 0 {
                if head & 0xff == 0xff {
                    if head & NodeCode.escape != 0 {
                        at &+= 1
                        head = walk.head(walk.escaped(head, at: at))
                    }
                    if head & 0xff == 0xff {
                        guard head & NodeCode.dense != 0 else { return .damaged }
                        let outcome = walkEntries(of: at, length: length, body)
                        if outcome != .done { return outcome }
                        guard let next = unsafe pop(above: bottom) else { return .done }
                        (at, code, length) = next
                        continue
                    }
                }
                // A code of two bytes need not be special like its first byte.
                if head & NodeCode.special != 0, let known = knownEndings(of: head, at: at) {
                    // Safe because the length is at most that of the longest word.
                    unsafe letters[length &- 1] = UInt8(truncatingIfNeeded: head)
                    if head & NodeCode.word != 0, let end = unsafe deliver(letters, length, body) {
                        return end
                    }
                    if let end = unsafe deliver(known, letters, length, body) { return end }
                    if head & NodeCode.last == 0 {
                        at &+= Int(head &>> 28)
                        code = walk.code(after: head, at: at)
                        continue
                    }
                    guard let next = unsafe pop(above: bottom) else { return .done }
                    (at, code, length) = next
                    continue
                }
            }
            let node = walk.target(of: head, at: at)
            // Safe because the length is at most that of the longest word.
            unsafe letters[length &- 1] = UInt8(truncatingIfNeeded: head)
            if node == 0 {
                guard head & NodeCode.word != 0 else { return .damaged }
                if let end = unsafe deliver(letters, length, body) { return end }
                if head & NodeCode.last == 0 {
                    at &+= Int(head &>> 28)
                    code = walk.code(after: head, at: at)
                    continue
                }
                guard let next = unsafe pop(above: bottom) else { return .done }
                (at, code, length) = next
                continue
            }
            if head & NodeCode.last == 0 {
                // Safe because each length is pending at most once.
                unsafe top.pointee = Pending(
                    at: at &+ Int(head &>> 28), after: head, length: length)
                unsafe top += 1
            }
            at = node
            if head & NodeCode.word != 0, let end = unsafe deliver(letters, length, body) {
                return end
            }
            length &+= 1
            guard length <= longestWord, walk.isNode(at) else { return .damaged }
            code = walk.firstCode(at)
        }
    }

    /// Passes the word in the first `length` letters to `body`.
    ///
    /// - Returns: The outcome if the walk ends, or `nil` if it continues.
    @inline(__always)
    private mutating func deliver(
        _ letters: UnsafeMutablePointer<UInt8>, _ length: Int, _ body: (Span<UInt8>) -> Bool
    ) -> Outcome? {
        budget &-= 1
        if budget < 0 { return .damaged }
        // Safe because the length is at most that of the longest word.
        let word = unsafe UnsafeBufferPointer(start: letters, count: length)
        return unsafe body(Span(_unsafeElements: word)) ? nil : .stopped
    }

    /// Returns the endings of the target of an arc, or `nil` if the walk has to enter it.
    ///
    /// `head` is the head of the arc's code, which is special and ends at offset `at`.
    @inline(__always)
    private mutating func knownEndings(of head: UInt32, at: Int) -> Endings.Known? {
        guard let target = walk.sharedTarget(of: head, at: at) else { return nil }
        let known =
            endings.known(target.node)
            ?? (budget < startOfEndings ? rememberEndings(of: target) : nil)
        guard let known, known.count > 0 else { return nil }
        return known
    }

    @inline(never)
    private mutating func rememberEndings(of target: NodeWalk.SharedTarget) -> Endings.Known? {
        endings.remember(target.node, words: target.words, walk)
    }

    /// Passes the first `length` letters with each of the endings in `known` to `body`.
    ///
    /// - Returns: The outcome if the walk ends, or `nil` if it continues.
    @inline(__always)
    private mutating func deliver(
        _ known: Endings.Known, _ letters: UnsafeMutablePointer<UInt8>, _ length: Int,
        _ body: (Span<UInt8>) -> Bool
    ) -> Outcome? {
        budget &-= known.count
        guard budget >= 0, length &+ known.longest <= longestWord else { return .damaged }
        let end = unsafe UnsafeMutableRawPointer(letters + length)
        let endings = endings[known]
        for index in endings.indices {
            let ending = endings[index]
            // Safe because the buffer has 8 bytes more than the longest word.
            unsafe end.storeBytes(of: ending.littleEndian, as: UInt64.self)
            let whole = length &+ Int(truncatingIfNeeded: ending &>> 56)
            let word = unsafe UnsafeBufferPointer(start: letters, count: whole)
            if unsafe !body(Span(_unsafeElements: word)) { return .stopped }
        }
        return nil
    }

    /// Removes the last entry from the stack of arcs and returns it, or `nil` if none is left above
    /// `bottom`.
    @inline(__always)
    private mutating func pop(
        above bottom: UnsafeMutablePointer<Pending>
    ) -> (at: Int, code: Int, length: Int)? {
        if unsafe top == bottom { return nil }
        // Safe because the top was above the bottom.
        unsafe top -= 1
        let next = unsafe top.pointee
        return (next.at, walk.code(after: next.context, at: next.at), next.length)
    }
}
