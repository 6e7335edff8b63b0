extension Int {
    /// Adds `gain` to a score; a score that would overflow stays as it is.
    mutating func score(_ gain: Int = 1) {
        let (sum, overflows) = addingReportingOverflow(gain)
        if !overflows { self = sum }
    }
}
