package overtrick.boards.page;

import static java.util.concurrent.TimeUnit.MINUTES;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.boards.review.Reckoned;
import overtrick.bridge.play.Trick;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.cards.Suit;
import overtrick.page.Words;
import overtrick.robots.bidding.Readings;
import overtrick.solver.Solver;
import overtrick.testkit.Seeds;

/// Sentences with all that a page says, judgements included, beside their boards. With
/// `-Dovertrick.sentences=FILE` sixty of them are written to a file, for somebody to read who has
/// not written them.
@Timeout(value = 60, unit = MINUTES)
class SentencesTest {

    private static final String FILE = System.getProperty("overtrick.sentences", "");
    private static final int MANY = FILE.isEmpty() ? 3 : 60;

    /// Boards of other tests are other ones, and whoever reads again takes other ones.
    private static final int FIRST_SEED = Integer.getInteger("overtrick.sentences.seed", 20_000);

    private static final Readings READINGS = new Readings();

    @Test
    void boardsStandBesideTheirSentences() throws IOException {
        var text = new StringBuilder();
        int said = 0;
        for (int seed = FIRST_SEED; said < MANY; seed++) {
            var tables = RobotTables.of(Seeds.chance(seed), READINGS);
            boolean flat =
                    tables.here().points(Side.NORTH_SOUTH)
                            == tables.there().points(Side.NORTH_SOUTH);
            if (flat && seed % 10 != 0) {
                continue;
            }
            said++;
            text.append(beside(said, seed, tables));
        }
        assertThat(text).doesNotContain("{");
        if (!FILE.isEmpty()) {
            Files.createDirectories(Path.of(FILE).toAbsolutePath().getParent());
            Files.writeString(Path.of(FILE), text.toString());
        }
    }

    private static String beside(int number, int seed, RobotTables tables) {
        var found = Reckoned.of(tables.here(), tables.there(), READINGS, new Solver(32));
        var part = part(found, tables, Locale.ENGLISH);
        assertThat(part.sentence()).endsWith(".");
        assertThat(part(found, tables, Locale.of("vi")).sentence()).endsWith(".");
        var board = tables.here().board();
        var lines =
                part.lines().stream()
                        .map(line ->
                                "  %s points, %s IMPs: %s%n"
                                        .formatted(line.points(), line.imps(), line.text()))
                        .collect(Collectors.joining());
        return """
        ======== %d (seed %d), the viewer sits South at the table HERE
        Dealer %s, vulnerable: %s
        %s
        HERE:  %s
        %s
        THERE: %s
        %s
        Double-dummy tricks (N E S W; ♠ ♥ ♦ ♣ NT): %s
        SENTENCE (%s IMPs, %s points):
        %s
        STEPS:
        %s
        VIETNAMESE: %s

        """
                .formatted(
                        number,
                        seed,
                        board.dealer(),
                        board.vulnerability(),
                        deal(tables.here()),
                        told(tables.here()),
                        played(tables.here()),
                        told(tables.there()),
                        played(tables.there()),
                        new Solver(32).table(board.deal()),
                        part.imps(),
                        part.points(),
                        part.sentence() + part.known().map(text -> " " + text).orElse(""),
                        lines,
                        part(found, tables, Locale.of("vi")).sentence());
    }

    private static AccountPart part(Reckoned found, RobotTables tables, Locale language) {
        var words = Words.in(language);
        return new AccountWords(
                        found.account().of(Side.NORTH_SOUTH),
                        new Sides(
                                tables.here(),
                                Optional.of(tables.there()),
                                Optional.of(Seat.SOUTH),
                                words),
                        slip -> found.judgement(slip).map(judged -> words.symbols(judged.better())),
                        found::judgement,
                        found::chance,
                        Optional.empty(),
                        "",
                        READINGS,
                        words)
                .part(Optional.empty());
    }

    private static String deal(FinishedBoard board) {
        return Stream.of(Seat.values())
                .map(seat -> seat + ": " + hand(board, seat))
                .collect(Collectors.joining("\n"));
    }

    private static String hand(FinishedBoard board, Seat seat) {
        return Stream.of(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS)
                .map(suit -> suit.symbol() + board.board().deal().hand(seat).ranks(suit))
                .collect(Collectors.joining(" "));
    }

    private static String told(FinishedBoard board) {
        return "%s → %s, %+d for North and South (NS %s, EW %s)"
                .formatted(
                        board.auction().text(),
                        board.result().text(),
                        board.points(Side.NORTH_SOUTH),
                        board.agreements().northSouth(),
                        board.agreements().eastWest());
    }

    private static String played(FinishedBoard board) {
        return board.play()
                .map(play ->
                        Stream.concat(play.tricks().stream(), Stream.of(play.current()))
                                .filter(trick -> !trick.isEmpty())
                                .map(SentencesTest::trick)
                                .collect(Collectors.joining("; ", "       ", "")))
                .orElse("");
    }

    private static String trick(Trick trick) {
        return trick.leader().letter()
                + ":"
                + trick.cards().stream().map(card -> card.code()).collect(Collectors.joining(" "));
    }
}
