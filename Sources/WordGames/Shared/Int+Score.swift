extension Int {
    /// Adds `gain` to a score, which stays unchanged if the sum would overflow.
    mutating func score(_ gain: Int = 1) {
        let (sum, overflows) = addingReportingOverflow(gain)
        if !overflows { self = sum }
    }
}
