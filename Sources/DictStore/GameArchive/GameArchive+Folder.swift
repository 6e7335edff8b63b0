extension GameArchive {
    /// Returns the default folder of the archive: `dictc` in `$XDG_STATE_HOME`, or if that is not
    /// set, in `~/.local/state`.
    ///
    /// `environment` returns the value of a variable. The result is `nil` if neither
    /// `XDG_STATE_HOME` nor `HOME` is set. Paths that are not absolute are ignored, as the XDG Base
    /// Directory Specification requires.
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
