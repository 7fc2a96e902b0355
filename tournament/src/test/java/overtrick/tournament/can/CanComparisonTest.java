package overtrick.tournament.can;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import overtrick.can.CanLevel;
import overtrick.can.act.CanCommand.MakeClaim;
import overtrick.can.act.CanCommand.TakeUpCard;
import overtrick.can.act.CanEvent;
import overtrick.can.duplicate.DuplicateDeal;
import overtrick.can.duplicate.DuplicateGame;
import overtrick.can.duplicate.DuplicateScore;
import overtrick.can.rules.CanRules;
import overtrick.can.score.DealResult;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.scoring.Contestant;
import overtrick.scoring.board.Matchpoints;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.reckoning.Term;
import overtrick.testkit.Golden;
import overtrick.testkit.Seeds;
import overtrick.tournament.can.CanComparison.Line;

class CanComparisonTest {

    private static final Contestant A = new Contestant("A");
    private static final Contestant B = new Contestant("B");
    private static final List<Function<Line, Term>> NUMBERS =
            List.of(Line::goals, Line::tribute, Line::points);

    private static CanComparison random(CanSchedule schedule, RandomGenerator chance) {
        var scores = new HashMap<Sitting, DuplicateScore>();
        for (var sitting : schedule.sittings()) {
            scores.put(
                    sitting,
                    new DuplicateScore(
                            chance.nextInt(-1, 2),
                            chance.nextInt(-2, 3),
                            5 * chance.nextInt(-12, 13)));
        }
        return new CanComparison(schedule, scores);
    }

    /// What one has more the others have less.
    @Test
    void theSumOfAllIsNothing() {
        Seeds.each(
                50,
                chance -> {
                    var schedule =
                            CanSchedule.pairs(
                                    CanScheduleTest.pairs(4 + (2 * chance.nextInt(4))), 4);
                    var ranking = random(schedule, chance).ranking();
                    for (var number : NUMBERS) {
                        var sum = Fraction.ZERO;
                        for (var line : ranking) {
                            sum = sum.plus(number.apply(line).value());
                        }
                        assertThat(sum).isEqualTo(Fraction.ZERO);
                    }
                });
    }

    /// Every number is the mean of the terms it names, one for each deal played.
    @Test
    void everyNumberIsExplained() {
        var schedule = CanSchedule.pairs(CanScheduleTest.pairs(6), 4);
        for (var line : random(schedule, Seeds.chance(3)).ranking()) {
            for (var number : NUMBERS) {
                var term = number.apply(line);
                var sum = Fraction.ZERO;
                for (var part : term.from()) {
                    sum = sum.plus(part.value());
                }
                assertThat(term.from()).hasSize(20);
                assertThat(sum.over(20)).isEqualTo(term.value());
            }
        }
    }

    /// If the other team had done everything that this one did, its numbers would be these.
    @Test
    void exchangingTheTeamsNegates() {
        Seeds.each(
                50,
                chance -> {
                    var schedule = CanSchedule.match(A, B, 8);
                    var scores = random(schedule, chance).scores();
                    var exchanged = new HashMap<Sitting, DuplicateScore>();
                    scores.forEach((sitting, score) -> exchanged.put(across(sitting), score));
                    var line = line(new CanComparison(schedule, scores), A);
                    var mirrored = line(new CanComparison(schedule, exchanged), A);
                    var other = line(new CanComparison(schedule, scores), B);
                    for (var number : NUMBERS) {
                        var negated = number.apply(line).value().negated();
                        assertThat(number.apply(mirrored).value()).isEqualTo(negated);
                        assertThat(number.apply(other).value()).isEqualTo(negated);
                    }
                });
    }

    /// The same deal at the other table of two.
    private static Sitting across(Sitting sitting) {
        int table = 3 - sitting.table().value();
        return CanSchedule.match(A, B, 8).sittings().stream()
                .filter(other -> other.deal() == sitting.deal())
                .filter(other -> other.table().value() == table)
                .findFirst()
                .orElseThrow();
    }

    private static Line line(CanComparison comparison, Contestant contestant) {
        return comparison.ranking().stream()
                .filter(line -> line.contestant().equals(contestant))
                .findFirst()
                .orElseThrow();
    }

    /// Two teams, four deals. In the first both declarers bid 80 and the defenders take 20 here, 45
    /// there: 1 goal and 25 points for A, who declared here. The second and third are alike. In the
    /// fourth A pays one card that B does not pay.
    @Test
    void aMatchOfFourDeals() {
        var schedule = CanSchedule.match(A, B, 4);
        var scores = new HashMap<Sitting, DuplicateScore>();
        put(scores, schedule, 1, 1, Seat.NORTH, CanLevel.EIGHTY, 20);
        put(scores, schedule, 1, 2, Seat.NORTH, CanLevel.EIGHTY, 45);
        for (int table = 1; table <= 2; table++) {
            put(scores, schedule, 2, table, Seat.EAST, CanLevel.EIGHTY, 0);
            put(scores, schedule, 3, table, Seat.SOUTH, CanLevel.NINETY, 10);
        }
        put(scores, schedule, 4, 1, Seat.WEST, CanLevel.HUNDRED, 5);
        put(scores, schedule, 4, 2, Seat.WEST, CanLevel.HUNDRED, 10);
        var comparison = new CanComparison(schedule, scores);

        var text = new StringBuilder();
        for (var locale : List.of(Locale.ENGLISH, Locale.of("vi"))) {
            for (var line : comparison.ranking()) {
                text.append("%d. %s%n".formatted(line.rank(), line.contestant()));
                NUMBERS.forEach(number -> text.append(number.apply(line).text(locale)));
            }
        }
        Golden.check(getClass(), "match", text.toString());
        assertThat(comparison.ranking().getFirst().contestant()).isEqualTo(A);
        assertThat(comparison.ranking().getFirst().goals().value()).isEqualTo(Fraction.of(1, 4));
        var marks = Matchpoints.STANDARD.marks(comparison.rows(1), 2);
        assertThat(marks.mark(0, Side.NORTH_SOUTH).value()).isEqualTo(Fraction.of(2));
    }

    /// The result of a deal of which this seat of the deal as it was made was declarer.
    private static void put(
            Map<Sitting, DuplicateScore> scores,
            CanSchedule schedule,
            int deal,
            int table,
            Seat made,
            CanLevel level,
            int points) {
        var sitting =
                schedule.sittings().stream()
                        .filter(at -> at.deal() == deal && at.table().value() == table)
                        .findFirst()
                        .orElseThrow();
        var result = new DealResult(1, sitting.chair(made), level, points, false);
        scores.put(sitting, DuplicateScore.ofNorthSouth(result, sitting.turned(), CanRules.CLUB));
    }

    /// A whole match really played, with cards by lot: every sitting ends and what one team has
    /// more the other has less.
    @Test
    void aMatchPlayedOut() {
        var schedule = CanSchedule.match(A, B, 8);
        var scores = new HashMap<Sitting, DuplicateScore>();
        for (var sitting : schedule.sittings()) {
            var deal = DuplicateDeal.drawn(sitting.deal(), Seeds.chance(sitting.deal()));
            var game = new DuplicateGame(deal, sitting.turned(), CanRules.CLUB);
            scores.put(sitting, played(game, Seeds.chance(100 + scores.size())));
        }

        var ranking = new CanComparison(schedule, scores).ranking();

        assertThat(ranking.getFirst().goals().from()).hasSize(16);
        for (var number : NUMBERS) {
            assertThat(number.apply(ranking.getFirst()).value())
                    .isEqualTo(number.apply(ranking.getLast()).value().negated());
        }
        assertThat(ranking.getFirst().points().value()).isNotEqualTo(Fraction.ZERO);
    }

    private static DuplicateScore played(DuplicateGame game, RandomGenerator chance) {
        var table = game.start();
        while (game.score(table).isEmpty()) {
            var seat = Seat.values()[chance.nextInt(4)];
            var offers =
                    game.offers(table, seat).stream()
                            .filter(offer -> !(offer instanceof MakeClaim))
                            .filter(offer -> !(offer instanceof TakeUpCard))
                            .toList();
            if (!offers.isEmpty()
                    && game.decide(table, seat, offers.get(chance.nextInt(offers.size())))
                            instanceof Accepted<CanEvent>(var events)) {
                for (var event : events) {
                    table = game.evolve(table, event);
                }
            }
        }
        return game.score(table).orElseThrow();
    }

    /// What only one table has played is compared with nothing; who is level shares the rank.
    @Test
    void whatHasNotBeenPlayedCountsForNothing() {
        var schedule = CanSchedule.match(A, B, 4);
        var one = schedule.sittings().getFirst();
        var ranking =
                new CanComparison(schedule, Map.of(one, new DuplicateScore(1, 0, 0))).ranking();

        assertThat(ranking).allMatch(line -> line.rank() == 1);
        assertThat(ranking).allMatch(line -> line.goals().from().isEmpty());
        var elsewhere =
                new Sitting(
                        one.round(),
                        one.table(),
                        9,
                        one.turned(),
                        one.northSouth(),
                        one.eastWest());
        assertThatThrownBy(() ->
                        new CanComparison(schedule, Map.of(elsewhere, new DuplicateScore(1, 0, 0))))
                .hasMessageStartingWith("nobody sits there");
    }
}
