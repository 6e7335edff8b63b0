/// Why the packs of a target cannot be compiled.
struct PackFailure: Error, CustomStringConvertible {
    /// The file, with a line where one is to blame.
    var place: String
    /// What is wrong.
    var problem: String
    /// What to do.
    var hint: String

    var description: String { "\(place): \(problem). hint: \(hint)" }
}
