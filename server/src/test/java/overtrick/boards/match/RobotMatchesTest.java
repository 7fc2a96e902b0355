package overtrick.boards.match;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import overtrick.bridgetable.duplicate.BoardPlan;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.house.codes.TableId;
import overtrick.house.json.Json;
import overtrick.house.people.Visitor;
import overtrick.house.table.Member;
import overtrick.house.table.TableCommand.Sit;
import overtrick.house.table.TableRefusal;
import overtrick.house.terms.Strength;
import overtrick.log.host.Reply;
import overtrick.scoring.board.ImpTable;
import overtrick.server.Club;
import overtrick.server.ClubSettings;

@Timeout(value = 60, unit = TimeUnit.SECONDS)
class RobotMatchesTest {

    private static final Team ONE = new Team("acol", Strength.THUMB);
    private static final Team OTHER = new Team("standard-american", Strength.BEGINNER);

    private static Club club(Path data) {
        return Club.open(ClubSettings.in(data).withRobotPace(Duration.ZERO));
    }

    private static TableId begin(Club club, int boards) {
        return club.matches()
                .begin(
                        ONE,
                        OTHER,
                        boards,
                        open -> open ? "Open" : "Closed",
                        (seat, team) -> seat.name() + " · " + team.strength().word());
    }

    private static RobotMatch played(Club club, TableId match) throws InterruptedException {
        while (!club.matches().find(match).orElseThrow().isOver()) {
            Thread.sleep(20);
        }
        return club.matches().find(match).orElseThrow();
    }

    @Test
    void bothRoomsPlayTheSameBoardWithTheTeamsExchanged(@TempDir Path data)
            throws InterruptedException {
        try (var club = club(data)) {
            var match = played(club, begin(club, 1));

            var line = match.boards().getFirst();
            var open = line.open().orElseThrow();
            var closed = line.closed().orElseThrow();
            assertThat(open.board()).isEqualTo(closed.board());
            assertThat(open.agreements().northSouth()).isEqualTo("acol");
            assertThat(closed.agreements().northSouth()).isEqualTo("standard-american");
            assertThat(open.names().get(Seat.EAST)).isEqualTo("EAST · beginner");
            assertThat(closed.names().get(Seat.EAST)).isEqualTo("EAST · thumb");
            int points = open.points(Side.NORTH_SOUTH) - closed.points(Side.NORTH_SOUTH);
            assertThat(line.imps()).contains(ImpTable.imps(points));
            assertThat(match.won() - match.lost()).isEqualTo(ImpTable.imps(points));
            assertThat(match.one()).isEqualTo(ONE);
            assertThat(match.other()).isEqualTo(OTHER);
        }
    }

    @Test
    void aBoardIsOpenWhenBothRoomsHavePlayedIt(@TempDir Path data) throws InterruptedException {
        try (var club = club(data)) {
            var line = played(club, begin(club, 1)).boards().getFirst();

            assertThat(club.history().maySee(line.open().orElseThrow(), Optional.empty())).isTrue();
            assertThat(club.history().maySee(line.closed().orElseThrow(), Optional.empty()))
                    .isTrue();
            var inOneRoom = ofAnotherMatch(line.open().orElseThrow());
            assertThat(club.history().maySee(inOneRoom, Optional.empty())).isFalse();
        }
    }

    /// As if no other room had played it yet.
    private static FinishedBoard ofAnotherMatch(FinishedBoard board) {
        String record = Json.MAPPER.writeValueAsString(board);
        String another = record.replace(board.set().orElseThrow(), BoardPlan.OfMatch.set("ANOTHR"));
        return Json.MAPPER.readValue(another, FinishedBoard.class);
    }

    @Test
    void nobodySitsDownAndTheMatchIsListed(@TempDir Path data) {
        try (var club = club(data)) {
            var match = begin(club, 4);
            Visitor ann = club.people().welcome("Ann");
            var refused = club.duplicate().send(match, ann.person(), new Sit<>(Seat.SOUTH));

            assertThat(refused).isEqualTo(new Reply.Refused(TableRefusal.THE_HOUSE_SEATS));
            assertThat(club.matches().latest(5)).hasSize(1);
            var listed = club.matches().latest(5).getFirst();
            assertThat(listed.open()).isEqualTo(match);
            assertThat(club.matches().find(listed.closed()).map(RobotMatch::open)).contains(match);
            assertThat(club.duplicate().look(match, Member.House.HOUSE).orElseThrow().chairs())
                    .hasSize(4);
        }
    }
}
