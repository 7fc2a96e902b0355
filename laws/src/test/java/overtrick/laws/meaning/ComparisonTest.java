package overtrick.laws.meaning;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Suit;
import overtrick.laws.meaning.CallMeaning.Hands;
import overtrick.laws.meaning.CallMeaning.Span;
import overtrick.laws.meaning.Comparison.Reason;

/// The examples for Law 23A.
@Timeout(20)
class ComparisonTest {

    private static final CallMeaning PASS = shows("pass", 0, 11, Map.of());

    private static CallMeaning shows(String text, int least, int most, Map<Suit, Span> lengths) {
        return new CallMeaning(
                text,
                List.of(new Hands(new Span(least, most), lengths)),
                Set.of(),
                Optional.empty());
    }

    private static CallMeaning spades(String text, int least, int most) {
        return new CallMeaning(
                text,
                List.of(new Hands(new Span(least, most), Map.of(Suit.SPADES, new Span(5, 13)))),
                Set.of(Strain.SPADES),
                Optional.empty());
    }

    private static CallMeaning asks(String text, String purpose) {
        return new CallMeaning(text, List.of(Hands.ANY), Set.of(), Optional.of(purpose));
    }

    private static Reason reason(CallMeaning withdrawn, CallMeaning replacement) {
        return Comparison.of(withdrawn, replacement).reason();
    }

    @Test
    void comparesByMeaning() {
        var raise = shows("2H", 6, 9, Map.of(Suit.HEARTS, new Span(3, 13)));
        var response = shows("1S", 6, 37, Map.of(Suit.SPADES, new Span(4, 13)));

        assertThat(reason(PASS, raise)).isEqualTo(Reason.SUBSET);
        assertThat(reason(PASS, response)).isEqualTo(Reason.NOT_COMPARABLE);
        assertThat(reason(PASS, shows("1N", 6, 9, Map.of()))).isEqualTo(Reason.SUBSET);
        assertThat(reason(spades("1S opening", 11, 21), spades("1S overcall", 8, 17)))
                .isEqualTo(Reason.SIMILAR);
        assertThat(reason(asks("4N", "asks for aces"), asks("4C", "asks for aces")))
                .isEqualTo(Reason.SAME_PURPOSE);
    }

    /// The ends of a range are hands for the call, also where it is one length alone.
    @ParameterizedTest(name = "{0} to {1} spades for {2} to {3}: {4}")
    @CsvSource({
        "4, 4, 4, 4, SUBSET",
        "4, 4, 4, 6, SUBSET",
        "6, 6, 4, 6, SUBSET",
        "3, 3, 4, 6, NOT_COMPARABLE",
        "7, 7, 4, 6, NOT_COMPARABLE"
    })
    void aLengthAtTheEndOfARangeBelongsToIt(
            int least, int most, int oldLeast, int oldMost, Reason reason) {
        var old = shows("1S", 6, 9, Map.of(Suit.SPADES, new Span(oldLeast, oldMost)));
        var next = shows("2S", 6, 9, Map.of(Suit.SPADES, new Span(least, most)));

        assertThat(reason(old, next)).isEqualTo(reason);
    }

    /// A call for weak or strong hands: one for those in between is for neither.
    @Test
    void aKindOfHandMustBeOneOfTheOldKinds() {
        var multi =
                new CallMeaning(
                        "2D", List.of(points(5, 9), points(20, 22)), Set.of(), Optional.empty());

        assertThat(reason(multi, shows("2N", 20, 21, Map.of()))).isEqualTo(Reason.SUBSET);
        assertThat(reason(multi, shows("1N", 15, 17, Map.of()))).isEqualTo(Reason.NOT_COMPARABLE);
    }

    private static Hands points(int least, int most) {
        return new Hands(new Span(least, most), Map.of());
    }

    @Test
    void leavesUnknownMeaningsToTheDirector() {
        var natural = CallMeaning.natural(Call.parse("2C"));

        assertThat(reason(natural, natural)).isEqualTo(Reason.UNKNOWN);
        assertThat(Comparison.of(natural, natural).isComparable()).isFalse();
        assertThat(natural.specified()).containsExactly(Strain.CLUBS);
        assertThat(CallMeaning.natural(Call.Word.DOUBLE).specified()).isEmpty();
    }
}
