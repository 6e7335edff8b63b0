public import DictFormat
public import DictModel

/// The level packs of the word guessing game, read directly from an artefact (a compiled file).
///
/// A pack is a list of words, one of which the player has to find. The packs are grouped in sets,
/// with one pack per level. They are decoded only when they are needed.
///
/// Queries may run on any thread, and are memory-safe even if the file is damaged. If a damaged
/// file was opened with ``Verification/trusting``, they may return wrong packs, fewer words, or
/// none.
public final class LevelPacks: ArtefactReader {
    /// A set of rules that makes packs harder from level to level.
    public typealias Ladder = LevelsFormat.Ladder

    /// The kind of artefact that this class reads: level packs.
    public static var kind: ArtefactKind { .levels }

    /// A number that identifies the contents of this artefact, for example in a saved game.
    public let identity: UInt64
    /// The language of the words in the packs.
    public let language: Language
    /// The random seed from which the packs were made.
    public let seed: UInt64
    /// The rules that make the packs in this file harder from level to level.
    public let ladder: Ladder
    /// The number of sets of packs.
    ///
    /// Sets are numbered starting at 1.
    public let setCount: Int
    /// The number of sets, from the first on, that games of days take their packs from.
    ///
    /// Sets after them change no day.
    public let dailySetCount: Int
    /// The number of packs in all sets.
    public let count: Int

    let info: ByteView
    let table: ByteView
    let letters: ByteView
    private let bytes: ArtefactBytes

    /// Creates a reader for the level packs in `bytes`.
    ///
    /// - Throws: ``FormatError``, as described at ``ArtefactReader/init(_:_:)``.
    /// - Complexity: O(*n*) with ``Verification/verifying``, where *n* is the size of the file in
    ///   bytes; O(1) with ``Verification/trusting``.
    public init(
        _ bytes: ArtefactBytes, _ verification: Verification = .verifying
    ) throws(FormatError) {
        let artefact = try OpenArtefact(bytes, kind: Self.kind, verification)
        info = try artefact.section(LevelsFormat.info, size: UInt64(LevelsFormat.infoSize))
        guard let seed = info.uint64(LevelsFormat.Info.seed),
            let packs = info.uint32(LevelsFormat.Info.packCount),
            let sets = info.count32(LevelsFormat.Info.setCount),
            let dailySets = info.count32(LevelsFormat.Info.dailySets), dailySets <= sets,
            let ladder = info.uint8(LevelsFormat.Info.ladder).flatMap(Ladder.init)
        else { throw .damaged(LevelsFormat.info, .value) }
        table = try artefact.section(
            LevelsFormat.packs, size: UInt64(packs) * UInt64(LevelsFormat.packSize))
        letters = try artefact.section(LevelsFormat.words)
        count = table.count / LevelsFormat.packSize
        guard sets <= count else { throw .damaged(LevelsFormat.info, .value) }
        self.bytes = bytes
        identity = artefact.header.checksum
        language = artefact.header.language
        self.seed = seed
        self.ladder = ladder
        setCount = sets
        dailySetCount = dailySets == 0 ? sets : dailySets
    }

    /// Returns the pack at `index`, or `nil` if `index` is not in `0..<count`.
    ///
    /// Packs are sorted by set and then by level.
    public func pack(at index: Int) -> Pack? {
        guard index >= 0, index < count else { return nil }
        return Pack(self, entry: index * LevelsFormat.packSize)
    }

    /// Returns a random pack for `level` from any set, or `nil` if no set has this level.
    ///
    /// Each such pack is equally likely. Use this method in a game without sets. `WordGuessGame`
    /// does not need it: it plays the sets in turn, so that no pack repeats too soon.
    ///
    /// - Complexity: O(*n* log *m*), where *n* is the number of sets and *m* is the number of packs.
    public func randomPack(
        level: Int, using random: inout some RandomNumberGenerator
    ) -> Pack? {
        var chosen: Pack?
        var seen: UInt64 = 0
        for index in 0..<setCount {
            guard let pack = pack(set: index + 1, level: level) else { continue }
            seen += 1
            // Replaces the choice with a chance of 1 in `seen`, so that all packs stay equally likely.
            if random.next(upperBound: seen) == 0 { chosen = pack }
        }
        return chosen
    }

    /// Returns the pack for `level` in `set`, or `nil` if there is no such pack.
    ///
    /// Sets and levels are numbered starting at 1.
    ///
    /// - Complexity: O(log *n*), where *n* is the number of packs.
    public func pack(set: Int, level: Int) -> Pack? {
        var (low, high) = (0, count)
        while low < high {
            let middle = low + (high - low) / 2
            guard let pack = pack(at: middle) else { return nil }
            if (pack.set, pack.level) == (set, level) { return pack }
            if (pack.set, pack.level) < (set, level) { low = middle + 1 } else { high = middle }
        }
        return nil
    }
}
