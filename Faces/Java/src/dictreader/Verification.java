package dictreader;

/** How much of a file is checked when it is opened. */
public enum Verification {
    /** Header and tables: for files that were checked before. A damaged file may return wrong results. */
    TRUSTING,
    /** Every checksum: the choice for clients. */
    VERIFYING,
    /** All contents against the rules of the format: for builds and tests. */
    STRUCTURE
}
