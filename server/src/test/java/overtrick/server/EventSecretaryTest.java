package overtrick.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.scoring.rating.Partnership;
import overtrick.scoring.rating.Player;
import overtrick.scoring.rating.Rating;
import overtrick.scoring.rating.Ratings;

@Timeout(10)
class EventSecretaryTest {

    private static final Ratings RATED =
            new Ratings(
                    0,
                    new TreeMap<>(
                            Map.of(
                                    player("lan"), rating(0.5),
                                    player("minh"), rating(-0.2),
                                    player("tu"), rating(0.25))),
                    new TreeMap<>(
                            Map.of(Partnership.of(player("lan"), player("minh")), rating(0.75))));

    private static final EventSecretary SECRETARY =
            new EventSecretary(
                    name ->
                            name.equals("Nobody")
                                    ? Optional.empty()
                                    : Optional.of(
                                            new Member.Person(
                                                    new PersonId(name.toLowerCase(Locale.ROOT)),
                                                    name)),
                    Optional::empty,
                    () -> Optional.of(RATED));

    /// What a pair is rated counts before what its players are, in either order; who is not rated
    /// is average.
    @ParameterizedTest
    @CsvSource({
        "Lan, Minh, 0.75",
        "Minh, Lan, 0.75",
        "Lan, Tu, 0.75",
        "Minh, Tu, 0.05",
        "Tu, Nobody, 0.25",
        "Ha, Tu, 0.25",
        "Nobody, Ha,",
        "Tu, Tu, 0.25"
    })
    void aPairIsAsStrongAsTheClubsRatingsSay(String one, String other, Double strength) {
        var found = SECRETARY.strength(List.of(one, other));
        assertThat(found.map(value -> Math.round(value * 100) / 100.0))
                .isEqualTo(Optional.ofNullable(strength));
    }

    private static Player player(String id) {
        return Player.person(id);
    }

    private static Rating rating(double strength) {
        return new Rating(strength, 0.3, 100, 0, 1);
    }
}
