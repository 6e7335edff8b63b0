import DictTestSupport
import Testing

/// A script beside the releases that ends with status 0 and a line that says what was tried, or names
/// what is wrong and ends with another.
struct ScriptTrial: Trial {
    let name: String
    private let script: String
    private let seconds: Int

    /// The trial of a script that may take `seconds`.
    init(_ name: String, _ script: String, seconds: Int) {
        self.name = name
        self.script = script
        self.seconds = seconds
    }

    func run() throws {
        let run = try Sandbox.releases().shell(
            Sandbox.clientVariable + Self.functions + script, seconds: seconds)
        #expect(run.status == 0, "\(name): \(run.status) \(run.errors)\(run.output)")
        print("\(name): \(run.output.split(separator: "\n").last ?? "")")
    }

    /// What the scripts share.
    ///
    /// `killing CALLS N COMMAND ...` kills the command before the Nth of these system calls and
    /// succeeds where there are fewer. `needs REASON COMMAND ...` ends the trial where the system does
    /// not allow the command. `on_own_disk SCRIPT` runs bash with a file system of its own at
    /// `disk`.
    private static let functions = """
        client() { "$CLIENT" "$@"; }
        fail() { echo "$*" >&2; exit 1; }
        killing() {
            local calls=$1 n=$2; shift 2
            strace -f -qq -o trace -e trace=$calls -e inject=$calls:signal=KILL:when=$n "$@" > /dev/null 2> errors
            local status=$?
            [ $status = 0 ] || [ $status = 137 ] || fail "status $status: $(cat errors)"
            return $status
        }
        expect_clean() { [ "$(ls -A store/sets | wc -l)" = 2 ] || fail "leftovers: $(ls -A store/sets)"; }
        on_own_disk() {
            needs "no file system may be mounted here" unshare -rm true
            export CLIENT DICTC; export -f client fail; mkdir disk
            unshare -rm bash -c 'mount -t tmpfs -o size=4m none disk || fail "no file system"; '"$1"
        }
        needs() {
            local reason=$1; shift
            "$@" > /dev/null 2>&1 || { echo "not tried: $reason"; exit 0; }
        }

        """
}
