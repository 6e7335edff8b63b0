import DictModel
import DictStore
import Foundation

/// An app in small: a `PackStore` and what asks it, for the rows about clients.
///
///     pack-client STORE current          prints the release at hand after reading all of it, or none
///     pack-client STORE take SOURCE      takes the release in a folder or below an http URL
///     pack-client STORE make NUMBER      takes a release made in memory, of that number
///     pack-client STORE make-all         takes one release after the other until it is killed
///
/// Exit statuses: 0 done, 64 usage, 65 a release whose parts do not belong together, 69 a source that
/// cannot be had, else those of dictc.
@main struct PackClient {
    static func main() async {
        // A limit of file sizes is to be an error as any other, as a full disk is.
        _ = signal(SIGXFSZ, SIG_IGN)
        do {
            print(try await answer(Array(CommandLine.arguments.dropFirst())))
        } catch {
            FileHandle.standardError.write(Data("\(error)\n".utf8))
            exit(status(of: error))
        }
    }

    private static func answer(_ words: [String]) async throws -> String {
        guard words.count >= 2 else { throw Problem.usage }
        let store = try PackStore(folder: words[0], trusting: [TestRelease.publicKey()])
        switch (words[1], words.count) {
        case ("current", 2):
            guard let set = store.current() else { return "none" }
            try TestRelease.expectWhole(set)
            return "release \(set.release)"
        case ("take", 3):
            let source = words[2]
            guard source.hasPrefix("http:") else {
                return "release \(try store.take(fromFolder: source).release)"
            }
            let set = try await store.take(downloading: { file, limit in
                try Download(url: source + "/" + file, limit: limit).bytes()
            })
            return "release \(set.release)"
        case ("make", 3):
            guard let number = Int(words[2]) else { throw Problem.usage }
            return "release \(try store.take(from: TestRelease(number).fetch).release)"
        case ("make-all", 2):
            while true {
                let next = (store.current()?.release ?? 0) + 1
                try store.take(from: TestRelease(next).fetch)
            }
        default: throw Problem.usage
        }
    }

    private static func status(of error: any Error) -> Int32 {
        switch error {
        case Problem.usage: return 64
        case Problem.mixed: return 65
        case is Download.Failure: return 69
        case let error as Diagnostic:
            switch error.code.cause {
            case .badData, .limit: return 65
            case .missing: return 66
            case .noMemory: return 71
            case .cannotCreate: return 73
            case .io: return 74
            case .locked: return 75
            case .policy: return 77
            case .note, .usage, .internalFault, .configuration: return 70
            }
        default: return 70
        }
    }
}

/// What the client itself finds wrong.
enum Problem: Error {
    case usage
    /// A file of a release that does not belong to it.
    case mixed(String)
}
