import DictTestSupport
import Foundation
import Testing

/// Outputs and inputs that are not what their names promise.
enum OddPlaces {
    /// What stands in the place of the output folder or in it, the status, and whether the new
    /// artefacts are there afterwards.
    ///
    /// `secret` lies outside and has to stay as it is.
    static let outputs = CodeTrial {
        let project = try OldAndNew()
        let sandbox = project.sandbox
        let folder = "rm -rf build-output; "
        let artefact = "rm -rf build-output/en.lexicon; "
        let places: [(String, Int32)] = [
            (folder + "true", 0), (folder + "touch build-output", 73),
            (folder + "ln -s gone build-output", 73),
            (folder + "ln -s build-output build-output", 73),
            (folder + "ln -s secret build-output", 73), (folder + "mkfifo build-output", 73),
            (folder + "ln -s /etc/passwd build-output", 78),
            ("rm -rf real; mv build-output real; ln -s real build-output", 0),
            (artefact + "ln -s ../secret build-output/en.lexicon", 0),
            (artefact + "ln -s gone build-output/en.lexicon", 0),
            (artefact + "ln -s en.lexicon build-output/en.lexicon", 0),
            (artefact + "ln -s /etc/passwd build-output/en.lexicon", 0),
            (artefact + "ln -s /dev/zero build-output/en.lexicon", 0),
            (artefact + "ln -s ../raw-data build-output/en.lexicon", 0),
            (artefact + "ln secret build-output/en.lexicon", 0),
            (artefact + "ln raw-data/en/words.txt build-output/en.lexicon", 0),
            (artefact + "mkdir build-output/en.lexicon", 73),
            (artefact + "mkfifo build-output/en.lexicon", 73),
            ("ln -sf /dev/zero build-output/manifest.json", 0),
            ("rm build-output/manifest.json; mkfifo build-output/manifest.json", 73),
        ]
        let sources = try sandbox.output("raw-data")
        for (preparation, status) in places {
            let run = try sandbox.shell(
                project.restore + "echo safe > secret; \(preparation); \"$DICTC\" build",
                seconds: 20)
            #expect(run.status == status, "\(preparation): \(run.status) \(run.errors)")
            #expect(status == 0 || run.errors.contains("build-output"), "\(preparation)")
            #expect(try sandbox.bytes(of: "secret") == Array("safe\n".utf8), "\(preparation)")
            #expect(try sandbox.output("raw-data") == sources, "\(preparation)")
            if status == 0 {
                let isLink = preparation.contains("ln -s real")
                let files = try sandbox.output(isLink ? "real" : "build-output")
                    .filter { $0.key != ".lock" }
                #expect(files == project.new, "\(preparation)")
            }
        }
    }

    /// Folders that may not be written, as a user without special rights meets them.
    static let permissions = CodeTrial("permissions") {
        let project = try OldAndNew()
        let sandbox = project.sandbox
        // Root may write everywhere, so the build runs as nobody.
        let user = getuid() == 0 ? "setpriv --reuid 65534 --regid 65534 --clear-groups " : ""
        let places: [(String, Int32)] = [
            ("true", 0), ("chmod 555 build-output", 73), ("chmod 444 build-output", 74),
            ("chmod 000 build-output", 74), ("rm -rf build-output; chmod 555 .", 73),
            ("chmod 000 build-output/en.lexicon", 0), ("chmod 000 build-output/.cache/*", 0),
            ("chmod 555 build-output/.cache", 0), ("chmod 000 build-output/manifest.json", 74),
            ("chmod 000 raw-data/en/words.txt", 74), ("chmod 000 raw-data/dictc.yml", 74),
            ("chmod 400 build-output/*", 0),
        ]
        _ = try sandbox.shell("cp \"$DICTC\" dictc; chmod 755 dictc")
        for (preparation, status) in places {
            let run = try sandbox.shell(
                "chmod -R u+rwX .; " + project.restore
                    + "[ $(id -u) != 0 ] || chown -R 65534:65534 .; \(preparation); "
                    + "\(user)./dictc build; status=$?; chmod -R u+rwX .; exit $status")
            #expect(run.status == status, "\(preparation): \(run.status) \(run.errors)")
            let state = project.state(try project.files())
            let isGone = preparation.hasPrefix("rm")
            #expect(isGone || state == (status == 0 ? .new : .old), "\(preparation): \(state)")
        }
    }

    /// The output folder, an artefact or a temporary file is replaced by a link at any call: what
    /// lies outside stays as it is, and the folder that was opened first gets the files.
    static let swapped = LoadedTrial {
        let project = try OldAndNew()
        let sandbox = project.sandbox
        let path = sandbox.path
        let swaps = [
            "[ -e \(path)/moved ] || { mv \(path)/build-output \(path)/moved; "
                + "ln -s outside \(path)/build-output; }",
            "ln -sf ../outside/secret \(path)/build-output/en.lexicon",
            "for f in \(path)/build-output/.*.tmp; do [ ! -e $f ] || ln -sf ../outside/secret $f; done",
        ]
        for (index, swap) in swaps.enumerated() {
            for number in stride(from: 1, to: 150, by: SlowTests.areEnabled ? 1 : 12) {
                let fault = IOFault(kind: "any", number: number, action: "run", command: swap)
                let run = try sandbox.shell(
                    "rm -rf moved; " + project.restore
                        + "rm -rf outside; mkdir outside; echo safe > outside/secret; "
                        + (try fault.loading(below: project.output)) + "\"$DICTC\" build")
                #expect([0, 73, 74].contains(run.status), "\(swap) \(number): \(run.errors)")
                #expect(try sandbox.bytes(of: "outside/secret") == Array("safe\n".utf8))
                var outside = try sandbox.output("outside")
                outside["secret"] = nil
                if index > 0 { #expect(outside.isEmpty, "\(swap) \(number)") }
                // Swapped before it was opened, the link is what was asked for: all or nothing.
                outside[".lock"] = nil
                #expect(
                    outside.isEmpty || outside == project.new, "\(swap) \(number): \(outside.keys)")
            }
        }
    }

    /// Inputs that are no plain files of the project.
    static let inputs = CodeTrial {
        let project = try OldAndNew()
        let sandbox = project.sandbox
        let words = "raw-data/en/words.txt"
        let python = "python3 -c \"import socket; socket.socket(socket.AF_UNIX).bind('\(words)')\""
        let places: [(String, Int32)] = [
            ("ln -sf gone \(words)", 66),
            ("cp \(words) outside; ln -sf ../../outside \(words)", 78),
            ("ln -sf /etc/passwd \(words)", 78),
            ("cp -r raw-data/en outside; rm -r raw-data/en; ln -s ../outside raw-data/en", 78),
            ("mv \(words) raw-data/en/w; ln -s w \(words)", 0),
            ("cp \(words) w; rm \(words); ln w \(words)", 0),
            ("ln -f old/NOTICE raw-data/en/names.txt", 0),
            ("rm \(words); mkdir \(words)", 65), ("rm \(words); mkfifo \(words)", 65),
            ("rm \(words); \(python)", 65), ("ln -sf /dev/zero \(words)", 78),
            ("rm \(words); mknod \(words) c 1 5 2> e || mkdir \(words)", 65),
            ("mkfifo raw-data/dictc.lock", 65),
            ("rm raw-data/dictc.yml; mkfifo raw-data/dictc.yml", 78),
            (
                "echo licence > outside; ln -s ../outside raw-data/l; "
                    + "echo 'licences: { CC0-1.0: { file: l } }' >> raw-data/dictc.yml", 78
            ),
        ]
        for (preparation, status) in places {
            let run = try sandbox.shell(
                "[ -e kept ] || cp -r raw-data kept; rm -rf raw-data outside; cp -r kept raw-data; "
                    + project.restore + preparation + "; \"$DICTC\" build", seconds: 20)
            #expect(run.status == status, "\(preparation): \(run.status) \(run.errors)")
            #expect(status == 0 || run.errors.contains("raw-data/"), "\(preparation)")
            #expect(try status == 0 || project.files() == project.old, "\(preparation)")
            if status == 78, preparation.contains("ln -s") {
                #expect(run.errors.contains("--allow-outside") || preparation.contains("fifo"))
            }
        }
        let allowed = try sandbox.shell(
            "rm -rf raw-data; cp -r kept raw-data; cp \(words) outside; ln -sf ../../outside \(words); "
                + project.restore + "\"$DICTC\" build --allow-outside")
        #expect(allowed.status == 0, "\(allowed.errors)")
        #expect(try project.files() == project.new)
    }
}
