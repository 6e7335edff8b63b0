import DictTestSupport
import Foundation
import Testing

/// Release 4 with an alteration, as `dictc verify` and a client that has release 3 judge it.
struct ReleaseTrial: Trial {
    var name: String
    /// Shell in the folder `bad` of the release: `$EN` and `$NL` are its lexicons, `flip FILE BYTE`
    /// turns a bit, `sign KEY` signs the manifest, `rename_all PATTERN NAME` renames consistently.
    private let alteration: String
    private let errors: [String]
    private var status: Int32
    private let isTaken: Bool

    init(
        _ name: String, _ alteration: String, _ errors: String..., status: Int32 = 77,
        isTaken: Bool = false
    ) {
        self.name = name
        self.alteration = alteration
        self.errors = errors.filter { !$0.isEmpty }
        self.status = status
        self.isTaken = isTaken
    }

    /// The trial with another status of `verify`.
    func failing(with status: Int32) -> ReleaseTrial {
        var trial = self
        trial.status = status
        return trial
    }

    func run() throws {
        let sandbox = try Sandbox.releases()
        let preparation = """
            cp -r r4 bad; cd bad; EN=$(echo *.en.lexicon); NL=$(echo *.nl.lexicon)
            flip() { printf "\\\\x$(printf %02x $((0x$(od -An -tx1 -j $2 -N 1 $1 | tr -d ' ') ^ 1)))" | dd of=$1 bs=1 seek=$2 conv=notrunc status=none; }
            sign() { minisign -S -s ../$1 -m manifest.json -x manifest.json.minisig -t release > ../signed; }
            rename_all() { sed -i "s|$1|$2|g" manifest.json; for f in *; do g=$(echo $f | sed "s|$1|$2|"); [ $f = $g ] || mv $f $g; done; }
            \(alteration)
            """
        try ProjectTrial(
            name, preparation: preparation, call: "verify bad --public-key packs.pub",
            status: status, errors: errors, secondsLimit: 10
        ).run(in: sandbox)
        try ClientTrial(
            name, "take bad", status: isTaken ? 0 : nil, isTaken: isTaken
        ).run(in: sandbox)
    }
}

/// A call of dictc beside the releases.
struct ReleaseCall: Trial {
    private var trial: ProjectTrial
    private var command = ""
    private var secret: String?

    var name: String { trial.name }

    init(_ name: String, _ call: String, status: Int32, _ errors: String...) {
        trial = ProjectTrial(name, call: call, status: status, errors: errors, secondsLimit: 10)
    }

    /// The call after a line of shell.
    func after(_ preparation: String) -> ReleaseCall {
        var call = self
        call.trial.preparation = preparation
        return call
    }

    /// The call with the words of `command` before dictc.
    func behind(_ command: String) -> ReleaseCall {
        var call = self
        call.command = command
        return call
    }

    /// The call whose messages must not hold `secret`.
    func hiding(_ secret: String) -> ReleaseCall {
        var call = self
        call.secret = secret
        return call
    }

    func run() throws {
        let sandbox = try Sandbox.releases()
        if command.isEmpty { try trial.run(in: sandbox) }
        let run = try sandbox.shell("\(command) \"$DICTC\" \(trial.call)", seconds: 20)
        #expect(run.status == trial.status, "\(name): \(run.errors)")
        if let secret {
            #expect(!run.errors.contains(secret) && !run.output.contains(secret), "\(name)")
        }
    }
}

/// A client with release 3 that is to take another one.
struct ClientTrial: Trial {
    var name: String
    private let call: String
    private let status: Int32?
    private let errors: [String]
    private let isTaken: Bool
    private var command = ""

    /// A call of the client; any failure but a crash will do where `status` is `nil`.
    init(
        _ name: String, _ call: String, status: Int32? = nil, isTaken: Bool = false,
        _ errors: String...
    ) {
        self.name = name
        self.call = call
        self.status = status
        self.isTaken = isTaken
        self.errors = errors
    }

    /// The call with the words of `command` before the client.
    func behind(_ command: String) -> ClientTrial {
        var trial = self
        trial.command = command
        return trial
    }

    func run() throws { try run(in: try Sandbox.releases()) }

    /// Makes the call, and then finds the release before or the new one, and that the next one can
    /// be taken.
    func run(in sandbox: Sandbox) throws {
        try sandbox.expectClient("take r3", "release 3")
        let run = try sandbox.client(call, behind: command)
        #expect(
            run.status < 128 && ![70, ShellRun.timedOut].contains(run.status), "\(name): \(run)")
        #expect(run.peakMemory <= 64 << 20, "\(name): \(run.peakMemory >> 20) MiB of memory")
        if let status { #expect(run.status == status, "\(name): \(run.errors)") }
        #expect((run.status == 0) == isTaken, "\(name): \(run.errors)")
        for part in errors { #expect(run.errors.contains(part), "\(name): \(run.errors)") }
        if !isTaken {
            try sandbox.expectClient("current", "release 3")
            try sandbox.expectClient("take r4", "release 4")
        }
        let sets = try sandbox.shell("ls -A store store/sets")
        #expect(sets.output.split(separator: "\n").count == 7, "\(name): \(sets.output)")
    }
}

/// A client with release 3 whose server has release 4 and a fault.
struct DownloadTrial: Trial {
    /// The fault, as Servers/hostile-server names it.
    let name: String
    private let status: Int32
    private let isTaken: Bool

    init(_ fault: String, status: Int32 = 0, isTaken: Bool = false) {
        name = fault
        self.status = status
        self.isTaken = isTaken
    }

    func run() throws {
        let server = "\(Sandbox.package)/Tests/FaultBench/Servers/hostile-server"
        try ClientTrial(name, "take", status: status, isTaken: isTaken)
            .behind("'\(server)' \(name) r4 r2").run()
    }
}
