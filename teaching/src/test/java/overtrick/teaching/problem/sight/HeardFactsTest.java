package overtrick.teaching.problem.sight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.systems.BiddingSystem;
import overtrick.systems.TwoSystems;
import overtrick.teaching.situation.Deck;
import overtrick.teaching.situation.Drillbook;

class HeardFactsTest {

    @Test
    void pointsAndLongSuitsAreHeard() {
        var heard =
                TwoSystems.both(BiddingSystem.named("standard-american"))
                        .start(Seat.WEST, Vulnerability.NONE);
        for (var call : Auction.parse(Seat.WEST, "1H P 1N P P P").calls()) {
            heard = heard.with(call);
        }
        var facts = HeardFacts.of(heard, List.of(Seat.WEST, Seat.EAST));
        assertThat(facts)
                .anyMatch(fact ->
                        fact instanceof Fact.Length(var seat, var suit, int least, _)
                                && seat == Seat.WEST
                                && suit == Suit.HEARTS
                                && least == 5);
        assertThat(facts)
                .anyMatch(fact ->
                        fact instanceof Fact.Points(var seat, int least, int most)
                                && seat == Seat.EAST
                                && least >= 4
                                && most <= 12);
    }

    /// Every hand of a practised deal has bid as it did, so that what was heard is true of it.
    @ParameterizedTest
    @ValueSource(strings = {"stayman", "lebensohl"})
    void whatIsHeardIsTrueOfTheDeal(String key) {
        var deck = Deck.named(key, "standard-american").orElseThrow();
        var book = new Drillbook();
        for (int number = 0; number < 12; number++) {
            var dealt = book.deal(deck, number);
            var facts = HeardFacts.of(dealt.now(), EnumSet.complementOf(EnumSet.of(Seat.SOUTH)));
            assertThat(facts).as("%s %d", key, number).allMatch(fact -> fact.fits(dealt.deal()));
            assertThat(facts).isNotEmpty();
        }
    }
}
