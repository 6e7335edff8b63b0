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
    // For `Array.span` of DictModel.
    .enableExperimentalFeature("Lifetimes"),
]

/// What a build for tests adds to our modules.
///
/// `make` names it, since nobody can depend on a package with such flags.
///
/// - `tests`: of the release configuration, but the tests, half of the code, and the modules that do
///   not work on whole word lists are not optimised, which takes far less time.
/// - `fuzzed`: optimised, with coverage for libFuzzer, and with the program of the fuzz targets.
/// - `benchmarks`: as without a name, with the programs of the benchmarks.
let build = Context.environment["DICTC_BUILD"]
let isFuzzed = build == "fuzzed"
/// What a build for tests does not optimise, beside the tests.
let coldModules: Set = [
    "DictConfiguration", "DictPipeline", "DictReport", "DictOutput", "DictTerminal", "dictc",
]

func flags(_ module: String, isTest: Bool = false) -> [SwiftSetting] {
    switch build {
    case "fuzzed": [.unsafeFlags(["-O", "-sanitize=fuzzer"])]
    case "tests":
        isTest || coldModules.contains(module) ? [.unsafeFlags(["-Onone"])] : []
    default: []
    }
}

/// Modules whose file `PrivacyInfo.xcprivacy` tells Apple why they read the size of files.
///
/// Xcode needs it as a resource. Elsewhere it would only bring in code that looks for resources.
let privateModules: Set = ["DictReader", "DictFiles", "DictStore"]
let privacyManifest = "PrivacyInfo.xcprivacy"
#if os(macOS)
    let privacyResources: [Resource] = [.copy(privacyManifest)]
    let privacyExclusions: [String] = []
#else
    let privacyResources: [Resource] = []
    let privacyExclusions = [privacyManifest]
#endif

func module(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    let isPrivate = privateModules.contains(name)
    return .target(
        name: name, dependencies: dependencies, exclude: isPrivate ? privacyExclusions : [],
        resources: isPrivate ? privacyResources : [], swiftSettings: settings + flags(name))
}

/// The targets of tests to compile, with commas between, for those who need only some; all of them otherwise.
let wantedTests = Context.environment["DICTC_TESTS"].map { Set($0.split(separator: ",")) }

func tests(_ name: String, _ dependencies: [Target.Dependency]) -> [Target] {
    guard wantedTests?.contains(name[...]) ?? true else { return [] }
    if name == "FaultBench" { return faultBench(dependencies) }
    return [
        .testTarget(
            name: name, dependencies: dependencies + ["DictTestSupport"],
            exclude: name == "DictcCommandTests" ? ["Golden/messages.txt"] : [],
            swiftSettings: settings + flags(name, isTest: true))
    ]
}

/// The catalogue of bad inputs and faults, and an app in small that fetches releases for it.
func faultBench(_ dependencies: [Target.Dependency]) -> [Target] {
    [
        .testTarget(
            name: "FaultBench", dependencies: dependencies + ["DictTestSupport", "pack-client"],
            exclude: ["Client", "Servers", "FailingIO", "quick.txt"],
            sources: ["Bench", "Sections"],
            swiftSettings: settings + flags("FaultBench", isTest: true)),
        .executableTarget(
            name: "pack-client", dependencies: ["DictFormat", "DictStore", "DictOutput"],
            path: "Tests/FaultBench/Client", swiftSettings: settings),
    ]
}

/// Whether to build only the fuzz targets of artefacts.
let isReaderFuzz = Context.environment["DICTC_FUZZ"] == "reader-fuzz"
let readerFuzz = [
    "DictcFuzz.swift", "Targets.swift", "Support/Opening.swift", "Support/Share.swift",
    "Support/ArtefactMutator.swift", "Targets/Lexicon.swift", "Targets/Packs.swift",
    "Targets/Sentences.swift",
]

/// The fuzz targets; see Fuzz/README.md.
let fuzzTargets: [Target] =
    !isFuzzed
    ? []
    : [
        .executableTarget(
            name: "dictc-fuzz",
            dependencies: ["DictModel", "DictFormat", "DictReader", "WordGames"]
                + (isReaderFuzz
                    ? []
                    : [
                        "DictFiles", "DictStore", "DictOutput", "DictText", "DictLexicon",
                        "DictCompiler", "DictSources", "DictConfiguration", "DictPipeline",
                        "ReaderFace", "GameFace",
                    ]),
            path: "Fuzz/Sources/DictcFuzz",
            sources: isReaderFuzz ? readerFuzz : nil,
            swiftSettings: settings + flags("dictc-fuzz")
                + (isReaderFuzz ? [.define("READER_FUZZ")] : []),
            linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])])
    ]

/// What Benchmarks/run and Benchmarks/corpora measure.
let benchmarks: [Target] =
    build != "benchmarks"
    ? []
    : [
        .executableTarget(
            name: "lexicon-bench",
            dependencies: ["DictModel", "DictFormat", "DictReader", "DictLexicon", "DictCompiler"],
            path: "Benchmarks/Sources/lexicon-bench", swiftSettings: settings),
        .executableTarget(
            name: "corpus-bench", dependencies: ["DictModel", "DictSources"],
            path: "Benchmarks/Sources/corpus-bench", swiftSettings: settings),
    ]

/// Only `make docs` needs the plugin that renders the documentation; nobody else loads it.
let documentation: [Package.Dependency] =
    Context.environment["DICTC_DOCS"] == nil
    ? [] : [.package(url: "https://github.com/swiftlang/swift-docc-plugin", from: "1.4.0")]

/// libsodium where the system has no CryptoKit.
let sodium = Target.Dependency.target(
    name: "CSodium", condition: .when(platforms: [.linux]))

/// The condition for packages that only `dictc` needs, so that an app that asks for
/// `traits: []` resolves none.
let compilerOnly = TargetDependencyCondition.when(traits: ["Compiler"])

let package = Package(
    name: "dictc",
    platforms: [.macOS(.v12), .iOS(.v15)],
    products: [
        .library(name: "DictReader", targets: ["DictReader"]),
        .library(name: "WordGames", targets: ["WordGames"]),
        .library(name: "DictStore", targets: ["DictStore"]),
        .executable(name: "dictc", targets: ["dictc"]),
    ],
    traits: [
        .trait(
            name: "Compiler",
            description: "The command dictc; an app does not need it."),
        .default(enabledTraits: ["Compiler"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2")
    ] + documentation,
    targets: [
        // The ground both wings stand on.
        module("DictModel", []),

        // The C library and the essential part of Foundation.
        module("Platform", []),

        // What a client links.
        module("DictFormat", ["DictModel"]),
        module("DictReader", ["DictModel", "DictFormat"]),
        module("WordGames", ["DictModel", "DictReader"]),
        module("DictFiles", ["DictModel", "Platform", sodium]),
        module(
            "DictStore",
            [
                "DictModel", "DictFormat", "DictReader", "WordGames", "DictFiles", "Platform",
                sodium,
            ]),

        // The reader and the games behind a C interface; Tools/embedded makes libraries of them.
        module("ReaderFace", ["DictModel", "DictFormat", "DictReader"]),
        module("GameFace", ["DictModel", "DictReader", "ReaderFace", "WordGames"]),

        // What the tool writes and checks: the manifests of builds, and releases.
        module(
            "DictOutput",
            [
                "DictModel", "DictFormat", "DictReader", "DictFiles", "DictStore", "Platform",
                sodium,
            ]),

        // What the compiler does.
        module("DictSources", ["DictModel", "DictFiles", "Platform", "CLibXML2", "CZlib"]),
        module("DictLexicon", ["DictModel"]),
        module("DictText", ["DictModel", "DictFormat"]),
        module("DictCompiler", ["DictModel", "DictFormat", "DictLexicon", "DictText"]),
        module(
            "DictConfiguration",
            [
                "DictModel", "DictFormat", "DictFiles", "DictSources", "DictLexicon", "DictText",
                "Platform", "CYAML", "CArguments",
            ]),
        module(
            "DictPipeline",
            [
                "DictModel", "DictFormat", "DictReader", "DictFiles", "DictStore", "DictOutput",
                "DictSources", "DictLexicon", "DictText", "DictCompiler", "DictConfiguration",
                "Platform",
            ]),

        // The pages that show people what a build did.
        module(
            "DictReport",
            [
                "DictModel", "DictFormat", "DictReader", "WordGames", "DictFiles", "DictOutput",
                "Platform",
            ]),

        // What people see and type: streams, the terminal, queries and games.
        module(
            "DictTerminal",
            [
                "DictModel", "DictFormat", "DictReader", "WordGames", "DictFiles", "DictStore",
                "DictOutput", "DictLexicon", "DictConfiguration", "Platform",
            ]),

        // The roof.
        .executableTarget(
            name: "dictc",
            dependencies: [
                "DictModel", "DictFormat", "DictReader", "WordGames", "DictFiles", "DictStore",
                "DictOutput", "DictLexicon", "DictCompiler", "DictConfiguration", "DictPipeline",
                "DictReport", "DictTerminal", "Platform", "CAllocation", "CDiagnostics",
                .product(
                    name: "ArgumentParser", package: "swift-argument-parser",
                    condition: compilerOnly),
            ],
            swiftSettings: settings + flags("dictc")),

        // The arguments of the process.
        .target(name: "CArguments"),

        // How dictc ends when the system refuses memory.
        .target(name: "CAllocation"),

        // The texts of `dictc explain`, as a part of the executable.
        .target(name: "CDiagnostics", exclude: ["diagnostics.txt"]),

        // System libraries.
        .systemLibrary(
            name: "CLibXML2", pkgConfig: "libxml-2.0", providers: [.apt(["libxml2-dev"])]),
        .systemLibrary(name: "CYAML", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"])]),
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

        // How FillMeUp deals the packs; raw-data/tools/fill-report runs it.
        .executableTarget(
            name: "FillReport", dependencies: ["DictModel", "DictReader", "WordGames"],
            path: "Tests/FillReport", swiftSettings: settings),

        // What tests share.
        module("DictTestSupport", ["DictModel"]),
        .executableTarget(name: "meter", path: "Tests/Meter"),
    ]
        // A target of tests a module.
        + tests("DictModelTests", ["DictModel"])
        + tests("DictFormatTests", ["DictFormat"])
        + tests("DictReaderTests", ["DictReader", "DictCompiler"])
        + tests("WordGamesTests", ["WordGames", "DictCompiler", "DictPipeline"])
        + tests("DictFilesTests", ["DictFiles"])
        + tests("DictStoreTests", ["DictStore", "DictOutput"])
        + tests("DictOutputTests", ["DictOutput", "DictReader"])
        + tests("DictSourcesTests", ["DictSources"])
        + tests("DictLexiconTests", ["DictLexicon"])
        + tests("DictTextTests", ["DictText", "DictReader", "DictSources"])
        + tests("DictCompilerTests", ["DictCompiler", "DictReader"])
        + tests("DictConfigurationTests", ["DictConfiguration"])
        + tests(
            "DictPipelineTests", ["DictConfiguration", "DictOutput", "DictPipeline", "Platform"])
        + tests("DictReportTests", ["DictReport", "DictCompiler"])
        + tests(
            "DictcCommandTests", ["dictc", "DictTerminal", "DictCompiler", "GameFace", "meter"])
        + tests("FaultBench", ["DictFormat", "DictReader", "meter"])
        + fuzzTargets + benchmarks
)
