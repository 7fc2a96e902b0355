package overtrick.laws.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.laws.LawBook;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Facts;
import overtrick.laws.ruling.Rectification.MustCall;
import overtrick.laws.ruling.Rectification.Score;
import overtrick.laws.ruling.Rectification.ScoreChange;

/// One irregular call each, by both books; dealer is North, and nobody accepts anything.
@Timeout(20)
class AuctionExamplesTest {

    private static AuctionTable after(LawBook book, String... calls) {
        var table = AuctionTable.openedBy(book, Seat.NORTH);
        for (String call : calls) {
            table = table.with(Call.parse(call), Facts.NONE);
        }
        return table;
    }

    private static AuctionTable irregular(AuctionTable table, Seat seat, String text) {
        var call = Call.parse(text);
        Set<Strain> shown = call instanceof Call.Bid bid ? Set.of(bid.strain()) : Set.of();
        var facts =
                Facts.of(Fact.ACCEPTED, "no")
                        .with(Fact.UNINTENDED, "no")
                        .with(Fact.PASS_MEANS, "natural");
        return table.irregular(seat, call, shown, facts);
    }

    @Test
    void aPassAtRightsTurnIsRepeatedAtTheNextTurn() {
        for (var book : LawBook.values()) {
            var table = irregular(after(book), Seat.EAST, "P");
            table = table.with(Call.parse("1C"), Facts.NONE);

            assertThat(table.legalCalls()).containsExactly(Word.PASS);
        }
    }

    @Test
    void aPassAtPartnersTurnBarsTheOffenderIn1999() {
        var table = irregular(after(LawBook.CN1999), Seat.SOUTH, "P");

        assertThat(table.isBarred(Seat.SOUTH)).isTrue();
        assertThat(table.legalCalls()).contains(Call.parse("1C"));
    }

    @Test
    void aPassAtPartnersTurnMayBeReplacedByAComparableCallIn2017() {
        var table = irregular(after(LawBook.WBF2017), Seat.SOUTH, "P");
        table = table.with(Call.parse("1C"), Facts.NONE).with(Call.parse("1D"), Facts.NONE);

        assertThat(table.with(Word.PASS, Facts.NONE).isBarred(Seat.NORTH)).isFalse();
        assertThat(table.with(Call.parse("1S"), Facts.NONE).isBarred(Seat.NORTH)).isTrue();
        assertThat(
                        table.with(Call.parse("1S"), Facts.of(Fact.COMPARABLE, "yes"))
                                .isBarred(Seat.NORTH))
                .isFalse();
    }

    @Test
    void aDoubleAtRightsTurnIsRepeatedWhenRightPasses() {
        for (var book : LawBook.values()) {
            var table = irregular(after(book, "1S", "P"), Seat.WEST, "X");

            assertThat(table.with(Word.PASS, Facts.NONE).legalCalls()).containsExactly(Word.DOUBLE);
        }
    }

    @Test
    void aDoubleAtRightsTurnBarsThePartnerIn1999WhenRightBids() {
        var old = irregular(after(LawBook.CN1999, "1S", "P"), Seat.WEST, "X");
        var current = irregular(after(LawBook.WBF2017, "1S", "P"), Seat.WEST, "X");
        var raise = Call.parse("2S");

        assertThat(old.with(raise, Facts.NONE).isBarred(Seat.EAST)).isTrue();
        var doubled = current.with(raise, Facts.NONE).with(Word.DOUBLE, Facts.NONE);
        assertThat(doubled.isBarred(Seat.EAST)).isFalse();
        var passed = current.with(raise, Facts.NONE).with(Word.PASS, Facts.NONE);
        assertThat(passed.isBarred(Seat.EAST)).isTrue();
    }

    @Test
    void whoHasCalledAgainOwesNoCall() {
        for (var book : LawBook.values()) {
            var table = irregular(after(book, "1S", "P"), Seat.WEST, "X");
            table = table.with(Call.parse("2S"), Facts.NONE).with(Word.PASS, Facts.NONE);

            assertThat(table.isBarred(Seat.EAST)).as(book.name()).isTrue();
            assertThat(table.ledger().owed())
                    .as(book.name())
                    .noneMatch(duty -> duty.what() instanceof MustCall);
        }
    }

    @Test
    void anInadmissibleDoubleBarsThePartner() {
        for (var book : LawBook.values()) {
            var table = irregular(after(book, "1N", "P"), Seat.SOUTH, "X");

            assertThat(table.turn()).isEqualTo(Seat.SOUTH);
            assertThat(table.legalCalls()).contains(Call.parse("2C")).doesNotContain(Word.DOUBLE);
            assertThat(table.isBarred(Seat.NORTH)).isTrue();
        }
    }

    @Test
    void aDoubleAfterTheFinalPassRestrictsTheLead() {
        for (var book : LawBook.values()) {
            var table = irregular(after(book, "1N", "P", "P", "P"), Seat.EAST, "X");

            assertThat(table.contract()).hasToString("Optional[1NN]");
            assertThat(table.ledger().owed())
                    .singleElement()
                    .satisfies(duty -> assertThat(LeadOptions.of(table, duty)).hasSize(4));
        }
    }

    /// Law 27B1(a) of 2017 goes by the denomination shown: with transfers, 2♦ shows the hearts of
    /// 1♥.
    @Test
    void aTransferToTheSuitShownIsFree() {
        var table = irregular(after(LawBook.WBF2017, "1N", "P"), Seat.SOUTH, "1H");
        var same = Facts.of(Fact.SPECIFIES, "yes");
        var other = Facts.of(Fact.SPECIFIES, "no");

        assertThat(table.with(Call.parse("2D"), same).isBarred(Seat.NORTH)).isFalse();
        assertThat(table.with(Call.parse("2H"), other).isBarred(Seat.NORTH)).isTrue();
    }

    /// The example of 1999: 2♠ – pass – 2♥, replaced by 4♥ or by a pass.
    @Test
    void aSuitBidLawfullyLaterIsNotRestrictedIn1999() {
        var table = irregular(after(LawBook.CN1999, "2S", "P"), Seat.SOUTH, "2H");

        var bid = passes(table.with(Call.parse("4H"), Facts.NONE), "4S");
        assertThat(bid.ledger().owed()).isEmpty();
        var passed = passes(table.with(Word.PASS, Facts.NONE), "3C");
        assertThat(passed.ledger().owed())
                .singleElement()
                .satisfies(duty ->
                        assertThat(LeadOptions.of(passed, duty))
                                .extracting(LeadOptions.Option::suit)
                                .containsExactly(Suit.HEARTS, Suit.HEARTS));
    }

    private static AuctionTable passes(AuctionTable table, String last) {
        var next = table.with(Call.parse(last), Facts.NONE);
        while (!next.isOver()) {
            assertThat(next.legalCalls()).contains(Word.PASS);
            next = next.with(Word.PASS, Facts.NONE);
        }
        return next;
    }

    @Test
    void aChangeOfMindIsRefusedIn2017() {
        var table = irregular(after(LawBook.WBF2017, "1C"), Seat.NORTH, "1S");

        assertThat(table.turn()).isEqualTo(Seat.EAST);
        assertThat(table.calls().made()).containsExactly(new Made(Seat.NORTH, Call.parse("1C")));
    }

    @Test
    void aThirdCallIn1999LimitsTheScore() {
        var table = irregular(after(LawBook.CN1999, "1C"), Seat.NORTH, "1S");
        assertThat(table.question().orElseThrow().fact()).isEqualTo(Fact.FIRST_CALL_KEPT);

        var again = table.found(Facts.of(Fact.FIRST_CALL_KEPT, "no"));
        assertThat(again.turn()).isEqualTo(Seat.NORTH);
        assertThat(again.legalCalls()).contains(Call.parse("1H"));
        assertThat(again.ledger().reviews())
                .extracting(Duty::what)
                .contains(new Score(ScoreChange.OFFENDERS_AT_MOST_AVERAGE_MINUS));
    }
}
