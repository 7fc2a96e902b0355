package overtrick.classroom.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.classroom.course.Kept;
import overtrick.house.table.PersonId;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;

class JudgeTest {

    /// North, who deals, has a notrump of 15 to 17; South five hearts and nine points.
    private static final Board BOARD =
            Board.of(
                    new BoardNumber(1),
                    Deal.parse(
                            "N:AQ54.K3.KQ83.Q95 JT9.A2.J952.KJT3 K83.QJ987.A4.864 762.T654.T76.A72"));

    private static final PersonId LAN = new PersonId("lan");
    private static final PersonId ANN = new PersonId("ann");

    private final Judge judge = new Judge(new Readings());

    private static Kept kept(String calls, int given, Map<Seat, PersonId> students) {
        return new Kept(0, 0, 1, 1, students, calls, "", given, Optional.empty());
    }

    @ParameterizedTest(name = "{0}: {1} instead of {2}")
    @CsvSource({"1NT P 2D, 2D, 2D", "1NT P 2H, 2H, 2D", "1NT P 3NT, 3N, 2D"})
    void aCallIsLookedUpInTheSystem(String calls, String made, String due) {
        var judged = judge.of(BOARD, Agreements.USUAL, kept(calls, 0, Map.of(Seat.SOUTH, LAN)));

        assertThat(judged).hasSize(1);
        assertThat(judged.getFirst().call().code()).isEqualTo(made);
        assertThat(judged.getFirst().due().call().code()).isEqualTo(due);
        assertThat(judged.getFirst().isRight()).isEqualTo(made.equals(due));
    }

    /// The judge of practice says more of a wrong call, and is asked once.
    @Test
    void aWrongCallIsJudgedAsInPractice() {
        var kept = kept("1NT P 3NT", 0, Map.of(Seat.SOUTH, LAN));
        var wrong = judge.of(BOARD, Agreements.USUAL, kept).getFirst();
        var asked = new AtomicInteger();
        var verdict = judge.verdict(BOARD, Agreements.USUAL, kept, wrong, asked::incrementAndGet);

        assertThat(verdict.due().call().code()).isEqualTo("2D");
        assertThat(verdict.yours().call().code()).isEqualTo("3N");
        assertThat(verdict.cost()).isPresent();
        assertThat(judge.verdict(BOARD, Agreements.USUAL, kept, wrong, asked::incrementAndGet))
                .isSameAs(verdict);
        assertThat(asked).hasValue(1);
    }

    /// Robots are not judged, nor is what came with the board.
    @Test
    void onlyWhatStudentsCalledThemselvesIsJudged() {
        var pair = Map.of(Seat.NORTH, ANN, Seat.SOUTH, LAN);

        assertThat(judge.of(BOARD, Agreements.USUAL, kept("1NT P 2D P 2H", 0, pair)))
                .extracting(Judged::place)
                .containsExactly(0, 2, 4);
        assertThat(judge.of(BOARD, Agreements.USUAL, kept("1NT P 2D P 2H", 3, pair)))
                .extracting(Judged::student)
                .containsExactly(ANN);
    }
}
