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
import overtrick.boards.review.Phase;
import overtrick.boards.review.ScoredCosts;
import overtrick.boards.review.ScoredCosts.Dear;
import overtrick.bridgetable.duplicate.Cost;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.bridgetable.page.CostWords;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.house.json.Json;
import overtrick.page.Words;
import overtrick.scoring.Unit;
import overtrick.scoring.reckoning.Fraction;

/// Who lost what over the boards of a session, and what cost most.
class CostCourseTest {

    private static FinishedBoard board(int number) {
        return TwelveTricks.board(number, "6N P P P", "ST S4 S2 SA", 12);
    }

    private static ScoredCosts costs(Side side, Phase phase, int imps, Dear... dearest) {
        return costs(Unit.IMPS, side, phase, Fraction.of(imps), dearest);
    }

    private static ScoredCosts costs(
            Unit unit, Side side, Phase phase, Fraction lost, Dear... dearest) {
        return new ScoredCosts(
                unit,
                Map.of(side.seats().getFirst(), Map.of(phase, lost)),
                Map.of(side, Map.of(phase, lost)),
                List.of(dearest));
    }

    private static Costed of(int number, ScoredCosts costs) {
        return new Costed(board(number), costs.unit(), Optional.of(costs));
    }

    private static final Dear LEAD = new Dear(Seat.WEST, Phase.LEAD, 1, "ST", 1, Cost.imps(6));
    private static final Dear TRICK =
            new Dear(Seat.EAST, Phase.DEFENCE, 12, "CA", 2, Cost.imps(11));

    /// Board 2 was played at two tables, board 4 has not been worked out.
    private static final CostCourse COURSE =
            new CostCourse(
                    List.of(
                            of(1, costs(Side.NORTH_SOUTH, Phase.BIDDING, 10)),
                            of(3, costs(Side.EAST_WEST, Phase.LEAD, 6, LEAD)),
                            of(2, costs(Side.EAST_WEST, Phase.DEFENCE, 11, TRICK)),
                            of(2, costs(Side.NORTH_SOUTH, Phase.DECLARER, 4)),
                            new Costed(board(4), Unit.IMPS, Optional.empty())));

    @Test
    void itIsAddedUpInTheOrderOfTheBoards() {
        assertThat(COURSE.numbers()).containsExactly(1, 2, 3);
        assertThat(COURSE.known()).isEqualTo(4);
        assertThat(COURSE.unknown())
                .extracting(one -> one.board().number().value())
                .containsExactly(4);
        assertThat(COURSE.lost(Side.EAST_WEST, Part.DEFENCE))
                .as("the lead is a part of the defence")
                .containsExactly(Fraction.of(0), Fraction.of(11), Fraction.of(17));
        assertThat(COURSE.lost(Side.NORTH_SOUTH, Part.BIDDING))
                .containsExactly(Fraction.of(10), Fraction.of(10), Fraction.of(10));
        assertThat(COURSE.lost(Side.NORTH_SOUTH, Part.DEFENCE))
                .containsExactly(Fraction.of(0), Fraction.of(0), Fraction.of(0));
        assertThat(COURSE.lost(Part.DECLARER))
                .containsExactly(Fraction.of(0), Fraction.of(4), Fraction.of(4));
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

    /// An eighth and a half of a top on two boards that an event compares, and one board that was
    /// played for IMPs: each amount with its unit, in words, picture and numbers, in all languages.
    @Test
    void percentIsToldApartFromImps() {
        var percent = Unit.PERCENT_OF_TOP;
        var card = new Dear(Seat.EAST, Phase.DEFENCE, 12, "CA", 1, new Cost(percent, EIGHTH));
        var course =
                new CostCourse(
                        List.of(
                                of(1, costs(percent, Side.EAST_WEST, Phase.DEFENCE, EIGHTH, card)),
                                of(3, costs(Side.EAST_WEST, Phase.LEAD, 6, LEAD)),
                                of(2, costs(percent, Side.EAST_WEST, Phase.LEAD, HALF))));
        for (var language : Words.LANGUAGES) {
            var words = Words.in(language);
            var page = new CostsPage(words, "/events/ABCDEF/costs", "/", false, course);
            var curve = page.curve().orElseThrow();
            String sum = CostWords.of(new Cost(percent, EIGHTH.plus(HALF)), words);

            assertThat(sum).matches("62[.,]5%");
            assertThat(page.dearest().stream().map(page::cost))
                    .containsExactly("12" + sum.charAt(2) + "5%", words.count("imps", 6, 6));
            assertThat(page.told()).contains(words.get("phase.DEFENCE"), sum);
            assertThat(page.how())
                    .isEqualTo(
                            words.get("losses.how.PERCENT_OF_TOP", 2, 2)
                                    + " "
                                    + words.get("losses.how.IMPS", 1, 1));
            assertThat(curve.unit()).isEqualTo(words.get("cost.top"));
            assertThat(curve.csv().lines().skip(1)).containsExactly("1,0,0,12.5", "2,0,0,62.5");
            assertThat(curve.svg())
                    .contains(words.get("cost.curve.told.PERCENT_OF_TOP"))
                    .contains(">62" + sum.charAt(2) + "5 · " + words.get("phase.DEFENCE"));
        }
    }

    private static final Fraction EIGHTH = Fraction.of(25, 2);
    private static final Fraction HALF = Fraction.of(50);

    /// What was kept before sides and cards were noted: what both of a side bear counts once.
    @Test
    void oldRowsAreRead() {
        var kept = "{\"imps\":{\"E\":{\"DEFENCE\":5},\"W\":{\"DEFENCE\":5}}}";

        var read = Json.MAPPER.readValue(kept, Costs.class);

        assertThat(read.of(Side.EAST_WEST, Phase.DEFENCE)).isEqualTo(5);
        assertThat(read.dearest()).isEmpty();
        assertThat(read.slips()).isEmpty();
        var slip = new Costs.Slip(Seat.WEST, Phase.LEAD, false, 1, "ST", 1, -50, 990);
        var whole =
                new Costs(
                        Map.of(Seat.WEST, Map.of(Phase.LEAD, 6)),
                        Map.of(Side.EAST_WEST, Map.of(Phase.LEAD, 6)),
                        List.of(new Costs.Dear(Seat.WEST, Phase.LEAD, 1, "ST", 1, 6)),
                        Optional.of(List.of(slip)));
        assertThat(Json.MAPPER.readValue(Json.MAPPER.writeValueAsString(whole), Costs.class))
                .isEqualTo(whole);
    }
}
