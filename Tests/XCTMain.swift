import Testing

/// The program of all tests, which SwiftPM would otherwise write from an index of them, made only to find those of XCTest.
@main struct TestProgram {
    static func main() async {
        await Testing.__swiftPMEntryPoint() as Never
    }
}
