package overtrick.systems;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.bridge.Vulnerability;
import overtrick.systems.language.Book;
import overtrick.systems.language.Compiler;

/// The hands for practice in the files are the tests of their conventions: every system, every
/// choice that has such hands and every ready card makes the calls that stand there.
class DrillTest {

    /// Options with drills in the files of their choices.
    private static final Set<String> DRILLED =
            Set.of(
                    "bergen",
                    "drury",
                    "gazzilli",
                    "minor-raises",
                    "multi",
                    "notrump-defence",
                    "notrump-opening",
                    "opening-majors",
                    "over-their-overcall",
                    "two-bids",
                    "two-notrump-stayman");

    record Played(String name, Map<String, String> choices, Book book) {

        static Played of(String name, Map<String, String> choices) {
            return new Played(name, choices, Compiler.compile(name, choices, DrillTest::text));
        }

        @Override
        public String toString() {
            return name + choices;
        }
    }

    private static final List<Played> PLAYED = all();

    static List<Played> played() {
        return PLAYED;
    }

    private static List<Played> all() {
        var all = new ArrayList<Played>();
        for (var name : BiddingSystem.NAMES) {
            all.add(Played.of(name, Map.of()));
            BiddingSystem.named(name)
                    .book()
                    .leftOpen()
                    .forEach((option, choices) ->
                            choices.stream()
                                    .skip(DRILLED.contains(option) ? 1 : choices.size())
                                    .map(choice -> Played.of(name, Map.of(option, choice)))
                                    .filter(one -> one.book().refused().isEmpty())
                                    .forEach(all::add));
        }
        for (var card : ReadyCard.ALL) {
            all.add(Played.of(card.agreement().system(), card.agreement().choices()));
        }
        return all;
    }

    private static Optional<String> text(String file) {
        try (var found = BiddingSystem.class.getResourceAsStream(file + Compiler.ENDING)) {
            return found == null
                    ? Optional.empty()
                    : Optional.of(new String(found.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("played")
    void theHandsMakeTheCallsThatStandThere(Played played) {
        var book = played.book();
        var system = new BiddingSystem(played.name(), book);
        var wrong = new ArrayList<String>();
        for (var drill : book.drills()) {
            var now = Understanding.of(system, drill.auction(), Vulnerability.NONE);
            var row = now.choose(drill.hand()).row();
            if (!row.call().equals(drill.call())) {
                wrong.add(
                        "%s: %s after %s with %s, %s by %s"
                                .formatted(
                                        drill.place(),
                                        row.call().code(),
                                        drill.auction().text(),
                                        drill.hand(),
                                        row.key(),
                                        row.place()));
            }
        }

        assertThat(wrong).isEmpty();
    }

    /// What can be switched on has drills in its file.
    @Test
    void everyConventionHasDrills() {
        var files = new HashSet<String>();
        for (var played : played()) {
            played.book().drills().forEach(drill -> files.add(drill.place().split("[.]")[0]));
        }

        assertThat(files)
                .contains(
                        "notrump-range",
                        "drury",
                        "bergen",
                        "gazzilli",
                        "inverted-minors",
                        "puppet-stayman",
                        "they-overcall-notrump",
                        "multi",
                        "defence-to-notrump",
                        "natural-over-notrump",
                        "multi-landy",
                        "major-and-minor",
                        "cappelletti",
                        "dont");
    }
}
