package overtrick.tournament.till;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import overtrick.cards.Side;
import overtrick.scoring.Contestant;
import overtrick.scoring.Unit;
import overtrick.scoring.rank.Grades;
import overtrick.scoring.rank.Grades.Grade;
import overtrick.scoring.rank.Ranking;
import overtrick.scoring.rank.Ranking.Line;
import overtrick.scoring.rank.Ranking.Standings;
import overtrick.scoring.reckoning.Fraction;
import overtrick.tournament.session.Prize;

/// Who wins what, by hand: places that are shared, directions ranked apart, strata.
class WinningsTest {

    private static Line line(int place, int sharedBy, String id, int boards) {
        return new Line(
                place,
                sharedBy,
                new Contestant(id),
                Fraction.of(100L - place),
                Optional.empty(),
                boards,
                Fraction.ZERO);
    }

    private static Ranking one(Line... lines) {
        return new Ranking(
                Unit.MATCHPOINTS, List.of(new Standings("", Optional.empty(), List.of(lines))));
    }

    private static List<String> told(Ranking ranking, Grades grades, Prize... prizes) {
        return told(Winnings.of(ranking, grades, List.of(prizes)));
    }

    private static List<String> once(Ranking ranking, Grades grades, Prize... prizes) {
        return told(Winnings.once(ranking, grades, List.of(prizes)));
    }

    private static Prize prize(int stratum, int place, int amount) {
        return new Prize(stratum, place, amount);
    }

    private static List<String> told(List<Winnings.Won> all) {
        return all.stream()
                .map(won ->
                        "%d %d %s %s %s"
                                .formatted(
                                        won.list(),
                                        won.stratum(),
                                        won.place(),
                                        won.contestant().id(),
                                        won.amount().exact()))
                .toList();
    }

    /// Second and third share 300 and 200; fourth has nothing.
    @Test
    void whoShareAPlaceShareThePrizesThatTheyCover() {
        var ranking =
                one(
                        line(1, 1, "7", 26),
                        line(2, 2, "3", 26),
                        line(2, 2, "5", 26),
                        line(4, 1, "1", 26));
        assertThat(
                        told(
                                ranking,
                                Grades.NONE,
                                new Prize(0, 1, 500),
                                new Prize(0, 2, 300),
                                new Prize(0, 3, 200)))
                .containsExactly("0 0 1 7 500", "0 0 2= 3 250", "0 0 2= 5 250");
    }

    /// Three share the last prize there is: places four to six, of which only the fourth has one.
    @Test
    void thoseOnTheEdgeShareWhatIsLeft() {
        var ranking = one(line(4, 3, "1", 2), line(4, 3, "2", 2), line(4, 3, "3", 2));
        assertThat(told(ranking, Grades.NONE, new Prize(0, 4, 100)))
                .containsExactly("0 0 4= 1 100/3", "0 0 4= 2 100/3", "0 0 4= 3 100/3");
    }

    @Test
    void eachDirectionHasItsPrizes() {
        var lists =
                List.of(
                        new Standings(
                                "", Optional.of(Side.NORTH_SOUTH), List.of(line(1, 1, "1", 9))),
                        new Standings(
                                "", Optional.of(Side.EAST_WEST), List.of(line(1, 1, "101", 9))));
        assertThat(told(new Ranking(Unit.MATCHPOINTS, lists), Grades.NONE, new Prize(0, 1, 5)))
                .containsExactly("0 0 1 1 5", "1 0 1 101 5");
    }

    /// A stratum is ranked among its own and all lower ones; who has not played wins nothing.
    @Test
    void aStratumHasPrizesOfItsOwn() {
        var grades =
                new Grades(
                        new TreeMap<>(
                                Map.of(
                                        new Contestant("7"), new Grade(1, Fraction.ZERO),
                                        new Contestant("3"), new Grade(2, Fraction.ZERO),
                                        new Contestant("5"), new Grade(3, Fraction.ZERO))));
        var ranking =
                one(
                        line(1, 1, "7", 26),
                        line(2, 1, "3", 26),
                        line(3, 1, "5", 26),
                        line(4, 1, "9", 0));
        assertThat(
                        told(
                                ranking,
                                grades,
                                new Prize(0, 1, 50),
                                new Prize(0, 4, 10),
                                new Prize(2, 1, 20),
                                new Prize(2, 2, 10),
                                new Prize(3, 1, 5)))
                .containsExactly("0 0 1 7 50", "0 2 1 3 20", "0 2 2 5 10", "0 3 1 5 5");
    }

    /// The pair that wins everything has its larger prize only; of the stratum the next one wins.
    @Test
    void nobodyIsGivenTwoPrizes() {
        var beginner = new Grade(2, Fraction.ZERO);
        var grades =
                new Grades(
                        new TreeMap<>(
                                Map.of(
                                        new Contestant("5"), beginner,
                                        new Contestant("6"), beginner)));
        var ranking =
                one(
                        line(1, 1, "5", 26),
                        line(2, 1, "3", 26),
                        line(3, 1, "6", 26),
                        line(4, 1, "7", 26));

        assertThat(told(ranking, grades, prize(0, 1, 500), prize(0, 2, 300), prize(2, 1, 200)))
                .containsExactly("0 0 1 5 500", "0 0 2 3 300", "0 2 1 5 200");
        assertThat(once(ranking, grades, prize(0, 1, 500), prize(0, 2, 300), prize(2, 1, 200)))
                .containsExactly("0 0 1 5 500", "0 0 2 3 300", "0 2 2 6 200");
        assertThat(once(ranking, grades, prize(0, 1, 200), prize(0, 2, 100), prize(2, 1, 500)))
                .containsExactly("0 0 2 3 200", "0 0 3 6 100", "0 2 1 5 500");
    }
}
