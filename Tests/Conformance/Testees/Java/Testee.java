import dictreader.Answers;
import dictreader.Artefact;
import dictreader.DictReader;
import dictreader.DictReaderException;
import dictreader.Gap;
import dictreader.LexicalClass;
import dictreader.Levels;
import dictreader.Lexicon;
import dictreader.Mark;
import dictreader.Pack;
import dictreader.Phrase;
import dictreader.Phrases;
import dictreader.Sentences;
import dictreader.Token;
import dictreader.Verification;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.math.BigInteger;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Supplier;
import java.util.stream.Collectors;

/** Answers conformance queries with the Java package dictreader: lines of file, tab, query; a line for each answer. */
public final class Testee {
    private static final String WRONG_KIND = "wrong-kind";

    private String path;
    private Artefact file;
    private String refusal;

    public static void main(String[] arguments) throws IOException {
        Testee testee = new Testee();
        BufferedReader questions = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        PrintStream answers = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        // Lines end with a line feed alone; a query may hold a carriage return.
        StringBuilder line = new StringBuilder();
        for (int unit = questions.read(); unit >= 0; unit = questions.read()) {
            if (unit != '\n') {
                line.append((char) unit);
                continue;
            }
            int tab = line.indexOf("\t");
            answers.print(testee.answered(line.substring(0, tab), line.substring(tab + 1)) + "\n");
            line.setLength(0);
        }
        answers.flush();
    }

    private String answered(String name, String query) {
        int blank = query.indexOf(' ');
        String verb = blank < 0 ? query : query.substring(0, blank);
        String rest = blank < 0 ? "" : query.substring(blank + 1);
        switch (verb) {
            case "open":
                return opened(name, Verification.VERIFYING);
            case "check":
                return opened(name, Verification.STRUCTURE);
            case "survive":
                guarded(() -> survived(name));
                return "survived";
            default:
        }
        if (!name.equals(path)) {
            if (file != null) file.close();
            path = name;
            file = null;
            refusal = guarded(() -> {
                file = DictReader.open(Path.of(name));
                return null;
            });
        }
        return refusal != null ? refusal : guarded(() -> answer(file, verb, rest));
    }

    /** An answer, or the name of the error. */
    private static String guarded(Supplier<String> ask) {
        try {
            return ask.get();
        } catch (DictReaderException failure) {
            return failure.status().name().toLowerCase(Locale.ROOT).replace('_', '-');
        }
    }

    private static String opened(String name, Verification verification) {
        return guarded(() -> {
            DictReader.open(Path.of(name), verification).close();
            return "ok";
        });
    }

    private static String answer(Artefact file, String verb, String rest) {
        switch (verb) {
            case "kind":
                return String.valueOf(List.of(Lexicon.class, Levels.class, Answers.class, Phrases.class, Sentences.class)
                                .indexOf(file.getClass())
                        + 1);
            case "language":
                return String.valueOf(List.of("en", "nl").indexOf(file.language()) + 1);
            case "identity":
                return file.identity();
            case "count":
                return String.valueOf(file.count());
            case "hint":
                return String.valueOf(DictReader.hint(words(rest)[0], words(rest)[1]));
            case "marks":
                return DictReader.marks(words(rest)[0], words(rest)[1]).stream()
                        .map(Mark::ordinal)
                        .map(String::valueOf)
                        .collect(Collectors.joining());
            default:
        }
        if (file instanceof Lexicon lexicon) return answer(lexicon, verb, rest);
        if (file instanceof Sentences sentences) return answer(sentences, verb, rest);
        if (file instanceof Levels levels && verb.equals("pack")) {
            return levels.pack(Integer.parseInt(words(rest)[0]), Integer.parseInt(words(rest)[1]))
                    .map(Testee::row)
                    .orElse("none");
        }
        if (file instanceof Answers answers && verb.equals("contains")) return answers.contains(rest) ? "1" : "0";
        if (file instanceof Answers answers && verb.equals("answer")) return orNone(answers.answer(Long.parseLong(rest)));
        if (file instanceof Answers answers && verb.equals("days")) {
            return answers.days().map(days -> days.first().toEpochDay() + " " + days.count()).orElse("none");
        }
        if (file instanceof Phrases phrases && verb.equals("phrase")) {
            return phrases.phrase(Long.parseLong(rest)).map(Testee::row).orElse("none");
        }
        return WRONG_KIND;
    }

    private static String answer(Lexicon lexicon, String verb, String rest) {
        int last = rest.lastIndexOf(' ');
        String text = last < 0 ? "" : rest.substring(0, last);
        Supplier<Integer> limit = () -> Integer.parseInt(rest.substring(last + 1));
        return switch (verb) {
            case "contains" -> lexicon.contains(rest) ? "1" : "0";
            case "fold" -> orNone(lexicon.fold(rest));
            case "rank" -> orNone(lexicon.rank(rest));
            // Which distinguishes no prefix from a text that does not fold.
            case "prefix" -> lexicon.fold(rest).isPresent() ? String.valueOf(lexicon.countPrefix(rest)) : "none";
            // A rank of 64 bits, which Java's longs do not reach.
            case "word" -> new BigInteger(rest).bitLength() > 63 ? "none" : orNone(lexicon.word(Long.parseLong(rest)));
            case "next" -> lexicon.nextLetters(rest);
            case "complete" -> String.join(" ", lexicon.complete(text, limit.get()));
            case "match" -> String.join(" ", lexicon.match(text, limit.get()));
            case "anagrams" -> String.join(" ", lexicon.anagrams(text, limit.get()));
            case "neighbours" -> String.join(" ", lexicon.neighbours(text, limit.get()));
            default -> WRONG_KIND;
        };
    }

    private static String answer(Sentences sentences, String verb, String rest) {
        if (!List.of("sentence", "tokens", "gaps", "rivals", "gap-answer", "playing").contains(verb)) return WRONG_KIND;
        long[] numbers = List.of(words(rest)).stream().mapToLong(Long::parseLong).toArray();
        return switch (verb) {
            case "sentence" -> orNone(sentences.sentence(numbers[0]));
            case "tokens" -> rows(sentences.tokens(numbers[0]), Testee::row);
            case "gaps" -> rows(sentences.gaps(numbers[0]), Testee::row);
            case "rivals" -> rows(sentences.rivals(numbers[0], numbers[1]), String::valueOf);
            case "gap-answer" -> orNone(sentences.gapAnswer(numbers[0]));
            default -> playing(sentences, numbers);
        };
    }

    private static String playing(Sentences sentences, long[] numbers) {
        LexicalClass[] classes = LexicalClass.values();
        // The type has no such class.
        if (numbers[0] < 0 || numbers[0] >= classes.length) return "invalid-argument";
        LexicalClass lexicalClass = classes[(int) numbers[0]];
        return numbers.length == 1
                ? String.valueOf(sentences.countPlaying(lexicalClass))
                : orNone(sentences.sentencePlaying(lexicalClass, numbers[1]));
    }

    /** Opens a file without its checksums and asks it what can be asked; an error is an answer, too. */
    private static String survived(String name) {
        try (Artefact file = DictReader.open(Path.of(name), Verification.TRUSTING)) {
            for (String text : List.of("", "a", "pea", "zz")) {
                for (String verb : List.of("contains", "rank", "prefix", "next")) guarded(() -> answer(file, verb, text));
                for (String verb : List.of("complete", "match", "anagrams", "neighbours")) {
                    guarded(() -> answer(file, verb, text + " 100"));
                }
            }
            for (int place = 0; place < 40; place++) {
                int number = place;
                for (String verb : List.of("word", "answer", "phrase", "sentence", "tokens", "gaps", "gap-answer")) {
                    guarded(() -> answer(file, verb, String.valueOf(number)));
                }
                guarded(() -> answer(file, "pack", number / 20 + " " + number % 20));
                guarded(() -> answer(file, "rivals", number + " " + number % 3));
                guarded(() -> answer(file, "playing", number % 8 + " " + number / 8));
            }
            guarded(() -> answer(file, "days", ""));
        }
        return "survived";
    }

    // --- Answers as text ---

    private static String[] words(String rest) {
        return rest.split(" ");
    }

    private static String orNone(Optional<String> value) {
        return value.orElse("none");
    }

    private static String orNone(OptionalLong value) {
        return value.isPresent() ? String.valueOf(value.getAsLong()) : "none";
    }

    private static <Row> String rows(Optional<List<Row>> rows, java.util.function.Function<Row, String> text) {
        return rows.map(all -> all.stream().map(text).collect(Collectors.joining(" "))).orElse("none");
    }

    private static String row(Pack pack) {
        return (pack.attempts().orElse(0) + " " + String.join(" ", pack.words())).stripTrailing();
    }

    private static String row(Phrase phrase) {
        return phrase.misses() + " " + phrase.tier() + " " + phrase.text();
    }

    private static String row(Token token) {
        return token.offset() + " " + token.length() + " " + token.tag();
    }

    private static String row(Gap gap) {
        return gap.token() + " " + gap.lexicalClass().ordinal() + " " + Integer.toUnsignedString(gap.answer());
    }
}
