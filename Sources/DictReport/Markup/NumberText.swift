/// Functions that write numbers for people, the same on every machine.
///
/// A no-break space keeps a number and its unit on one line.
enum NumberText {
    /// Returns `number` with commas between groups of three digits, such as `111,234`.
    static func grouped(_ number: Int) -> String {
        let digits = Array(String(number.magnitude))
        var text = number < 0 ? "−" : ""
        for (index, digit) in digits.enumerated() {
            if index > 0, (digits.count - index) % 3 == 0 { text += "," }
            text.append(digit)
        }
        return text
    }

    /// Returns `number` with a sign, such as `+12`, `−3` or `±0`.
    static func signed(_ number: Int) -> String {
        number == 0 ? "±0" : (number > 0 ? "+" : "") + grouped(number)
    }

    /// Returns a number that is stored without its decimal point, such as `3.40` for 340 and two
    /// places.
    static func decimal(_ number: Int, places: Int) -> String {
        var digits = Array(String(number.magnitude))
        while digits.count <= places { digits.insert("0", at: 0) }
        let whole = Int(String(digits.prefix(digits.count - places))) ?? 0
        let sign = number < 0 ? "−" : ""
        if places == 0 { return sign + grouped(whole) }
        return sign + grouped(whole) + "." + String(digits.suffix(places))
    }

    /// Returns a number of millionths as a percentage with one decimal place, such as `93.4 %`.
    static func percent(millionths: Int) -> String {
        decimal((millionths + 500) / 1000, places: 1) + "\u{A0}%"
    }

    /// Returns the share of `part` in `whole` as a percentage without decimal places, or with one
    /// if it is below 10 % or nearly all.
    ///
    /// Only nothing is 0 %, and only all is 100 %.
    static func share(_ part: Int, of whole: Int) -> String {
        guard whole > 0 else { return "0\u{A0}%" }
        let thousandths = Int(min(Double(part) * 1000 / Double(whole), 1e9).rounded())
        if part > 0, thousandths == 0 { return "under 0.1\u{A0}%" }
        if part < whole, thousandths >= 995 {
            return decimal(min(thousandths, 999), places: 1) + "\u{A0}%"
        }
        if thousandths < 100, thousandths > 0 { return decimal(thousandths, places: 1) + "\u{A0}%" }
        return "\((thousandths + 5) / 10)\u{A0}%"
    }

    /// Returns `number` with a noun, such as `1 word` or `2 words`; the plural has an "s".
    static func counted(_ number: Int, _ noun: String) -> String {
        grouped(number) + " " + noun + (number == 1 ? "" : "s")
    }

    /// Returns a size in bytes as people say it, such as `782 kB`.
    static func size(_ bytes: Int) -> String {
        if bytes < 10_000 { return grouped(bytes) + "\u{A0}bytes" }
        if bytes < 10_000_000 { return grouped((bytes + 500) / 1000) + "\u{A0}kB" }
        return decimal((bytes + 50_000) / 100_000, places: 1) + "\u{A0}MB"
    }

    /// Returns a coordinate of a picture with at most one decimal place.
    static func coordinate(_ value: Double) -> String {
        guard value.isFinite else { return "0" }
        let tenths = Int((min(max(value, -100_000), 100_000) * 10).rounded())
        let (whole, rest) = (abs(tenths) / 10, abs(tenths) % 10)
        return (tenths < 0 ? "-" : "") + "\(whole)" + (rest == 0 ? "" : ".\(rest)")
    }
}
