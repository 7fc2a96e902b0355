package overtrick.boards.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.boards.review.Comparison;
import overtrick.bridge.score.Result;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.bridgetable.room.Room;
import overtrick.bridgetable.room.RoomResult;
import overtrick.cards.Side;
import overtrick.robots.bidding.Readings;
import overtrick.testkit.Seeds;

/// Beside which of the other tables a board is looked at.
class OtherTablesTest {

    private final FinishedBoard here = RobotTables.of(Seeds.chance(7), new Readings()).here();

    private FinishedBoard with(int tricks) {
        var contract = here.auction().contract().orElseThrow();
        return here.with(
                new RoomResult(
                        Room.RULES,
                        here.auction(),
                        here.meanings(),
                        here.cards(),
                        new Result.Played(contract, tricks)));
    }

    /// The middle one of a field; of two the one that did worse for North and South.
    @ParameterizedTest
    @CsvSource({"1, 3", "2, 3 9", "2, 9 3", "3, 3 9 5", "4, 1 2 12 13"})
    void theMiddleOfTheFieldStandsForIt(int tables, String tricks) {
        var others = new ArrayList<FinishedBoard>();
        for (String each : tricks.split(" ")) {
            others.add(with(Integer.parseInt(each)));
        }
        assertThat(others).hasSize(tables);
        var sorted =
                others.stream()
                        .map(board -> board.points(Side.NORTH_SOUTH))
                        .sorted(Comparator.reverseOrder())
                        .toList();

        var beside = Comparison.of(here, List.of(), others, _ -> true).beside().orElseThrow();

        assertThat(beside.points()).isEqualTo(sorted.get(tables / 2));
        assertThat(beside.here()).isFalse();
    }

    @Test
    void theRobotsTableComesFirst() {
        var robots =
                new RoomResult(
                        Room.RULES, here.auction(), here.meanings(), here.cards(), here.result());

        var comparison =
                Comparison.of(here, List.of(robots), List.of(with(2), with(11)), _ -> true);

        assertThat(comparison.beside().orElseThrow().room()).contains(Room.RULES);
        assertThat(Comparison.of(here, List.of(), List.of(), _ -> true).beside()).isEmpty();
    }
}
