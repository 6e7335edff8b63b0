import DictFormat
import DictReader
import Foundation
import GameFace
import ReaderFace

extension FuzzTarget {
    /// A target that restores a game from arbitrary bytes and makes moves in it.
    ///
    /// An input consists of the number of the game, the number of its packs, flags, the length of a
    /// saved game, that saved game, and moves, one per line. The packs may be damaged. An input
    /// that is an artefact is used as the pack of each game that can be played on it.
    static let games = FuzzTarget(
        name: "games", run: { _ = play($0) },
        mutate: { bytes, limit, seed in
            if isArtefact(bytes) { return ArtefactMutator.mutate(bytes, limit: limit, seed: seed) }
            // In one of eight cases, the saved game of the input is replaced by that of its end.
            guard seed % 8 == 0, bytes.count >= 4, let saved = play(bytes), saved.count < 4000
            else { return mutated(bytes, limit: limit) }
            let (length, scale) = saved.count < 256 ? (saved.count, 1) : (saved.count / 16, 16)
            let kept = saved.prefix(length * scale)
            let old = Int(bytes[3]) * (bytes[2] & 1 == 0 ? 1 : 16)
            return [bytes[0], bytes[1], bytes[2] & 0xFE | (scale == 1 ? 0 : 1), UInt8(length)]
                + kept + bytes.dropFirst(4 + old)
        })

    /// Returns whether `bytes` start like an artefact.
    private static func isArtefact(_ bytes: [UInt8]) -> Bool {
        bytes.starts(with: ArtefactHeader.magic)
    }

    /// Moves that make some progress in each of the games.
    private static let moves = [
        "seat 0 3 A\tB", "say a", "computer", "say p", "computer", "next", "seat 3 2 A\tB",
        "computer", "computer", "computer", "guess crane", "guess e", "guess tea", "next",
        "level 2", "tier 1", "choose 0 1", "choose 1 0", "submit", "next",
    ].map { Array($0.utf8) }

    /// Plays all games for which the artefact in `bytes` can be a pack.
    private static func playEach(on bytes: [UInt8]) {
        for number: Int32 in 1...5 {
            guard let packs = Packs.of(game: number, playedOn: bytes) else { continue }
            defer { packs.close() }
            guard let game = unsafe newGame(number, 1, packs.first, packs.second) else { continue }
            defer { unsafe freeGame(game) }
            for move in moves {
                _ = unsafe moveGame(game, move, move.count)
                unsafe promiseView(of: game)
            }
            let kept = unsafe text { unsafe saveGame(game, $0, $1) }
            unsafe freeGame(restoreGame(kept, kept.count, packs.first, packs.second))
        }
    }

    /// Plays the game that the input describes.
    ///
    /// - Returns: The saved game after the last move; `nil` if no game can be played.
    private static func play(_ bytes: [UInt8]) -> [UInt8]? {
        if isArtefact(bytes) {
            playEach(on: bytes)
            return nil
        }
        guard bytes.count >= 4 else { return nil }
        let number = Int32(bytes[0] % 6)
        guard let packs = Packs.of(game: number, choice: Int(bytes[1])) else { return nil }
        defer { packs.close() }
        let length = min(Int(bytes[3]) * (bytes[2] & 1 == 0 ? 1 : 16), bytes.count - 4)
        let saved = Array(bytes[4..<4 + length])
        let moves = bytes[(4 + length)...].split(separator: UInt8(ascii: "\n")).prefix(40)
        let game =
            length == 0
            ? unsafe newGame(number, UInt64(bytes[2]), packs.first, packs.second)
            : unsafe restoreGame(saved, saved.count, packs.first, packs.second)
        guard let game = unsafe game else { return nil }
        defer { unsafe freeGame(game) }
        unsafe promiseView(of: game)
        for move in moves {
            let message = Array(move)
            let before = unsafe text { unsafe saveGame(game, $0, $1) }
            let answer = unsafe moveGame(game, message, message.count)
            promise((0...1).contains(answer), "a move is made or not")
            let after = unsafe text { unsafe saveGame(game, $0, $1) }
            promise(answer == 1 || before == after, "a move that is not made changes nothing")
            unsafe promiseView(of: game)
        }
        // A saved game can be restored, and is saved in the same form again.
        let kept = unsafe text { unsafe saveGame(game, $0, $1) }
        guard let again = unsafe restoreGame(kept, kept.count, packs.first, packs.second) else {
            promise(packs.areDamaged, "a game is taken up from what it saved")
            return kept
        }
        defer { unsafe freeGame(again) }
        let keptAgain = unsafe text { unsafe saveGame(again, $0, $1) }
        promise(packs.areDamaged || kept == keptAgain, "a game taken up is the game that was saved")
        return kept
    }

    private static func promiseView(of game: UnsafeRawPointer) {
        let view = unsafe text { unsafe viewGame(game, $0, $1) }
        promise(
            (try? JSONSerialization.jsonObject(with: Data(view))) is [String: Any],
            "a view is a JSON object: \(String(decoding: view, as: UTF8.self))")
    }

    /// Returns the text that a function of the C interface writes.
    ///
    /// - Parameter give: Calls the function with a buffer and its size, and returns the length of
    ///   the text.
    /// - Returns: The bytes of the text.
    private static func text(_ give: (UnsafeMutablePointer<UInt8>?, Int) -> Int64) -> [UInt8] {
        var buffer = [UInt8](repeating: 0, count: 1 << 16)
        // Safe because the buffer has so many bytes.
        let length = unsafe buffer.withUnsafeMutableBufferPointer {
            unsafe give($0.baseAddress, $0.count)
        }
        promise(length > 0 && length <= buffer.count, "a text of \(length) bytes")
        return Array(buffer.prefix(Int(length)))
    }
}

/// The opened artefacts on which one game is played.
@safe
private struct Packs {
    let first: UnsafeRawPointer?
    private(set) var second: UnsafeRawPointer?
    let areDamaged: Bool

    /// The small artefacts of the conformance tests, keyed by kind, intact ones first.
    private static let files: [String: [(bytes: [UInt8], isSound: Bool)]] = {
        var files: [String: [(bytes: [UInt8], isSound: Bool)]] = [:]
        for folder in ["good", "bad"] {
            let path = "../Tests/Conformance/" + folder
            let names = (try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []
            for name in names.sorted() {
                guard let data = FileManager.default.contents(atPath: path + "/" + name),
                    data.count <= 12_000, let kind = name.split(separator: ".").last
                else { continue }
                let bytes = Array(data)
                let isSound = folder == "good" && !hasOtherLetters(bytes)
                files[String(kind), default: []].append((bytes, isSound))
            }
        }
        promise(files["lexicon"] != nil, "the conformance data is there")
        return files
    }()

    /// Returns whether `bytes` are a lexicon with letters other than `a` to `z`.
    ///
    /// The compiler never builds such a lexicon.
    private static func hasOtherLetters(_ bytes: [UInt8]) -> Bool {
        guard let lexicon = try? Lexicon(ArtefactBytes(bytes), .trusting) else { return false }
        return !lexicon.alphabetLetters.allSatisfy { (0x61...0x7A).contains($0) }
    }

    private static let kinds: [Int32: [String]] = [
        1: ["levels"], 2: ["lexicon"], 3: ["answers", "lexicon"], 4: ["phrases"],
        5: ["sentences"],
    ]

    /// Opens packs for the game with the number `game`; `choice` selects one of each kind.
    ///
    /// The result is `nil` if there is no such game, or if no pack opens.
    static func of(game: Int32, choice: Int) -> Packs? {
        var chosen: [(bytes: [UInt8], isSound: Bool)] = []
        for kind in kinds[game] ?? [] {
            if let files = files[kind] { chosen.append(files[choice % files.count]) }
        }
        return open(chosen)
    }

    /// Opens packs for the game with the number `game`, using the artefact in `bytes` as one of
    /// them.
    ///
    /// The result is `nil` if the game does not need an artefact of that kind, or if no pack opens.
    static func of(game: Int32, playedOn bytes: [UInt8]) -> Packs? {
        guard bytes.count > 10, let kind = ArtefactKind(rawValue: bytes[10])?.name,
            let needed = kinds[game], needed.contains(kind)
        else { return nil }
        return open(
            needed.compactMap { $0 == kind ? (bytes, false) : files[$0]?.first { $0.isSound } })
    }

    private static func open(_ files: [(bytes: [UInt8], isSound: Bool)]) -> Packs? {
        var opened: [UnsafeRawPointer] = []
        var areDamaged = false
        for file in files {
            areDamaged = areDamaged || !file.isSound
            // Safe because the memory has as many bytes as the file, and the reader frees it.
            let memory = UnsafeMutableRawBufferPointer.allocate(
                byteCount: file.bytes.count, alignment: 16)
            unsafe memory.copyBytes(from: file.bytes)
            var pointer: UnsafeRawPointer?
            _ = unsafe openOwned(
                memory.baseAddress, memory.count, 0,
                { bytes, _ in
                    unsafe free(UnsafeMutableRawPointer(mutating: bytes))
                }, &pointer)
            if let pointer = unsafe pointer { unsafe opened.append(pointer) }
        }
        guard let first = unsafe opened.first else { return nil }
        return unsafe Packs(
            first: first, second: opened.count > 1 ? opened[1] : nil, areDamaged: areDamaged)
    }

    func close() {
        unsafe closeMemory(first)
        unsafe closeMemory(second)
    }
}
