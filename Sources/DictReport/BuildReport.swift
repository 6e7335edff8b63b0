package import DictFormat
import DictModel

/// A report on a build, in figures with questions as titles.
///
/// The report depends only on the files of the build: the same files give the same bytes. Times are
/// in a separate file, and shown only if you name it.
package struct BuildReport: Sendable {
    /// The line at the end of each report.
    static let closing =
        "Made by dictc report. The numbers come from report.json and from the artefacts beside it."

    let title: String
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
    /// - Throws: `Diagnostic` if a report or the wanted times are missing or not what they should be, or if an artefact that it lists is
    ///   missing or damaged.
    package init(
        folder: String, comparedWith old: String? = nil, times: String? = nil
    ) throws {
        let build = try BuildFolder(folder)
        let times = try times.map { try TimesFile(contentsOf: $0) }
        let former = try old.map { try BuildFolder($0) }
        title = former == nil ? "What dictc built" : "What dictc built, and what changed"
        introduction =
            "Each figure answers the question above it. Point at a shape for its number; "
            + "“Numbers” has them all, and “Examples” has some of what was dropped."
        summary = Summary.table(build, former)
        let changes = try former.map { [try ChangeCatalogue.group(from: $0, to: build)] } ?? []
        groups = changes.filter { !$0.figures.isEmpty } + FigureCatalogue.groups(build, times)
    }

    /// The report as an HTML page in UTF-8 that needs no other file and no script.
    package var html: [UInt8] { HTMLPage.bytes(self) }

    /// The report as Markdown in UTF-8.
    package var markdown: [UInt8] { MarkdownPage.bytes(self) }

    /// The report as a JSON object.
    package var json: JSON { JSONPage.json(self) }

    /// The number of figures.
    package var figureCount: Int { groups.reduce(0) { $0 + $1.figures.count } }
}
