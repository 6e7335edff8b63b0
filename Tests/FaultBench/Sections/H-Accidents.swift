import DictTestSupport
import Testing

extension FaultCatalogue {
    /// Clients and makers that are killed or have a full disk, and files that others have altered.
    static let shippedAccidents: [FaultRow] = [
        .tried(
            "H16", "a client or maker killed in mid-swap",
            ScriptTrial("client at any moment", killedAtRandom, seconds: 900),
            ScriptTrial("client at each call that changes a folder", killedClient, seconds: 120),
            ScriptTrial("maker at each call that changes a folder", killedMaker, seconds: 120)),
        .tried(
            "H17", "a full disk, a limit of file sizes",
            ScriptTrial("client, full disk", fullDisk, seconds: 120),
            ScriptTrial("client, files too large", limitedFiles, seconds: 60),
            ScriptTrial("maker, full disk", fullDiskOfMaker, seconds: 60)),
        .tried(
            "H18", "artefacts altered by build tools, text filters and checkouts",
            mangled("compressed", "gzip -c", "gzip data", "decompress it"),
            mangled("git autocrlf", "sed 's/$/\\r/'", "line ends were converted", "binary mode"),
            mangled("CR LF to LF", "sed 's/\\r$//'", "line ends were converted", "binary mode"),
            mangled(
                "UTF-8 again", "iconv -f latin1 -t utf8", "re-encoded as UTF-8", "text filtering"),
            mangled(
                "text filter", "python3 -c '\(filter)'", "re-encoded as UTF-8", "text filtering"),
            mangled(
                "7 bits", "LC_ALL=C tr '\\200-\\377' '\\000-\\177'", "high bits were stripped",
                "binary mode"),
            mangled("cut", "head -c 600", "600 bytes", "again")),
    ]

    private static let filter =
        "import sys; sys.stdout.buffer.write(sys.stdin.buffer.read().decode(\"utf8\", \"replace\").encode())"

    /// An artefact that a filter has altered, and what the reader says of it.
    private static func mangled(_ name: String, _ filter: String, _ errors: String...) -> CodeTrial
    {
        CodeTrial(name) {
            for call in [
                "query pea", "verify build-output/en.lexicon", "info build-output/en.lexicon",
            ] {
                try ProjectTrial(
                    "\(name) \(call)",
                    preparation:
                        "\(filter) < build-output/en.lexicon > new; mv new build-output/en.lexicon",
                    call: call, errors: ["build-output/en.lexicon: "] + errors
                ).run()
            }
        }
    }

    /// Kills a client that takes one release after the other, at moments of a seeded sequence.
    private static let killedAtRandom = """
        kills=\(SlowTests.areEnabled ? 300 : 30) last=1 midst=0
        client store make 1 > /dev/null
        for moment in $(awk -v n=$kills 'BEGIN { srand(7); for (; n; n--) print 0.002 + rand() / 10 }'); do
            "$CLIENT" store make-all & process=$!
            sleep $moment; kill -9 $process; wait $process 2> /dev/null
            if [ -e store/sets/.unfinished ] || [ $(ls store/sets | wc -l) = 3 ]; then midst=$((midst + 1)); fi
            found=$(client store current) || fail "not whole"
            number=${found#release }
            [ $number -ge $last ] || fail "$number after $last"
            last=$((number + 1))
            client store make $last > /dev/null || fail "no release after $number"
            expect_clean
        done
        [ $midst -gt 0 ] || fail "no kill hit the midst"
        echo "$kills kills, $midst in mid-swap"
        """

    /// Kills a client before each of its calls that change a folder or flush one.
    private static let killedClient = """
        needs "no system calls may be traced here" strace -qq -o trace true
        points=0
        for call in mkdir rename,renameat fsync unlink,unlinkat,rmdir write pwrite64 ftruncate; do
            for ((n = 1; ; n++)); do
                rm -rf store
                client store make 1 > /dev/null; client store make 2 > /dev/null
                killing $call $n "$CLIENT" store make 3 && break
                points=$((points + 1))
                found=$(client store current) || fail "$call $n: not whole"
                [ "$found" = "release 2" ] || [ "$found" = "release 3" ] || fail "$call $n: $found"
                client store make 3 > /dev/null || fail "$call $n: not again"
                client store make 4 > /dev/null || fail "$call $n: no release after"
                expect_clean
            done
        done
        [ $points -gt 20 ] || fail "only $points points"
        echo "killed at $points points"
        """

    /// Kills `dictc ship` before each of its calls that change a folder, over a release and in a new
    /// folder; a client that looks meanwhile keeps what it has or takes the new one, and the next
    /// call of `ship` finishes the work.
    ///
    /// Over a release there is one moment without one at most: between the manifest and its signature.
    private static let killedMaker = """
        needs "no system calls may be traced here" strace -qq -o trace true
        points=0
        for start in r3 nothing; do
            torn=0
            for ((n = 1; ; n++)); do
                rm -rf out store
                [ $start = nothing ] || cp -r $start out
                client store take r3 > /dev/null
                killing rename,renameat,unlink,unlinkat $n "$DICTC" ship out --release 4 --sign packs.key && break
                points=$((points + 1))
                client store take out > /dev/null 2> errors || { torn=$((torn + 1)); grep -q . errors || fail silent; }
                found=$(client store current) || fail "$n: not whole"
                [ "$found" = "release 3" ] || [ "$found" = "release 4" ] || fail "$n: $found"
                "$DICTC" ship out --release 4 --sign packs.key > /dev/null || fail "$n: not again"
                "$DICTC" verify out --public-key packs.pub > /dev/null || fail "$n: not sound"
                [ -z "$(ls -A out | grep tmp)" ] || fail "$n: leftovers"
                client store take out > /dev/null || fail "$n: not taken"
            done
            [ $start = nothing ] || [ $torn -le 1 ] || fail "$torn moments without a release"
            echo "over $start: $torn moments without a release"
        done
        [ $points -gt 10 ] || fail "only $points points"
        echo "killed at $points points"
        """

    /// Gives a client a file system of its own with more and more room.
    private static let fullDisk = """
        on_own_disk '
            failures=0
            client disk/store make 1 > /dev/null && client disk/store make 2 > /dev/null || fail "no room"
            for ((room = 0; ; room += 4)); do
                mount -o remount,size=$(($(df -k --output=used disk | tail -1) + room))k disk
                client disk/store make 3 > /dev/null 2> errors; status=$?
                mount -o remount,size=4m disk
                [ $status = 0 ] && break
                failures=$((failures + 1))
                [ $status = 74 ] || [ $status = 73 ] || fail "status $status: $(cat errors)"
                grep -q "No space left" errors || fail "$(cat errors)"
                [ "$(client disk/store current)" = "release 2" ] || fail "release 2 is gone"
                # Release 3 may be whole already, where only the pointer found no room.
                [ $(ls -A disk/store/sets | wc -l) -le 3 ] || fail "leftovers"
                [ ! -e disk/store/sets/.unfinished ] || fail "leftovers"
            done
            [ "$(client disk/store current)" = "release 3" ] || fail "release 3 is not there"
            [ $failures -gt 10 ] || fail "only $failures failures"
            echo "the disk was full at $failures sizes"
        '
        """

    private static let limitedFiles = """
        failures=0
        client store make 1 > /dev/null && client store make 2 > /dev/null
        for ((size = 0; ; size += 4)); do
            errors=$(ulimit -f $size; client store make 3 2>&1 > /dev/null); status=$?
            [ $status = 0 ] && break
            failures=$((failures + 1))
            [ $status = 74 ] || [ $status = 73 ] || fail "status $status: $errors"
            [ "$(client store current)" = "release 2" ] || fail "release 2 is gone"
            expect_clean
        done
        [ "$(client store current)" = "release 3" ] || fail "release 3 is not there"
        [ $failures -gt 10 ] || fail "only $failures failures"
        echo "$failures sizes were too small"
        """

    private static let fullDiskOfMaker = """
        on_own_disk '
            failures=0
            cp -r r3 disk/out
            for ((room = 0; ; room += 4)); do
                mount -o remount,size=$(($(df -k --output=used disk | tail -1) + room))k disk
                "$DICTC" ship disk/out --release 4 --sign packs.key > /dev/null 2> errors; status=$?
                mount -o remount,size=4m disk
                [ $status = 0 ] && break
                failures=$((failures + 1))
                [ $status = 74 ] || [ $status = 73 ] || fail "status $status: $(cat errors)"
                "$DICTC" verify disk/out --public-key packs.pub > /dev/null || fail "not sound"
                [ -z "$(ls -A disk/out | grep tmp)" ] || fail "leftovers"
            done
            "$DICTC" verify disk/out --public-key packs.pub > /dev/null || fail "not sound"
            [ $failures -gt 2 ] || fail "only $failures failures"
            echo "the disk was full at $failures sizes"
        '
        """
}
