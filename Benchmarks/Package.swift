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
            swiftSettings: settings),
        .executableTarget(
            name: "corpus-bench",
            dependencies: [.product(name: "DictSources", package: "dictc")],
            swiftSettings: settings),
    ]
)
