package overtrick.scoring.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import overtrick.scoring.rating.Player.Kind;

class RatingLadderTest {

    private static Player person(String id) {
        return Player.person(id);
    }

    private static Rating rating(double strength, double deviation, int boards, int circle) {
        return new Rating(strength, deviation, boards, 100, circle);
    }

    private static final Ratings RATINGS =
            new Ratings(
                    100,
                    new TreeMap<>(
                            Map.of(
                                    person("an"), rating(0.504, 0.1, 300, 2),
                                    person("binh"), rating(0.496, 0.2, 120, 2),
                                    person("chi"), rating(1.2, 0.3, 100, 2),
                                    person("dung"), rating(2.5, 0.4, 99, 2),
                                    person("emi"), rating(-0.4, 0.1, 5000, 2),
                                    person("faraway"), rating(3, 0.1, 5000, 1),
                                    Player.robot("r"), rating(1, 0.1, 9000, 2))),
                    new TreeMap<>(
                            Map.of(
                                    Partnership.of(person("an"), person("emi")),
                                    rating(0.2, 0.1, 100, 2),
                                    Partnership.of(person("an"), Player.robot("r")),
                                    rating(1.3, 0.1, 100, 2),
                                    Partnership.of(Player.robot("s"), Player.robot("r")),
                                    rating(1.9, 0.1, 100, 2))));

    private static String text(RatingLadder<?> ladder) {
        return ladder.lines().stream()
                .map(line ->
                        "%s %s %d–%d"
                                .formatted(
                                        line.placeText(),
                                        name(line.who()),
                                        line.best(),
                                        line.worst()))
                .collect(Collectors.joining(", "));
    }

    private static String name(Object who) {
        return switch (who) {
            case Player player -> player.id();
            case Partnership pair -> pair.first().id() + "+" + pair.second().id();
            default -> throw new AssertionError(who);
        };
    }

    /// Dung has a board too few, far away is another circle, and the robot is not a person. Chi is
    /// better than An in 39 cases of 40, and not for certain better than Bình.
    @Test
    void peopleByStrengthWithThePlacesThatArePossible() {
        assertThat(text(RatingLadder.ofPlayers(RATINGS, LadderTerms.PEOPLE)))
                .isEqualTo("1 chi 1–2, 2= an 2–3, 2= binh 1–3, 4 emi 4–4");
    }

    @Test
    void robotsHaveTheirOwn() {
        var robots = new LadderTerms(Kind.ROBOT, 100, Long.MIN_VALUE, _ -> true);

        assertThat(text(RatingLadder.ofPlayers(RATINGS, robots))).isEqualTo("1 r 1–1");
        assertThat(text(RatingLadder.ofPairs(RATINGS, robots))).isEqualTo("1 r+s 1–1");
        assertThat(text(RatingLadder.ofPairs(RATINGS, LadderTerms.PEOPLE)))
                .isEqualTo("1 an+emi 1–1");
    }

    @Test
    void whoHasNotPlayedOrIsNotListedHasNoPlace() {
        var lately = new LadderTerms(Kind.PERSON, 100, 101, _ -> true);
        var listed = new LadderTerms(Kind.PERSON, 90, 0, player -> !player.id().equals("chi"));

        assertThat(RatingLadder.ofPlayers(RATINGS, lately).lines()).isEmpty();
        assertThat(text(RatingLadder.ofPlayers(RATINGS, listed))).startsWith("1 dung 1–1, 2= an");
        assertThatThrownBy(() -> new LadderTerms(Kind.PERSON, 0, 0, _ -> true))
                .hasMessage("boards are not 1 or more: 0");
    }
}
