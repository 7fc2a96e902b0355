package overtrick.robots.comparable;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.ruling.Facts;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;

/// What a call taken back and the call in its place answer, by what they name and by Standard
/// American; North deals.
@Timeout(30)
class ReplacingTest {

    private static final Readings READINGS = new Readings();

    private static Replacing replacing(
            String before, Seat offender, String gone, String since, boolean system) {
        return new Replacing(
                Auction.parse(Seat.NORTH, before == null ? "" : before),
                offender,
                Call.parse(gone),
                calls(since),
                system ? Optional.of(Agreements.USUAL) : Optional.empty());
    }

    private static List<Call> calls(String text) {
        return text == null ? List.of() : Arrays.stream(text.split(" ")).map(Call::parse).toList();
    }

    private static String told(Facts facts) {
        return new TreeSet<>(facts.facts())
                .stream()
                        .map(fact -> fact.code() + "=" + facts.answer(fact).orElseThrow())
                        .collect(Collectors.joining(" "));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# a transfer: 3D names diamonds again and shows other suits, 3H shows hearts
1N 2S | SOUTH | 2D | 3D | true  | wbf2017 | replacement=bid specifies=no
1N 2S | SOUTH | 2D | 3H | true  | wbf2017 | replacement=bid specifies=yes
1N 2S | SOUTH | 2D | 3D | true  | cn1999  | replacement=same-denomination shown=suits named-again=no conventional=yes
1N 2S | SOUTH | 2D | 3H | true  | cn1999  | replacement=other shown=suits named-again=yes
# a question shows no suit: nothing is the same, and any suit may be forbidden
2N P  | SOUTH | 2C | 3C | true  | wbf2017 | replacement=bid specifies=no
2N P  | SOUTH | 2C | 3C | true  | cn1999  | replacement=same-denomination shown=none conventional=yes
# natural bids
1D 1S | SOUTH | 1H | 2H | true  | wbf2017 | replacement=bid specifies=yes
1D 1S | SOUTH | 1H | 2H | true  | cn1999  | replacement=same-denomination shown=suits named-again=yes conventional=no
1D 1S | SOUTH | 1H | P  | true  | cn1999  | replacement=other shown=suits named-again=no
1D 1S | SOUTH | 1H | X  | true  | wbf2017 | replacement=any-double
1D 1S | SOUTH | 1H | 1D | true  | wbf2017 | replacement=insufficient
# without a system it is asked what calls show; what they name is seen
1D 1S | SOUTH | 1H | 2H | false | wbf2017 | replacement=bid
1D 1S | SOUTH | 1H | 2H | false | cn1999  | replacement=same-denomination
# nothing in its place yet: what it showed is known all the same
1D 1S | SOUTH | 1H |    | true  | cn1999  | shown=suits
1D 1S | SOUTH | 1H |    | false | cn1999  |
""")
    void ofAnInsufficientBid(
            String before,
            Seat offender,
            String gone,
            String since,
            boolean system,
            String book,
            String facts) {
        var replacing = replacing(before, offender, gone, since, system);

        assertThat(
                        told(
                                replacing.facts(
                                        LawBook.parse(book),
                                        Irregularity.INSUFFICIENT_BID,
                                        replacing.comparables(READINGS))))
                .isEqualTo(facts == null ? "" : facts);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# N 1H; S bids 2C at E's turn, E bids 1S, S calls
1H  | SOUTH | 2C | 1S 2C | cn1999  | shown=suits named-again=yes same-denomination=yes right-acts=acts
1H  | SOUTH | 2C | 1S 2H | cn1999  | shown=suits named-again=no same-denomination=no right-acts=acts
1H  | SOUTH | 2C | P 2C  | wbf2017 | right-acts=passes
# S opens at N's turn; N and E call, then S
    | SOUTH | 1S | P P 1S | wbf2017 |
    | SOUTH | 1S | P P 2C | cn1999 | shown=suits named-again=no same-denomination=no
# E opens at N's turn, on their left: all the others call first
    | EAST  | 1H | P 1D    | cn1999 | shown=suits named-again=no same-denomination=no right-acts=passes
    | WEST  | 1H | P P P 1H | cn1999 | shown=suits named-again=yes same-denomination=yes
""")
    void ofABidOutOfTurn(
            String before, Seat offender, String gone, String since, String book, String facts) {
        var replacing = replacing(before, offender, gone, since, true);

        assertThat(
                        told(
                                replacing.facts(
                                        LawBook.parse(book),
                                        Irregularity.BID_OUT_OF_TURN,
                                        replacing.comparables(READINGS))))
                .isEqualTo(facts == null ? "" : facts);
    }

    /// Law 26: the transfer showed hearts; the bid in its place names diamonds and shows what it
    /// does.
    @Test
    void theVerySuitsAreKnown() {
        var again = replacing("1N 2S", Seat.SOUTH, "2D", "3H", true);
        var shown = again.comparables(READINGS);
        assertThat(again.suitsGone(shown)).containsExactly(Suit.HEARTS);
        assertThat(again.suitsNamed(shown)).containsExactly(Suit.HEARTS);

        var pass = replacing("1N 2S", Seat.SOUTH, "2D", "P", true);
        var before = pass.comparables(READINGS);
        assertThat(pass.suitsGone(before)).containsExactly(Suit.HEARTS);
        assertThat(pass.suitsNamed(before)).isEmpty();

        var unlawful = replacing("1D 1S", Seat.SOUTH, "1H", "1D", true);
        assertThat(unlawful.suitsNamed(unlawful.comparables(READINGS))).isEmpty();
    }

    @Test
    void whatLeadsNowhereIsRefused() {
        assertThatThrownBy(() -> replacing("1H", Seat.SOUTH, "2C", "1S", true))
                .isInstanceOf(FormatException.class);
        assertThatThrownBy(() -> replacing("1H", Seat.SOUTH, "2C", "1C 2C", true))
                .isInstanceOf(FormatException.class);
        var odd =
                new Replacing(
                        Auction.parse(Seat.NORTH, "1D 1S"),
                        Seat.SOUTH,
                        Call.parse("1H"),
                        List.of(),
                        Optional.of("no such system"));
        assertThatThrownBy(() -> odd.comparables(READINGS)).isInstanceOf(FormatException.class);
    }
}
