extension Diagnostic.Code {
    /// The code of requests that take more steps than a ``WorkBudget`` has.
    public static let workTooMuch = Self("work.too-much", .limit)
}
