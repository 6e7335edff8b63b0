package import DictModel

extension Diagnostic.Code {
    package static let reportForeign = Self("report.foreign", .badData)
    package static let reportSchema = Self("report.schema", .badData)
    package static let reportTimes = Self("report.times", .badData)
}
