package dictreader;

import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.LongStream;

/**
 * A set of words.
 *
 * <p>Texts are folded by the rule of its language: case and accents do not matter. Lists are ascending and have at most
 * {@code limit} words; one of more than 64 MiB throws a {@link DictReaderException}, and so does a search that reads more than
 * 100 million letters and 100 for each byte of the lexicon.
 */
public final class Lexicon extends Artefact implements Iterable<String> {
    Lexicon(Handle handle) {
        super(handle);
    }

    /** Maps a file, after checking it against its checksums. */
    public static Lexicon open(Path path) {
        return as(Lexicon.class, DictReader.open(path));
    }

    /** Opens a copy of bytes, after checking them against their checksums. */
    public static Lexicon open(byte[] bytes) {
        return as(Lexicon.class, DictReader.open(bytes));
    }

    /** Whether a text is a word. */
    public boolean contains(String text) {
        return handle.number(artefact -> Native.contains(artefact, Texts.utf8(text))) == 1;
    }

    /** The letters a to z of a text, if it contains nothing else. */
    public Optional<String> fold(String text) {
        return Optional.ofNullable(handle.text(artefact -> Native.fold(artefact, Texts.utf8(text))));
    }

    /** The position of a word in byte order, from 0. */
    public OptionalLong rank(String text) {
        long rank = handle.number(artefact -> Native.rank(artefact, Texts.utf8(text)));
        return rank < 0 ? OptionalLong.empty() : OptionalLong.of(rank);
    }

    /** The word with a rank. */
    public Optional<String> word(long rank) {
        if (rank < 0) throw new DictReaderException(Status.INVALID_ARGUMENT);
        return Optional.ofNullable(handle.text(artefact -> Native.word(artefact, rank)));
    }

    /** The number of words that start with a text. */
    public long countPrefix(String prefix) {
        return Math.max(0, handle.number(artefact -> Native.countPrefix(artefact, Texts.utf8(prefix))));
    }

    /** The letters that may follow a text, ascending. */
    public String nextLetters(String prefix) {
        String letters = handle.text(artefact -> Native.nextLetters(artefact, Texts.utf8(prefix)));
        return letters == null ? "" : letters;
    }

    /** The first words that start with a text. */
    public List<String> complete(String prefix, int limit) {
        return Texts.words(handle.ask(artefact -> Native.complete(artefact, Texts.utf8(prefix), limit)));
    }

    /** The words that match a pattern: {@code ?} is any letter, {@code *} any run of letters. */
    public List<String> match(String pattern, int limit) {
        return Texts.words(handle.ask(artefact -> Native.match(artefact, Texts.utf8(pattern), limit)));
    }

    /** The words made of exactly these letters; {@code ?} is any letter. */
    public List<String> anagrams(String letters, int limit) {
        return Texts.words(handle.ask(artefact -> Native.anagrams(artefact, Texts.utf8(letters), limit)));
    }

    /**
     * The other words within one edit: a letter inserted, deleted or replaced, or two neighbours swapped. Words that should never be
     * shown, such as slurs, are left out.
     */
    public List<String> neighbours(String text, int limit) {
        return Texts.words(handle.ask(artefact -> Native.neighbours(artefact, Texts.utf8(text), limit)));
    }

    /** All words, ascending. */
    @Override
    public Iterator<String> iterator() {
        return LongStream.range(0, count()).mapToObj(rank -> word(rank).orElseThrow()).iterator();
    }
}
