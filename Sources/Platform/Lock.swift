/// A mutual exclusion lock with a condition to wait for, made of POSIX threads.
///
/// Use it for the few values that threads share. `Mutex` of Swift's standard library needs iOS 18,
/// and `NSLock` all of Foundation.
///
/// ```swift
/// lock.withLock { count += 1 }
/// ```
@safe package final class Lock: @unchecked Sendable {
    // Safe to share because POSIX allows any thread to use both. Neither may be copied, so both
    // are allocated.
    private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

    /// Creates a lock that no thread holds.
    ///
    /// - Parameter isRecursive: Whether the thread that holds the lock may take it again. Such a
    ///   lock is not for ``wait()``.
    package init(isRecursive: Bool = false) {
        // Safe because the memory was allocated for these values and is freed with them.
        unsafe mutex.initialize(to: pthread_mutex_t())
        unsafe condition.initialize(to: pthread_cond_t())
        var attributes = pthread_mutexattr_t()
        unsafe pthread_mutexattr_init(&attributes)
        let kind = isRecursive ? PTHREAD_MUTEX_RECURSIVE : PTHREAD_MUTEX_NORMAL
        unsafe pthread_mutexattr_settype(&attributes, CInt(kind))
        unsafe pthread_mutex_init(mutex, &attributes)
        unsafe pthread_mutexattr_destroy(&attributes)
        unsafe pthread_cond_init(condition, nil)
    }

    deinit {
        unsafe pthread_cond_destroy(condition)
        unsafe pthread_mutex_destroy(mutex)
        unsafe condition.deallocate()
        unsafe mutex.deallocate()
    }

    /// Calls `body` with the lock held, and returns its result.
    package func withLock<Value, Failure>(
        _ body: () throws(Failure) -> Value
    ) throws(Failure) -> Value {
        lock()
        defer { unlock() }
        return try body()
    }

    /// Waits until no other thread holds the lock, and takes it.
    package func lock() { unsafe pthread_mutex_lock(mutex) }

    /// Gives the lock back; only the thread that holds it may call this.
    package func unlock() { unsafe pthread_mutex_unlock(mutex) }

    /// Takes the lock if that is possible within `milliseconds`, and returns whether it was.
    ///
    /// For the last steps of a process, when the thread that holds the lock may never continue.
    package func tryLock(milliseconds: Int) -> Bool {
        for attempt in 0...max(0, milliseconds) {
            if unsafe pthread_mutex_trylock(mutex) == 0 { return true }
            if attempt < milliseconds { usleep(1000) }
        }
        return false
    }

    /// Gives the lock back, waits for ``broadcast()``, and takes the lock again.
    ///
    /// A thread may also wake up without reason, so check again what you wait for.
    package func wait() { unsafe pthread_cond_wait(condition, mutex) }

    /// Wakes all threads that ``wait()``.
    package func broadcast() { unsafe pthread_cond_broadcast(condition) }
}
