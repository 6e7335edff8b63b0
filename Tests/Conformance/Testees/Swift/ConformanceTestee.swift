import DictFormat
import DictReader

/// Answers conformance queries with the Swift product: lines of file, tab, query; a line for each
/// answer.
///
/// With the arguments `sweep QUESTIONS COMPARED` it is the Swift part of Tools/damage.
@main struct ConformanceTestee {
    static func main() {
        let arguments = CommandLine.arguments
        if arguments.count == 4, arguments[1] == "sweep", let compared = Int(arguments[3]) {
            DamageSweep(questionsAt: arguments[2], compared: compared).run()
        } else {
            answerQueries()
        }
    }

    private static func answerQueries() {
        var path = ""
        var file: Result<OpenFile, OpenError>?
        while let line = readLine() {
            guard let tab = line.utf8.firstIndex(of: UInt8(ascii: "\t")) else { continue }
            let name = String(line[..<tab])
            let query = Query(line[line.utf8.index(after: tab)...])
            switch query.verb {
            case "open": print(OpenFile.status(of: name, checks: false))
            case "check": print(OpenFile.status(of: name, checks: true))
            case "survive":
                try? OpenFile(name, .trusting).survive()
                print("survived")
            default:
                if file == nil || name != path {
                    path = name
                    file = Result { () throws(OpenError) in try OpenFile(name, .verifying) }
                }
                switch file {
                case .success(let file): print(file.answer(query))
                case .failure(let error): print(error.status)
                case nil: print("none")
                }
            }
        }
    }
}

/// A query: its verb and what follows the first blank.
struct Query {
    let verb: String
    let text: String

    init(_ line: Substring) {
        let blank = line.utf8.firstIndex(of: UInt8(ascii: " "))
        verb = String(line[..<(blank ?? line.endIndex)])
        text = blank.map { String(line[line.utf8.index(after: $0)...]) } ?? ""
    }

    /// The numbers of a text that is nothing else.
    var numbers: [Int] {
        text.split(separator: " ").map { Int($0) ?? (UInt64($0) == nil ? 0 : .max) }
    }

    /// The first number; 0 where there is none.
    var number: Int { numbers.first ?? 0 }

    /// The text before the last blank, and the number behind it.
    var textAndLimit: (text: String, limit: Int) {
        guard let blank = text.utf8.lastIndex(of: UInt8(ascii: " ")) else { return (text, 0) }
        return (String(text[..<blank]), Int(text[text.utf8.index(after: blank)...]) ?? 0)
    }
}

extension OpenError {
    /// The class of the error.
    var status: String {
        switch self {
        case .missing: "missing"
        case .unreadable: "unreadable"
        case .invalid(_, let error): error.status
        }
    }
}

extension FormatError {
    /// The class of the error, as section 7 of Documentation/FORMAT.md names it.
    var status: String {
        switch self {
        case .notAnArtefact: "not-an-artefact"
        case .unsupportedVersion: "unsupported-version"
        case .wrongLength: "wrong-length"
        case .checksumMismatch: "checksum-mismatch"
        case .wrongKind: "wrong-kind"
        default: "damaged"
        }
    }
}
