package overtrick.server;

import static java.util.concurrent.TimeUnit.SECONDS;
import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.time.Duration;
import java.util.Optional;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.boards.review.Note;
import overtrick.bridge.board.BoardView;
import overtrick.bridgetable.duplicate.BoardPlan;
import overtrick.bridgetable.duplicate.DuplicateTerms;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.bridgetable.duplicate.PlayedAt;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.house.codes.TableId;
import overtrick.house.table.TableCommand.Move;
import overtrick.house.table.TableCommand.Sit;
import overtrick.house.table.TableView;
import overtrick.house.terms.Strength;
import overtrick.log.host.Reply;
import overtrick.robots.board.Robot;
import overtrick.scoring.board.ImpTable;

/// What the club makes of a board when it is over. The person is played by a robot.
@Timeout(value = 60, unit = SECONDS)
class AfterTheBoardTest extends OpenClub {

    private final Robot hand = Robot.beginner();

    @Override
    ClubSettings settings(ClubSettings usual) {
        return usual.withRobots(Strength.THUMB);
    }

    @Test
    void everyBoardIsComparedWithTheRobotsTable() {
        var board = played(table(new BoardPlan.Dealt()));

        var comparison = club.comparisons().of(board);

        var robots = comparison.robots().orElseThrow();
        assertThat(robots.board()).isEqualTo(board.board());
        assertThat(robots.names()).isEmpty();
        for (var side : Side.values()) {
            assertThat(comparison.imps(side))
                    .hasValue(ImpTable.imps(board.points(side) - robots.points(side)));
        }
        assertThat(club.comparisons().session(lan.person().id(), board.table()).boards())
                .isEqualTo(1);
    }

    @Test
    void aComparisonIsTheSameAfterARestart() {
        var board = played(table(new BoardPlan.Dealt()));
        var before = club.comparisons().of(board);
        club.close();

        club = opened();

        assertThat(club.comparisons().of(board)).isEqualTo(before);
    }

    @Test
    void aSessionAddsItsBoardsUp() {
        var id = table(new BoardPlan.Dealt());
        var first = played(id);
        done(id);
        var second = played(id, 2);

        int sum = // compared first: a board that robots have still to play does not count
                club.comparisons().of(first).imps(Side.NORTH_SOUTH).orElseThrow()
                        + club.comparisons().of(second).imps(Side.NORTH_SOUTH).orElseThrow();
        var session = club.comparisons().session(lan.person().id(), id);

        assertThat(session.boards()).isEqualTo(2);
        assertThat(session.imps()).isEqualTo(sum);
    }

    @Test
    void aBoardPlayedAgainIsMarkedAndCountsForNothing() {
        var first = played(table(new BoardPlan.Dealt()));
        var again = played(table(new BoardPlan.Again(first.at(), "", "", Optional.empty())));

        assertThat(again.board()).isEqualTo(first.board());
        assertThat(again.again()).contains(first.at());
        assertThat(club.history().again(first.at())).containsExactly(again);
        assertThat(club.history().boardsOf(lan.person().id(), 0, 10))
                .singleElement()
                .satisfies(entry -> assertThat(entry.board()).isEqualTo(first));
        assertThat(club.comparisons().of(again).rows()).hasSize(1);
        assertThat(club.comparisons().of(first).rows()).hasSize(2);
    }

    /// A table at which a board is played again brings that board and no other.
    @Test
    void aBoardIsTakenUpAgainWhereverItIsAskedFor() {
        var first = played(table(new BoardPlan.Dealt()));
        var auction = first.auction();
        var cards = first.cards().subList(0, Math.min(6, first.cards().size()));
        var plan =
                new BoardPlan.Again(
                        first.at(),
                        auction.text(),
                        String.join(" ", cards.stream().map(card -> card.code()).toList()),
                        Optional.empty());
        var again = played(table(plan));

        assertThat(again.auction()).isEqualTo(auction);
        assertThat(again.cards()).startsWith(cards.toArray(Card[]::new));
        assertThat(club.duplicate().next(again.table(), lan.person(), view(again.table()).number()))
                .isInstanceOf(Reply.Refused.class);
    }

    @Test
    void whatSomebodyKeepsIsThereAgainAfterARestart() {
        var board = new PlayedAt("ABCDE", 1);
        var person = lan.person().id();
        club.reviews().keep(person, board, new Note(true, "Đánh lại!"));
        String link = club.reviews().share(person, board);
        club.close();

        club = opened();

        assertThat(club.reviews().note(person, board)).isEqualTo(new Note(true, "Đánh lại!"));
        assertThat(club.reviews().share(person, board)).isEqualTo(link);
        assertThat(club.reviews().shared(link).orElseThrow().board()).isEqualTo(board);
        club.reviews().unshare(person, board);
        assertThat(club.reviews().shared(link)).isEmpty();
    }

    private TableId table(BoardPlan plan) {
        var id = club.duplicate().open(lan.person(), "Friday", DuplicateTerms.with(plan));
        club.duplicate().send(id, lan.person(), new Sit<>(Seat.SOUTH));
        club.duplicate().fill(id, lan.person(), _ -> "Robot");
        return id;
    }

    private void done(TableId id) {
        club.duplicate().next(id, lan.person(), view(id).number());
    }

    private FinishedBoard played(TableId id) {
        return played(id, 1);
    }

    private FinishedBoard played(TableId id, int ordinal) {
        while (club.history().board(id, ordinal).isEmpty()) {
            var view = awaited(id, board -> board.isOver() || hand.move(board).isPresent());
            var board = view.game().orElseThrow();
            hand.move(board)
                    .ifPresent(wish ->
                            club.duplicate()
                                    .send(id, lan.person(), new Move<>(wish, view.number())));
        }
        return club.history().board(id, ordinal).orElseThrow();
    }

    private TableView<Optional<BoardView>> awaited(TableId id, Predicate<BoardView> sign) {
        return await().atMost(20, SECONDS)
                .pollInterval(Duration.ofMillis(2))
                .until(() -> view(id), view -> view.game().filter(sign).isPresent());
    }

    private TableView<Optional<BoardView>> view(TableId id) {
        return club.duplicate().look(id, lan.person()).orElseThrow();
    }
}
