import DictTestSupport
import Testing

/// A row of the catalogue of bad inputs and faults: what is done to the product, and how it is tried.
struct FaultRow: Sendable, CustomTestStringConvertible {
    /// The section's letter and the number in it, as `A17`.
    var id: String
    /// The bad input or the fault, in a few words.
    var fault: String
    var verdict: Verdict

    enum Verdict: Sendable {
        case tried([any Trial])
        /// The product has nothing that this row could hit, for the reason given.
        case notApplicable(String)
    }

    /// A row that passes where all `trials` do.
    static func tried(_ id: String, _ fault: String, _ trials: any Trial...) -> FaultRow {
        FaultRow(id: id, fault: fault, verdict: .tried(trials))
    }

    static func tried(_ id: String, _ fault: String, _ trials: [any Trial]) -> FaultRow {
        FaultRow(id: id, fault: fault, verdict: .tried(trials))
    }

    /// Returns the row with more `trials`, unless it is not applicable.
    func adding(_ trials: [any Trial]) -> FaultRow {
        guard case .tried(let others) = verdict else { return self }
        return FaultRow(id: id, fault: fault, verdict: .tried(others + trials))
    }

    static func notApplicable(_ id: String, _ fault: String, _ reason: String) -> FaultRow {
        FaultRow(id: id, fault: fault, verdict: .notApplicable(reason))
    }

    var section: Character { id.first ?? "?" }
    var testDescription: String { "\(id): \(fault)" }
}

/// One way in which a row is tried.
///
/// What is not as expected becomes an issue or is thrown.
protocol Trial: Sendable {
    /// What tells the trials of a row apart; empty where there is but one.
    var name: String { get }
    func run() async throws
}

/// A trial in code of its own.
struct CodeTrial: Trial {
    var name: String
    private let body: @Sendable () async throws -> Void

    init(_ name: String = "", _ body: @escaping @Sendable () async throws -> Void) {
        self.name = name
        self.body = body
    }

    func run() async throws { try await body() }
}

extension ProjectTrial: Trial {}
