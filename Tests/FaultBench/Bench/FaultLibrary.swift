import DictTestSupport
import Foundation
import Testing

/// The libraries in C that make calls of a program fail, or show it another machine: compiled once
/// a run, loaded into `dictc` by the system's loader.
enum FaultLibrary: String {
    case failingIO = "FailingIO/failing_io"
    case oddMachine = "FailingIO/odd_machine"
    case reversedFolders = "../Reproducible/reversed-readdir"

    /// Whether this system loads such libraries; the trials that need one say so and pass where it
    /// does not.
    static let areLoaded: Bool = {
        #if os(Linux)
            return true
        #else
            return false
        #endif
    }()

    private static let folder = Sandbox.package + "/.build-faults/libraries"
    private static let compiled: [FaultLibrary: Result<String, any Error>] = {
        var compiled: [FaultLibrary: Result<String, any Error>] = [:]
        for library in [FaultLibrary.failingIO, .oddMachine, .reversedFolders] {
            compiled[library] = Result { try library.compile() }
        }
        return compiled
    }()

    /// The start of a line of shell that loads the library into the command after it.
    func loading() throws -> String {
        let path = try #require(Self.compiled[self]).get()
        return "LD_PRELOAD='\(path)' "
    }

    private func compile() throws -> String {
        let name = rawValue.split(separator: "/").last.map(String.init) ?? rawValue
        let library = "\(Self.folder)/\(name).so"
        let run = try Sandbox(files: [:]).shell(
            "mkdir -p '\(Self.folder)' && cc -std=gnu11 -O1 -Wall -Wextra -Werror -shared -fPIC "
                + "'\(Sandbox.package)/Tests/FaultBench/\(rawValue).c' -o \(name).so "
                + "&& mv \(name).so '\(library)'")
        try #require(run.status == 0, "\(run.errors)")
        return library
    }
}

/// A trial that needs a library loaded into `dictc`.
struct LoadedTrial: Trial {
    var name: String
    private let body: @Sendable () throws -> Void

    init(_ name: String = "", _ body: @escaping @Sendable () throws -> Void) {
        self.name = name
        self.body = body
    }

    func run() async throws {
        guard FaultLibrary.areLoaded else {
            print("\(name): passed over, this system has no LD_PRELOAD")
            return
        }
        try body()
    }
}

/// A fault in the calls of `dictc` to the system; see `FailingIO/failing_io.c`.
struct IOFault: CustomStringConvertible {
    /// Which calls count, for instance `write`.
    var kind: String
    /// Which of them is meant; with `andLater` all from it on.
    var number = 1
    var andLater = false
    /// What happens, for instance `ENOSPC`.
    var action: String
    /// What the action `run` runs.
    var command = ""

    var description: String { "\(kind):\(number)\(andLater ? "+" : ""):\(action)" }

    /// The start of a line of shell: only calls below the folder `below` count, and `io.log` in the
    /// working directory gets a line for each.
    func loading(below folder: String) throws -> String {
        try FaultLibrary.failingIO.loading()
            + "FAILING_IO=\(self) FAILING_IO_BELOW='\(folder)' FAILING_IO_LOG=io.log "
            + "FAILING_IO_COMMAND='\(command)' "
    }
}
