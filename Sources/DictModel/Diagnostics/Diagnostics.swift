/// All the faults found in one piece of work, so that a user can fix them in one go.
///
/// Use it if work can continue after a fault: with the keys of a configuration, the files of a
/// project or the stages of a build. A reader that has to stop at the first fault throws a single
/// ``Diagnostic``.
///
/// ```swift
/// var faults = Diagnostics()
/// for file in files where !exists(file) { faults.add(missing(file)) }
/// try faults.throwIfAny()
/// ```
public struct Diagnostics: Error, Sendable {
    /// The maximum number of errors kept; any further errors are only counted.
    public static let limit = 20

    /// The errors in the order in which they were added.
    public private(set) var errors: [Diagnostic] = []
    /// The number of errors added after the limit was reached.
    public private(set) var omitted = 0

    /// Creates an empty collection.
    public init() {}

    /// Creates a collection of `errors`; those beyond ``limit`` are only counted.
    public init(_ errors: [Diagnostic]) {
        for error in errors { add(error) }
    }

    /// Whether no errors have been added.
    public var isEmpty: Bool { errors.isEmpty }

    /// Adds `error`, or only increments ``omitted`` once ``limit`` is reached.
    public mutating func add(_ error: Diagnostic) {
        if errors.count < Self.limit { errors.append(error) } else { omitted += 1 }
    }

    /// Adds the errors in `other`, and its number of omitted ones.
    public mutating func add(_ other: Diagnostics) {
        for error in other.errors { add(error) }
        omitted += other.omitted
    }

    /// Sorts the errors by line and column; use it only if all of them are about one file.
    ///
    /// Errors at the same place keep their order.
    public mutating func sortByPlace() {
        errors = errors.enumerated().sorted { one, other in
            (one.element.place.line, one.element.place.column, one.offset)
                < (other.element.place.line, other.element.place.column, other.offset)
        }.map { $0.element }
    }

    /// Returns a copy of the collection with `transform` applied to each error.
    public func map(_ transform: (Diagnostic) -> Diagnostic) -> Diagnostics {
        var result = self
        result.errors = errors.map { transform($0) }
        return result
    }

    /// Throws the collection unless it is empty.
    public func throwIfAny() throws(Diagnostics) {
        if !isEmpty { throw self }
    }
}
