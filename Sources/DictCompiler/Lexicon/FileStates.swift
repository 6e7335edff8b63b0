import DictFormat
import DictModel

/// The states of an automaton and their arcs in the order of a lexicon file.
///
/// The rounds of planning go over all states in this order, so their data lie in it as well: most
/// arcs lead to a state nearby. State 0, which has no arcs, keeps its number; the others are numbered
/// from 1 in file order. Arrays contain one element per state or arc.
struct FileStates {
    /// The number of each state in the automaton.
    let origins: ContiguousArray<Int32>
    /// For each state of the automaton, its number in this order.
    let numbers: ContiguousArray<Int32>
    /// The index in ``arcs`` of each state's first arc, followed by the total number of arcs.
    let firstArc: ContiguousArray<Int32>
    /// The arcs, whose targets are numbered in this order.
    let arcs: ContiguousArray<Automaton.Arc>
    /// The number of words that end below each state.
    let wordCounts: ContiguousArray<UInt32>
    /// The form in which each state is stored.
    let forms: ContiguousArray<DenseChoice.Form>
    /// Whether the next state is a child to which the state refers without an address.
    let isFollowed: ContiguousArray<Bool>
    /// The groups of each arc.
    let groups: ContiguousArray<SharedGroup>

    /// The number of states, including state 0.
    var count: Int { origins.count }

    /// Creates no states, in the place of others whose memory is wanted.
    init() {
        (origins, numbers, firstArc, arcs) = ([], [], [], [])
        (wordCounts, forms, isFollowed, groups) = ([], [], [], [])
    }

    /// Creates the states of `automaton` in `order`.
    ///
    /// `groups` contains the groups of the arcs in the automaton's order.
    init(
        _ automaton: Automaton, _ order: NodeOrder, forms: [DenseChoice.Form],
        groups: ContiguousArray<SharedGroup>
    ) {
        let count = automaton.stateCount
        let origins = order.states
        var numbers = ContiguousArray<Int32>(repeating: 0, count: count)
        var firstArc = ContiguousArray<Int32>(repeating: 0, count: count + 1)
        var arcs = ContiguousArray(
            repeating: Automaton.Arc(label: 0, isWord: false, target: 0),
            count: automaton.arcs.count)
        var arcGroups = groups
        var wordCounts = ContiguousArray<UInt32>(repeating: 0, count: count)
        var newForms = ContiguousArray<DenseChoice.Form>(repeating: .list, count: count)
        var isFollowed = ContiguousArray<Bool>(repeating: false, count: count)
        // Spans, since an array is asked whether it is shared at each change.
        var newNumbers = numbers.mutableSpan
        var starts = firstArc.mutableSpan
        var newArcs = arcs.mutableSpan
        var newGroups = arcGroups.mutableSpan
        var newCounts = wordCounts.mutableSpan
        var formsInOrder = newForms.mutableSpan
        var followed = isFollowed.mutableSpan
        let (oldArcs, oldGroups) = (automaton.arcs.span, groups.span)
        let (oldStarts, oldCounts) = (automaton.firstArc.span, automaton.wordCounts.span)
        let (states, oldForms, followers) = (origins.span, forms.span, order.follower.span)
        for number in states.indices { newNumbers[Int(states[number])] = Int32(number) }
        var next = 0
        for number in 1..<max(count, 1) {
            let state = Int(states[number])
            newCounts[number] = oldCounts[state]
            formsInOrder[number] = oldForms[state]
            followed[number] = followers[state] != 0
            for index in Int(oldStarts[state])..<Int(oldStarts[state &+ 1]) {
                let arc = oldArcs[index]
                newArcs[next] = arc.leading(elsewhere: Int(newNumbers[arc.target]))
                newGroups[next] = oldGroups[index]
                next &+= 1
            }
            starts[number &+ 1] = Int32(next)
        }
        self.origins = origins
        self.numbers = numbers
        self.firstArc = firstArc
        self.arcs = arcs
        self.groups = arcGroups
        self.wordCounts = wordCounts
        self.forms = newForms
        self.isFollowed = isFollowed
    }

    /// Returns the range in ``arcs`` that contains the arcs of `state`.
    @inline(__always)
    func arcRange(_ state: Int) -> Range<Int> {
        Int(firstArc[state])..<Int(firstArc[state + 1])
    }

    /// Returns the size of `state` in bytes if it is stored as a dense node, or `nil` if it is
    /// stored as a list of arcs.
    @inline(__always)
    func denseSize(_ state: Int, _ widths: LexiconFormat.EntryWidths) -> Int? {
        switch forms[state] {
        case .list: nil
        case .narrow: LexiconFormat.denseHead + widths.narrow * arcRange(state).count
        case .wide: LexiconFormat.denseHead + widths.wide * arcRange(state).count
        }
    }

    /// Returns `values`, one for each state in this order, in the order of the automaton.
    func original<Value>(_ values: ContiguousArray<Value>) -> ContiguousArray<Value> {
        Self.moved(numbers) { values[$0] }
    }

    /// Returns `values`, one for each state of the automaton, in this order.
    func ordered<Value>(_ values: ContiguousArray<Value>) -> ContiguousArray<Value> {
        Self.moved(origins) { values[$0] }
    }

    /// Returns `first` and `second`, which have a value for each arc in this order, in the order of
    /// `automaton`.
    func originalArcs<First, Second>(
        _ first: ContiguousArray<First>, _ second: ContiguousArray<Second>, _ automaton: Automaton
    ) -> (ContiguousArray<First>, ContiguousArray<Second>) {
        var (firstMoved, secondMoved) = (first, second)
        var firstOutput = firstMoved.mutableSpan
        var secondOutput = secondMoved.mutableSpan
        let (first, second) = (first.span, second.span)
        forEachArc(of: automaton) { arc, original in
            firstOutput[original] = first[arc]
            secondOutput[original] = second[arc]
        }
        return (firstMoved, secondMoved)
    }

    /// Returns `values`, one for each arc of `automaton`, in this order.
    func orderedArcs<Value>(
        _ values: ContiguousArray<Value>, _ automaton: Automaton
    ) -> ContiguousArray<Value> {
        var moved = values
        var output = moved.mutableSpan
        let values = values.span
        forEachArc(of: automaton) { arc, original in output[arc] = values[original] }
        return moved
    }

    /// Calls `body` with the index of each arc in this order, and with its index in `automaton`.
    @inline(__always)
    private func forEachArc(of automaton: Automaton, _ body: (Int, Int) -> Void) {
        let (origins, starts) = (origins.span, automaton.firstArc.span)
        var next = 0
        for number in origins.indices {
            let state = Int(origins[number])
            for index in Int(starts[state])..<Int(starts[state &+ 1]) {
                body(next, index)
                next &+= 1
            }
        }
    }

    /// Returns the value of each of `states`, in their order.
    @inline(__always)
    private static func moved<Value>(
        _ states: ContiguousArray<Int32>, _ value: (Int) -> Value
    ) -> ContiguousArray<Value> {
        var moved = ContiguousArray(repeating: value(0), count: states.count)
        var output = moved.mutableSpan
        let states = states.span
        for index in states.indices { output[index] = value(Int(states[index])) }
        return moved
    }
}
