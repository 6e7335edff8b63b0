import DictTestSupport
import Testing

/// Games on a terminal that `script` provides, by the bytes that they send to it.
@Suite("The menu of a game") struct PlayMenuTests {
    @Test("the arrows move in the menu, and Escape leads back to the game") func escape() throws {
        let run = try PlayFixture.sandbox().shell(
            """
            export TERM=xterm DICTC_ARCHIVE=$PWD/archive
            mkfifo keys
            script -qec "stty cols 80 rows 24; '$DICTC' play ghost --names Ann,Bob --dir packs" \
                /dev/null < keys > screen &
            exec 3> keys
            seen=0
            after() { # what is shown, and the key that is then pressed
                for _ in {1..600}; do
                    if tail -c +$((seen + 1)) screen | grep -aqF "$1"; then
                        seen=$(wc -c < screen)
                        printf "$2" >&3
                        return
                    fi
                    sleep 0.1
                done
                echo "not shown: $1"
                exit 9
            }
            after "Ann's turn" '\\033'
            after Continue '\\033[B'
            after '> ' '\\033'
            after "Ann's turn" p
            after "Bob's turn" '\\004'
            wait
            """)
        #expect(run.status == 0 && run.output == "", "\(run.output)\(run.errors)")
    }
}
