extension GameArchive {
    /// The default folder of the archive: `dictc` in `$XDG_STATE_HOME`, or else in
    /// `~/.local/state`; `nil` if `environment` knows neither `XDG_STATE_HOME` nor `HOME`.
    ///
    /// Paths that are not absolute are ignored, as the XDG Base Directory Specification requires.
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
