/// A limit on the steps that one request may try, whether or not they find anything.
///
/// The number of results does not bound the cost: rules that never fit, or folders without a matching
/// file, take time as well. So whoever tries something spends a step for it first.
public struct WorkBudget: Sendable {
    /// The number of steps that may be tried in all.
    public let limit: Int
    /// The place to report if the steps do not suffice.
    public var place: Place
    private var left: Int
    private var refilled = 0
    private let request: String
    private let hint: String

    /// Creates a budget of `limit` steps.
    ///
    /// - Parameters:
    ///   - limit: The number of steps.
    ///   - place: The place to report.
    ///   - request: What was asked for, as in "to find the files of a pattern".
    ///   - hint: How to ask for less.
    public init(_ limit: Int, at place: Place, for request: String, hint: String) {
        (self.limit, left) = (limit, limit)
        (self.place, self.request, self.hint) = (place, request, hint)
    }

    /// Takes `steps` from the budget.
    ///
    /// - Throws: `work.too-much` if fewer are left; then none are.
    public mutating func spend(_ steps: Int = 1) throws(Diagnostic) {
        guard steps <= left else {
            left = 0
            throw Diagnostic(
                .workTooMuch, at: place, "too much work " + request,
                found: "more than \(limit) steps", hint: hint)
        }
        left -= steps
    }

    /// Gives back up to `steps`, since something was found, but never more than the limit.
    public mutating func refill(_ steps: Int) {
        let given = min(steps, limit - left)
        left += given
        refilled += given
    }

    /// The number of steps that have been spent.
    public var spent: Int { limit + refilled - left }
}
