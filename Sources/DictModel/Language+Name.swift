extension Language {
    /// The English name of the language, such as "Dutch".
    package var name: String {
        switch self {
        case .english: "English"
        case .dutch: "Dutch"
        }
    }
}
