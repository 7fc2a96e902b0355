package overtrick.laws.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.laws.Irregularity;
import overtrick.laws.ruling.Rectification.Demand;
import overtrick.testkit.Seeds;

/// Penalty cards, demands and revokes on the table; South declares 3NT, West is to lead.
@Timeout(60)
class PlayTableTest {

    private static final Contract CONTRACT =
            new Contract(new Bid(3, Strain.NOTRUMP), Doubling.values()[0], Seat.SOUTH);

    private static PlayTable small() {
        return PlayTable.of(
                CONTRACT,
                Map.of(
                        Seat.WEST, CardSet.parse("A5.A5.A."),
                        Seat.NORTH, CardSet.parse("K4.K4.K."),
                        Seat.EAST, CardSet.parse("Q3.Q3.Q."),
                        Seat.SOUTH, CardSet.parse("J2.J2.J.")));
    }

    private static PlayTable play(PlayTable table, String... cards) {
        var next = table;
        for (String card : cards) {
            next = next.with(Card.parse(card));
        }
        return next;
    }

    /// Law 50B: two of one defender are major, whatever each was alone; the other defender's stays.
    @Test
    void aSecondPenaltyCardMakesBothMajor() {
        var table =
                small().withPenaltyCard(Seat.WEST, Card.parse("S5"), false)
                        .withPenaltyCard(Seat.EAST, Card.parse("S3"), false)
                        .withPenaltyCard(Seat.EAST, Card.parse("H3"), false);

        assertThat(table.penaltyCards(Seat.EAST)).hasSize(2).allMatch(PenaltyCard::isMajor);
        assertThat(table.penaltyCards(Seat.WEST)).hasSize(1).noneMatch(PenaltyCard::isMajor);
    }

    /// A card that lies already is no second one.
    @Test
    void aPenaltyCardThatIsShownAgainStaysMinor() {
        var card = Card.parse("S3");
        var table =
                small().withPenaltyCard(Seat.EAST, card, false)
                        .withPenaltyCard(Seat.EAST, card, false);

        assertThat(table.penaltyCards()).containsExactly(new PenaltyCard(Seat.EAST, card, false));
    }

    /// Law 50D2: required or forbidden, the card goes back; forbidden lasts while the lead does.
    @Test
    void aMajorPenaltyCardLetsDeclarerForbidItsSuit() {
        var table = small().withPenaltyCard(Seat.EAST, Card.parse("SQ"), true);
        assertThat(table.suitsToSettle()).containsExactly(Suit.SPADES);

        var forbidden = table.demanded(Demand.FORBID, Set.of(Suit.SPADES));
        assertThat(forbidden.penaltyCards()).isEmpty();
        assertThat(forbidden.playable().in(Suit.SPADES).isEmpty()).isTrue();
        var keepsTheLead = play(forbidden, "HA", "H4", "H3", "H2");
        assertThat(keepsTheLead.turn()).isEqualTo(Seat.WEST);
        assertThat(keepsTheLead.playable().in(Suit.SPADES).isEmpty()).isTrue();
        var lost = play(keepsTheLead, "H5", "HK");
        assertThat(play(lost, "HQ", "HJ", "SK", "S3", "S2", "SA").playable().in(Suit.SPADES))
                .isEqualTo(CardSet.of(Card.parse("S5")));
    }

    /// Law 59: who cannot do what is asked plays any card, and the penalty card goes back all the
    /// same.
    @Test
    void whoCannotComplyLeadsAnything() {
        var hands =
                Map.of(
                        Seat.WEST, CardSet.parse(".A5.A."),
                        Seat.NORTH, CardSet.parse("K4..K."),
                        Seat.EAST, CardSet.parse("Q3..Q."),
                        Seat.SOUTH, CardSet.parse("J2..J."));
        var table =
                PlayTable.of(CONTRACT, hands).withPenaltyCard(Seat.EAST, Card.parse("SQ"), true);

        var required = table.demanded(Demand.REQUIRE, Set.of(Suit.SPADES));
        assertThat(required.penaltyCards()).isEmpty();
        assertThat(required.playable()).isEqualTo(CardSet.parse(".A5.A."));
        var onlySpades = new EnumMap<>(hands);
        onlySpades.put(Seat.WEST, CardSet.parse("AT9..."));
        var forbidden =
                PlayTable.of(CONTRACT, onlySpades)
                        .withPenaltyCard(Seat.EAST, Card.parse("SQ"), true)
                        .demanded(Demand.FORBID, Set.of(Suit.SPADES));
        assertThat(forbidden.playable()).isEqualTo(CardSet.parse("AT9..."));
    }

    @Test
    void theChoiceComesAgainWhileTheCardLies() {
        var table = small().withPenaltyCard(Seat.EAST, Card.parse("SQ"), true);
        var left = play(table.demanded(Demand.FREE, Set.of(Suit.SPADES)), "HA", "H4", "H3", "H2");

        assertThat(left.suitsToSettle()).containsExactly(Suit.SPADES);
    }

    @Test
    void aMajorPenaltyCardIsPlayedAtTheFirstChance() {
        var table = small().withPenaltyCard(Seat.EAST, Card.parse("SQ"), true);
        var second = play(table.demanded(Demand.REQUIRE, Set.of(Suit.SPADES)), "S5", "S4");

        assertThat(second.playable()).isEqualTo(CardSet.parse("Q3..."));
        var left = play(table.demanded(Demand.FREE, Set.of(Suit.SPADES)), "S5", "S4");
        assertThat(left.playable()).isEqualTo(CardSet.of(Card.parse("SQ")));
        assertThat(left.irregularity(Seat.EAST, Card.parse("S3")))
                .contains(Irregularity.PENALTY_CARD_NOT_PLAYED);
    }

    /// Law 50C: an honour, the ten too, may go before a minor penalty card; another small card may
    /// not.
    @Test
    void aMinorPenaltyCardGoesBeforeSmallCardsOfItsSuit() {
        var table =
                PlayTable.of(
                                CONTRACT,
                                Map.of(
                                        Seat.WEST, CardSet.parse("A5..."),
                                        Seat.NORTH, CardSet.parse("K4..."),
                                        Seat.EAST, CardSet.parse("QT73..."),
                                        Seat.SOUTH, CardSet.parse("J2...")))
                        .withPenaltyCard(Seat.EAST, Card.parse("S7"), false);

        assertThat(table.suitsToSettle()).isEmpty();
        assertThat(play(table, "S5", "S4").playable()).isEqualTo(CardSet.parse("QT7..."));
    }

    @Test
    void aCorrectedRevokeBecomesAPenaltyCard() {
        var revoked = play(small(), "SA", "S4").revoked(Card.parse("H3"));
        var revoke = revoked.revokes().getFirst();
        var corrected = revoked.corrected(revoke, Card.parse("S3"));

        assertThat(corrected.revokes()).isEmpty();
        assertThat(corrected.penaltyCards())
                .containsExactly(new PenaltyCard(Seat.EAST, Card.parse("H3"), true));
        assertThat(corrected.hand(Seat.EAST)).isEqualTo(CardSet.parse("Q.Q3.Q."));
    }

    /// Whatever is exposed, demanded, revoked and corrected: 52 cards are played, four to a trick.
    @Test
    void canAlwaysBePlayedToTheEnd() {
        Seeds.each(
                2_000,
                chance -> {
                    var table = PlayTable.of(CONTRACT, dealt(chance));
                    while (!table.isOver()) {
                        table = step(table, chance);
                    }
                    assertThat(table.tricks()).hasSize(13).allMatch(trick -> trick.isFull());
                    assertThat(table.tricks().stream().flatMap(trick -> trick.cards().stream()))
                            .hasSize(52)
                            .doesNotHaveDuplicates();
                    assertThat(table.penaltyCards()).isEmpty();
                    assertThat(table.demands()).isEmpty();
                });
    }

    private static PlayTable step(PlayTable table, RandomGenerator chance) {
        var suits = table.suitsToSettle();
        if (!suits.isEmpty()) {
            var demands = List.of(Demand.REQUIRE, Demand.FORBID, Demand.FREE);
            return table.demanded(demands.get(chance.nextInt(3)), Set.of(suits.getFirst()));
        }
        var hand = List.copyOf(table.hand(table.turn()).stream().toList());
        var card = hand.get(chance.nextInt(hand.size()));
        if (chance.nextInt(10) == 0 && table.isDefender(table.turn())) {
            return table.withPenaltyCard(table.turn(), card, chance.nextBoolean());
        }
        if (table.irregularity(table.turn(), card).filter(Irregularity.REVOKE::equals).isPresent()
                && chance.nextInt(4) == 0) {
            var revoked = table.revoked(card);
            var revoke = revoked.revokes().getLast();
            return chance.nextBoolean() && revoked.isCorrectable(revoke)
                    ? revoked.corrected(revoke, table.playable().highest())
                    : revoked;
        }
        var lawful = table.playable().stream().toList();
        assertThat(lawful).isNotEmpty();
        return table.with(lawful.get(chance.nextInt(lawful.size())));
    }

    private static Map<Seat, CardSet> dealt(RandomGenerator chance) {
        var pack = new ArrayList<>(CardSet.ALL.stream().toList());
        Collections.shuffle(pack, new Random(chance.nextLong()));
        var hands = new EnumMap<Seat, CardSet>(Seat.class);
        for (var seat : Seat.values()) {
            hands.put(
                    seat,
                    CardSet.copyOf(pack.subList(13 * seat.ordinal(), 13 * seat.ordinal() + 13)));
        }
        return hands;
    }
}
