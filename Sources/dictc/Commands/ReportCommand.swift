import ArgumentParser
import DictFiles
import DictFormat
import DictModel
import DictReport
import DictTerminal

struct ReportCommand: Command {
    static let configuration = CommandConfiguration(
        commandName: "report",
        abstract: "Show what a build did, in figures.",
        discussion: """
            Example: dictc report
            Example: dictc report --compare last-week/build-output -o changes.html
            Example: dictc report --format markdown
            Example: dictc build --times times.json; dictc report --times times.json

            Writes one HTML page that needs no network and no script: whether all is well, where \
            the lines of the words files went, how long and how well known the words are, \
            whether packs get harder, and what costs bytes. --compare tells what came and went \
            since another build. \
            --times adds when each stage worked. Without -o, a \
            page becomes report.html here; Markdown and JSON go to standard output.
            """)

    @Option(
        name: .customLong("dir"),
        help: "The output folder of the build (default: that of the nearest project).",
        completion: .directory)
    var directory: String?

    @Option(
        help: ArgumentHelp("The output folder of another build to compare with.", valueName: "dir"),
        completion: .directory)
    var compare: String?

    @Option(
        name: .shortAndLong, help: "Write to this file; - is standard output.", completion: .file())
    var output: String?

    @Option(name: .customLong("format"), help: "The form of the report.")
    var style = Style.html

    @Option(
        help: ArgumentHelp("Show the times in this file of `build --times`.", valueName: "file"),
        completion: .file(extensions: ["json"]))
    var times: String?

    @OptionGroup(title: "Output options")
    var format: FormatOptions

    /// A form in which a report can be written.
    enum Style: String, ExpressibleByArgument, CaseIterable {
        case html
        case markdown
        case json
    }

    static var writesFiles: Bool { true }
    var isJSON: Bool { format.isJSON }

    func validate() throws {
        if isJSON && style == .markdown {
            throw ValidationError("--json and --format markdown exclude each other")
        }
    }

    func execute(_ standardOutput: StandardOutput) throws -> ExitStatus {
        let style = isJSON ? .json : style
        let target = try NamedOutput.unlessStandard(
            output ?? (style == .html ? "report.html" : "-"))
        let folder = try ArtefactFolder.path(directory)
        let report = try BuildReport(
            folder: folder, comparedWith: compare, times: times,
            project: BuildReport.project(of: folder), tool: Dictc.configuration.version)
        let bytes =
            switch style {
            case .html: report.html
            case .markdown: report.markdown
            case .json: report.json.bytes() + [UInt8(ascii: "\n")]
            }
        guard let target else {
            try standardOutput.write(bytes.span)
            return .success
        }
        try target.write(bytes)
        StandardError.line(
            "\(TerminalText.escaped(target.path)): "
                + TerminalText.counted(report.figureCount, "figure"))
        return .success
    }
}
