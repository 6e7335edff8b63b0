// swift-tools-version: 6.2
import PackageDescription

let package = Package(
    name: "guess-game",
    platforms: [.macOS(.v13)],
    // A game of your own names the repository of dictc by its address.
    dependencies: [.package(name: "dictc", path: "../..")],
    targets: [
        .executableTarget(
            name: "GuessGame",
            dependencies: [
                .product(name: "DictReader", package: "dictc"),
                .product(name: "WordGames", package: "dictc"),
            ],
            exclude: ["Packs"],  // read by CompilePacks, not shipped
            resources: [.process("Levels")],  // written by `swift package regenerate-levels`
            plugins: [.plugin(name: "CompilePacks", package: "dictc")])
    ]
)
