package overtrick.laws.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.LawRef;
import overtrick.laws.index.LawIndex;
import overtrick.laws.index.Treatment;
import overtrick.laws.ruling.Question;
import overtrick.laws.ruling.Step;
import overtrick.laws.ruling.Verdict;
import overtrick.testkit.Golden;

/// `docs/law-paragraphs.md` says of every paragraph of both books which tree asks about it and
/// which tables of rulings try it, or that the program works it out, keeps it, or only tells it.
/// The page is worked out here; `./dev golden` writes it anew.
@Timeout(30)
class ParagraphsTest {

    private static final Path ROOT = Path.of(System.getProperty("basedir", ""), "..");
    private static final Path PAGE = ROOT.resolve("docs/law-paragraphs.md");
    private static final Path TESTS =
            Path.of(System.getProperty("basedir", ""), "src/test/java/overtrick/laws/tree");

    private static final Comparator<LawRef> ORDER =
            Comparator.comparingInt(LawRef::number).thenComparing(LawRef::part);

    private static final String HEAD =
            """
            # Every paragraph of both books

            What the program has for each paragraph of the Laws of 1999 and of 2017: the trees in which
            a director is asked about it or told what it says, and the tables of rulings that try them
            (in `laws/src/test`, so many rows). Where no tree cites it: *worked out* by the rules of
            auction, play, scores or boards; *kept* with the event; *told* as a text, because people
            see to it themselves. `ParagraphsTest` works this page out and compares.

            """;

    /// What one paragraph of one book has.
    private record Cited(Set<String> trees, Map<String, Integer> rows) {
        Cited() {
            this(new TreeSet<>(), new TreeMap<>());
        }
    }

    private final Map<LawBook, Map<LawRef, Cited>> cited = new EnumMap<>(LawBook.class);

    @Test
    void everyParagraphIsAccountedFor() throws IOException {
        for (var book : LawBook.values()) {
            cited.put(book, new TreeMap<>(ORDER));
            letters(book).forEach(ref -> of(book, ref));
            for (var one : Irregularity.values()) {
                walk(book, one, Trees.of(book, one));
            }
        }
        int rows =
                read("ReadFromTheBooksTest")
                        + read("MoreFromTheBooksTest")
                        + read("ThirdReadingTest")
                        + read("FourthReadingTest")
                        + read("FifthReadingTest")
                        + read("SixthReadingTest");
        for (String table : List.of("Auction", "OutOfTurn", "Play", "Trick", "Board")) {
            read(table + "RulingsTest");
        }
        String right = page();
        if ("rewrite".equals(System.getProperty(Golden.PROPERTY))) {
            Files.writeString(PAGE, right);
        }

        assertThat(rows).as("rulings written down first").isGreaterThanOrEqualTo(400);
        assertThat(Files.readString(PAGE)).isEqualTo(right);
    }

    private Cited of(LawBook book, LawRef ref) {
        return cited.getOrDefault(book, Map.of()).containsKey(ref)
                ? cited.get(book).get(ref)
                : added(book, ref);
    }

    private Cited added(LawBook book, LawRef ref) {
        var fresh = new Cited();
        cited.get(book).put(ref, fresh);
        return fresh;
    }

    private void walk(LawBook book, Irregularity irregularity, Step step) {
        step.laws().forEach(law -> of(book, law).trees().add(irregularity.code()));
        switch (step) {
            case Verdict _ -> {}
            case Question question ->
                    question.answers().forEach(answer -> walk(book, irregularity, answer.next()));
        }
    }

    /// The paragraphs at the end of each row of a table of rulings.
    private int read(String test) throws IOException {
        int rows = 0;
        for (String line : Files.readAllLines(TESTS.resolve(test + ".java"))) {
            String[] cells = line.split("\\|");
            String first = cells[0].strip();
            if (cells.length < 3 || !first.matches("both|cn1999|wbf2017")) {
                continue;
            }
            rows++;
            var books =
                    first.equals("both")
                            ? List.of(LawBook.values())
                            : List.of(LawBook.parse(first));
            for (String law : cells[cells.length - 1].strip().split(" ")) {
                if (law.matches("\\d.*")) {
                    books.forEach(book ->
                            of(book, LawRef.parse(law)).rows().merge(test, 1, Integer::sum));
                }
            }
        }
        return rows;
    }

    private String page() {
        var all = new TreeSet<>(ORDER);
        cited.values().forEach(book -> all.addAll(book.keySet()));
        var lines = new ArrayList<String>();
        lines.add("| Law | 1999 | 2017 | Tried by |");
        lines.add("|---|---|---|---|");
        for (var ref : all) {
            lines.add(
                    "| %s | %s | %s | %s |"
                            .formatted(
                                    ref,
                                    treated(LawBook.CN1999, ref),
                                    treated(LawBook.WBF2017, ref),
                                    tried(ref)));
        }
        return HEAD + String.join("\n", lines) + "\n";
    }

    private String treated(LawBook book, LawRef ref) {
        var one = cited.getOrDefault(book, Map.of()).get(ref);
        if (one == null) {
            return "–";
        }
        return one.trees().isEmpty() ? treatment(book, ref) : String.join(", ", one.trees());
    }

    /// Where parts of the paragraph are cited it stands by them.
    private String treatment(LawBook book, LawRef ref) {
        boolean inParts =
                cited.getOrDefault(book, Map.of()).entrySet().stream()
                        .anyMatch(one ->
                                one.getKey().number() == ref.number()
                                        && !one.getKey().equals(ref)
                                        && one.getKey().part().startsWith(ref.part())
                                        && !one.getValue().trees().isEmpty());
        if (inParts) {
            return "in its parts";
        }
        return switch (LawIndex.in(Locale.ENGLISH).entry(ref.number()).treatment()) {
            case Treatment.RULES -> "worked out";
            case Treatment.RECORDS -> "kept";
            case Treatment.ASKS, Treatment.TELLS -> "told";
        };
    }

    private String tried(LawRef ref) {
        var rows = new TreeMap<String, Integer>();
        for (var book : cited.values()) {
            if (book.containsKey(ref)) {
                book.get(ref).rows().forEach((test, many) -> rows.merge(test, many, Integer::sum));
            }
        }
        return rows.entrySet().stream()
                .map(one -> one.getKey() + " " + one.getValue())
                .collect(Collectors.joining(", "));
    }

    private static List<LawRef> letters(LawBook book) {
        var all = new ArrayList<LawRef>();
        for (String line : paragraphs()) {
            String[] parts = line.split(" \\| ");
            int number = Integer.parseInt(parts[0].split(" ")[0]);
            String letters = book == LawBook.CN1999 ? parts[0].split(" ")[1] : parts[1];
            if (letters.equals("-")) {
                all.add(new LawRef(number, ""));
            } else {
                letters.chars().forEach(one -> all.add(new LawRef(number, "" + (char) one)));
            }
        }
        return all;
    }

    private static List<String> paragraphs() {
        try (var file = ParagraphsTest.class.getResourceAsStream("paragraphs.txt")) {
            return new String(file.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }
}
