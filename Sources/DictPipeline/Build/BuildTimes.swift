import DictFormat
import DictOutput
import Platform

/// When the stages of a build worked.
///
/// Times differ from build to build, and the files in build-output do not: so nothing of this gets
/// into them. Write ``bytes`` to a file elsewhere.
package struct BuildTimes: Sendable {
    /// The name of the stage that reads and digests all sources.
    static let sources = "sources"

    /// The stages, each with its work; those that an earlier build has done have none.
    private let stages: [(name: String, work: [BuildClock.Work])]
    private let threads: Int
    private let milliseconds: Int

    /// Creates the times that `clock` has measured.
    ///
    /// - Parameters:
    ///   - clock: The clock of the build.
    ///   - artefacts: The names of the artefacts, each of which has a stage.
    ///   - threads: The number of threads that worked on the stages.
    init(_ clock: BuildClock, artefacts: [String], threads: Int) {
        let work = clock.work
        stages = ([Self.sources] + artefacts).map { name in
            (name, work.filter { $0.stage == name }.sorted { $0.start < $1.start })
        }
        self.threads = threads
        milliseconds = work.map(\.end).max() ?? 0
    }

    /// The times as JSON, which ends with a line feed.
    package var bytes: [UInt8] {
        JSON([
            "schema": 1, "seconds": Self.seconds(milliseconds), "threads": threads,
            "stages": stages.map { stage in
                JSON([
                    "stage": stage.name, "cached": stage.work.isEmpty,
                    "work": stage.work.map(Self.json),
                ])
            },
        ]).bytes(.pretty) + [10]
    }

    private static func json(_ work: BuildClock.Work) -> JSON {
        JSON([
            "name": work.name, "start": seconds(work.start),
            "seconds": seconds(work.end - work.start),
        ])
    }

    private static func seconds(_ milliseconds: Int) -> JSON { .decimal(milliseconds, places: 3) }
}

/// A clock that measures when the stages of a build work, in several threads.
final class BuildClock: @unchecked Sendable {
    // Safe to share because mutable state is only accessed with the lock held.

    /// Some work of a stage, in milliseconds since the start of the build.
    struct Work: Sendable {
        var stage: String
        /// The kind of work: `read`, `check` or `make`.
        var name: String
        var start: Int
        var end: Int
    }

    private let lock = Lock()
    private let start = ContinuousClock.now
    private var works: [Work] = []

    /// All work so far, in the order in which it ended.
    var work: [Work] { lock.withLock { works } }

    /// Calls `body`, and takes note of when it worked, also if it throws.
    func measure<Value>(
        _ stage: String, _ name: String, _ body: () throws -> Value
    ) rethrows -> Value {
        let start = now
        defer {
            let end = now
            lock.withLock {
                works.append(Work(stage: stage, name: name, start: start, end: end))
            }
        }
        return try body()
    }

    private var now: Int { Int((ContinuousClock.now - start) / .milliseconds(1)) }
}
