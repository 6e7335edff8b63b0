/// One way in which a project is not what its lock file says.
public enum LockDifference: Sendable, Equatable {
    /// The tool makes words by other rules than when the lock was written.
    case rules(locked: String, actual: String)
    /// The bytes of the source are other ones.
    case changed(path: String, locked: String, actual: String)
    /// The lock lists the source and there is no such file.
    case missing(path: String)
    /// dictc.yml names the source and the lock does not list it.
    case unlisted(path: String)
    /// The lock lists a file that dictc.yml does not name.
    case superfluous(path: String)
}

extension LockDifference: CustomStringConvertible {
    /// The file that it is about, as dictc.yml names it.
    var file: String {
        switch self {
        case .rules: "dictc.lock"
        case .changed(let path, _, _), .missing(let path), .unlisted(let path),
            .superfluous(let path):
            QuotedText.escape(path)
        }
    }

    /// What is wrong, with what was found and expected.
    var problem: String {
        switch self {
        case .rules(let locked, let actual):
            "the rules of dictc changed (found \(Self.short(actual)); expected "
                + "\(Self.short(locked)))"
        case .changed(_, let locked, let actual):
            "source changed (found sha256 \(Self.short(actual)); expected \(Self.short(locked)))"
        case .missing: "source is missing"
        case .unlisted: "source is not in dictc.lock"
        case .superfluous: "dictc.lock lists a file that dictc.yml does not name"
        }
    }

    /// What to do about it.
    var hint: String {
        switch self {
        case .rules: "build with the dictc that wrote the lock, or run with --update-lock"
        case .changed: "undo the change, or run with --update-lock"
        case .missing: "restore it, or remove it from dictc.yml and run with --update-lock"
        case .unlisted, .superfluous: "run with --update-lock"
        }
    }

    /// `what it is about: what is wrong. hint: …` on one line.
    public var description: String { "\(file): \(problem). hint: \(hint)" }

    /// The start of a digest: enough to tell two apart.
    private static func short(_ digest: String) -> String {
        digest.count > 12 ? String(digest.prefix(12)) + "…" : digest
    }
}

extension ProjectLock {
    /// How the project differs from the lock.
    ///
    /// - Parameters:
    ///   - name: What messages call the lock file.
    ///   - rules: The digest of the rules of this tool.
    ///   - sources: The paths that dictc.yml names, in any order.
    ///   - digest: Gives the SHA-256 of the bytes of a source in lower-case hexadecimal digits;
    ///     `nil` where there is no such file.
    /// - Returns: The rules first, then the sources ascending by the bytes of their paths; empty
    ///   where nothing differs.
    /// - Throws: What `digest` throws, and ``ConfigurationFailure`` where the lock lists sources
    ///   and none of the project's: it belongs to another project.
    /// - Complexity: At most one call of `digest` a source.
    public func differences(
        name: String, rules: String, sources: [String],
        digest: (String) throws -> String?
    ) throws -> [LockDifference] {
        let wanted = Self.unique(sources)
        var locked: [String: String] = [:]
        for row in rows { locked[row.path] = row.digest }
        if !rows.isEmpty, !wanted.isEmpty, !wanted.contains(where: { locked[$0] != nil }) {
            throw ConfigurationFailure([
                ConfigurationError(
                    at: ConfigurationPlace(file: name),
                    "the lock file is of another project: it lists no source of this one",
                    found: QuotedText.quote(rows[0].path), expected: QuotedText.quote(wanted[0]),
                    hint: "remove it, or write it anew with --update-lock")
            ])
        }

        var differences: [(path: String, difference: LockDifference)] = []
        for path in wanted {
            guard let lockedDigest = locked.removeValue(forKey: path) else {
                differences.append((path, .unlisted(path: path)))
                continue
            }
            guard let actual = try digest(path) else {
                differences.append((path, .missing(path: path)))
                continue
            }
            if actual != lockedDigest {
                differences.append(
                    (path, .changed(path: path, locked: lockedDigest, actual: actual)))
            }
        }
        for path in locked.keys { differences.append((path, .superfluous(path: path))) }
        let sources = differences.sorted { Self.precedes($0.path, $1.path) }.map(\.difference)
        guard self.rules != rules else { return sources }
        return [.rules(locked: self.rules, actual: rules)] + sources
    }
}
