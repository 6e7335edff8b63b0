extension String {
    /// The text without spaces at the end.
    var trimmingBlanksBehind: String {
        var scalars = unicodeScalars
        while scalars.last == " " { scalars.removeLast() }
        return String(scalars)
    }

    /// The text without spaces at either end, and without tabs at the start.
    var trimmingBlanks: String {
        let rest = unicodeScalars.drop { $0 == " " || $0 == "\t" }
        return String(String.UnicodeScalarView(rest)).trimmingBlanksBehind
    }
}
