package overtrick.laws.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.laws.ruling.Fact;
import overtrick.laws.table.PlayTable;

/// What counts as a second revoke, and which card is small. South plays notrump, West leads.
@Timeout(20)
class EstablishedTest {

    private static final Contract CONTRACT =
            new Contract(new Bid(1, Strain.NOTRUMP), Doubling.UNDOUBLED, Seat.SOUTH);

    private static PlayTable dealt() {
        return PlayTable.of(
                CONTRACT,
                Map.of(
                        Seat.WEST, CardSet.parse("A5.A5.2."),
                        Seat.NORTH, CardSet.parse("64.K4.3."),
                        Seat.EAST, CardSet.parse("Q3.Q3.Q."),
                        Seat.SOUTH, CardSet.parse("J2.J2.J.")));
    }

    /// With an exclamation mark: although the suit led could be followed.
    private static PlayTable play(String cards) {
        var table = dealt();
        for (String card : cards.split(" ")) {
            table =
                    card.endsWith("!")
                            ? table.revoked(Card.parse(card.substring(0, 2)))
                            : table.with(Card.parse(card));
        }
        return table;
    }

    private static List<Boolean> seconds(PlayTable play) {
        return play.revokes().stream().map(one -> Established.isSecond(play, one)).toList();
    }

    /// Law 64B2: by the same player in the same suit, whatever was played to it.
    @Test
    void theSecondRevokeIsOfTheSamePlayerInTheSameSuit() {
        assertThat(seconds(play("SA S4 H3! S2 S5 S6 HQ! SJ"))).containsExactly(false, true);
        assertThat(seconds(play("SA S4 DQ! S2 HA H4 S3! H2"))).containsExactly(false, false);
        assertThat(seconds(play("SA S4 H3! S2 S5 HK! SQ SJ"))).containsExactly(false, false);
    }

    /// Laws 24A and 50B: the ten is an honour.
    @ParameterizedTest
    @CsvSource({"S9, small", "ST, honour", "SA, honour"})
    void theTenIsAnHonour(String card, String seen) {
        assertThat(CardFacts.shown(Set.of(Card.parse(card))).answer(Fact.CARDS_SEEN))
                .isEqualTo(Optional.of(seen));
    }

    @Test
    void twoSmallCardsAreSeveral() {
        assertThat(CardFacts.shown(Set.of(Card.parse("S2"), Card.parse("S3"))))
                .satisfies(facts -> assertThat(facts.answer(Fact.CARDS_SEEN)).contains("several"));
    }
}
