/// The reason why the packs of a target cannot be compiled.
struct PackFailure: Error, CustomStringConvertible {
    /// The file, with the line if one is to blame.
    var place: String
    /// A description of the fault.
    var problem: String
    /// Advice on how to fix it.
    var hint: String

    var description: String { "\(place): \(problem). hint: \(hint)" }
}
