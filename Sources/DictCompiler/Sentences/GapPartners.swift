/// Words that replace each other beside certain words, whatever frames they share.
///
/// *Afraid of* is fixed, and a preposition that a word governs has no other rivals; but *smell of
/// salt* and *smell like salt* are both right. A line has the neighbours, a colon, and the words.
struct GapPartners {
    private var after: [[UInt8]: Set<[UInt8]>] = [:]
    private var before: [[UInt8]: Set<[UInt8]>] = [:]

    private init(after: String, before: String) {
        self.after = Self.table(after)
        self.before = Self.table(before)
    }

    /// Returns the words that replace the one of `place` because of the word on either side.
    func words(at place: GapPlace) -> Set<[UInt8]> {
        let hidden = place.word.letters
        var found: Set<[UInt8]> = []
        if let left = place.left, let group = after[left.letters], group.contains(hidden) {
            found.formUnion(group)
        }
        if let right = place.right, let group = before[right.letters], group.contains(hidden) {
            found.formUnion(group)
        }
        found.remove(hidden)
        return found
    }

    private static func table(_ text: String) -> [[UInt8]: Set<[UInt8]>] {
        var table: [[UInt8]: Set<[UInt8]>] = [:]
        for line in text.split(separator: "\n") {
            let parts = line.split(separator: ":", maxSplits: 1)
            guard parts.count == 2 else { continue }
            let group = Set(words: String(parts[1]))
            for neighbour in Set(words: String(parts[0])) {
                table[neighbour, default: []].formUnion(group)
            }
        }
        return table
    }

    static let english = GapPartners(
        after: """
            smell smells smelled smelling taste tastes tasted sound sounds sounded: of like
            look looks looked looking: at like for into over through after
            worry worries worried: about over
            warn warns warned: against about of after before by while without
            turn turns turned turning: into toward
            count counts counted decide decides decided depend depends depended rely relies vote voted: on upon
            along: with to
            out: of in from into at on for to
            colonies: of with
            """,
        before: """
            once: at for
            from: than and
            not only: but though although
            whether: about on over upon
            """)

    static let dutch = GapPartners(
        after: """
            begin begint beginnen begon begonnen: met zonder na
            """,
        before: """
            ongeluk: per zonder
            achter: tot van
            """)
}
