/// Functions that improve the completion scripts of the argument parser.
enum CompletionScript {
    /// Returns `script`, in which `dictc help` also completes the names of commands.
    ///
    /// The parser has no values for the argument of its command `help`. A script in which the
    /// place to add them is not found is returned unchanged.
    ///
    /// - Parameters:
    ///   - script: A completion script for bash, zsh or fish.
    ///   - commands: The names of the commands.
    /// - Returns: The improved script.
    static func withHelp(_ script: String, commands: [String]) -> String {
        let names = commands.joined(separator: " ")
        if script.hasPrefix("#compdef") {
            return script.replacing(
                "'*:subcommands:'", with: "'1:command:(\(names))'")
        }
        if script.contains("\ncomplete -c 'dictc'") {
            let isFirst = "__dictc_should_offer_completions_for_positional \"dictc help\" -eq 1"
            return script + (script.hasSuffix("\n") ? "" : "\n")
                + "complete -c 'dictc' -n '\(isFirst)' -fa '\(names)'"
        }
        return script.replacing(
            "\n_dictc_help() {\n",
            with: "\n_dictc_help() {\n    COMPREPLY+=($(compgen -W '\(names)' -- \"${cur}\"))\n")
    }
}
