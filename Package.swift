// swift-tools-version: 6.2
import PackageDescription

/// What every module is compiled with: Swift 6 mode, unsafe code marked, and imports that say
/// whether they are part of the public interface.
let settings: [SwiftSetting] = [
    .swiftLanguageMode(.v6),
    .strictMemorySafety(),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
]

func module(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: settings)
}

/// The one target of tests to compile, where `make asan` names it; all of them otherwise.
let wantedTests = Context.environment["DICTC_TESTS"]

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> [Target] {
    guard wantedTests == nil || wantedTests == name else { return [] }
    return [
        .testTarget(
            name: name, dependencies: dependencies + ["DictTestSupport"],
            exclude: name == "DictcCommandTests" ? ["Golden/messages.txt"] : [],
            swiftSettings: settings)
    ]
}

/// Only `make docs` needs the plugin that renders the documentation; nobody else loads it.
let documentation: [Package.Dependency] =
    Context.environment["DICTC_DOCS"] == nil
    ? [] : [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0")]

let package = Package(
    name: "dictc",
    platforms: [.macOS(.v12), .iOS(.v15)],
    products: [
        .library(name: "DictReader", targets: ["DictReader"]),
        .library(name: "WordGames", targets: ["WordGames"]),
        .library(name: "DictStore", targets: ["DictStore"]),
        // For the benchmarks, the fuzz targets and the fault bench beside this package.
        .library(name: "DictFormat", targets: ["DictFormat", "DictModel"]),
        .library(name: "DictCompiler", targets: ["DictCompiler", "DictLexicon", "DictText"]),
        .library(name: "DictSources", targets: ["DictSources", "DictModel"]),
        .library(name: "DictPipeline", targets: ["DictPipeline"]),
        // For the fault bench, Tests/FaultBench.
        .library(name: "DictTestSupport", targets: ["DictTestSupport"]),
        .executable(name: "meter", targets: ["meter"]),
        .executable(name: "dictc", targets: ["dictc"]),
        // For the packages of games.
        .plugin(name: "CompilePacks", targets: ["CompilePacks"]),
        .plugin(name: "RegenerateLevels", targets: ["RegenerateLevels"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
        .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    ] + documentation,
    targets: [
        // The ground both wings stand on.
        module("DictModel", []),

        // What a client links.
        module("DictFormat", ["DictModel"]),
        module("DictReader", ["DictModel", "DictFormat"]),
        module("WordGames", ["DictModel", "DictReader"]),
        module(
            "DictStore",
            [
                "DictModel", "DictFormat", "DictReader",
                // Apple's systems have CryptoKit.
                .target(name: "CSodium", condition: .when(platforms: [.linux])),
            ]),

        // The reader behind a C interface; Tools/reader-library makes the library of it.
        module("ReaderFace", ["DictModel", "DictFormat", "DictReader"]),

        // What the compiler does.
        module("DictSources", ["DictModel", "CLibXML2", "CZlib"]),
        module("DictLexicon", ["DictModel"]),
        module("DictText", ["DictModel", "DictFormat"]),
        module("DictCompiler", ["DictModel", "DictFormat", "DictLexicon", "DictText"]),
        module(
            "DictPipeline",
            [
                "DictModel", "DictFormat", "DictReader", "DictStore", "DictSources",
                "DictLexicon", "DictText", "DictCompiler", "Yams",
            ]),

        // The roof.
        .executableTarget(
            name: "dictc",
            dependencies: [
                "DictModel", "DictFormat", "DictReader", "WordGames", "DictStore", "DictLexicon",
                "DictCompiler", "DictPipeline",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: settings),

        // Plugins, which run dictc for the packages of games.
        .plugin(name: "CompilePacks", capability: .buildTool(), dependencies: ["dictc"]),
        .plugin(
            name: "RegenerateLevels",
            capability: .command(
                intent: .custom(
                    verb: "regenerate-levels",
                    description: "Makes the level packs of game targets anew."),
                permissions: [
                    .writeToPackageDirectory(reason: "It writes Levels/<language>.levels.")
                ]),
            dependencies: ["dictc"]),

        // System libraries.
        .systemLibrary(
            name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
        .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"])]),
        .systemLibrary(
            name: "CSodium", pkgConfig: "libsodium", providers: [.apt(["libsodium-dev"])]),

        // Tools of the conformance tests: the writer of the good files, and the Swift product's answers.
        .executableTarget(
            name: "ConformanceWriter",
            dependencies: ["DictModel", "DictFormat", "DictLexicon", "DictCompiler"],
            path: "Tests/Conformance/Writer", swiftSettings: settings),
        .executableTarget(
            name: "ConformanceTestee", dependencies: ["DictModel", "DictFormat", "DictReader"],
            path: "Tests/Conformance/Testees/Swift", swiftSettings: settings),

        // Threads and openings without end on the reader; Tools/reader-stress runs it.
        .executableTarget(
            name: "ReaderStress", dependencies: ["DictModel", "DictFormat", "DictReader"],
            path: "Tests/Stress/Swift", swiftSettings: settings),

        // What tests share.
        module("DictTestSupport", ["DictModel"]),
        .executableTarget(name: "meter", path: "Tests/Meter"),
    ]
        // A target of tests a module.
        + tests("DictModelTests", ["DictModel"])
        + tests("DictFormatTests", ["DictFormat"])
        + tests("DictReaderTests", ["DictReader", "DictCompiler"])
        + tests("WordGamesTests", ["WordGames", "DictCompiler", "DictPipeline"])
        + tests("DictStoreTests", ["DictStore"])
        + tests("DictSourcesTests", ["DictSources"])
        + tests("DictLexiconTests", ["DictLexicon"])
        + tests("DictTextTests", ["DictText", "DictReader", "DictSources"])
        + tests("DictCompilerTests", ["DictCompiler", "DictReader"])
        + tests("DictPipelineTests", ["DictPipeline"])
        + tests("DictcCommandTests", ["dictc", "DictCompiler", "meter"])
)
