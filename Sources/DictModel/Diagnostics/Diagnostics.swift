/// Everything that is wrong with one piece of work, so that a user can mend it in one go.
///
/// Use it where work can go on after a fault: the keys of a configuration, the files of a project,
/// the stages of a build. A reader that has to stop at the first fault throws one ``Diagnostic``.
///
/// ```swift
/// var faults = Diagnostics()
/// for file in files where !exists(file) { faults.add(missing(file)) }
/// try faults.throwIfAny()
/// ```
public struct Diagnostics: Error, Sendable {
    /// The maximum number of errors that are kept; further ones are counted.
    public static let limit = 20

    /// The errors in the order in which they were added.
    public private(set) var errors: [Diagnostic] = []
    /// The number of errors that were added after the limit was reached.
    public private(set) var omitted = 0

    /// An empty collection.
    public init() {}

    /// A collection of `errors`.
    public init(_ errors: [Diagnostic]) {
        for error in errors { add(error) }
    }

    /// Whether nothing is wrong so far.
    public var isEmpty: Bool { errors.isEmpty }

    /// Adds `error`.
    public mutating func add(_ error: Diagnostic) {
        if errors.count < Self.limit { errors.append(error) } else { omitted += 1 }
    }

    /// Adds all of `other`.
    public mutating func add(_ other: Diagnostics) {
        for error in other.errors { add(error) }
        omitted += other.omitted
    }

    /// Sorts the errors of one file by line and column; errors at one place keep their order.
    public mutating func sortByPlace() {
        errors = errors.enumerated().sorted { one, other in
            (one.element.place.line, one.element.place.column, one.offset)
                < (other.element.place.line, other.element.place.column, other.offset)
        }.map { $0.element }
    }

    /// Throws the collection unless it is empty.
    public func throwIfAny() throws(Diagnostics) {
        if !isEmpty { throw self }
    }
}
