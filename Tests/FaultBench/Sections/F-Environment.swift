import DictTestSupport
import Foundation
import Testing

extension FaultCatalogue {
    /// Rows F11 to F15: what surrounds a call.
    static let surroundings: [FaultRow] = [
        .tried(
            "F11", "folders of the environment that are not there",
            CodeTrial("build") { try sameBytes(folderVariables) },
            CodeTrial("kept games") { try archives() },
            CodeTrial("libraries") { try libraries() }),
        .tried(
            "F12", "locales, time zones, the date of sources",
            CodeTrial("build") { try sameBytes(localeVariables) },
            CodeTrial("a release") { try sameRelease(localeVariables) }),
        strangePaths,
        .tried("F14", "flags in any order", CodeTrial { try order() }),
        .tried(
            "F15", "other users and masks",
            CodeTrial("masks") { try masks() }, CodeTrial("nobody") { try nobody() }),
    ]

    private static let folderVariables = [
        "HOME=", "HOME=/nonexistent", "HOME=relative", "TMPDIR=/nonexistent", "TMPDIR=",
        "TMPDIR=/proc", "XDG_CACHE_HOME=relative", "XDG_CONFIG_HOME=/nonexistent",
        "XDG_STATE_HOME=relative", "XDG_DATA_HOME=", "PATH=", "PWD=/nonexistent",
        "OLDPWD=/nonexistent", "SHELL=/nonexistent", "USER=", "LOGNAME=", "-i",
    ]

    private static let localeVariables = [
        "LC_ALL=invalid", "LC_ALL=C", "LC_ALL=POSIX", "LC_ALL=tr_TR.UTF-8", "LC_ALL=nl_NL.UTF-8",
        "LC_ALL=de_DE.ISO-8859-1", "LANG=az_AZ LC_ALL=", "LC_NUMERIC=de_DE.UTF-8 LC_ALL=",
        "TZ=", "TZ=Nowhere/Here", "TZ=:/etc/passwd", "TZ=UTC-99", "TZ=Pacific/Kiritimati",
        "SOURCE_DATE_EPOCH=", "SOURCE_DATE_EPOCH=-1", "SOURCE_DATE_EPOCH=text",
        "SOURCE_DATE_EPOCH=99999999999999999999", "SOURCE_DATE_EPOCH=253402300800",
    ]

    /// A build with each setting gives the bytes of a build without; no artefact holds a date, so
    /// SOURCE_DATE_EPOCH has nothing to say, right or wrong.
    private static func sameBytes(_ settings: [String]) throws {
        let sandbox = try Sandbox.builtProject()
        let before = try sandbox.output()
        for setting in settings {
            try sandbox.remove("build-output")
            let run = try sandbox.shell("env \(setting) \"$DICTC\" build")
            #expect(run.status == 0 && run.errors.isEmpty, "\(setting): \(run.errors)")
            #expect(try sandbox.output() == before, "\(setting)")
        }
        let folders = try sandbox.shell(
            "env -u HOME -u TMPDIR -u PATH \"$DICTC\" build --check; ls -d */")
        #expect(folders.status == 0)
        // Nothing was written anywhere else.
        #expect(folders.output.hasSuffix(")\nbuild-output/\nraw-data/\n"))
    }

    private static func sameRelease(_ settings: [String]) throws {
        let sandbox = try Sandbox.builtProject()
        #expect(try sandbox.run("ship first --release 1").status == 0)
        let first = try sandbox.output("first")
        for (number, setting) in settings.enumerated() {
            let run = try sandbox.shell("env \(setting) \"$DICTC\" ship s\(number) --release 1")
            #expect(run.status == 0 && run.errors.isEmpty, "\(setting): \(run.errors)")
            #expect(try sandbox.output("s\(number)") == first, "\(setting)")
        }
    }

    /// Only files that need libxml2 notice that the system lacks it.
    private static func libraries() throws {
        #if os(Linux)
            let sandbox = try Sandbox.builtProject()
            try sandbox.write(
                Array("<l><w>pea</w><w>pear</w></l>".utf8), to: "raw-data/en/words.xml")
            try sandbox.write(
                Array(
                    """
                    schema: 1
                    output: ../out
                    languages:
                      en:
                        words: [{ file: en/words.xml, format: { xml: { element: w } } }]
                    """.utf8), to: "raw-data/xml.yml")
            // The loader takes the first file of that name, and this one is no library.
            let run = try sandbox.shell(
                """
                mkdir lib; : > lib/libxml2.so.2; export LD_LIBRARY_PATH=lib
                "$DICTC" query pea > found && "$DICTC" build --config raw-data/xml.yml --json
                """)
            #expect(run.status == 66, "\(run.errors)")
            #expect(run.output.contains(#""code":"xml.no-library""#), "\(run.output)")
            #expect(run.errors.contains("install libxml2 (Debian: libxml2)"), "\(run.errors)")
            let whole = try sandbox.shell("\"$DICTC\" build --config raw-data/xml.yml")
            #expect(whole.status == 0, "\(whole.errors)")
        #endif
    }

    /// Without a folder for kept games the call says what to do; a relative XDG_STATE_HOME does not
    /// count, as its specification says.
    private static func archives() throws {
        let sandbox = try Sandbox.builtProject()
        for setting in ["-u HOME", "HOME=", "HOME=relative", "-u HOME XDG_STATE_HOME=relative"] {
            let run = try sandbox.shell(
                "env \(setting) \"$DICTC\" play ghost --names A,B", input: "p\n")
            #expect(run.status == 73 && run.output.isEmpty, "\(setting): \(run.output)")
            #expect(run.errors.contains("name a folder with --archive"), "\(run.errors)")
        }
        for setting in [
            "HOME=\"$PWD/home\" XDG_STATE_HOME=relative", "XDG_STATE_HOME=\"$PWD/home\"",
        ] {
            let run = try sandbox.shell(
                "rm -rf home; env \(setting) \"$DICTC\" play ghost --names A,B && ls -A home",
                input: "p\n")
            #expect(run.status == 0 && run.output.contains("P_"), "\(setting): \(run.errors)")
        }
        #expect(try sandbox.shell("ls -d relative").status != 0)
    }

    private static func order() throws {
        let sandbox = try Sandbox.builtProject()
        for calls in [
            [
                "query --json --dir build-output pea --limit 2",
                "query pea --limit=2 --dir=build-output --json",
                "--json query --limit 2 pea --dir build-output",
                "query --limit 2 --dir build-output --json -- pea",
            ],
            ["build --json --jobs 1 --only lexicon", "--json build --only=lexicon --jobs=1"],
            ["why --json zebra", "--json why zebra", "why zebra --language en --json"],
            ["verify --json build-output", "--json verify build-output"],
        ] {
            let runs = try calls.map { try sandbox.run($0) }
            #expect(
                runs[0].status == 0 && runs[0].output.hasPrefix("{\"schema\":1,"), "\(calls[0])")
            for (call, run) in zip(calls, runs) {
                #expect(run.output == runs[0].output && run.errors.isEmpty, "\(call)")
            }
        }
    }

    /// The mode of a file follows the mask; its bytes do not.
    private static func masks() throws {
        let sandbox = try Sandbox.builtProject()
        let before = try sandbox.output()
        for (mask, file, folder) in [
            ("000", "666", "777"), ("022", "644", "755"), ("077", "600", "700"),
            ("027", "640", "750"),
        ] {
            let run = try sandbox.shell(
                """
                umask \(mask); rm -rf build-output new out; "$DICTC" build --update-lock &&
                "$DICTC" init new && "$DICTC" ship out --release 1 &&
                "$DICTC" lexicon raw-data/en/words.txt -o out/x.lexicon > list && chmod 600 list &&
                find build-output new out raw-data/dictc.lock -type f -printf '%m\\n' | sort -u &&
                find build-output new out -type d -printf '%m\\n' | sort -u; rm raw-data/dictc.lock
                """)
            #expect(run.status == 0, "\(mask): \(run.errors)")
            #expect(run.output.hasSuffix("\n\(file)\n\(folder)\n"), "\(mask): \(run.output)")
            #expect(try sandbox.output() == before, "\(mask)")
        }
    }

    /// A user without any right builds the same bytes where a folder is open, and is told what is
    /// closed; without being root the bench is such a user already.
    private static func nobody() throws {
        let sandbox = try Sandbox.builtProject()
        let before = try sandbox.output()
        let isRoot = getuid() == 0
        let user = isRoot ? "setpriv --reuid=65534 --regid=65534 --clear-groups " : ""
        // A private folder above the executable may keep other users off it.
        let start = "cp \"$DICTC\" tool; chmod 755 . tool; T='\(user)./tool'; "
        let open = try sandbox.shell(
            start + "mkdir -m 777 open; $T build --output open/out && $T query pea --dir open/out")
        #expect(open.status == 0, "\(open.errors)")
        #expect(try sandbox.output("open/out") == before)
        for (closed, call, status, error) in [
            (
                "raw-data/dictc.yml", "build", 74,
                "raw-data/dictc.yml: error[config.unreadable]: the configuration cannot be"
            ),
            ("raw-data/en/words.txt", "build --output open/o", 74, "raw-data/en/words.txt: "),
            ("raw-data/en", "build --output open/o", 74, "raw-data/en/words.txt: "),
            ("raw-data", "build --config raw-data/dictc.yml", 74, "raw-data/dictc.yml: "),
            ("build-output/en.lexicon", "query pea", 74, "build-output/en.lexicon: "),
            (
                "shut", "init shut", 74,
                "shut: error[file.unreadable]: the folder cannot be read (Permission denied)"
            ),
            ("shut", "init shut --force", 73, "shut/raw-data: "),
            (
                "shut", "build --output shut", 74,
                "shut/manifest.json: error[file.unreadable]: cannot be read"
            ),
            (
                "shut", "lexicon raw-data/en/words.txt -o shut/x", 73,
                "shut: error[output.folder]: the folder cannot be opened"
            ),
        ] as [(String, String, Int32, String)] {
            let run = try sandbox.shell(
                start + "mkdir -p shut; mode=$(stat -c %a \(closed)); chmod 000 \(closed); "
                    + "$T \(call); status=$?; chmod $mode \(closed); exit $status")
            #expect(run.status == status, "\(closed) \(call): \(run.status) \(run.errors)")
            #expect(run.errors.contains(error), "\(closed) \(call): \(run.errors)")
            #expect(run.errors.contains("Permission denied"), "\(closed) \(call): \(run.errors)")
        }
        #expect(try sandbox.output() == before)
    }
}
