import DictPipeline

extension FuzzTarget {
    /// dictc.yml and dictc.lock: each input is read as both.
    static let configuration = FuzzTarget(name: "configuration") { bytes in
        for folder in [nil, "/project/raw-data"] {
            do throws(ConfigurationFailure) {
                let configuration = try ProjectConfiguration.parse(
                    bytes, name: "dictc.yml", folder: folder, allowOutside: folder != nil)
                promise(!configuration.languages.isEmpty, "a project has a language")
                let paths = configuration.sourcePaths
                promise(folder != nil || paths.allSatisfy { isInside($0) }, "a path leads outside")
                for language in configuration.languages { _ = language.wantedWords }
            } catch {
                promise(!error.errors.isEmpty, "a failure has errors")
                promisePlain(error.description)
                for fault in error.errors { promisePlain(fault.description) }
            }
        }
        do throws(ConfigurationFailure) {
            let lock = try ProjectLock.parse(bytes, name: "dictc.lock")
            promise(lock.bytes == bytes, "a lock is written as it was read")
        } catch {
            promisePlain(error.description)
        }
    }

    /// Without leave to do so no path goes up.
    private static func isInside(_ path: String) -> Bool {
        !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
    }
}
