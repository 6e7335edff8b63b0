// What DictReader uses of Apple's Foundation, for Tools/lint/availability.

public struct URL: Sendable {
    public var path: String { "" }
}
