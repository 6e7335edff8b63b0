package dictreader;

/** Why a call failed, as dictreader.h names it. */
public enum Status {
    NOT_AN_ARTEFACT,
    UNSUPPORTED_VERSION,
    WRONG_LENGTH,
    CHECKSUM_MISMATCH,
    DAMAGED,
    WRONG_KIND,
    INVALID_ARGUMENT,
    NONE,
    MISSING,
    UNREADABLE,
    TOO_MUCH,
    NO_MEMORY;

    /** The number of dictreader.h. */
    public int number() {
        return -1 - ordinal();
    }
}
