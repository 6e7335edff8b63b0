import DictFiles
import DictModel
import DictOutput
import Platform

/// The contents of a file of `dictc build --times`, which tells when the stages worked.
struct TimesFile: Decodable {
    /// The maximum size of the file, in bytes.
    private static let byteLimit = 1 << 20
    /// The maximum number of stages that are read.
    private static let stageLimit = 100

    struct Stage: Decodable {
        var stage: String
        /// Whether an earlier build did the work.
        var cached: Bool
        var work: [Work]
    }

    struct Work: Decodable {
        /// The kind of work: `read`, `check` or `make`.
        var name: String
        var start: Seconds
        var seconds: Seconds
    }

    /// A time in seconds; the file may come from anywhere, so it is at most a year.
    struct Seconds: Decodable {
        private static let most = 31_536_000.0
        let milliseconds: Int

        init(from decoder: any Decoder) throws {
            let number = try decoder.singleValueContainer().decode(Double.self)
            let seconds = number.isFinite ? min(max(0, number), Self.most) : 0
            milliseconds = Int((seconds * 1000).rounded())
        }
    }

    private var schema: Int
    var seconds: Seconds
    var threads: Count
    var stages: [Stage]

    /// Reads the file at `path`.
    ///
    /// - Throws: `file.missing` or `file.unreadable` if it cannot be read; `report.times` if it
    ///   does not have the form of the file.
    init(contentsOf path: String) throws(Diagnostic) {
        let bytes: [UInt8]
        do throws(Diagnostic) {
            bytes = try FileContents.bytes(of: path, limit: Self.byteLimit)
        } catch {
            var fault = error
            if error.code == .fileMissing {
                fault.hint = "write it with `dictc build --times \(path)`"
            }
            throw fault
        }
        guard let file = try? JSONDecoder().decode(TimesFile.self, from: Data(bytes)),
            file.schema == 1, file.stages.count <= Self.stageLimit
        else {
            throw Diagnostic(
                .reportTimes, at: Place(path), "not the times of a build",
                hint: "write it with `dictc build --times FILE`")
        }
        self = file
    }
}
