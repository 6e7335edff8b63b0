extension JSON {
    /// A layout of JSON text, either on one line or on indented lines.
    public enum Layout: Sendable {
        /// A layout with everything on one line, and without white space outside strings.
        case compact
        /// A layout with one member or element per line, indented by two spaces per level.
        ///
        /// Empty arrays and objects are written on one line.
        case pretty
    }

    /// Returns the value as JSON text in UTF-8, without a line feed at the end.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the text in bytes.
    public func bytes(_ layout: Layout = .compact) -> [UInt8] {
        var output: [UInt8] = []
        write(to: &output, layout)
        return output
    }

    /// Appends the value to `output` as JSON text in UTF-8, without a line feed at the end.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the appended text in bytes.
    public func write(to output: inout [UInt8], _ layout: Layout = .compact) {
        write(to: &output, layout, level: 0)
    }

    private func write(to output: inout [UInt8], _ layout: Layout, level: Int) {
        switch self {
        case .object(let members):
            Self.writeList(members.count, "{", "}", to: &output, layout, level) { index, output in
                JSON.writeString(members[index].0, to: &output)
                output.append(UInt8(ascii: ":"))
                if layout == .pretty { output.append(UInt8(ascii: " ")) }
                members[index].1.write(to: &output, layout, level: level + 1)
            }
        case .array(let values):
            Self.writeList(values.count, "[", "]", to: &output, layout, level) { index, output in
                values[index].write(to: &output, layout, level: level + 1)
            }
        case .string(let text): Self.writeString(text, to: &output)
        case .integer(let number): Self.writeInteger(number, to: &output)
        case .decimal(let number, let places):
            Self.writeDecimal(number, places: places, to: &output)
        case .bool(let flag): output.append(contentsOf: (flag ? "true" : "false").utf8)
        case .null: output.append(contentsOf: "null".utf8)
        }
    }

    private static func writeList(
        _ count: Int, _ open: Unicode.Scalar, _ close: Unicode.Scalar, to output: inout [UInt8],
        _ layout: Layout, _ level: Int, _ writeElement: (Int, inout [UInt8]) -> Void
    ) {
        output.append(UInt8(ascii: open))
        for index in 0..<count {
            if index > 0 { output.append(UInt8(ascii: ",")) }
            startLine(level + 1, to: &output, layout)
            writeElement(index, &output)
        }
        if count > 0 { startLine(level, to: &output, layout) }
        output.append(UInt8(ascii: close))
    }

    private static func startLine(_ level: Int, to output: inout [UInt8], _ layout: Layout) {
        guard layout == .pretty else { return }
        output.append(UInt8(ascii: "\n"))
        for _ in 0..<(2 * level) { output.append(UInt8(ascii: " ")) }
    }

    private static func writeInteger(_ number: Int, to output: inout [UInt8]) {
        writeDecimal(number, places: 0, to: &output)
    }

    private static func writeDecimal(_ number: Int, places: Int, to output: inout [UInt8]) {
        var digits: [UInt8] = []
        var rest = number.magnitude
        while rest > 0 || digits.count <= places {
            digits.append(UInt8(ascii: "0") + UInt8(rest % 10))
            rest /= 10
        }
        if number < 0 { output.append(UInt8(ascii: "-")) }
        var index = digits.count
        while index > 0 {
            if index == places { output.append(UInt8(ascii: ".")) }
            index -= 1
            output.append(digits[index])
        }
    }
}
