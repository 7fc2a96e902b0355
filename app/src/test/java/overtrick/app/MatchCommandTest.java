package overtrick.app;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.app.Ran.overtrick;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.testkit.Program;

class MatchCommandTest {

    private static final String SYSTEM = "standard-american";

    /// Of a board on which robots that search need not think for long.
    private static final String QUICK_SEED = "8";

    @Test
    void aSystemDrawsWithItself() {
        var ran = match("--boards", "6", "--seed", "1");

        assertThat(ran.status()).isZero();
        assertThat(ran.lines()).hasSize(9);
        assertThat(ran.lines().getFirst())
                .isEqualTo(
                        "standard-american (North–South in the open room) against"
                                + " standard-american, seed 1");
        assertThat(ran.lines().subList(2, 8)).allMatch(line -> line.endsWith("  +0"));
        assertThat(ran.lines().getLast())
                .isEqualTo("standard-american 0, standard-american 0 IMPs; +0.00 ± 0.00 a board");
    }

    @Test
    void theSameSeedIsTheSameMatch() {
        var lines = match("--boards", "4", "--seed", "7", "--json").lines();

        assertThat(match("--boards", "4", "--seed", "7", "--json").lines()).isEqualTo(lines);
        assertThat(lines).hasSize(5);
        assertThat(lines.getFirst())
                .startsWith("{\"board\":1,\"deal\":\"N:")
                .contains("\"dealer\":\"N\",\"vulnerability\":\"none\",\"open\":{\"auction\":\"");
        assertThat(lines.getLast()).contains("\"seed\":7,\"boards\":4,\"won\":0,\"lost\":0");
        assertThat(match("--boards", "4", "--seed", "8", "--json").lines()).isNotEqualTo(lines);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    --ns canape --ew standard-american --no-play | system is not one of
                    --ns standard-american --ew standard-american --no-play --boards 0 | --boards is not 1 or more: 0
                    --ns standard-american --ew standard-american --level master | Invalid value for option '--level'
                    """)
    void whatCannotBeIsRefusedInOneLine(String arguments, String said) {
        var ran = overtrick(("match " + arguments).split(" "));

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err().lines().toList()).hasSize(1);
        assertThat(ran.err()).startsWith(said);
    }

    /// With cards: both rooms, the levels by team, and the same bytes again.
    @Test
    void cardsArePlayedToo() {
        var words =
                "match --ns acol --ew precision --ns-level club --ew-level beginner --boards 1"
                        + " --json --seed "
                        + QUICK_SEED;
        var lines = overtrick(words.split(" ")).lines();

        assertThat(lines).hasSize(2);
        assertThat(lines.getFirst())
                .containsPattern("\"open\":.*\"cards\":\"([SHDC][2-9TJQKA] ?){52}\"");
        assertThat(lines.getFirst())
                .containsPattern("\"closed\":.*\"cards\":\"([SHDC][2-9TJQKA] ?){52}\"");
        assertThat(lines.getLast())
                .contains(
                        "\"nsLevel\":\"club\",\"ewLevel\":\"beginner\",\"seed\":%s,\"boards\":1"
                                .formatted(QUICK_SEED));
        assertThat(overtrick(words.split(" ")).lines()).isEqualTo(lines);
    }

    @Test
    void aFileOfYourOwnPlaysToo(@TempDir Path directory) throws IOException {
        var mine = Files.writeString(directory.resolve("mine.bid"), "title Mine\ninclude acol\n");
        for (String cards : List.of("--no-play", "--play")) {
            var ran =
                    overtrick(
                            "match",
                            "--ns",
                            mine.toString(),
                            "--ew",
                            "acol",
                            "--boards",
                            "1",
                            "--level",
                            "beginner",
                            "--seed",
                            QUICK_SEED,
                            cards);

            assertThat(ran.err()).isEmpty();
            assertThat(ran.lines().getFirst()).startsWith("mine (");
        }
    }

    /// Another process of the same program plays for the other side.
    @Test
    void aRivalThatIsTheSameProgramDraws() {
        String itself = String.join(" ", Program.command(Main.class)) + " batch";
        var bidding = match("--boards", "3", "--seed", "1", "--rival", itself);

        assertThat(bidding.err()).isEmpty();
        assertThat(bidding.lines().getFirst())
                .contains("against standard-american (rival), seed 1");
        assertThat(bidding.lines().getLast())
                .startsWith("standard-american 0, standard-american (rival) 0 IMPs");

        var words =
                "match --ns acol --ew acol --level beginner --boards 1 --json --seed " + QUICK_SEED;
        var arguments = new ArrayList<>(List.of(words.split(" ")));
        var alone = overtrick(arguments.toArray(String[]::new)).lines();
        arguments.addAll(List.of("--rival", itself));
        var against = overtrick(arguments.toArray(String[]::new)).lines();

        assertThat(against.getFirst()).isEqualTo(alone.getFirst());
        assertThat(against.getLast()).contains("\"rival\":true");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    ./no-such-program | the rival cannot be started:
                    cat   | the rival's answer has no "call": {"ask":"call"
                    true  | the rival has ended; asked was: {"ask":"call"
                    yes {"call":"2Z"} | the rival calls 2Z after:
                    yes {"call":"XX"} | the rival calls XX after:
                    sleep 60 | the rival has not answered within 1 s; asked was: {"ask":"call"
                    """)
    @DisabledOnOs(OS.WINDOWS)
    void whatIsNoRivalIsToldInALine(String rival, String said) {
        var ran = match("--boards", "1", "--seed", "1", "--rival", rival, "--rival-patience", "1");

        assertThat(ran.status()).isEqualTo(2);
        assertThat(ran.err()).startsWith(said).hasLineCount(1);
    }

    private static Ran match(String... more) {
        var arguments =
                new ArrayList<>(List.of("match", "--ns", SYSTEM, "--ew", SYSTEM, "--no-play"));
        arguments.addAll(List.of(more));
        return overtrick(arguments.toArray(String[]::new));
    }
}
