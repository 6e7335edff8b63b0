/// The layout of section DAYS, which states to which days the first entries of an artefact belong.
///
/// The first entry is that of the first day, the next one that of the following day, and so on. The
/// section is optional. `Documentation/FORMAT.md` explains the fields.
public enum DaysFormat {
    /// The name of section DAYS.
    public static let section = SectionID("DAYS")
    /// The size of section DAYS, in bytes.
    public static let size = 8
    /// The offset of the 4-byte field with the first day, in days since 1970-01-01.
    public static let first = 0
    /// The offset of the 4-byte field with the number of days.
    public static let count = 4
}
