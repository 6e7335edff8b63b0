import Platform

/// Returns the value of an environment variable, or `nil` if it is not set.
///
/// The pointer is valid only until the environment changes, so copy the value at once.
func systemVariable(_ name: String) -> UnsafeMutablePointer<CChar>? {
    // Safe because the name is a terminated string for the length of the call.
    unsafe getenv(name)
}
