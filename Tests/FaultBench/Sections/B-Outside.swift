import DictTestSupport
import Foundation
import Testing

/// A document that names another file or an address; nothing may open either.
///
/// The file is a named pipe that holds a byte, which whoever opened it would take away; the address
/// is a socket that listens here, on which nobody may knock. Where strace is installed, it sees
/// each call of the process too.
struct OutsideTrial: Trial {
    var name: String
    /// The document; `FILE` and `PORT` stand for the pipe and the socket.
    var document: String
    var status: Int32 = 65
    var format = "opus"

    func run() throws {
        let listener = try Listener()
        let sandbox = try Sandbox.builtProject()
        let trap = sandbox.path + "/trap"
        let text = document.replacingOccurrences(of: "FILE", with: trap)
            .replacingOccurrences(of: "PORT", with: String(listener.port))
        let isTraced = FileManager.default.isExecutableFile(atPath: "/usr/bin/strace")
        if !isTraced { print("\(name): without strace, which is not installed") }
        let tracing = isTraced ? "strace -f -e trace=%network,open,openat,openat2 -o trace " : ""
        let trial = ProjectTrial(
            name,
            files: [
                FaultCatalogue.corpusConfiguration: format == "words"
                    ? Array(
                        configuration(of: "{ file: en/a.xml, format: { xml: { element: w } } }")
                            .utf8)
                    : FaultCatalogue.corpus(format, "a.xml"),
                "raw-data/en/a.xml": Array(text.utf8),
            ],
            preparation: """
                mkfifo trap; exec 7<>trap; printf x >&7
                \(tracing)"$DICTC" build > out 2> err; echo $? > status
                timeout 5 head -c 1 <&7 > left
                """, call: "build", status: status,
            errors: status == 0 ? [] : ["raw-data/en/a.xml:", "an entity that is not read"],
            secondsLimit: 10)
        try trial.run(in: sandbox)
        #expect(try sandbox.bytes(of: "status") == Array("\(status)\n".utf8))
        #expect(try sandbox.bytes(of: "left") == Array("x".utf8), "\(name): the pipe was opened")
        #expect(!listener.hasGuest, "\(name): somebody connected")
        guard isTraced else { return }
        let trace = String(decoding: try sandbox.bytes(of: "trace"), as: UTF8.self)
        #expect(trace.contains("a.xml"), "\(name)")
        for word in ["trap", "passwd", "x.dtd", "socket(", "connect("] {
            #expect(!trace.contains(word), "\(name): \(word)")
        }
    }
}

/// A socket on the loopback interface that listens and answers nobody.
private final class Listener {
    let port: UInt16
    private let descriptor: Int32

    init() throws {
        #if canImport(Darwin)
            descriptor = socket(AF_INET, SOCK_STREAM, 0)
        #else
            descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #endif
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = descriptor
        // Safe because the structure and its length live for the length of the calls.
        let status = unsafe withUnsafeMutablePointer(to: &address) { pointer in
            unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                guard unsafe bind(descriptor, pointer, length) == 0, listen(descriptor, 8) == 0
                else { return Int32(-1) }
                return unsafe getsockname(descriptor, pointer, &length)
            }
        }
        port = UInt16(bigEndian: address.sin_port)
        try #require(status == 0 && fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0)
    }

    deinit { close(descriptor) }

    /// Whether somebody has connected.
    var hasGuest: Bool {
        let guest = accept(descriptor, nil, nil)
        if guest >= 0 { close(guest) }
        return guest >= 0
    }
}
