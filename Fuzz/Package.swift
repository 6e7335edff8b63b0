// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

// Fuzz/build builds it, since libFuzzer and the sanitizer are flags of the whole build.
let package = Package(
    name: "dictc-fuzz",
    platforms: [.macOS(.v12)],
    dependencies: [.package(name: "dictc", path: "..")],
    targets: [
        // Links to Sources/GameFace and Sources/ReaderFace, which are compiled together.
        .target(
            name: "GameFace",
            dependencies: [
                .product(name: "DictReader", package: "dictc"),
                .product(name: "WordGames", package: "dictc"),
            ],
            swiftSettings: settings),
        .executableTarget(
            name: "dictc-fuzz",
            dependencies: [
                "GameFace",
                .product(name: "DictReader", package: "dictc"),
                .product(name: "WordGames", package: "dictc"),
                .product(name: "DictStore", package: "dictc"),
                .product(name: "DictCompiler", package: "dictc"),
                .product(name: "DictSources", package: "dictc"),
                .product(name: "DictPipeline", package: "dictc"),
            ],
            path: "Sources/DictcFuzz",
            swiftSettings: settings)
    ]
)
