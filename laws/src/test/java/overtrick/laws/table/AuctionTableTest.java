package overtrick.laws.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
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
import overtrick.laws.ruling.Rectification.Demand;
import overtrick.laws.ruling.Rectification.LeadRestriction;
import overtrick.laws.ruling.Rectification.Unauthorised;
import overtrick.testkit.Seeds;

/// Irregular calls, ruled and carried to the end of the auction; dealer is North.
@Timeout(60)
class AuctionTableTest {

    private static final Facts REFUSED = Facts.of(Fact.ACCEPTED, "no").with(Fact.UNINTENDED, "no");

    private static AuctionTable after(LawBook book, String... calls) {
        var table = AuctionTable.openedBy(book, Seat.NORTH);
        for (String call : calls) {
            table = table.with(Call.parse(call), Facts.NONE);
        }
        return table;
    }

    private static Set<Strain> shown(Call call) {
        return call instanceof Call.Bid bid ? Set.of(bid.strain()) : Set.of();
    }

    private static AuctionTable irregular(AuctionTable table, Seat seat, String call) {
        var made = Call.parse(call);
        return table.irregular(seat, made, shown(made), REFUSED.with(Fact.PASS_MEANS, "natural"));
    }

    /// Test line 1: South bids 2♣ when it is East's turn.
    @Test
    void aBidAtRightsTurnIsRepeatedWhenRightPasses() {
        for (var book : LawBook.values()) {
            var table = irregular(after(book, "1H"), Seat.SOUTH, "2C").with(Word.PASS, Facts.NONE);

            assertThat(table.turn()).isEqualTo(Seat.SOUTH);
            assertThat(table.legalCalls()).containsExactly(Call.parse("2C"));
        }
    }

    @Test
    void in1999AnotherDenominationBarsThePartnerAndRestrictsHisLead() {
        var table = irregular(after(LawBook.CN1999, "1H"), Seat.SOUTH, "2C");
        table = table.with(Call.parse("1S"), Facts.NONE).with(Call.parse("2H"), Facts.NONE);
        table = table.with(Call.parse("2S"), Facts.NONE);

        assertThat(table.turn()).isEqualTo(Seat.NORTH);
        assertThat(table.legalCalls()).containsExactly(Word.PASS);
        var over = passedOut(table);
        assertThat(over.contract()).hasToString("Optional[2SE]");
        assertThat(over.ledger().owed())
                .singleElement()
                .satisfies(duty ->
                        assertThat(LeadOptions.of(over, duty))
                                .containsExactly(
                                        new LeadOptions.Option(Demand.REQUIRE, Suit.CLUBS),
                                        new LeadOptions.Option(Demand.FORBID, Suit.CLUBS)));
    }

    @Test
    void in2017DeclarerForbidsAnySuitButTheOneBid() {
        var table = irregular(after(LawBook.WBF2017, "1H"), Seat.SOUTH, "2C");
        table = table.with(Call.parse("1S"), Facts.NONE).with(Call.parse("2H"), Facts.NONE);
        var over = passedOut(table.with(Call.parse("2S"), Facts.NONE));

        assertThat(over.ledger().owed())
                .singleElement()
                .satisfies(duty ->
                        assertThat(LeadOptions.of(over, duty))
                                .extracting(LeadOptions.Option::suit)
                                .containsExactly(Suit.CLUBS, Suit.DIAMONDS, Suit.SPADES));
    }

    /// Test line 3: West passes at East's turn.
    @Test
    void in1999APassAtPartnersTurnForbidsHimToDouble() {
        var table = irregular(after(LawBook.CN1999, "1C"), Seat.WEST, "P");

        assertThat(table.turn()).isEqualTo(Seat.EAST);
        assertThat(table.legalCalls()).contains(Call.parse("1D")).doesNotContain(Word.DOUBLE);
        assertThat(table.isBarred(Seat.WEST)).isTrue();
    }

    /// North 1♥, South passes at East's turn, accepted, and West and North pass: East has lost a
    /// turn. It comes back (Laws 34 and 17D3); only 2017 says that the passes may not be used.
    @Test
    void aLostTurnComesBack() {
        for (var book : LawBook.values()) {
            var accepted = Facts.of(Fact.ACCEPTED, "yes").with(Fact.PASS_MEANS, "natural");
            var table = after(book, "1H").irregular(Seat.SOUTH, Word.PASS, Set.of(), accepted);
            table = table.with(Word.PASS, Facts.NONE).with(Word.PASS, Facts.NONE);

            assertThat(table.turn()).as(book.code()).isEqualTo(Seat.EAST);
            assertThat(table.legalCalls()).contains(Call.parse("1S"));
            assertThat(table.ledger().reviews())
                    .hasSize(book == LawBook.WBF2017 ? 1 : 0)
                    .allMatch(duty -> duty.what() instanceof Unauthorised);
        }
    }

    /// Test line 9: North 2♥, East 2♦.
    @Test
    void theLowestBidInTheSameDenominationIsFree() {
        for (var book : LawBook.values()) {
            var table = irregular(after(book, "2H"), Seat.EAST, "2D");
            table = table.with(Call.parse("3D"), Facts.NONE);

            assertThat(table.isBarred(Seat.WEST)).isFalse();
            assertThat(table.open()).isEmpty();
        }
    }

    @Test
    void aPassInsteadOfTheBidBarsThePartner() {
        for (var book : LawBook.values()) {
            var table = irregular(after(book, "2H"), Seat.EAST, "2D").with(Word.PASS, Facts.NONE);

            assertThat(table.isBarred(Seat.WEST)).isTrue();
        }
    }

    /// Law 17D3, of old Law 34: a player whom passes out of turn have robbed of their turn gets it.
    @Test
    void aSkippedPlayerGetsHisTurnBack() {
        var accepted = Facts.of(Fact.ACCEPTED, "yes").with(Fact.PASS_MEANS, "natural");
        var table =
                after(LawBook.WBF2017, "1S", "P")
                        .irregular(Seat.WEST, Word.PASS, Set.of(), accepted)
                        .with(Word.PASS, Facts.NONE);

        assertThat(table.turn()).isEqualTo(Seat.SOUTH);
        assertThat(table.isOver()).isFalse();
    }

    private static AuctionTable passedOut(AuctionTable table) {
        var next = table;
        while (!next.isOver()) {
            next = next.with(Word.PASS, Facts.NONE);
        }
        return next;
    }

    /// Whatever is called and ruled, the auction can be ended, and then nothing is owed but leads.
    @Test
    void noRectificationIsForgotten() {
        Seeds.each(
                4_000,
                chance -> {
                    var book = LawBook.values()[chance.nextInt(2)];
                    var table = AuctionTable.openedBy(book, Seat.values()[chance.nextInt(4)]);
                    for (int step = 0; step < 60 && !table.isOver(); step++) {
                        var seat = Seat.values()[chance.nextInt(4)];
                        var call = Call.ALL.get(chance.nextInt(20));
                        if (table.question().isPresent()) {
                            var answers = table.question().orElseThrow().answers();
                            String answer = answers.get(chance.nextInt(answers.size())).key();
                            var fact = table.question().orElseThrow().fact();
                            table = table.found(Facts.of(fact, answer));
                        } else if (chance.nextInt(4) == 0
                                && table.irregularity(seat, call).isPresent()) {
                            table = table.irregular(seat, call, shown(call), Facts.NONE);
                        } else {
                            var legal = table.legalCalls();
                            assertThat(legal).isNotEmpty();
                            var next =
                                    chance.nextBoolean()
                                            ? legal.getFirst()
                                            : legal.get(chance.nextInt(legal.size()));
                            table = table.with(next, Facts.NONE);
                        }
                    }
                    while (!table.isOver()) {
                        var question = table.question();
                        table =
                                question.isPresent()
                                        ? table.found(
                                                Facts.of(
                                                        question.orElseThrow().fact(),
                                                        question.orElseThrow()
                                                                .answers()
                                                                .getLast()
                                                                .key()))
                                        : table.with(table.legalCalls().getFirst(), Facts.NONE);
                    }
                    assertThat(table.ledger().owed())
                            .allMatch(duty -> duty.what() instanceof LeadRestriction);
                });
    }

    /// Before the offender has called again it is said at once that the call is gone, and that the
    /// partner is free but may not use it; once they have called, that is over.
    @Test
    void whatIsCertainIsSaidWhileTheRestWaits() {
        var refused = irregular(after(LawBook.WBF2017, "1S"), Seat.WEST, "2D");
        assertThat(certain(refused)).containsExactly("cancelled.action", "may-call.partner");
        assertThat(certain(refused.with(Word.PASS, Facts.NONE)))
                .containsExactly("cancelled.action");

        var second = irregular(after(LawBook.WBF2017, "1S", "P"), Seat.WEST, "2D");
        assertThat(certain(second)).containsExactly("cancelled.action");

        var old = irregular(after(LawBook.CN1999, "1S"), Seat.WEST, "2D");
        assertThat(old.open()).isEmpty();
    }

    private static List<String> certain(AuctionTable table) {
        return table.open().stream()
                .flatMap(one -> one.certain(table.book(), table.calls()).stream())
                .map(duty -> duty.what().key())
                .toList();
    }
}
