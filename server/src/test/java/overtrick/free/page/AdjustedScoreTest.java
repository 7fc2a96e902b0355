package overtrick.free.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.bridge.board.BoardView;
import overtrick.bridgetable.duplicate.BoardPlan;
import overtrick.cards.Seat;
import overtrick.free.FreeTerms;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.house.table.TableCommand;
import overtrick.house.table.TableView;
import overtrick.house.terms.Strength;
import overtrick.laws.LawBook;
import overtrick.laws.board.Adjustment;
import overtrick.laws.board.FreeCommand;
import overtrick.laws.board.FreeView;
import overtrick.log.host.Reply;
import overtrick.page.Words;
import overtrick.robots.bidding.Agreements;
import overtrick.server.Club;
import overtrick.server.ClubSettings;

/// The score that a director gives is read aloud like the one of the table.
@Timeout(60)
class AdjustedScoreTest {

    private static final Member.Person ANN = new Member.Person(new PersonId("ann"), "Ann");

    /// Opens the table, directs it and does not play.
    private static final Member.Person DIRECTOR = new Member.Person(new PersonId("lan"), "Lan");

    private static final FreeTerms DIRECTED =
            new FreeTerms(new BoardPlan.Dealt(), Agreements.STANDARD, LawBook.WBF2017, true);

    @TempDir private Path data;

    private static TableView<Optional<FreeView>> look(Club club, TableId id) {
        return club.free().tables().look(id, ANN).orElseThrow();
    }

    private static void send(Club club, TableId id, Member by, TableCommand<FreeCommand> command) {
        assertThat(club.free().tables().send(id, by, command)).isInstanceOf(Reply.Done.class);
    }

    @Test
    void itIsReadAloudWithBothSides() {
        var settings =
                ClubSettings.in(data).withRobotPace(Duration.ZERO).withRobots(Strength.THUMB);
        try (var club = Club.open(settings)) {
            var id = club.free().tables().open(DIRECTOR, "", DIRECTED);
            send(club, id, ANN, new TableCommand.Sit<>(Seat.SOUTH));
            club.free().tables().fill(id, ANN, Seat::name);
            send(club, id, ANN, new TableCommand.SitOut<>());
            await().atMost(Duration.ofSeconds(50))
                    .pollInterval(Duration.ofMillis(10))
                    .until(() ->
                            look(club, id)
                                    .game()
                                    .map(FreeView::board)
                                    .filter(BoardView::isOver)
                                    .isPresent());
            var pages = new FreePages(club.free(), club.readings());
            var words = Words.in(Locale.ENGLISH);
            var before = pages.page(id, look(club, id), words);

            var adjusted = new FreeCommand.Adjust(new Adjustment(420, -450, "Law 12C"));
            send(club, id, DIRECTOR, new TableCommand.Move<>(adjusted, look(club, id).number()));

            var now = pages.page(id, look(club, id), words);
            assertThat(pages.said(now, before))
                    .contains("Score adjusted by the director of this table.")
                    .contains("North–South +420.")
                    .contains("East–West −450.")
                    .contains("Law 12C");
            assertThat(pages.said(now, now)).isEmpty();
        }
    }
}
