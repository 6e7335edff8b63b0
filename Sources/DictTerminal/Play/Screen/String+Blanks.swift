extension String {
    /// The string without any spaces at the end.
    var trimmingBlanksBehind: String {
        var scalars = unicodeScalars
        while scalars.last == " " { scalars.removeLast() }
        return String(scalars)
    }

    /// The string without any spaces and tabs at the start, and without any spaces at the end.
    var trimmingBlanks: String {
        let rest = unicodeScalars.drop { $0 == " " || $0 == "\t" }
        return String(String.UnicodeScalarView(rest)).trimmingBlanksBehind
    }
}
