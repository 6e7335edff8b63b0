import DictTestSupport

extension FaultCatalogue {
    /// Section G: files, processes, resources.
    static let fileSystem: [FaultRow] = [
        .tried(
            "G1", "a full disk at every write",
            [
                IOSweep(
                    kinds: ["open", "write", "fsync", "mkdir"], actions: ["ENOSPC"],
                    statuses: [0, 73, 74]),
                IOSweep(
                    kinds: ["open", "write", "fsync", "mkdir"], actions: ["EDQUOT"],
                    statuses: [0, 73, 74], countsSources: false, fromNothing: true),
                FullDisk.growing, FullDisk.fileSizes,
            ]),
        .tried(
            "G2", "EIO at every call",
            [
                IOSweep(kinds: ioKinds, actions: ["EIO"], statuses: [0, 73, 74]),
                IOSweep(
                    kinds: ["rename"], actions: ["EROFS", "EACCES"], statuses: [0, 73],
                    fromNothing: true),
            ]),
        .tried(
            "G3", "short and interrupted reads and writes",
            [
                IOSweep(
                    kinds: ["read", "write"], actions: ["short", "EINTR", "EAGAIN"], statuses: [0]),
                IOSweep(kinds: ["open", "fsync"], actions: ["EINTR"], statuses: [0]),
                ShortCalls.all, ShortCalls.streams,
            ]),
        .tried("G4", "no memory", Limits.memory, Limits.memoryOfAllKinds),
        .tried(
            "G5", "kill -9",
            [
                IOSweep(kinds: ["any"], actions: ["kill"], statuses: [137]),
                IOSweep(
                    kinds: SlowTests.areEnabled ? ["any"] : ["open", "write", "rename"],
                    actions: ["kill-after"], statuses: [137]),
                IOSweep(
                    kinds: SlowTests.areEnabled ? ["any"] : ["mkdir", "write", "rename"],
                    actions: ["kill"], statuses: [137], fromNothing: true),
                Kills.atRandom,
            ]),
        .tried(
            "G6", "SIGINT, SIGTERM, SIGHUP", Kills.signal("interrupt", 130),
            Kills.signal("terminate", 143), Kills.signal("hang-up", 129), Kills.twiceAndIgnored),
        .tried("G7", "a build that is stopped for an hour", Kills.stopped),
        .tried(
            "G8", "power loss: the order of flushes and renames", WriteOrder.flushes,
            WriteOrder.storeFlushes),
        .tried("G9", "several builds of one output at once", BuildsAtOnce.parallel),
        .tried(
            "G10", "a stale lock, none on this file system, one that is deleted",
            BuildsAtOnce.locks, BuildsAtOnce.vanishing),
        .tried(
            "G11", "a damaged cache, one that refuses, one that is deleted",
            CacheDamage.everyByte, CacheDamage.inTheWay, CacheDamage.refusing),
        .tried("G12", "a poisoned cache", CacheDamage.poisoned),
        .tried("G13", "times that lie", ChangedSources.times, ChangedSources.clocks),
        .tried(
            "G14", "an output folder that is missing, a file, or not to be written",
            OddPlaces.outputs, OddPlaces.permissions),
        .tried("G15", "an output that is a link", OddPlaces.outputs),
        .tried("G16", "links swapped in between check and opening", OddPlaces.swapped),
        .tried("G17", "inputs that are links, folders, sockets, pipes", OddPlaces.inputs),
        .tried(
            "G18", "no descriptors, no threads, limited file sizes", Limits.descriptors,
            Limits.threads, FullDisk.fileSizes),
        .tried("G19", "1 and 64 processors, low priority", Limits.processors),
        .tried("G20", "the order of folders, odd file names", WriteOrder.folders),
        .tried("G21", "5 GB of input", Limits.largeInput),
        .tried("G22", "many tiny input files", Limits.manyInputs),
        .tried(
            "G23", "sources that change during the build", ChangedSources.meanwhile,
            ChangedSources.forAMoment),
        .tried(
            "G24", "TMPDIR on another file system",
            [
                WriteOrder.besideTargets,
                IOSweep(kinds: ["rename"], actions: ["EXDEV"], statuses: [0, 73]),
            ]),
    ]

    /// Every kind of call on files that a build makes.
    private static let ioKinds = [
        "open", "read", "write", "fsync", "close", "rename", "unlink", "mkdir", "truncate", "lock",
        "stat", "map", "list",
    ]
}
