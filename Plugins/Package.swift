// swift-tools-version: 6.2
import PackageDescription

/// dictc as a release carries it, compiled.
///
/// `Tools/packages build bundle` writes it here for the package that a game names. Without it, SwiftPM
/// compiles dictc from the folder above, which takes five times as long as the rest of a game.
let bundle: Target? = nil

let dictc: Target.Dependency =
    bundle.map { .target(name: $0.name) } ?? .product(name: "dictc", package: "dictc")

let package = Package(
    name: "dictc-plugins",
    platforms: [.macOS(.v12)],
    products: [
        .plugin(name: "CompilePacks", targets: ["CompilePacks"]),
        .plugin(name: "RegenerateLevels", targets: ["RegenerateLevels"]),
    ],
    dependencies: bundle == nil ? [.package(name: "dictc", path: "..")] : [],
    targets: [
        .plugin(
            name: "CompilePacks", capability: .buildTool(), dependencies: [dictc],
            path: "CompilePacks"),
        .plugin(
            name: "RegenerateLevels",
            capability: .command(
                intent: .custom(
                    verb: "regenerate-levels",
                    description: "Makes the level packs of game targets anew."),
                permissions: [
                    .writeToPackageDirectory(reason: "It writes Levels/<language>.levels.")
                ]),
            dependencies: [dictc],
            path: "RegenerateLevels"),
    ] + (bundle.map { [$0] } ?? [])
)
