import dictreader.Answers;
import dictreader.Artefact;
import dictreader.DictReader;
import dictreader.DictReaderException;
import dictreader.LexicalClass;
import dictreader.Levels;
import dictreader.Lexicon;
import dictreader.Phrases;
import dictreader.Sentences;
import dictreader.Status;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongConsumer;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * What the Java package refuses: numbers out of range, files of another kind, closed files; and threads that ask and close.
 *
 * <p>Prints what does not hold; the status is 1 then. The argument is the folder with good files.
 */
public final class JavaPackage {
    private static Path good;
    private static int faults;

    public static void main(String[] arguments) throws Exception {
        good = Path.of(arguments[0]);
        numbers();
        texts();
        files();
        threads();
        System.exit(faults == 0 ? 0 : 1);
    }

    private static void expect(String what, Object found, Object wanted) {
        if (Objects.equals(found, wanted)) return;
        faults++;
        System.err.println(what + ": found " + found + ", expected " + wanted);
    }

    /** The status of the error that a call throws, null if it throws none. */
    private static Status status(Runnable call) {
        try {
            call.run();
            return null;
        } catch (DictReaderException failure) {
            if (failure.getMessage().isEmpty()) throw failure;
            return failure.status();
        }
    }

    private static void numbers() {
        try (Lexicon lexicon = Lexicon.open(good.resolve("en-peas.lexicon"));
                Levels levels = Levels.open(good.resolve("en-small.levels"));
                Phrases phrases = Phrases.open(good.resolve("nl-accents.phrases"));
                Answers answers = Answers.open(good.resolve("nl-five.answers"));
                Sentences sentences = Sentences.open(good.resolve("en-few.sentences"))) {
            List<LongConsumer> calls = List.of(
                    phrases::phrase,
                    answers::answer,
                    sentences::sentence,
                    sentences::tokens,
                    sentences::gaps,
                    sentences::gapAnswer,
                    number -> sentences.rivals(number, 0),
                    number -> sentences.rivals(0, number),
                    number -> sentences.sentencePlaying(LexicalClass.NOUN, number));
            for (int place = 0; place < calls.size(); place++) {
                LongConsumer call = calls.get(place);
                for (long number : new long[] {0, 1, 0xFFFF_FFFFL}) {
                    expect("call " + place + " of " + number, status(() -> call.accept(number)), null);
                }
                for (long number : new long[] {-1, 1L << 32, Long.MIN_VALUE, Long.MAX_VALUE}) {
                    expect("call " + place + " of " + number, status(() -> call.accept(number)), Status.INVALID_ARGUMENT);
                }
            }
            expect("a negative rank", status(() -> lexicon.word(-1)), Status.INVALID_ARGUMENT);
            expect("the highest rank", lexicon.word(Long.MAX_VALUE), Optional.empty());
            expect("no words", lexicon.complete("p", -1), List.of());
            expect("a pack below the first", levels.pack(Integer.MIN_VALUE, -1), Optional.empty());
            expect("class OTHER", status(() -> sentences.countPlaying(LexicalClass.OTHER)), null);
        }
    }

    private static void texts() {
        try (Lexicon lexicon = Lexicon.open(good.resolve("en-peas.lexicon"))) {
            List<String> texts =
                    List.of("", "\0", "pea\0", "\ud800", "péa\udfff", "p\n", "\ud83e\udd9a", "p".repeat(100_000));
            for (String text : texts) {
                String name = text.substring(0, Math.min(9, text.length()));
                expect(name + " is no word", lexicon.contains(text), false);
                expect(name + " has no rank", lexicon.rank(text), OptionalLong.empty());
                expect(name + " matches nothing", lexicon.match(text, 100), List.of());
            }
            expect("accents", lexicon.contains("Péa"), true);
            expect("words that start with p", lexicon.complete("p", 1000).size(), (int) lexicon.countPrefix("p"));
        }
        expect("marks of words of two lengths", status(() -> DictReader.marks("pea", "pear")), Status.INVALID_ARGUMENT);
        String longest = "p".repeat(33);
        expect("marks of long words", status(() -> DictReader.marks(longest, longest)), Status.INVALID_ARGUMENT);
    }

    private static byte[] contents(Path file) {
        try {
            return Files.readAllBytes(file);
        } catch (IOException failure) {
            throw new AssertionError(failure);
        }
    }

    private static void files() throws IOException {
        Path lexicon = good.resolve("en-peas.lexicon");
        expect("a file that is not there", status(() -> DictReader.open(good.resolve("none"))), Status.MISSING);
        expect("another kind", status(() -> Levels.open(lexicon)), Status.WRONG_KIND);
        expect("another kind, in memory", status(() -> Answers.open(contents(lexicon))), Status.WRONG_KIND);
        expect("no bytes", status(() -> DictReader.open(new byte[0])), Status.NOT_AN_ARTEFACT);
        byte[] damaged = contents(lexicon);
        damaged[damaged.length / 2] ^= 1;
        expect("a flipped bit", status(() -> Lexicon.open(damaged)), Status.CHECKSUM_MISMATCH);
        try (Stream<Path> all = Files.list(good)) {
            for (Path file : all.toList()) {
                byte[] bytes = contents(file);
                Artefact mapped = DictReader.open(file);
                try (Artefact copied = DictReader.open(bytes)) {
                    // The library has its own.
                    java.util.Arrays.fill(bytes, (byte) 0);
                    expect(file + " copied", copied.identity() + copied.count(), mapped.identity() + mapped.count());
                    expect(file + " is what it was", copied.getClass(), mapped.getClass());
                }
                mapped.close();
                mapped.close();
                expect(file + ", closed", status(mapped::count), Status.INVALID_ARGUMENT);
            }
        }
    }

    /** Several threads ask one lexicon; it is closed while they do. */
    private static void threads() throws Exception {
        AtomicInteger answered = new AtomicInteger();
        Lexicon lexicon = Lexicon.open(contents(good.resolve("en-everyday.lexicon")));
        List<String> wanted = StreamSupport.stream(lexicon.spliterator(), false).toList();
        expect("all words", (long) wanted.size(), lexicon.count());
        Runnable asking = () -> {
            for (int round = 0; ; round++) {
                int place = round;
                Status end = status(() -> expect(
                        "a word", lexicon.word(place % wanted.size()), Optional.of(wanted.get(place % wanted.size()))));
                if (end != null) {
                    expect("the end", end, Status.INVALID_ARGUMENT);
                    return;
                }
                answered.incrementAndGet();
            }
        };
        List<Thread> threads = Stream.generate(() -> new Thread(asking)).limit(4).toList();
        threads.forEach(Thread::start);
        while (answered.get() < 4 * wanted.size()) Thread.onSpinWait();
        lexicon.close();
        for (Thread thread : threads) thread.join();
    }
}
