/// Puts the reader under load: many threads on one artefact, and many artefacts opened and closed.
///
///     ReaderStress threads FOLDER THREADS LOOKUPS
///     ReaderStress leaks FOLDER ROUNDS
///
/// FOLDER holds the good files of the conformance tests. Prints what was done; the status is 1
/// where an answer was wrong, or something was not given back.
@main struct ReaderStress {
    static func main() throws {
        let arguments = CommandLine.arguments.dropFirst()
        let numbers = arguments.dropFirst(2).compactMap { Int($0) }
        switch (arguments.first, numbers.count) {
        case ("threads", 2):
            let load = try ThreadLoad(folder: arguments[2])
            finish(try load.run(threads: numbers[0], lookUps: numbers[1]))
        case ("leaks", 1):
            finish(try OpeningLoad(folder: arguments[2]).run(rounds: numbers[0]))
        default:
            print("usage: ReaderStress threads FOLDER THREADS LOOKUPS | leaks FOLDER ROUNDS")
            SystemCalls.exit(64)
        }
    }

    private static func finish(_ isFine: Bool) { SystemCalls.exit(isFine ? 0 : 1) }
}
