/// Threads that end by themselves and that nobody waits for.
package enum DetachedThread {
    private final class Body: Sendable {
        let run: @Sendable () -> Void

        init(_ run: @escaping @Sendable () -> Void) { self.run = run }
    }

    /// Runs `body` on a new thread, with the system's default stack.
    ///
    /// - Returns: `false` if the system refuses another thread; `body` then does not run.
    @discardableResult
    package static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
        // Safe because the new thread, or the failure below, releases the context once.
        let context = unsafe Unmanaged.passRetained(Body(body)).toOpaque()
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        guard unsafe pthread_create(&thread, nil, run, context) == 0 else {
            unsafe Unmanaged<Body>.fromOpaque(context).release()
            return false
        }
        #if canImport(Darwin)
            if let thread = unsafe thread { unsafe pthread_detach(thread) }
        #else
            pthread_detach(thread)
        #endif
        return true
    }

    private static let run: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
        {
            if let context = unsafe $0 {
                unsafe Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
            }
            return nil
        }
}
