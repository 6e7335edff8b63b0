import DictConfiguration
package import DictModel

/// A file of a project that a command writes again after reading it.
package enum EditedFile {
    /// The calendar of the answers of a language.
    case calendar(Language)
    /// The packs of a language that stay.
    case keptPacks(Language)

    /// The role as outputs name it.
    package var role: String {
        switch self {
        case .calendar(let language): "calendar " + language.code
        case .keptPacks(let language): "keep " + language.code
        }
    }

    /// The role of each such file of `configuration`, keyed by its path as written in dictc.yml.
    static func roles(of configuration: ProjectConfiguration) -> [String: String] {
        var roles: [String: String] = [:]
        for part in configuration.languages {
            if let file = part.answers?.calendar {
                roles[file] = Self.calendar(part.language).role
            }
            if let file = part.levels?.keep { roles[file] = Self.keptPacks(part.language).role }
        }
        return roles
    }
}
