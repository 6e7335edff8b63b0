import CYAML

/// A parser of a YAML document without anchors and aliases, which uses libyaml.
///
/// ```swift
/// let root = try YAMLParser.root(of: Array("a: [1, 2]".utf8))
/// ```
struct YAMLParser {
    /// The maximum number of collections in each other; more are an error.
    static let depthLimit = 100

    /// A list or mapping whose end has not been read yet.
    private struct OpenCollection {
        var node: YAMLNode
        /// The key whose value comes next.
        var key: YAMLNode?
        /// Where each key of a mapping was read.
        var keys: [String: (line: Int, column: Int)] = [:]

        /// Remembers `key` until its value is there.
        ///
        /// - Throws: An error at the first of two equal keys.
        mutating func note(key: YAMLNode) throws(YAMLProblem) {
            self.key = key
            guard let name = key.scalar?.string else { return }
            if let first = keys[name] {
                throw YAMLProblem(
                    kind: .duplicateKey(name), line: first.line, column: first.column)
            }
            keys[name] = (key.line, key.column)
        }
    }

    /// The collections around the next event, outermost first.
    private var open: [OpenCollection] = []
    private var root: YAMLNode?

    private init() {}

    /// Returns the root of the only document in `bytes`, which must be UTF-8.
    ///
    /// - Returns: The root, or `nil` if there is no document.
    /// - Throws: `YAMLProblem` for the first problem in the text.
    static func root(of bytes: [UInt8]) throws(YAMLProblem) -> YAMLNode? {
        var memory = unsafe yaml_parser_t()
        guard unsafe yaml_parser_initialize(&memory) == 1 else {
            throw YAMLProblem(kind: .syntax("out of memory", context: nil), line: 0, column: 0)
        }
        defer { unsafe yaml_parser_delete(&memory) }
        unsafe yaml_parser_set_encoding(&memory, YAML_UTF8_ENCODING)
        // Safe because neither the text nor the parser moves during the calls.
        let result = unsafe bytes.withUnsafeBufferPointer { text in
            unsafe withUnsafeMutablePointer(to: &memory) { parser in
                unsafe yaml_parser_set_input_string(parser, text.baseAddress, text.count)
                return Result { () throws(YAMLProblem) in
                    try unsafe Self.root(of: text, parser)
                }
            }
        }
        return try result.get()
    }

    private static func root(
        of text: UnsafeBufferPointer<UInt8>, _ parser: UnsafeMutablePointer<yaml_parser_t>
    ) throws(YAMLProblem) -> YAMLNode? {
        var state = YAMLParser()
        while true {
            var event = unsafe yaml_event_t()
            guard unsafe yaml_parser_parse(parser, &event) == 1 else {
                throw unsafe YAMLProblem(parser.pointee, in: text)
            }
            defer { unsafe yaml_event_delete(&event) }
            if unsafe event.type == YAML_STREAM_END_EVENT { return state.root }
            try unsafe state.add(event)
        }
    }

    private mutating func add(_ event: yaml_event_t) throws(YAMLProblem) {
        let line = unsafe Int(clamping: event.start_mark.line) + 1
        let column = unsafe Int(clamping: event.start_mark.column) + 1
        func problem(_ kind: YAMLProblem.Kind) -> YAMLProblem {
            YAMLProblem(kind: kind, line: line, column: column)
        }
        switch unsafe event.type {
        case YAML_DOCUMENT_START_EVENT:
            if root != nil { throw problem(.secondDocument) }
        case YAML_ALIAS_EVENT:
            throw problem(.alias)
        case YAML_SCALAR_EVENT:
            let scalar = unsafe event.data.scalar
            if unsafe scalar.anchor != nil { throw problem(.anchor) }
            let text = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            let content = unsafe YAMLNode.Scalar(
                string: String(decoding: text, as: UTF8.self),
                isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
            try place(YAMLNode(content: .scalar(content), line: line, column: column))
        case YAML_SEQUENCE_START_EVENT:
            if unsafe event.data.sequence_start.anchor != nil { throw problem(.anchor) }
            try begin(YAMLNode(content: .sequence([]), line: line, column: column))
        case YAML_MAPPING_START_EVENT:
            if unsafe event.data.mapping_start.anchor != nil { throw problem(.anchor) }
            try begin(YAMLNode(content: .mapping([]), line: line, column: column))
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT:
            if let collection = open.popLast() { try place(collection.node) }
        default: break
        }
    }

    private mutating func begin(_ node: YAMLNode) throws(YAMLProblem) {
        if open.count == Self.depthLimit, let outermost = open.first?.node {
            throw YAMLProblem(kind: .nesting, line: outermost.line, column: outermost.column)
        }
        open.append(OpenCollection(node: node))
    }

    /// Adds `node` to the innermost open collection; without one, it is the root.
    private mutating func place(_ node: YAMLNode) throws(YAMLProblem) {
        guard var collection = open.popLast() else {
            root = node
            return
        }
        switch collection.node.content {
        case .sequence(var items):
            collection.node.content = .sequence([])
            items.append(node)
            collection.node.content = .sequence(items)
        case .mapping(var entries):
            guard let key = collection.key else {
                try collection.note(key: node)
                break
            }
            collection.node.content = .mapping([])
            entries.append(YAMLNode.Entry(key: key, value: node))
            collection.node.content = .mapping(entries)
            collection.key = nil
        case .scalar: break
        }
        open.append(collection)
    }
}

extension YAMLProblem {
    /// Creates the problem that `parser` has met in `text`.
    fileprivate init(_ parser: yaml_parser_t, in text: UnsafeBufferPointer<UInt8>) {
        // Safe because libyaml's descriptions are constant, terminated strings.
        let problem = unsafe parser.problem.map { unsafe String(cString: $0) } ?? "cannot be read"
        guard unsafe parser.error != YAML_READER_ERROR else {
            let before = unsafe text.prefix(Int(clamping: parser.problem_offset))
            let line = unsafe before.split(separator: 0x0A, omittingEmptySubsequences: false)
            let start = unsafe String(decoding: line.last ?? before, as: UTF8.self)
            kind = unsafe .character(problem, UInt32(clamping: parser.problem_value))
            self.line = unsafe line.count
            column = start.unicodeScalars.count + 1
            return
        }
        let context = unsafe parser.context.map {
            unsafe Context(
                text: String(cString: $0), line: Int(clamping: parser.context_mark.line) + 1)
        }
        kind = .syntax(problem, context: context)
        line = unsafe Int(clamping: parser.problem_mark.line) + 1
        column = unsafe Int(clamping: parser.problem_mark.column) + 1
    }
}
