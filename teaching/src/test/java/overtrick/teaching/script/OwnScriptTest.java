package overtrick.teaching.script;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.dealing.script.ScriptException;
import overtrick.systems.BiddingSystem;
import overtrick.systems.TwoSystems;

@Timeout(60)
class OwnScriptTest {

    private static final String TEXT =
            """
            # alias: WeakTwos
            # button-text: Weak twos
            # gib-works: true
            # auction-filter: Auction.....\\n2[HS] (Pass|X)
            # convention-card-ns: 21GF-DEFAULT

            /*@chat
            --- Weak twos
            South opens 2!H or 2!S.
            @chat*/

            dealer south
            produce 1000
            # six of a major, not much beside
            twoH = hearts(south)==6 and spades(south)<4 and top4(south,hearts)>1
            twoS = spades(south)==6 and hearts(south)<4 and top4(south,spades)>1
            level = hascard(west,2C) or hascard(east,2D)
            (twoH or twoS) and hcp(south)>5 and hcp(south)<11 and losers(south)>6
            and level
            action printoneline,
            average "hearts " 100 * twoH,
            average "HCP    " hcp(south),
            """;

    private static final OwnScript SCRIPT = OwnScript.parse(TEXT);

    @Test
    void itsHeadAndChatAreRead() {
        assertThat(SCRIPT.name()).isEqualTo("Weak twos");
        assertThat(SCRIPT.chat()).isEqualTo("Weak twos\nSouth opens 2♥ or 2♠.");
        assertThat(SCRIPT.system()).contains("two-over-one");
        assertThat(SCRIPT.filter()).isPresent();
        assertThat(SCRIPT.unread()).isEmpty();
    }

    @Test
    void robotsBidItsDealsAsItsFilterWants() {
        var system = BiddingSystem.named("two-over-one");
        var deals = new ScriptDeals(SCRIPT, system, () -> false);
        for (int number = 0; number < 3; number++) {
            var found = deals.deal(number).orElseThrow();
            var dealt = found.dealt();
            assertThat(found.filtered()).isTrue();
            var auction =
                    TwoSystems.both(system)
                            .auction(dealt.deal(), Seat.SOUTH, dealt.vulnerability())
                            .auction();
            assertThat(auction.calls().getFirst().code()).isIn("2H", "2S");
            assertThat(deals.deal(number).orElseThrow().dealt().deal()).isEqualTo(dealt.deal());
        }
    }

    @Test
    void whereNoAuctionFitsADealComesAllTheSame() {
        var other = OwnScript.parse(TEXT.replace("2[HS] (Pass|X)", "7N"));
        var found =
                new ScriptDeals(other, BiddingSystem.named("two-over-one"), () -> false).deal(0);
        assertThat(found.orElseThrow().filtered()).isFalse();
    }

    /// When it is late a deal that was found is better than none, and it is told.
    @Test
    void whenItIsLateTheFirstDealIsTaken() {
        var other = OwnScript.parse(TEXT.replace("2[HS] (Pass|X)", "7N"));
        var system = BiddingSystem.named("two-over-one");
        var found = new ScriptDeals(other, system, () -> true, () -> false).deal(0).orElseThrow();

        assertThat(found.filtered()).isFalse();
        assertThat(found.looked()).isPositive().isLessThan(ScriptDeals.TRIES);
        assertThat(found.dealt().deal())
                .isEqualTo(
                        new ScriptDeals(other, system, () -> false)
                                .deal(0)
                                .orElseThrow()
                                .dealt()
                                .deal());
        var rare = OwnScript.parse("hcp(south) > 27");
        assertThat(new ScriptDeals(rare, system, () -> true, () -> false).deal(0)).isPresent();
    }

    @Test
    void aScriptThatFindsNothingCanBeEnded() {
        var none = OwnScript.parse("hcp(south) > 37");
        assertThat(new ScriptDeals(none, BiddingSystem.named("acol"), () -> true).deal(0))
                .isEmpty();
    }

    @Test
    void aFaultIsToldByItsLine() {
        assertThatThrownBy(() -> OwnScript.parse("dealer south\nhcp(south) > nonsense"))
                .isInstanceOf(ScriptException.class)
                .hasMessageContaining("line 2");
        var filter = OwnScript.parse("# alias: a\n# auction-filter: (1N\nhcp(south) > 14");
        assertThat(filter.unread()).extracting(OwnScript.Unread::line).containsExactly(2);
        assertThat(filter.filter()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "Auction.....\\n1N +Pass +(2C|2D), true",
        "Auction.....\\n1N Pass 2C Pass\\n2H, true",
        "Auction.....\\n1N Pass 2D, false",
        "2C.*4H, false",
        "(?s)2C.*4H, true",
    })
    void filtersLookAtTheAuctionAsPbnHasIt(String filter, boolean fits) {
        var auction = Auction.parse(Seat.SOUTH, "1N P 2C P 2H P 4H P P P");
        assertThat(AuctionFilter.fits(Pattern.compile(filter), auction)).isEqualTo(fits);
    }

    @Test
    void aFilterWithoutEndIsEnded() {
        var auction = Auction.parse(Seat.SOUTH, "1N P 2C P 2H P 4H P P P");
        var endless = Pattern.compile("(?s)((.*)*)*(.*)*(.+)+7N7N");
        assertThat(AuctionFilter.fits(endless, auction)).isFalse();
    }

    /// Heads and helps of public libraries, in small texts of our own.
    @Test
    void theHeadAsksForVulnerabilityAndTheNearestSystem() {
        var script =
                OwnScript.parse(
                        """
                        # vulnerable: NS
                        # convention-card-ns: Basic-Bridge
                        hcp(south) > 14
                        """);
        assertThat(script.system()).contains("standard-american");
        var deals = new ScriptDeals(script, BiddingSystem.named("acol"), () -> false);
        for (int number = 0; number < 4; number++) {
            assertThat(deals.deal(number).orElseThrow().dealt().vulnerability())
                    .isEqualTo(Vulnerability.NORTH_SOUTH);
        }
        assertThat(OwnScript.parse("# vulnerable: us\nhcp(south) > 14").unread())
                .extracting(OwnScript.Unread::line)
                .containsExactly(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    4N =.= +5C              | 4N 5C      | true
                    4N( =\\d+=)? Pass        | 4N P       | true
                    1N .* Pass\\n2C          | 1N P P P   | false
                    1H .* Pass              | 1H P       | true
                    1H Pass 2H              | 1H P 2H    | true
                    """)
    void filtersMeanBlanksOrColumnsAndNotesMayBeThere(String filter, String calls, boolean fits) {
        var script = OwnScript.parse("# auction-filter: %s\nhcp(south) > 14".formatted(filter));
        var auction = Auction.parse(Seat.SOUTH, calls);
        assertThat(AuctionFilter.fits(script.filter().orElseThrow(), auction)).isEqualTo(fits);
    }

    @Test
    void aFilterThatAsksForANoteIsToldByItsLine() {
        var script = OwnScript.parse("# alias: a\n# auction-filter: Note..*:x\nhcp(south) > 14");
        assertThat(script.filter()).isEmpty();
        assertThat(script.unread()).extracting(OwnScript.Unread::line).containsExactly(2);
    }

    @Test
    void typesOfHandsComeAsOftenAsTheirSharesSay() {
        var script =
                OwnScript.parse(
                        """
                        /*@chat
                        Short {{level-mix:Short}}, long {{level-mix:Long}}.
                        @chat*/
                        short = spades(south) < 3
                        HandType_Short = short
                        HandType_Long = spades(south) > 5
                        HandType_Long_Share = 3
                        noLeveling = 1
                        levelTheDeal = noLeveling
                        levelTheDeal
                        """);
        assertThat(script.chat()).isEqualTo("Short 25%, long 75%.");
        var deals = new ScriptDeals(script, BiddingSystem.named("acol"), () -> false);
        int many = 0;
        for (int number = 0; number < 8; number++) {
            var hand = deals.deal(number).orElseThrow().dealt().hand();
            int spades = hand.length(Suit.SPADES);
            assertThat(spades).matches(one -> one < 3 || one > 5);
            many += spades > 5 ? 1 : 0;
        }
        assertThat(many).isEqualTo(6);
        assertThat(OwnScript.parse(script.text().replace("= noLeveling", "= short")).turns())
                .isEmpty();
    }
}
