import Platform
import Testing

@Suite("Locks and threads")
struct PlatformTests {
    /// A number that only one thread at a time may change.
    private final class Counter: @unchecked Sendable {
        // Safe to share because the value is only accessed with the lock held.
        let lock = Lock()
        var value = 0
        var ended = 0
    }

    @Test("no addition of several threads is lost, and waiting ends")
    func additions() {
        let counter = Counter()
        let threads = 4
        for _ in 0..<threads {
            let started = DetachedThread.start {
                for _ in 0..<10_000 { counter.lock.withLock { counter.value += 1 } }
                counter.lock.withLock {
                    counter.ended += 1
                    counter.lock.broadcast()
                }
            }
            #expect(started)
        }
        let value = counter.lock.withLock {
            while counter.ended < threads { counter.lock.wait() }
            return counter.value
        }
        #expect(value == threads * 10_000)
    }

    @Test("a lock that is held cannot be taken, a recursive one by its thread only")
    func taking() {
        let held = Lock()
        held.lock()
        #expect(!held.tryLock(milliseconds: 2))
        held.unlock()
        #expect(held.tryLock(milliseconds: 0))
        let recursive = Lock(isRecursive: true)
        #expect(recursive.withLock { recursive.withLock { 1 } } == 1)
    }
}
