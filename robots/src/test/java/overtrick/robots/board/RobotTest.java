package overtrick.robots.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.board.BoardCommand.AnswerClaim;
import overtrick.bridge.board.BoardCommand.AnswerUndo;
import overtrick.bridge.board.BoardCommand.AskUndo;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.MakeClaim;
import overtrick.bridge.board.BoardCommand.PlayCard;
import overtrick.cards.Seat;
import overtrick.robots.Deals;
import overtrick.robots.TestTable;
import overtrick.testkit.Sample;
import overtrick.testkit.Seeds;

class RobotTest {

    private static final Robot ROBOT = Robot.beginner();

    /// North has every top card: 7NT is cold.
    private static final String COLD =
            "AKQJ.AKQ.AKQ.AKQ 5432.432.432.432 T987.T98.T98.T98 6.J765.J765.J765";

    @Test
    void callsWithAMeaningInTurnOnly() {
        var table = TestTable.with(Deals.board(COLD));

        assertThat(ROBOT.move(table.view(Seat.NORTH)))
                .hasValueSatisfying(move -> {
                    assertThat(move).isInstanceOf(MakeCall.class);
                    assertThat(((MakeCall) move).meaning()).isPresent();
                });
        assertThat(ROBOT.move(table.view(Seat.EAST))).isEmpty();
    }

    @Test
    void playsForDummyButNotAsDummy() {
        var table = TestTable.with(Deals.board(COLD)).calls("7N P P P").cards("S2");

        assertThat(ROBOT.move(table.view(Seat.SOUTH))).isEmpty();
        assertThat(ROBOT.move(table.view(Seat.NORTH)))
                .hasValueSatisfying(move -> assertThat(move).isInstanceOf(PlayCard.class));
    }

    @Test
    void consentsToUndo() {
        var table = TestTable.with(Deals.board(COLD)).calls("1C").order(Seat.NORTH, new AskUndo());

        assertThat(ROBOT.move(table.view(Seat.EAST))).isEqualTo(Optional.of(new AnswerUndo(true)));
        assertThat(ROBOT.move(table.view(Seat.NORTH))).isEmpty();
    }

    @Test
    void answersClaims() {
        var table =
                TestTable.with(Deals.board(COLD))
                        .calls("7N P P P")
                        .cards("S2")
                        .order(Seat.NORTH, new MakeClaim(13, ""));

        assertThat(ROBOT.move(table.view(Seat.EAST))).isEqualTo(Optional.of(new AnswerClaim(true)));
        assertThat(ROBOT.move(table.view(Seat.WEST))).isEqualTo(Optional.of(new AnswerClaim(true)));
        assertThat(ROBOT.move(table.view(Seat.NORTH))).isEmpty();
    }

    @Test
    void hasNothingToDoWhenTheBoardIsOver() {
        var table = TestTable.with(Deals.board(COLD)).calls("P P P P");

        for (var seat : Seat.values()) {
            assertThat(ROBOT.move(table.view(seat))).isEmpty();
        }
    }

    /// What the robot does can depend on nothing it cannot see: at every step the hidden hands are
    /// dealt again, the view stays the same, and so does the move.
    @Test
    void doesTheSameWhateverTheOthersHold() {
        Seeds.each(
                40,
                chance -> {
                    var number = new BoardNumber(1 + chance.nextInt(16));
                    var table = TestTable.with(Board.of(number, Sample.deal(chance)));
                    while (!table.board().isOver()) {
                        var seat = table.actor();
                        var other = table.copiedOnto(Deals.redealt(table.board(), seat, chance));
                        assertThat(other.view(seat).hands()).isEqualTo(table.view(seat).hands());
                        assertThat(other.view(seat).auction())
                                .isEqualTo(table.view(seat).auction());
                        var move = ROBOT.move(table.view(seat));
                        assertThat(ROBOT.move(other.view(seat)))
                                .as("%s", table.view(seat))
                                .isEqualTo(move);
                        table.order(seat, move.orElseThrow());
                    }
                });
    }

    @Test
    void copesWithAPartnerWhoDoesAnything() {
        Seeds.each(
                100,
                chance -> {
                    var table = TestTable.with(Board.of(new BoardNumber(1), Sample.deal(chance)));
                    while (!table.board().isOver()) {
                        var seat = table.actor();
                        if (seat != Seat.SOUTH) {
                            table.moveBy(ROBOT);
                            continue;
                        }
                        var offers =
                                table.view(seat).offers().stream()
                                        .filter(o -> o instanceof MakeCall || o instanceof PlayCard)
                                        .toList();
                        int wild = Math.min(offers.size(), 6);
                        table.order(seat, offers.get(chance.nextInt(wild)));
                    }
                });
    }
}
