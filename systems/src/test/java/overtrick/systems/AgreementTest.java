package overtrick.systems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.Map;
import java.util.TreeMap;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.systems.hand.Hand;
import overtrick.testkit.Seeds;

class AgreementTest {

    private static final int TRIES = 25;

    @ParameterizedTest
    @ValueSource(
            strings = {"acol", "acol:stayman=club", "natural:two-bids=weak,weak-twos-by=quality"})
    void isReadAsItIsWritten(String written) {
        var agreement = Agreement.parse(written);

        assertThat(agreement).hasToString(written);
        assertThat(Agreement.hasChoices(written)).isEqualTo(!agreement.choices().isEmpty());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "acol:",
                "acol:stayman",
                "acol:stayman=",
                "Acol",
                "acol:a=b;c=d",
                "../acol"
            })
    void isNotReadWhenItIsNone(String written) {
        assertThatExceptionOfType(FormatException.class).isThrownBy(() -> Agreement.parse(written));
    }

    @Test
    void whatIsUsualIsNotSaid() {
        var asked = Map.of("stayman", "standard", "key-cards", "3014");

        assertThat(Agreement.of("two-over-one", asked)).hasToString("two-over-one:key-cards=3014");
    }

    /// Key cards are asked for only where 4NT asks for them; whether majors have five cards is no
    /// choice of those who play Standard American.
    @Test
    void onlyWhatTheSystemLeavesToItsPlayersIsTaken() {
        var asked = Map.of("key-cards", "3014", "majors", "four");
        var roman = Map.of("key-cards", "3014", "four-notrump", "roman");

        assertThat(Agreement.of("standard-american", asked)).hasToString("standard-american");
        assertThat(Agreement.of("standard-american", roman))
                .hasToString("standard-american:four-notrump=roman,key-cards=3014");
    }

    @Test
    void theClubsStaymanAnswersBothMajorsWithTwoNotrump() {
        var plain = BiddingSystem.named("standard-american");
        var club = BiddingSystem.played(Agreement.parse("standard-american:stayman=club"));

        assertThat(answer(plain)).isEqualTo("2H");
        assertThat(answer(club)).isEqualTo("2N");
        assertThat(club.name()).isEqualTo("standard-american:stayman=club");
    }

    private static String answer(BiddingSystem system) {
        var asked = Auction.parse(Seat.NORTH, "1N P 2C P");
        return Understanding.of(system, asked, Vulnerability.NONE)
                .choose(Hand.parse("AQ32.KJ32.K3.Q32"))
                .call()
                .code();
    }

    /// Whatever is asked for together can be read, and says the same when it is asked for again.
    @Test
    void anyChoicesCanBePlayedTogether() {
        Seeds.each(
                TRIES,
                chance -> {
                    var system =
                            BiddingSystem.NAMES.get(chance.nextInt(BiddingSystem.NAMES.size()));
                    var agreement = Agreement.of(system, anyChoices(system, chance));

                    assertThat(BiddingSystem.played(agreement).book().leftOpen().keySet())
                            .containsAll(agreement.choices().keySet());
                    assertThat(Agreement.of(system, agreement.choices())).isEqualTo(agreement);
                });
    }

    private static Map<String, String> anyChoices(String system, RandomGenerator chance) {
        var asked = new TreeMap<String, String>();
        for (int round = 0; round < 2; round++) {
            BiddingSystem.played(Agreement.of(system, asked))
                    .book()
                    .leftOpen()
                    .forEach((option, choices) ->
                            asked.putIfAbsent(option, choices.get(chance.nextInt(choices.size()))));
        }
        return asked;
    }
}
