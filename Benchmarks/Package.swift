// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "dictc-benchmarks",
    platforms: [.macOS(.v12)],
    dependencies: [.package(name: "dictc", path: "..")],
    targets: [
        .executableTarget(
            name: "lexicon-bench",
            dependencies: [
                .product(name: "DictReader", package: "dictc"),
                .product(name: "DictCompiler", package: "dictc"),
            ],
            swiftSettings: [
                .swiftLanguageMode(.v6),
                .strictMemorySafety(),
                .enableUpcomingFeature("ExistentialAny"),
                .enableUpcomingFeature("InternalImportsByDefault"),
                .enableUpcomingFeature("MemberImportVisibility"),
            ])
    ]
)
