// swift-tools-version: 6.2
import PackageDescription

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
            ],
            path: ".", sources: ["Bench", "Sections"],
            swiftSettings: [
                .swiftLanguageMode(.v6),
                .strictMemorySafety(),
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ])
    ]
)
