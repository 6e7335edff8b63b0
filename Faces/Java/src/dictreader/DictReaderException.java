package dictreader;

/** A call that failed, with the library's message. */
public final class DictReaderException extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Status status;

    DictReaderException(Status status) {
        super(Native.statusText(status.number()));
        this.status = status;
    }

    /** Called by the library, with a number of dictreader.h. */
    DictReaderException(int number) {
        this(Status.values()[-1 - number]);
    }

    /** Why the call failed. */
    public Status status() {
        return status;
    }
}
