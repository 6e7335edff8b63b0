package import DictFormat
import DictModel
import Platform

/// A report on a build, in figures with questions as titles.
///
/// The report depends only on the files of the build: the same files give the same bytes. Times are
/// in a separate file, and shown only if you name it.
package struct BuildReport: Sendable {
    /// The line at the end of each report.
    static let closing =
        "Made by dictc report. The numbers come from report.json and from the artefacts beside it."

    let title: String
    /// What tells the report from others: project, version, build and sources.
    let facts: [String]
    let verdict: Verdict
    /// What came and went since the build that it is compared with, or an empty array.
    let changes: [String]
    let introduction: String
    /// The main numbers of each language.
    let summary: Table
    let groups: [FigureGroup]

    /// Creates the report on the build in `folder`.
    ///
    /// - Parameters:
    ///   - folder: The output folder of a build, with report.json and the artefacts.
    ///   - old: The output folder of another build to compare with, or `nil` for none.
    ///   - times: The file that `dictc build --times` has written, or `nil` to show no times.
    ///   - project: The name of the project, or `nil` if it is unknown.
    ///   - tool: The name and version of the tool that makes the report.
    /// - Throws: `Diagnostic` if a report or the wanted times are missing or not what they should be, or if an artefact that it lists is
    ///   missing or damaged.
    package init(
        folder: String, comparedWith old: String? = nil, times: String? = nil,
        project: String? = nil, tool: String = "dictc"
    ) throws {
        let build = try BuildFolder(folder)
        let times = try times.map { try TimesFile(contentsOf: $0) }
        let former = try old.map { try BuildFolder($0) }
        title = former == nil ? "What dictc built" : "What dictc built, and what changed"
        introduction =
            "Each figure answers the question above it. Point at a shape for its number; "
            + "“Numbers” has them all, and “Examples” has some of what was dropped."
        facts = [
            project.map { "project \($0)" }, tool, build.sources.map { "build \($0.build)" },
            build.sources?.text,
        ].compactMap { $0 }
        summary = Summary.table(build)
        let changed = try former.map { try ChangeCatalogue(from: $0, to: build) }
        changes = changed?.lines ?? []
        let figures = FigureCatalogue.groups(build, times)
        verdict = Verdict(build, figures)
        groups = (changed.map { [$0.group] } ?? []).filter { !$0.figures.isEmpty } + figures
    }

    /// The report as an HTML page in UTF-8 that needs no other file and no script.
    package var html: [UInt8] { HTMLPage.bytes(self) }

    /// The report as Markdown in UTF-8.
    package var markdown: [UInt8] { MarkdownPage.bytes(self) }

    /// The report as a JSON object.
    package var json: JSON { JSONPage.json(self) }

    /// The number of figures.
    package var figureCount: Int { groups.reduce(0) { $0 + $1.figures.count } }

    /// The name of the project whose build is in `folder`: that of the folder above.
    package static func project(of folder: String) -> String? {
        // Safe because the result is null or a terminated string that we own and free.
        guard let text = unsafe realpath(folder + "/..", nil) else { return nil }
        defer { unsafe free(text) }
        let path = unsafe String(validatingCString: text)
        return path?.split(separator: "/").last.map(String.init)
    }
}
