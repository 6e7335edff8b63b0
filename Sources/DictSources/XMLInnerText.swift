import DictModel

/// The effect of a child element on the text around it.
enum XMLChildRole {
    /// It counts as a blank, and its text is read.
    case breaks
    /// It changes nothing: its text continues what is before it, and is continued by what follows.
    case joined
    /// It is skipped with all it contains, as if it were not there.
    case omitted
}

/// The text of an XML element and its children.
///
/// A child without a role counts as a blank if it has no text, as a line break does, and otherwise
/// its text is a part of the whole.
struct XMLInnerText {
    private(set) var text: [UInt8] = []
    /// The names of the children without a role that have letters of the text directly before and
    /// after one of their tags, each once.
    private(set) var unclear: [String] = []

    private var open: [(name: String, role: XMLChildRole?, start: Int)] = []
    private var omittedDepth = 0
    /// The children without a role whose tags are the last thing that was read.
    private var pending: [String] = []
    private var isAfterLetter = false

    mutating func begin() {
        text.removeAll(keepingCapacity: true)
        unclear = []
        open = []
        omittedDepth = 0
        pending = []
        isAfterLetter = false
    }

    mutating func startChild(_ role: XMLChildRole?, name: @autoclosure () -> String) {
        if omittedDepth > 0 || role == .omitted {
            omittedDepth += 1
            return
        }
        let name = role == nil ? name() : ""
        if role == nil, isAfterLetter { pending.append(name) }
        if role == .breaks { appendBlank() }
        open.append((name, role, text.count))
    }

    mutating func endChild() {
        if omittedDepth > 0 {
            omittedDepth -= 1
            return
        }
        guard let child = open.popLast() else { return }
        switch child.role {
        case .breaks: appendBlank()
        case nil where text.count == child.start:
            text.append(ASCII.space)
            isAfterLetter = false
        case nil:
            if isAfterLetter { pending.append(child.name) }
        case .joined, .omitted: break
        }
    }

    mutating func append(_ characters: Span<UInt8>) {
        guard omittedDepth == 0, !characters.isEmpty else { return }
        if !ASCII.isWhite(characters[0]) {
            for name in pending where !unclear.contains(name) { unclear.append(name) }
        }
        pending.removeAll(keepingCapacity: true)
        text.append(contentsOf: characters)
        isAfterLetter = !ASCII.isWhite(characters[characters.count - 1])
    }

    private mutating func appendBlank() {
        text.append(ASCII.space)
        pending.removeAll(keepingCapacity: true)
        isAfterLetter = false
    }
}

/// The roles of the elements that paths such as `choice/sic` name.
struct XMLChildRoles {
    private let paths: [(steps: [[UInt8]], role: XMLChildRole)]
    /// For each open element and each path, the bits of the steps up to which the path matches.
    private var matches: [[UInt32]] = []

    /// Creates the roles from the paths of each; a path that is not valid names no element.
    init(breaks: [String], joined: [String], omitted: [String]) {
        let groups: [([String], XMLChildRole)] = [
            (breaks, .breaks), (joined, .joined), (omitted, .omitted),
        ]
        paths = groups.flatMap { group in
            group.0.compactMap { path in XMLPathStep.names(of: path).map { ($0, group.1) } }
        }
    }

    /// Returns the role of `element`, which begins now, or `nil` if no path names it.
    mutating func start(_ element: XMLElement) -> XMLChildRole? {
        guard !paths.isEmpty else { return nil }
        var role: XMLChildRole?
        let parent = matches.last
        var bits: [UInt32] = []
        for (number, path) in paths.enumerated() {
            var own: UInt32 = 0
            for (index, step) in path.steps.enumerated() where unsafe element.isNamed(step) {
                guard index == 0 || (parent?[number] ?? 0) & (1 << UInt32(index - 1)) != 0 else {
                    continue
                }
                own |= 1 << UInt32(index)
            }
            if own & (1 << UInt32(path.steps.count - 1)) != 0 { role = role ?? path.role }
            bits.append(own)
        }
        matches.append(bits)
        return role
    }

    mutating func end() {
        if !paths.isEmpty { _ = matches.popLast() }
    }
}
