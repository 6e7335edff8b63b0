// swift-tools-version: 6.2
import PackageDescription

/// The package with the plugins and a compiled dictc that `Tools/packages build bundle` makes.
///
/// Without it, the plugins are those of this repository, and compile dictc.
let plugins = Context.environment["DICTC_PLUGINS"]

let package = Package(
    name: "guess-game",
    platforms: [.macOS(.v13)],
    // A game of your own names both by the addresses of their repositories, and dictc without traits.
    dependencies: [
        .package(name: "dictc", path: "../..", traits: plugins == nil ? [.defaults] : []),
        .package(name: "dictc-plugins", path: plugins ?? "../../Plugins"),
    ],
    targets: [
        .executableTarget(
            name: "GuessGame",
            dependencies: [
                .product(name: "DictReader", package: "dictc"),
                .product(name: "WordGames", package: "dictc"),
            ],
            exclude: ["Packs"],  // read by CompilePacks, not shipped
            resources: [.process("Levels")],  // written by `swift package regenerate-levels`
            plugins: [.plugin(name: "CompilePacks", package: "dictc-plugins")])
    ]
)
