/// A collection of the errors found in one piece of work, so that a user can fix them in one go.
///
/// Use it if work can continue after an error, for instance to check all keys of a configuration or
/// all files of a project. A reader that has to stop at the first error throws a single
/// ``Diagnostic`` instead.
///
/// ```swift
/// var faults = Diagnostics()
/// for file in files where !exists(file) { faults.add(missing(file)) }
/// try faults.throwIfAny()
/// ```
public struct Diagnostics: Error, Sendable {
    /// The maximum number of errors that a collection keeps; any further errors are only counted.
    public static let limit = 20

    /// The errors that were kept, in the order in which they were added.
    public private(set) var errors: [Diagnostic] = []
    /// The number of errors that were added after ``limit`` had been reached.
    public private(set) var omitted = 0

    /// Creates an empty collection.
    public init() {}

    /// Creates a collection of `errors`; those beyond ``limit`` are only counted.
    public init(_ errors: [Diagnostic]) {
        for error in errors { add(error) }
    }

    /// Whether no errors have been added.
    public var isEmpty: Bool { errors.isEmpty }

    /// Whether further errors are only counted, so that looking for hints is of no use.
    public var isFull: Bool { errors.count >= Self.limit }

    /// Adds `error` at the end, or only counts it in ``omitted`` if ``limit`` has been reached.
    public mutating func add(_ error: Diagnostic) {
        if isFull { omitted += 1 } else { errors.append(error) }
    }

    /// Adds the errors in `other`, and also the number of errors that `other` has omitted.
    public mutating func add(_ other: Diagnostics) {
        for error in other.errors { add(error) }
        omitted += other.omitted
    }

    /// Sorts the errors by line and column, which makes sense only if all are about one file.
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

    /// Throws this collection if it contains any errors; otherwise does nothing.
    ///
    /// - Throws: This collection.
    public func throwIfAny() throws(Diagnostics) {
        if !isEmpty { throw self }
    }
}
