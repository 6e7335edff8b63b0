import CYAML

/// A parser of a YAML document without anchors, aliases and tags, which uses libyaml.
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
        /// Throws if the value has an anchor or a tag, which libyaml gives with the value.
        func refuse(
            _ anchor: UnsafeMutablePointer<yaml_char_t>?, _ tag: UnsafeMutablePointer<yaml_char_t>?
        ) throws(YAMLProblem) {
            if unsafe anchor != nil { throw problem(.anchor) }
            if unsafe tag != nil { throw problem(.tag) }
        }
        switch unsafe event.type {
        case YAML_DOCUMENT_START_EVENT:
            if root != nil { throw problem(.secondDocument) }
        case YAML_ALIAS_EVENT:
            throw problem(.alias)
        case YAML_SCALAR_EVENT:
            let scalar = unsafe event.data.scalar
            try unsafe refuse(scalar.anchor, scalar.tag)
            let text = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
            let content = unsafe YAMLNode.Scalar(
                string: String(decoding: text, as: UTF8.self),
                isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE)
            try place(YAMLNode(content: .scalar(content), line: line, column: column))
        case YAML_SEQUENCE_START_EVENT:
            try unsafe refuse(event.data.sequence_start.anchor, event.data.sequence_start.tag)
            try begin(YAMLNode(content: .sequence([]), line: line, column: column))
        case YAML_MAPPING_START_EVENT:
            try unsafe refuse(event.data.mapping_start.anchor, event.data.mapping_start.tag)
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
                text: String(cString: $0), line: Int(clamping: parser.context_mark.line) + 1,
                column: Int(clamping: parser.context_mark.column) + 1)
        }
        kind = .syntax(problem, context: context)
        line = unsafe Int(clamping: parser.problem_mark.line) + 1
        column = unsafe Int(clamping: parser.problem_mark.column) + 1
    }
}

/// A value in a YAML document, with the place where it starts.
///
/// All scalars are text, as written, so that `no` is not read as `false`.
struct YAMLNode {
    /// The kind of a value, and what it contains.
    enum Content {
        case scalar(Scalar)
        case sequence([YAMLNode])
        case mapping([Entry])
    }

    /// A text.
    struct Scalar: Sendable {
        var string: String
        /// Whether the text is written without quotation marks, on a line with other values.
        var isPlain: Bool
    }

    /// A key of a mapping, and its value.
    struct Entry {
        var key: YAMLNode
        var value: YAMLNode
    }

    var content: Content
    /// The line of the value's first character, from 1.
    var line: Int
    /// The column of the value's first character, from 1, counted in Unicode scalars.
    var column: Int

    /// The text, or `nil` if the value is no scalar.
    var scalar: Scalar? {
        if case .scalar(let scalar) = content { scalar } else { nil }
    }

    /// The items in the order of the file, or `nil` if the value is no list.
    var sequence: [YAMLNode]? {
        if case .sequence(let items) = content { items } else { nil }
    }

    /// The keys and values in the order of the file, or `nil` if the value is no mapping.
    var mapping: [Entry]? {
        if case .mapping(let entries) = content { entries } else { nil }
    }
}

/// The reason why a text is not YAML that dictc reads, and the place of the problem.
struct YAMLProblem: Error {
    /// The kind of a problem.
    enum Kind {
        /// The text breaks a rule of YAML, which libyaml describes.
        case syntax(String, context: Context?)
        /// The character with this number is not allowed in YAML.
        case character(String, UInt32)
        /// A mapping has this key twice.
        case duplicateKey(String)
        case anchor
        case alias
        /// A value states its type, as in `!!str 5`.
        case tag
        case secondDocument
        case nesting
    }

    /// The larger part of the document in which libyaml met the problem.
    struct Context {
        var text: String
        /// The line in which it starts, from 1.
        var line: Int
        /// The column in which it starts, from 1, counted in Unicode scalars.
        var column: Int
    }

    var kind: Kind
    /// The line of the problem, from 1, or 0 if it is unknown.
    var line: Int
    /// The column of the problem, from 1, counted in Unicode scalars, or 0 if it is unknown.
    var column: Int
}
