extension GameArchive {
    /// Where the archive lies unless the user names a folder: `dictc` in `$XDG_STATE_HOME`, else in
    /// `~/.local/state`, by the values of `environment`; `nil` where neither is known.
    ///
    /// As the XDG Base Directory Specification asks, a path that is not absolute is passed over.
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
