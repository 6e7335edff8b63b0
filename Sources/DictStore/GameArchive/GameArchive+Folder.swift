extension GameArchive {
    /// Returns the default folder for the archive of a user's games.
    ///
    /// It is `$XDG_STATE_HOME/dictc`, or `$HOME/.local/state/dictc` if the first variable is not
    /// set. A variable whose value is not an absolute path is ignored, as the XDG Base Directory
    /// Specification requires.
    ///
    /// - Parameter environment: A closure that returns the value of an environment variable, or
    ///   `nil` if it is not set.
    /// - Returns: The path of the folder, or `nil` if neither variable can be used.
    public static func defaultFolder(_ environment: (String) -> String?) -> String? {
        if let state = environment("XDG_STATE_HOME"), state.hasPrefix("/") {
            return state + "/dictc"
        }
        if let home = environment("HOME"), home.hasPrefix("/") {
            return home + "/.local/state/dictc"
        }
        return nil
    }
}
