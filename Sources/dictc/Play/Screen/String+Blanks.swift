extension String {
    /// The text without blanks at its end.
    var trimmingBlanksBehind: String {
        var scalars = unicodeScalars
        while scalars.last == " " { scalars.removeLast() }
        return String(scalars)
    }

    /// The text without blanks at its beginning and its end.
    var trimmingBlanks: String {
        let rest = unicodeScalars.drop { $0 == " " || $0 == "\t" }
        return String(String.UnicodeScalarView(rest)).trimmingBlanksBehind
    }
}
