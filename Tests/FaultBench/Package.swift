// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
    name: "fault-bench",
    platforms: [.macOS(.v13)],
    dependencies: [.package(name: "dictc", path: "../..")],
    targets: [
        .testTarget(
            name: "FaultBench",
            dependencies: [
                .product(name: "DictTestSupport", package: "dictc"),
                .product(name: "DictFormat", package: "dictc"),
                .product(name: "DictReader", package: "dictc"),
                .product(name: "meter", package: "dictc"), "pack-client",
            ],
            path: ".", exclude: ["Client", "Servers", "FailingIO"], sources: ["Bench", "Sections"],
            swiftSettings: settings),
        // An app in small, which fetches releases.
        .executableTarget(
            name: "pack-client",
            dependencies: [
                .product(name: "DictFormat", package: "dictc"),
                .product(name: "DictStore", package: "dictc"),
            ],
            path: "Client", swiftSettings: settings),
    ]
)
