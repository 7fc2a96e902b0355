package overtrick.robots.comparable;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Seat;
import overtrick.laws.LawBook;
import overtrick.laws.meaning.Comparison.Reason;
import overtrick.laws.table.Withdrawn;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.comparable.Comparables.Compared;

/// Law 23A by Standard American, North dealing.
@Timeout(30)
class ComparablesTest {

    private static final Readings READINGS = new Readings();

    private static Comparables instead(String counted, Seat seat, String withdrawn) {
        var now = Auction.parse(Seat.NORTH, counted);
        var gone = new Withdrawn(seat, Call.parse(withdrawn), Set.of(), now.calls().size());
        return Comparables.of(now, gone, Vulnerability.NONE, Agreements.STANDARD, READINGS)
                .orElseThrow();
    }

    private static Reason reason(Comparables all, String call) {
        return all.calls().stream()
                .filter(one -> one.call().equals(Call.parse(call)))
                .map(one -> one.comparison().reason())
                .findFirst()
                .orElseThrow();
    }

    /// What its maker seems to have had before their eyes.
    @ParameterizedTest
    @CsvSource({
        "1D 1S, SOUTH, 1H, 1D P", // they did not see the overcall
        "2N P, SOUTH, 2C, 1N P", // they saw partner's bid a level lower
        "1H 2C, SOUTH, 1S, 1H P",
        "P P, WEST, 1S, P P P", // their turn had not come
    })
    void theWithdrawnCallIsReadWhereItWasInOrder(
            String counted, Seat seat, String withdrawn, String imagined) {
        assertThat(instead(counted, seat, withdrawn).imagined().text()).isEqualTo(imagined);
    }

    /// The examples for Law 23A: a pass before one's turn, and an opening before an overcall.
    @Test
    void examplesOfTheLaw() {
        var pass = new Withdrawn(Seat.SOUTH, Call.Word.PASS, Set.of(), 0);
        var now = Auction.parse(Seat.NORTH, "1H P");
        var afterPass =
                Comparables.of(now, pass, Vulnerability.NONE, Agreements.STANDARD, READINGS)
                        .orElseThrow();
        var spade = new Withdrawn(Seat.EAST, Call.parse("1S"), Set.of(), 0);
        var opened = Auction.parse(Seat.NORTH, "1H");
        var overcall =
                Comparables.of(opened, spade, Vulnerability.NONE, Agreements.STANDARD, READINGS)
                        .orElseThrow();

        assertThat(reason(afterPass, "2H")).isEqualTo(Reason.SUBSET);
        assertThat(reason(afterPass, "1S")).isEqualTo(Reason.NOT_COMPARABLE);
        assertThat(reason(overcall, "1S")).isEqualTo(Reason.SIMILAR);
    }

    @Test
    void askingForMajorsIsAskingForMajors() {
        var all = instead("2N P", Seat.SOUTH, "2C");

        assertThat(reason(all, "3C")).isEqualTo(Reason.SAME_PURPOSE);
        assertThat(reason(all, "3D")).isEqualTo(Reason.NOT_COMPARABLE);
    }

    @Test
    void aTransferForTheSameSuitShowsTheSame() {
        var all = instead("2N P", Seat.SOUTH, "2D");

        assertThat(all.comparable())
                .extracting(Compared::call)
                .contains(Call.parse("3D"))
                .doesNotContain(Call.parse("3H"), Call.parse("3C"));
    }

    /// Law 27B1(a): by meaning in 2017, by name where both bids are natural in 1999.
    @ParameterizedTest
    @CsvSource({
        "1H 2C, SOUTH, 1S, S, 2S, 2S",
        "2N P, SOUTH, 2C, '', '', ''", // asks, and shows nothing
        "2N P, SOUTH, 2D, H, 3D, ''", // a transfer is not natural
    })
    void theSameIsShownAgain(
            String counted, Seat seat, String withdrawn, String shown, String now, String then) {
        var all = instead(counted, seat, withdrawn);

        assertThat(all.shown().stream().map(strain -> strain.name().substring(0, 1)).toList())
                .isEqualTo(shown.isEmpty() ? List.of() : List.of(shown));
        assertThat(all.same(LawBook.WBF2017).map(Call::code).orElse("")).isEqualTo(now);
        assertThat(all.same(LawBook.CN1999).map(Call::code).orElse("")).isEqualTo(then);
    }

    /// The bid of diamonds that replaces a transfer to hearts is not the same, nor comparable.
    @Test
    void diamondsAreNoTransferToHearts() {
        var all = instead("1N 2S", Seat.SOUTH, "2D");

        assertThat(all.shown()).containsExactly(Strain.HEARTS);
        assertThat(all.same(LawBook.WBF2017)).isNotEqualTo(Optional.of(Call.parse("3D")));
        assertThat(all.comparable()).extracting(Compared::call).doesNotContain(Call.parse("3D"));
    }

    /// Comparable calls stand first, so that the director sees them first.
    @Test
    void comparableCallsStandFirst() {
        var comparable =
                instead("1H 1S", Seat.SOUTH, "1N").calls().stream()
                        .map(one -> one.comparison().isComparable())
                        .toList();

        assertThat(comparable.indexOf(false)).isEqualTo(comparable.lastIndexOf(true) + 1);
    }

    @Test
    void whatNobodyCanHaveMeantIsLeftToTheDirector() {
        var now = Auction.parse(Seat.NORTH, "P P");
        var gone = new Withdrawn(Seat.SOUTH, Call.parse("X"), Set.of(), 2);

        assertThat(Comparables.of(now, gone, Vulnerability.NONE, Agreements.STANDARD, READINGS))
                .isEmpty();
    }
}
