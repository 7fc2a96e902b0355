package overtrick.bridge.auction;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.auction.Declaring.Cap;
import overtrick.bridge.auction.Declaring.Maker;
import overtrick.cards.Seat;

/// Bidding of the games before contract, by the same [Auction]. South deals.
class OldBiddingTest {

    private static final AuctionRules UNLIMITED = new AuctionRules(List.of(Seat.values()), 20);

    /// West is the hand that nobody plays until there is a declarer.
    private static final AuctionRules CUT_THROAT =
            new AuctionRules(List.of(Seat.NORTH, Seat.EAST, Seat.SOUTH), 2);

    @ParameterizedTest(name = "after {0}, {1}: {2}")
    @CsvSource(
            nullValues = "lawful",
            textBlock =
                    """
                    1H X XX,         X,  lawful
                    1H X XX,         XX, NO_DOUBLE_TO_REDOUBLE
                    1H X XX P,       X,  NO_BID_TO_DOUBLE
                    1H X XX X,       XX, lawful
                    1H X XX X P P,   XX, lawful
                    1H X XX X XX,    1S, lawful
                    """)
    void redoublesMayBeDoubledAgain(String soFar, String next, CallRefusal verdict) {
        assertThat(auction(UNLIMITED, soFar).refusal(Call.parse(next)).orElse(null))
                .isEqualTo(verdict);
    }

    @Test
    void theStakeIsWhatTheAuctionSays() {
        var auction = auction(UNLIMITED, "1H X XX X P P P");

        assertThat(auction.factor()).isEqualTo(8);
        assertThat(auction.contract().orElseThrow().doubling()).isEqualTo(Doubling.REDOUBLED);
        assertThat(auction(UNLIMITED, "1H X XX X 1S P P P").factor()).isEqualTo(1);
        assertThat(auction(UNLIMITED, "1H" + " X XX".repeat(10)).factor()).isEqualTo(1 << 20);
        assertThat(auction(UNLIMITED, "1H" + " X XX".repeat(10)).refusal(Call.Word.DOUBLE))
                .contains(CallRefusal.DOUBLED_ENOUGH);
    }

    @ParameterizedTest(name = "after {0}, {1}: {2}")
    @CsvSource(
            nullValues = "lawful",
            textBlock =
                    """
                    1H,       X,  lawful
                    1H P,     X,  lawful
                    1H X,     XX, NO_DOUBLE_TO_REDOUBLE
                    1H X P,   XX, lawful
                    1H P X,   XX, lawful
                    1H X,     X,  NO_BID_TO_DOUBLE
                    1H P P,   1S, AUCTION_OVER
                    P P,      1S, lawful
                    P P P,    1S, AUCTION_OVER
                    """)
    void threeCallEachForHimself(String soFar, String next, CallRefusal verdict) {
        assertThat(auction(CUT_THROAT, soFar).refusal(Call.parse(next)).orElse(null))
                .isEqualTo(verdict);
    }

    @Test
    void ofThreeTheLastBidderDeclares() {
        var auction = auction(CUT_THROAT, "1H 2H 2S 3H P P");

        assertThat(auction.caller(3)).isEqualTo(Seat.SOUTH);
        assertThat(auction.contract().orElseThrow().declarer()).isEqualTo(Seat.SOUTH);
        assertThat(auction(CUT_THROAT, "P 1H P P").contract().orElseThrow().declarer())
                .isEqualTo(Seat.NORTH);
        assertThat(auction(CUT_THROAT, "P P P").result()).contains(new AuctionResult.PassedOut());
    }

    /// South deals, West is the eldest hand. Whose turn it is after each call.
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "1H,                 S W", // the dealer names trumps, the eldest hand may double
        "P,                  S N",
        "P 1H,               S N W",
        "1H P,               S W E",
        "1H P P,             S W E -", // both are content
        "1H X,               S W S", // who named trumps may redouble first
        "P 1H X,             S N W N",
        "1H P X,             S W E S",
        "1H P X P,           S W E S N",
        "1H P X P XX,        S W E S N E", // of the others the last doubler first
        "1H P X P XX P,      S W E S N E W",
        "1H P X P XX X,      S W E S N E N", // and of the makers the last redoubler
        "1H P X P XX X P P,  S W E S N E N S -",
    })
    void whoSpeaksInBridgeWhist(String calls, String turns) {
        var auction = auction(whist(Cap.NONE), "");
        var heard = new StringBuilder().append(letter(auction));
        for (String call : calls.split(" ")) {
            auction = auction.with(Call.parse(call));
            heard.append(' ').append(letter(auction));
        }

        assertThat(heard.toString()).isEqualTo(turns);
    }

    @ParameterizedTest(name = "after {0}, {1}: {2}")
    @CsvSource(
            nullValues = "lawful",
            textBlock =
                    """
                    '',          P,  lawful
                    P,           P,  DECLARE_NOW
                    '',          2H, ONLY_TRUMPS_ARE_NAMED
                    '',          X,  NO_BID_TO_DOUBLE
                    '',          XX, NO_DOUBLE_TO_REDOUBLE
                    1H,          1S, ONLY_TRUMPS_ARE_NAMED
                    1H,          XX, NO_DOUBLE_TO_REDOUBLE
                    1H X,        X,  NO_BID_TO_DOUBLE
                    1H X,        XX, lawful
                    1H P P,      X,  AUCTION_OVER
                    """)
    void whatMayBeSaidInBridgeWhist(String soFar, String next, CallRefusal verdict) {
        assertThat(auction(whist(Cap.NONE), soFar).refusal(Call.parse(next)).orElse(null))
                .isEqualTo(verdict);
    }

    /// Hearts are worth 8: 16, 32, 64, 128.
    @ParameterizedTest(name = "{0}: {1} doubles, a trick is worth {2}")
    @CsvSource({"NONE, 20, 8388608", "AT_MOST_100, 3, 64", "CUT_TO_100, 4, 100"})
    void howFarDoublingGoes(Cap cap, int doubles, int trick) {
        var rules = whist(cap);
        var auction = auction(rules, "1H");
        int made = 0;
        while (auction.legalCalls().size() > 1) {
            auction = auction.with(made % 2 == 0 ? Call.Word.DOUBLE : Call.Word.REDOUBLE);
            made++;
        }

        assertThat(made).isEqualTo(doubles);
        assertThat(rules.trick(Strain.HEARTS, made)).isEqualTo(trick);
        assertThat(auction.refusal(made % 2 == 0 ? Call.Word.DOUBLE : Call.Word.REDOUBLE))
                .contains(CallRefusal.DOUBLED_ENOUGH);
    }

    @Test
    void theDealerDeclaresUnlessTheHouseHasItOtherwise() {
        var namer = new Declaring(whist(Cap.NONE).values(), Cap.NONE, Maker.NAMER);

        assertThat(auction(whist(Cap.NONE), "P 1H P P").contract().orElseThrow().declarer())
                .isEqualTo(Seat.SOUTH);
        assertThat(auction(namer, "P 1H P P").contract().orElseThrow().declarer())
                .isEqualTo(Seat.NORTH);
    }

    @Test
    void nonsenseIsRefused() {
        assertThatThrownBy(() -> new AuctionRules(List.of(Seat.NORTH), 2))
                .hasMessage("callers are not three or four: [NORTH]");
        assertThatThrownBy(() -> new AuctionRules(List.of(Seat.values()), 21))
                .hasMessage("doublings are not 0 to 20: 21");
        assertThatThrownBy(() -> auction(whist(Cap.NONE), "P P"))
                .isInstanceOf(IllegalCallException.class)
                .hasMessage("P is refused, DECLARE_NOW, after [PASS]");
        assertThatThrownBy(() -> auction(whist(Cap.NONE), "1H").standing())
                .isInstanceOf(IllegalStateException.class);
    }

    private static Declaring whist(Cap cap) {
        return new Declaring(new TrickValues(4, 6, 8, 2, 12), cap, Maker.DEALER);
    }

    private static Auction auction(Bidding bidding, String calls) {
        var words = Stream.of(calls.split(" ")).filter(word -> !word.isEmpty());
        return new Auction(Seat.SOUTH, words.map(Call::parse).toList(), bidding);
    }

    private static String letter(Auction auction) {
        return auction.turn().map(seat -> String.valueOf(seat.letter())).orElse("-");
    }
}
