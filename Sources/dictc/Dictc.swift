import ArgumentParser

@main
struct Dictc: AsyncParsableCommand {
    static let configuration = CommandConfiguration(commandName: "dictc")
}
