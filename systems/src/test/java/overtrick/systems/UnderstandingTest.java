package overtrick.systems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.IllegalCallException;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.cards.Suit;
import overtrick.systems.hand.Aspect;
import overtrick.systems.hand.Hand;
import overtrick.systems.hand.Measure;
import overtrick.systems.hand.Range;

class UnderstandingTest {

    private static final BiddingSystem SYSTEM = BiddingSystem.named("standard-american");

    @Test
    void passingInsteadOfOpeningDeniesAnOpening() {
        var passed = after("P").hands().of(Seat.NORTH).bounds();

        assertThat(passed.highCards().high()).isEqualTo(11);
        assertThat(after("P P P P").hands().of(Seat.WEST).bounds().highCards().high())
                .isLessThanOrEqualTo(11);
    }

    @Test
    void aPassOverPartnersOpeningDeniesAResponse() {
        assertThat(after("1H P P").hands().of(Seat.SOUTH).bounds().highCards().high()).isEqualTo(5);
    }

    @Test
    void anOpeningDeniesWhatWouldHaveBeenOpenedBefore() {
        var minor = after("1D").hands().of(Seat.NORTH).bounds();
        var notrump = after("1N").hands().of(Seat.NORTH);

        assertThat(minor.highCards()).isEqualTo(new Range(10, 21));
        assertThat(notrump.bounds().highCards()).isEqualTo(new Range(15, 17));
        assertThat(notrump.bounds().length(Suit.HEARTS)).isEqualTo(new Range(2, 5));
        assertThat(notrump.bounds().get(Aspect.of(Measure.BALANCED))).isEqualTo(Range.exactly(1));
    }

    @Test
    void whoBidsSpadesOverStaymanHasNoFourHearts() {
        var spades = after("1N P 2C P 2S").calls().getLast();

        assertThat(spades.row().shows().bounds().length(Suit.HEARTS).high()).isEqualTo(9);
        assertThat(spades.shows().bounds().length(Suit.HEARTS).high()).isEqualTo(3);
        assertThat(spades.shows().bounds().highCards()).isEqualTo(new Range(15, 17));
    }

    @Test
    void fourHandsHaveOnePack() {
        var known = after("2N P").hands();

        assertThat(known.of(Seat.SOUTH).bounds().highCards().high()).isEqualTo(20);
    }

    @Test
    void trumpsAreAgreedByAWordOrByEightCards() {
        assertThat(after("1S P 3S P").trumps(Side.NORTH_SOUTH)).contains(Suit.SPADES);
        assertThat(after("1S P").trumps(Side.NORTH_SOUTH)).isEmpty();
        assertThat(after("1N P 2D P 2H P 4H").trumps(Side.NORTH_SOUTH)).contains(Suit.HEARTS);
    }

    @ParameterizedTest(name = "{0}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      1N P 2C             | stayman          | true  | FORCING
                      1N P 2C P 2D        | stayman-none     | true  | NONE
                      1N P 2D             | transfer         | true  | FORCING
                      1S P 3S             | limit-raise      | false | INVITATION
                      1S P 4D             | splinter         | true  | GAME_FORCING
                      2C                  | strong-two-clubs | true  | FORCING
                      1S P 3S P 4N        | blackwood        | true  | FORCING
                      1S P 3S P 4N P 5H   | aces-two         | true  | NONE
                      1H X                | takeout-double   | false | FORCING
                      1C 1S X             | negative-double  | false | FORCING
                      1H P 7C             | natural          | false | NONE
                    """)
    void theLastCallIsUnderstood(String auction, String key, boolean alert, String force) {
        var last = after(auction).calls().getLast();

        assertThat(last.key()).isEqualTo(key);
        assertThat(last.row().alert()).isEqualTo(alert);
        assertThat(last.row().force().name()).isEqualTo(force);
    }

    @Test
    void blackwoodIsAnsweredAndTheSlamIsLeftWithTwoAcesMissing() {
        var answered = after("1S P 3S P 4N P 5D P");
        var one = Hand.parse("KQJ32.KQJ2.AK2.K");
        var two = Hand.parse("AQJ32.KQJ2.AK2.K");

        assertThat(answered.choose(one).call().code()).isEqualTo("5S");
        assertThat(answered.choose(two).call().code()).isEqualTo("6S");
    }

    @Test
    void aCallAgainstAllThatWasSaidIsTakenForItself() {
        // a passed hand that opens the strong two clubs after all
        var known = after("P P P 1H P 2C").hands();

        assertThat(known.of(Seat.SOUTH).isContradiction()).isFalse();
    }

    @Test
    void anIllegalCallHasNoMeaning() {
        assertThatThrownBy(() -> after("1S").meaning(Call.parse("1H")))
                .isInstanceOf(IllegalCallException.class);
        assertThat(after("1S P P P").offers()).isEmpty();
        assertThat(after("1S").meaning(Word.PASS).shows().isContradiction()).isFalse();
    }

    @Test
    void anUnknownSystemIsNamed() {
        assertThatThrownBy(() -> BiddingSystem.named("nonsense"))
                .hasMessage("system is not one of " + BiddingSystem.known() + ": nonsense");
    }

    /// A sentence of one's own is shown as it is; a row that only explains is never bid by, takes
    /// nothing from others, and keeps the judgement from the call when it is alerted.
    @Test
    void ownSentencesAndRowsThatOnlyExplain() {
        String file =
                """
                auction -
                  1C | any | "Club #1, any hand" | explains, alert
                  1D | 12+ hcp | "A dozen"  # remark
                  P  | any | opening-pass
                """;
        var system =
                BiddingSystem.compile(
                        "own", name -> Optional.of(file).filter(_ -> name.equals("own")));
        var start = Understanding.start(system, system, Seat.NORTH, Vulnerability.NONE);
        var words = Words.in(Locale.of("vi"));

        assertThat(words.text(start.meaning(Call.parse("1C")))).isEqualTo("Club #1, any hand");
        assertThat(words.brief(start.meaning(Call.parse("1C")))).isEqualTo("Club #1, any hand");
        assertThat(words.text(start.meaning(Call.parse("1D")))).isEqualTo("A dozen");
        assertThat(start.choose(Hand.parse("AKQ2.KQ4.A43.K32")).call()).isEqualTo(Call.parse("1D"));
        assertThat(start.meaning(Call.parse("P")).shows().bounds().highCards().high())
                .isEqualTo(11);
        assertThat(start.offers()).noneMatch(offer -> offer.call().equals(Call.parse("1C")));
    }

    private static Understanding after(String calls) {
        return Understanding.of(SYSTEM, Auction.parse(Seat.NORTH, calls), Vulnerability.NONE);
    }
}
