// swift-tools-version: 6.2
import PackageDescription

/// A program that depends on the reader and nothing else: without traits, SwiftPM resolves no other package.
let package = Package(
    name: "AskWords",
    platforms: [.macOS(.v12), .iOS(.v15)],
    dependencies: [.package(name: "dictc", path: "../..", traits: [])],
    targets: [
        .executableTarget(
            name: "AskWords", dependencies: [.product(name: "DictReader", package: "dictc")],
            swiftSettings: [.swiftLanguageMode(.v6)])
    ]
)
