// Mistakes in the layout of lines, which a parser of YAML reports at another line or in its own
// terms.

extension ConfigurationFaults {
    /// Returns the number and the text of the nearest line above line `number` that holds a key but
    /// lacks its colon.
    ///
    /// YAML continues the text of such a line in the next one, where the colon then is an error.
    ///
    /// - Returns: The line, or `nil` if the line above does not look like that.
    func lineWithoutColon(above number: Int) -> (number: Int, text: Substring)? {
        var above = number - 1
        while above > 0, content(ofLine: above).isEmpty { above -= 1 }
        let text = content(ofLine: above)
        guard above > 0, !text.contains(":"), !text.hasPrefix("-"),
            indentation(ofLine: above) == indentation(ofLine: number)
        else { return nil }
        return (above, text)
    }

    /// Returns the number of spaces that line `number` probably should be indented by, if none of
    /// the lines above it has the same indentation.
    func expectedIndentation(ofLine number: Int) -> Int? {
        guard number > 1 else { return nil }
        var open = [0]
        for line in 1..<number {
            let text = content(ofLine: line)
            if text.isEmpty { continue }
            var depth = indentation(ofLine: line).utf8.count
            var rest = text
            repeat {
                while let last = open.last, last > depth { open.removeLast() }
                if open.last != depth { open.append(depth) }
                guard rest.hasPrefix("- ") else { break }
                let start = rest.dropFirst().prefix { $0 == " " }
                depth += 1 + start.utf8.count
                rest = rest.dropFirst(1 + start.utf8.count)
            } while true
        }
        let depth = indentation(ofLine: number).utf8.count
        guard !content(ofLine: number).isEmpty, !open.contains(depth) else { return nil }
        return open.min { abs($0 - depth) < abs($1 - depth) }
    }

    /// Returns line `number` without its indentation and without a comment.
    private func content(ofLine number: Int) -> Substring {
        let text = line(number).drop { $0 == " " || $0 == "\t" }
        if text.hasPrefix("#") { return "" }
        return text.firstRange(of: " #").map { text[..<$0.lowerBound] } ?? text
    }
}
