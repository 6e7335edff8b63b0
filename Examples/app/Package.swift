// swift-tools-version: 6.2
import PackageDescription

/// Snippets of apps, compiled as in their projects: without traits, SwiftPM resolves no other package.
let package = Package(
    name: "AppSnippets",
    platforms: [.macOS(.v12), .iOS(.v15)],
    dependencies: [.package(name: "dictc", path: "../..", traits: [])],
    targets: [
        .executableTarget(
            name: "AppSnippets",
            dependencies: [
                .product(name: "DictReader", package: "dictc"),
                .product(name: "WordGames", package: "dictc"),
                .product(name: "DictStore", package: "dictc"),
            ],
            swiftSettings: [.swiftLanguageMode(.v6)])
    ]
)
