import DictStore

/// What an artefact depends on, as one digest.
///
/// The rules of the tool, the options of its configuration and the content of its sources count;
/// neither times nor the place of the project on the machine do.
struct BuildKey {
    private var text = "\(ToolRules.digest)\n"

    /// Adds a fact: its name and its value.
    mutating func add(_ name: String, _ value: String) {
        text += "\(name.utf8.count):\(name)\(value.utf8.count):\(value)\n"
    }

    /// The digest of all facts in their order.
    var digest: String { SHA256.hex(of: Array(text.utf8)) }
}
