package import DictModel

extension Diagnostic.Code {
    /// All diagnostic codes that this module declares, for `dictc explain`.
    package static let report: [Diagnostic.Code] = [
        reportForeign, reportSchema, reportTimes,
    ]

    /// A report.json is not JSON, or lacks what every report of a build has.
    package static let reportForeign = Self(
        "report.foreign", .badData,
        meaning: "The report.json in this folder is not the report of a build.",
        remedy: "Name the output folder of a build with --dir, or run `dictc build` again.")

    /// A file of times is not JSON, or not in the form that a build writes.
    package static let reportTimes = Self(
        "report.times", .badData,
        meaning: "The file does not tell when the stages of a build worked.",
        remedy: "Write one with `dictc build --times FILE`, or leave --times out.")

    /// A report.json has a schema that is not known.
    package static let reportSchema = Self(
        "report.schema", .badData,
        meaning: "The report.json was written by a dictc whose reports have another form.",
        remedy: "Use the dictc that wrote it, or run `dictc build` again with this one.")
}
