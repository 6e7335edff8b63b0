/// An error that explains why the packs of a target cannot be compiled.
struct PackFailure: Error, CustomStringConvertible {
    /// The path of the faulty file, followed by a colon and the line if that is known.
    var place: String
    /// A description of the fault, as a clause without a full stop.
    var problem: String
    /// Advice on how to fix the fault, without a full stop.
    var hint: String

    var description: String { "\(place): \(problem). hint: \(hint)" }
}
