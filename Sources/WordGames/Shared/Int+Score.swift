extension Int {
    /// Adds `gain` to a score, which stays where it is when it can grow no more.
    mutating func score(_ gain: Int = 1) {
        let (sum, overflows) = addingReportingOverflow(gain)
        if !overflows { self = sum }
    }
}
