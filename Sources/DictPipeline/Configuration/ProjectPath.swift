/// A path as the configuration writes it, relative to the folder of dictc.yml.
///
/// It is judged as text alone, without a look at the disk: the same configuration is right or
/// wrong on every machine.
struct ProjectPath: Equatable {
    /// What the path is for, which says how far it may lead.
    enum Role {
        /// A file to read: inside the folder of dictc.yml.
        case source
        /// The folder for the artefacts: inside the folder above that of dictc.yml.
        case output
    }

    /// What is wrong with a path.
    struct Flaw: Error, Equatable {
        var problem: String
        var expected: String?
        var hint: String?
    }

    /// The steps, without `.` and with `..` only at the start.
    let steps: [String]
    /// Whether the path starts at the root of the file system.
    let isAbsolute: Bool

    /// The path with `/` between its steps; `.` where it has none.
    var text: String {
        let joined = steps.joined(separator: "/")
        if isAbsolute { return "/" + joined }
        return joined.isEmpty ? "." : joined
    }

    /// The path `text`, judged for `role`.
    ///
    /// - Parameters:
    ///   - text: The path as the configuration writes it.
    ///   - role: What it is for.
    ///   - allowOutside: Whether an absolute path and one that leads outside is right.
    /// - Throws: ``Flaw`` where the path is not right.
    init(_ text: String, role: Role, allowOutside: Bool) throws(Flaw) {
        if let flaw = Self.flaw(ofCharactersIn: text) { throw flaw }
        isAbsolute = text.utf8.first == 0x2F || Self.startsWithDrive(text)
        if isAbsolute && !allowOutside {
            throw Flaw(
                problem: "path is absolute", expected: "one relative to the folder of dictc.yml",
                hint: Self.outsideHint(role))
        }

        var steps: [String] = []
        for step in text.split(separator: "/", omittingEmptySubsequences: true) {
            switch step {
            case ".": continue
            case ".." where !steps.isEmpty && steps.last != "..": steps.removeLast()
            case ".." where isAbsolute: continue
            default: steps.append(String(step))
            }
        }
        self.steps = steps

        let climbs = steps.prefix { $0 == ".." }.count
        if climbs > (role == .output ? 1 : 0) && !allowOutside {
            throw Flaw(
                problem: role == .output
                    ? "path leads outside the project, the folder above that of dictc.yml"
                    : "path leads outside the folder of dictc.yml",
                hint: Self.outsideHint(role))
        }
        if role == .source && (text.utf8.last == 0x2F || steps.isEmpty || steps.last == "..") {
            throw Flaw(problem: "path names a folder", expected: "a file")
        }
    }

    private static func outsideHint(_ role: Role) -> String {
        switch role {
        case .source: "copy the file into that folder, or run with --allow-outside"
        case .output: "write ../build-output, or run with --allow-outside"
        }
    }

    private static func flaw(ofCharactersIn text: String) -> Flaw? {
        for scalar in text.unicodeScalars where !QuotedText.isPlain(scalar) {
            return Flaw(
                problem: "path holds a control or invisible character", hint: "rename the file")
        }
        if text.utf8.count > 1024 {
            return Flaw(problem: "path is too long", expected: "at most 1024 bytes")
        }
        if text.utf8.first == 0x7E || text.utf8.contains(0x24) {
            return Flaw(
                problem: "path holds ~ or $",
                hint: "dictc expands neither ~ nor variables; write the path itself")
        }
        if text.utf8.contains(0x5C) {
            return Flaw(problem: "path holds a backslash", hint: "write / between folders")
        }
        return nil
    }

    /// Whether `text` starts like `C:`, which is absolute on Windows.
    private static func startsWithDrive(_ text: String) -> Bool {
        let start = Array(text.utf8.prefix(2))
        return start.count == 2 && start[1] == 0x3A && (0x61...0x7A).contains(start[0] | 0x20)
    }

    /// The steps from the root where dictc.yml lies in the folder with the steps `base`.
    func resolved(from base: [String]) -> [String] {
        if isAbsolute { return steps }
        let climbs = steps.prefix { $0 == ".." }.count
        return Array(base.dropLast(climbs)) + steps.dropFirst(climbs)
    }
}

extension ConfigurationNode {
    /// A path for `role`.
    func path(_ role: ProjectPath.Role, allowOutside: Bool) -> ProjectPath? {
        guard let text = text(expected: "a path") else { return nil }
        do {
            return try ProjectPath(text, role: role, allowOutside: allowOutside)
        } catch {
            report(
                error.problem, found: QuotedText.quote(text), expected: error.expected,
                hint: error.hint)
            return nil
        }
    }
}
