package overtrick.laws.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.table.Duty;
import overtrick.laws.table.Ruled;
import overtrick.testkit.Conformance;
import overtrick.testkit.Playthrough;

/// Random irregular auctions and plays keep every promise of [Conformance]: after any ruling the
/// table is lawful and is played to its end, and no view tells more than the irregularity showed.
@Timeout(120)
class FreeConformanceTest {

    private static final int GAMES = Integer.getInteger("overtrick.games", 12);

    private static final List<Playthrough<FreeSession, FreeEvent>> PLAYED = new ArrayList<>();

    @BeforeAll
    static void playRandomGames() {
        for (var book : LawBook.values()) {
            PLAYED.addAll(new Conformance<>(new FreeGame(book, false)).play(GAMES / 2));
        }
    }

    @Test
    void everyBoardComesToItsEndAndNothingIsStillOwed() {
        assertThat(PLAYED)
                .allSatisfy(game -> {
                    var board = game.end().board().orElseThrow();
                    assertThat(board.isOver()).isTrue();
                    assertThat(board.ledger().owed()).isEmpty();
                    assertThat(board.ledger().duties())
                            .extracting(Duty::status)
                            .doesNotContain(Duty.Status.OWED);
                });
    }

    @Test
    void aPersonMayDirect() {
        var games = new Conformance<>(new FreeGame(LawBook.WBF2017, true)).play(1);

        assertThat(games)
                .allSatisfy(game -> assertThat(game.end().board().orElseThrow().isOver()).isTrue());
    }

    @Test
    void muchGoesWrong() {
        var kinds =
                PLAYED.stream()
                        .flatMap(game ->
                                game.end().board().orElseThrow().ledger().rulings().stream())
                        .map(Ruled::irregularity)
                        .collect(Collectors.toSet());

        assertThat(kinds).hasSizeGreaterThan(5).contains(Irregularity.REVOKE);
    }

    @Test
    void manyOtherWorldsWereCompared() {
        assertThat(PLAYED.stream().mapToInt(Playthrough::redeals).sum()).isGreaterThan(GAMES * 5);
    }
}
