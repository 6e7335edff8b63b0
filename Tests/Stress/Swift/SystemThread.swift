#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// A thread of the system that works out a number.
final class SystemThread {
    /// What the thread runs, and what came of it; read only after the thread has ended.
    private final class Work: @unchecked Sendable {
        let body: @Sendable () -> Int
        var result = 0

        init(_ body: @escaping @Sendable () -> Int) { self.body = body }
    }

    private let work: Work
    private let thread: pthread_t

    /// Starts a thread that runs `body`; `nil` where the system gives none.
    init?(_ body: @escaping @Sendable () -> Int) {
        work = Work(body)
        let pointer = unsafe Unmanaged.passRetained(work).toOpaque()
        #if canImport(Darwin)
            var started: pthread_t?
        #else
            var started = pthread_t()
        #endif
        guard unsafe pthread_create(&started, nil, runWork, pointer) == 0 else {
            unsafe Unmanaged<Work>.fromOpaque(pointer).release()
            return nil
        }
        #if canImport(Darwin)
            guard let started else { return nil }
        #endif
        thread = started
    }

    /// Waits for the end of the thread; what `body` gave.
    func join() -> Int {
        pthread_join(thread, nil)
        return work.result
    }

    fileprivate static func run(_ pointer: UnsafeMutableRawPointer) {
        // Safe because the initialiser retained the object for the thread.
        let work = unsafe Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue()
        work.result = work.body()
    }
}

#if canImport(Darwin)
    private func runWork(_ pointer: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
        unsafe SystemThread.run(pointer)
        return nil
    }
#else
    private func runWork(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
        if let pointer = unsafe pointer { unsafe SystemThread.run(pointer) }
        return nil
    }
#endif
