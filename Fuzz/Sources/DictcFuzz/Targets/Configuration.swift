import DictConfiguration
import DictModel
import DictPipeline

extension FuzzTarget {
    /// A target that reads each input both as a `dictc.yml` and as a `dictc.lock`.
    static let configuration = FuzzTarget(name: "configuration") { bytes in
        for folder in [nil, "/project/raw-data"] {
            do throws(Diagnostics) {
                let configuration = try ProjectConfiguration.parse(
                    bytes, folder: folder, allowOutside: folder != nil)
                let paths = configuration.sourcePaths
                promise(!paths.isEmpty, "a project has a source")
                promise(folder != nil || paths.allSatisfy { isInside($0) }, "a path leads outside")
            } catch {
                promise(!error.errors.isEmpty, "a failure has errors")
                for fault in error.errors {
                    promisePlain(PrintableText.singleLine(fault.description))
                }
            }
        }
        do throws(Diagnostic) {
            let lock = try ProjectLock(bytes)
            promise(lock.bytes == bytes, "a lock is written as it was read")
        } catch {
            promisePlain(PrintableText.singleLine(error.description))
        }
    }

    /// Returns whether `path` stays inside the folder of the project.
    private static func isInside(_ path: String) -> Bool {
        !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
    }
}
