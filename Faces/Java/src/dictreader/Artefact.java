package dictreader;

/**
 * An open artefact; close it, or open it in a {@code try} statement, since nothing else gives its memory back.
 *
 * <p>Any number of threads may ask it at the same time. Closing waits for those that do; a closed artefact throws a
 * {@link DictReaderException}.
 */
public abstract sealed class Artefact implements AutoCloseable permits Lexicon, Levels, Answers, Phrases, Sentences {
    final Handle handle;
    private final String language;
    private final String identity;

    Artefact(Handle handle) {
        this.handle = handle;
        language = switch ((int) handle.number(Native::language)) {
            case 1 -> "en";
            case 2 -> "nl";
            default -> throw new DictReaderException(Status.UNSUPPORTED_VERSION);
        };
        identity = String.format("%016x", handle.ask(Native::identity));
    }

    /** {@code en} or {@code nl}. */
    public final String language() {
        return language;
    }

    /** 16 hexadecimal digits, which differ between artefacts with different contents; store them with a saved game. */
    public final String identity() {
        return identity;
    }

    /** The number of words, packs, answers, phrases or sentences. */
    public final long count() {
        return handle.number(Native::count);
    }

    /** Closes the artefact; a second time does nothing. */
    @Override
    public final void close() {
        handle.close();
    }

    /** The artefact at an address, which is closed if it cannot be used. */
    static Artefact of(long address) {
        Handle handle = new Handle(address);
        try {
            return switch (Native.kind(address)) {
                case 1 -> new Lexicon(handle);
                case 2 -> new Levels(handle);
                case 3 -> new Answers(handle);
                case 4 -> new Phrases(handle);
                case 5 -> new Sentences(handle);
                default -> throw new DictReaderException(Status.WRONG_KIND);
            };
        } catch (Throwable failure) {
            handle.close();
            throw failure;
        }
    }

    /** An artefact as the kind that is wanted; it is closed if it is of another. */
    static <Kind extends Artefact> Kind as(Class<Kind> kind, Artefact artefact) {
        if (kind.isInstance(artefact)) return kind.cast(artefact);
        artefact.close();
        throw new DictReaderException(Status.WRONG_KIND);
    }
}
