package overtrick.movement.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static overtrick.cards.Side.EAST_WEST;
import static overtrick.cards.Side.NORTH_SOUTH;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.cards.Side;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.movement.SetNumber;
import overtrick.movement.draw.Draw.Match;
import overtrick.movement.team.TeamMovement;
import overtrick.testkit.Seeds;

class SwissTest {

    @Test
    void theFirstRoundIsSeeded() {
        var draw = Swiss.TEAMS.first(numbers(7));

        assertThat(pairs(draw)).containsExactly(Set.of(1, 4), Set.of(2, 5), Set.of(3, 6));
        assertThat(draw.bye()).contains(new EntryNumber(7));
    }

    @Test
    void neighboursMeetAndRematchesAreAvoided() {
        var ranking = List.of(entrant(1, 2), entrant(2, 1), entrant(3), entrant(4));

        assertThat(pairs(Swiss.TEAMS.next(ranking).orElseThrow()))
                .containsExactly(Set.of(1, 3), Set.of(2, 4));
        assertThat(pairs(Swiss.TEAMS.danish(ranking))).containsExactly(Set.of(1, 2), Set.of(3, 4));
    }

    /// From the top down 1-2, 3-4 would leave 5 and 6, who have met.
    @Test
    void theTailChangesThePairsAboveIt() {
        var ranking =
                List.of(
                        entrant(1),
                        entrant(2),
                        entrant(3),
                        entrant(4),
                        entrant(5, 6),
                        entrant(6, 5));

        assertThat(pairs(Swiss.TEAMS.next(ranking).orElseThrow()))
                .containsExactly(Set.of(1, 2), Set.of(3, 5), Set.of(4, 6));
    }

    @Test
    void thereMayBeNoDrawWithoutARematch() {
        var ranking = List.of(entrant(1, 2, 3, 4), entrant(2), entrant(3), entrant(4));

        assertThat(Swiss.TEAMS.next(ranking)).isEmpty();
    }

    @Test
    void theByeGoesToTheLowestWithoutOne() {
        var had = new Entrant(new EntryNumber(5), Set.of(), 1, List.of());
        var ranking = List.of(entrant(1), entrant(2), entrant(3), entrant(4), had);

        assertThat(Swiss.TEAMS.next(ranking).orElseThrow().bye()).contains(new EntryNumber(4));
        assertThat(Swiss.TEAMS.danish(ranking).bye()).contains(new EntryNumber(4));
    }

    /// Without the lowest there would be no draw: all the others have met 1.
    @Test
    void theByeGoesUpIfTheRestCannotBeDrawn() {
        var ranking = List.of(entrant(1, 2), entrant(2), entrant(3));

        assertThat(Swiss.TEAMS.next(ranking).orElseThrow().bye()).contains(new EntryNumber(2));
    }

    /// The ranking is that before the round under way; its opponents do not meet again.
    @Test
    void aRoundIsDrawnWhileTheOneBeforeItIsPlayed() {
        var ranking = List.of(entrant(1), entrant(2), entrant(3), entrant(4), entrant(5));
        var underWay = Swiss.PAIRS.next(ranking).orElseThrow();
        assertThat(pairs(underWay)).containsExactly(Set.of(1, 2), Set.of(3, 4));
        assertThat(underWay.bye()).contains(new EntryNumber(5));

        var next = Swiss.PAIRS.next(ranking, underWay).orElseThrow();

        assertThat(next.bye()).contains(new EntryNumber(4));
        assertThat(pairs(next)).doesNotContainAnyElementsOf(pairs(underWay)).hasSize(2);
        for (var match : next.matches()) {
            assertThat(underWay.matches())
                    .as("nobody sits the same way twice who need not")
                    .noneMatch(before ->
                            before.northSouth().equals(match.northSouth())
                                    && before.eastWest().equals(match.eastWest()));
        }
    }

    @Test
    void threeTeamsPlayATriangleInsteadOfABye() {
        var ranking = List.of(entrant(1), entrant(2), entrant(3), entrant(4), entrant(5));
        var draw = Swiss.TEAMS.withTriangle(ranking).orElseThrow();

        assertThat(draw.triangle()).extracting(EntryNumber::value).containsExactly(3, 4, 5);
        assertThat(draw.matches())
                .containsExactly(new Match(new EntryNumber(1), new EntryNumber(2)));
    }

    /// 4 and 5 have met, and without 3 the others would have.
    @Test
    void theTriangleGoesUpWhereTeamsHaveMet() {
        var ranking = List.of(entrant(1, 2), entrant(2), entrant(3), entrant(4, 5), entrant(5));
        var draw = Swiss.TEAMS.withTriangle(ranking).orElseThrow();

        assertThat(draw.triangle()).extracting(EntryNumber::value).containsExactly(2, 3, 5);
        assertThat(draw.matches())
                .containsExactly(new Match(new EntryNumber(1), new EntryNumber(4)));
        assertThat(Swiss.TEAMS.withTriangle(List.of(entrant(1, 2), entrant(2), entrant(3))))
                .isEmpty();
        assertThatThrownBy(() -> Swiss.TEAMS.withTriangle(List.of(entrant(1), entrant(2))))
                .hasMessage("2 teams are not odd; a draw of matches would do");
    }

    /// Two triangles in four rounds: everybody plays in every round, every match is played at both
    /// tables, and nobody plays a set or meets a team twice.
    @ParameterizedTest
    @ValueSource(ints = {5, 7, 9, 11})
    void anOddFieldPlaysWithoutAByeInTriangles(int teams) {
        var ranking = new ArrayList<Entrant>();
        for (int team = 1; team <= teams; team++) {
            ranking.add(entrant(team));
        }
        var seatings = new ArrayList<Seating>();
        for (int round = 1; round <= (teams > 5 ? 3 : 1); round += 2) {
            var sets = sets(round, round + 1, 90 + round);
            var triangle = Swiss.TEAMS.withTriangle(ranking).orElseThrow();
            seatings.addAll(triangle.firstRound(new RoundNumber(round), sets));
            meet(ranking, seatings);
            var out = triangle.triangle();
            var rest = ranking.stream().filter(one -> !out.contains(one.number())).toList();
            var others = Swiss.TEAMS.danish(rest).matches();
            seatings.addAll(triangle.secondRound(new RoundNumber(round + 1), sets, others));
            meet(ranking, seatings);
        }

        var movement = new TeamMovement(Movement.frank("Swiss", seatings));
        assertThat(movement.movement().entries()).hasSize(2 * teams);
        assertThat(movement.movement().inspection().playEven()).isTrue();
    }

    private static TriangleDraw.Sets sets(int first, int second, int none) {
        return new TriangleDraw.Sets(
                new SetNumber(first), new SetNumber(second), new SetNumber(none));
    }

    private static void meet(List<Entrant> ranking, List<Seating> seatings) {
        ranking.replaceAll(entrant -> {
            var met = new HashSet<EntryNumber>();
            for (var seating : seatings) {
                var teams = seating.members().stream().map(TeamMovement::team).toList();
                if (teams.contains(entrant.number())) {
                    met.addAll(teams);
                }
            }
            met.remove(entrant.number());
            return new Entrant(entrant.number(), met, 0, List.of());
        });
    }

    @Test
    void whoSatNorthSouthSitsEastWest() {
        var north = new Entrant(new EntryNumber(1), Set.of(), 0, List.of(NORTH_SOUTH));
        var alsoNorth = new Entrant(new EntryNumber(2), Set.of(), 0, List.of(NORTH_SOUTH));
        var east = new Entrant(new EntryNumber(3), Set.of(), 0, List.of(EAST_WEST));
        var alsoEast = new Entrant(new EntryNumber(4), Set.of(), 0, List.of(EAST_WEST));
        var ranking = List.of(north, alsoNorth, east, alsoEast);

        assertThat(Swiss.PAIRS.next(ranking).orElseThrow().matches())
                .containsExactlyInAnyOrder(
                        new Match(new EntryNumber(3), new EntryNumber(1)),
                        new Match(new EntryNumber(4), new EntryNumber(2)));
        assertThat(pairs(Swiss.TEAMS.next(ranking).orElseThrow())).contains(Set.of(1, 2));
    }

    @Test
    void ofTwoWhoBothSatNorthSouthTheHigherSitsThereAgain() {
        var higher = new Entrant(new EntryNumber(2), Set.of(), 0, List.of(NORTH_SOUTH));
        var lower = new Entrant(new EntryNumber(1), Set.of(), 0, List.of(NORTH_SOUTH));

        assertThat(Swiss.PAIRS.next(List.of(higher, lower)).orElseThrow().matches())
                .containsExactly(new Match(new EntryNumber(2), new EntryNumber(1)));
    }

    /// Whole contests with random results.
    @ParameterizedTest
    @EnumSource(Swiss.class)
    void nobodyMeetsAnybodyTwice(Swiss swiss) {
        Seeds.each(
                60,
                chance -> {
                    int entries = chance.nextInt(12, 40);
                    var contest = new Contest(entries, chance.nextLong());
                    for (int round = 1; round <= 7; round++) {
                        var draw =
                                round == 1
                                        ? swiss.first(numbers(entries), chance)
                                        : swiss.next(contest.ranking).orElseThrow();
                        contest.play(draw);
                        contest.check(swiss == Swiss.PAIRS);
                    }
                });
    }

    @ParameterizedTest
    @ValueSource(ints = {101, 120})
    void manyEntriesAreDrawnExactly(int entries) {
        var contest = new Contest(entries, entries);
        contest.play(Swiss.PAIRS.first(numbers(entries)));
        for (int round = 2; round <= 9; round++) {
            contest.play(Swiss.PAIRS.next(contest.ranking).orElseThrow());
            contest.check(true);
        }
    }

    @Test
    void aDrawIsAMovementOfOneRound() {
        var movement = Swiss.PAIRS.first(numbers(8)).movement("round 1");

        assertThat(movement.tables()).isEqualTo(4);
        assertThat(movement.rounds()).isEqualTo(1);
    }

    @Test
    void nobodyIsRankedTwice() {
        assertThatThrownBy(() -> Swiss.TEAMS.next(List.of(entrant(1), entrant(1))))
                .hasMessage("entry is ranked twice: 1");
    }

    private static Entrant entrant(int number, Integer... met) {
        var numbers = new HashSet<EntryNumber>();
        for (int other : met) {
            numbers.add(new EntryNumber(other));
        }
        return new Entrant(new EntryNumber(number), numbers, 0, List.of());
    }

    private static List<EntryNumber> numbers(int count) {
        return IntStream.rangeClosed(1, count).mapToObj(EntryNumber::new).toList();
    }

    private static List<Set<Integer>> pairs(Draw draw) {
        return draw.matches().stream()
                .map(match -> Set.of(match.northSouth().value(), match.eastWest().value()))
                .toList();
    }

    /// Who has met whom, with a new ranking after every round.
    private static final class Contest {
        private final Random chance;
        private List<Entrant> ranking;

        private Contest(int entries, long seed) {
            this.chance = new Random(seed);
            this.ranking = numbers(entries).stream().map(Entrant::fresh).toList();
        }

        private void play(Draw draw) {
            var next = new ArrayList<Entrant>();
            for (var entrant : ranking) {
                next.add(after(entrant, draw));
            }
            // Results move everybody a little.
            for (int place = 0; place + 1 < next.size(); place++) {
                if (chance.nextBoolean()) {
                    Collections.swap(next, place, place + 1);
                }
            }
            ranking = List.copyOf(next);
        }

        private static Entrant after(Entrant before, Draw draw) {
            for (var match : draw.matches()) {
                boolean north = match.northSouth().equals(before.number());
                if (north || match.eastWest().equals(before.number())) {
                    var met = new HashSet<>(before.met());
                    var opponent = north ? match.eastWest() : match.northSouth();
                    assertThat(met.add(opponent)).as("rematch").isTrue();
                    var sides = new ArrayList<Side>(before.sides());
                    sides.add(north ? NORTH_SOUTH : EAST_WEST);
                    return new Entrant(before.number(), met, before.byes(), sides);
                }
            }
            assertThat(draw.bye()).contains(before.number());
            return new Entrant(before.number(), before.met(), before.byes() + 1, before.sides());
        }

        private void check(boolean sidesMatter) {
            for (var entrant : ranking) {
                assertThat(entrant.byes()).isLessThanOrEqualTo(1);
                if (sidesMatter) {
                    assertThat(Math.abs(entrant.lean())).isLessThanOrEqualTo(1);
                }
            }
        }
    }
}
