package overtrick.boards.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import overtrick.boards.page.cost.CostsPage;
import overtrick.boards.review.CostCourse;
import overtrick.boards.review.CostCourse.Costed;
import overtrick.boards.review.CostCourse.Part;
import overtrick.boards.review.Costs;
import overtrick.boards.review.Costs.Dear;
import overtrick.boards.review.Phase;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.house.json.Json;
import overtrick.page.Words;

/// Who lost what over the boards of a session, and what cost most.
class CostCourseTest {

    private static FinishedBoard board(int number) {
        return TwelveTricks.board(number, "6N P P P", "ST S4 S2 SA", 12);
    }

    private static Costs costs(Side side, Phase phase, int imps, Dear... dearest) {
        return new Costs(
                Map.of(side.seats().iterator().next(), Map.of(phase, imps)),
                Map.of(side, Map.of(phase, imps)),
                List.of(dearest));
    }

    private static Costed of(int number, Costs costs) {
        return new Costed(board(number), Optional.of(costs));
    }

    private static final Dear LEAD = new Dear(Seat.WEST, Phase.LEAD, 1, "ST", 1, 6);
    private static final Dear TRICK = new Dear(Seat.EAST, Phase.DEFENCE, 12, "CA", 2, 11);

    /// Board 2 was played at two tables, board 4 has not been worked out.
    private static final CostCourse COURSE =
            new CostCourse(
                    List.of(
                            of(1, costs(Side.NORTH_SOUTH, Phase.BIDDING, 10)),
                            of(3, costs(Side.EAST_WEST, Phase.LEAD, 6, LEAD)),
                            of(2, costs(Side.EAST_WEST, Phase.DEFENCE, 11, TRICK)),
                            of(2, costs(Side.NORTH_SOUTH, Phase.DECLARER, 4)),
                            new Costed(board(4), Optional.empty())));

    @Test
    void itIsAddedUpInTheOrderOfTheBoards() {
        assertThat(COURSE.numbers()).containsExactly(1, 2, 3);
        assertThat(COURSE.known()).isEqualTo(4);
        assertThat(COURSE.unknown())
                .extracting(one -> one.board().number().value())
                .containsExactly(4);
        assertThat(COURSE.lost(Side.EAST_WEST, Part.DEFENCE))
                .as("the lead is a part of the defence")
                .containsExactly(0, 11, 17);
        assertThat(COURSE.lost(Side.NORTH_SOUTH, Part.BIDDING)).containsExactly(10, 10, 10);
        assertThat(COURSE.lost(Side.NORTH_SOUTH, Part.DEFENCE)).containsExactly(0, 0, 0);
        assertThat(COURSE.lost(Part.DECLARER)).containsExactly(0, 4, 4);
    }

    @Test
    void theDearestComesFirst() {
        assertThat(COURSE.dearest(5))
                .extracting(CostCourse.Loss::dear)
                .containsExactly(TRICK, LEAD);
        assertThat(COURSE.dearest(1)).hasSize(1);
    }

    /// Both say the same: the picture with its sentence, and the list.
    @Test
    void thePageSaysItInWordsToo() {
        var page =
                new CostsPage(Words.in(Locale.ENGLISH), "/tables/ABCDE/costs", "/", true, COURSE);
        var curve = page.curve().orElseThrow();

        assertThat(curve.lines()).hasSize(6);
        assertThat(page.told()).isEqualTo("Most went here: EW · Defence, 17 IMPs.");
        assertThat(curve.csv())
                .startsWith("Board,NS · Bidding,NS · Declarer play,NS · Defence,EW · Bidding,")
                .contains("\r\n2,10,4,0,0,0,11\r\n");
        assertThat(page.dearest()).extracting(page::trick).containsExactly(3, 1);
        assertThat(page.width(page.dearest().getFirst())).isEqualTo(CostsPage.WIDTH);
        assertThat(page.width(page.dearest().getLast())).isEqualTo(CostsPage.WIDTH * 6 / 11);
        assertThat(page.who(page.dearest().getFirst())).startsWith("E");
    }

    /// What was kept before sides and cards were noted: what both of a side bear counts once.
    @Test
    void oldRowsAreRead() {
        var kept = "{\"imps\":{\"E\":{\"DEFENCE\":5},\"W\":{\"DEFENCE\":5}}}";

        var read = Json.MAPPER.readValue(kept, Costs.class);

        assertThat(read.of(Side.EAST_WEST, Phase.DEFENCE)).isEqualTo(5);
        assertThat(read.dearest()).isEmpty();
        var whole = costs(Side.EAST_WEST, Phase.LEAD, 6, LEAD);
        assertThat(Json.MAPPER.readValue(Json.MAPPER.writeValueAsString(whole), Costs.class))
                .isEqualTo(whole);
    }
}
