package overtrick.robots.natural;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.ancestors.AuctionTerms;
import overtrick.bridge.ancestors.BridgeWhistTerms;
import overtrick.bridge.ancestors.CutThroatScorer;
import overtrick.bridge.auction.AuctionRules;
import overtrick.bridge.auction.Bidding;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardEvent.BoardOpened;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.board.BoardRules;
import overtrick.bridge.board.HouseRules;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.robots.Deals;
import overtrick.testkit.Sample;
import overtrick.testkit.Seeds;

class NaturalBidderTest {

    private static final int DEALS = 40;

    private static final AuctionTerms PLAFOND = AuctionTerms.PLAFOND;

    /// What North, who deals, calls after these calls with this hand.
    private static Call called(Bidding bidding, Worth worth, String hand, String calls) {
        var rules = new BoardRules(HouseRules.FRIENDLY, bidding);
        var board = Deals.boardWith(Seat.NORTH, hand);
        var table = rules.evolve(rules.start(), new BoardOpened(board, Optional.empty()));
        for (String call : calls.isEmpty() ? new String[0] : calls.split(" ")) {
            table = after(rules, table, Call.parse(call));
        }
        var view = rules.view(table, Seat.NORTH).orElseThrow();
        assertThat(view.isMyTurn()).isTrue();
        return new NaturalBidder(worth).call(view).call();
    }

    private static Optional<BoardInPlay> after(
            BoardRules rules, Optional<BoardInPlay> table, Call call) {
        var seat = table.orElseThrow().actor().orElseThrow();
        var decision = rules.decide(table, seat, new MakeCall(call));
        assertThat(decision).as("%s by %s", call, seat).isInstanceOf(Accepted.class);
        for (var event : ((Accepted<BoardEvent>) decision).events()) {
            table = rules.evolve(table, event);
        }
        return table;
    }

    @ParameterizedTest(name = "{0} after {1}: {2}")
    @CsvSource({
        "AKQJT.AK.432.432, '',        S",
        "432.AKQJ5.AQ2.32, '',        H",
        "AKQ.AKQ.AKQ2.432, '',        N",
        "5432.432.432.432, '',        P",
        "5432.432.432.432, 'P 1S P P', P",
    })
    void callsWhatTheHandIsWorth(String hand, String calls, String expected) {
        var call = called(PLAFOND.auction(), new AuctionWorth(PLAFOND, _ -> 0), hand, calls);

        assertThat(call.code()).endsWith(expected);
    }

    /// Two spades are no game by themselves; with 60 below the line they are, and worth bidding.
    @Test
    void aPartScoreMakesTheGameCheaper() {
        String hand = "KQ65.A43.K432.32";
        var contract = AuctionRules.CONTRACT;

        assertThat(called(contract, new ContractWorth(_ -> 0, _ -> false), hand, "P P 1S P"))
                .isEqualTo(Call.Word.PASS);
        assertThat(called(contract, new ContractWorth(_ -> 60, _ -> false), hand, "P P 1S P"))
                .isEqualTo(Call.parse("2S"));
    }

    /// At auction bridge overtricks count towards game, so nobody climbs; at contract one must.
    @Test
    void whereOvertricksCountNobodyBidsMoreThanHeNeeds() {
        String hand = "AQ65.AK3.AK32.32";
        var old = AuctionTerms.AUCTION_1920;
        var contract = new ContractWorth(_ -> 0, _ -> false);

        assertThat(called(old.auction(), new AuctionWorth(old, _ -> 0), hand, "P P 1S P"))
                .isEqualTo(Call.Word.PASS);
        assertThat(called(AuctionRules.CONTRACT, contract, hand, "P P 1S P"))
                .isIn(Call.parse("4S"), Call.parse("6S"));
    }

    /// Partners who prefer different strains do not climb to the seven level.
    @ParameterizedTest
    @CsvSource({"'1H P 1N P', 2H", "'1H P 1N P 2H P 2N P', P"})
    void twoRepeatedStrainsAreEnough(String calls, String expected) {
        var club = AuctionTerms.AUCTION_CLUB;
        var worth = new AuctionWorth(club, _ -> 0);

        assertThat(called(club.auction(), worth, "KJ54.KJ952.5.AQ7", calls).code())
                .isEqualTo(expected);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "AKQ.AKQ.AKQ2.432,  1N",
        "2.AKQJ76.AK2.432,  1H",
        "5432.432.432.432,  P",
    })
    void theDealerOfBridgeWhistNamesTrumpsOrLeavesIt(String hand, String expected) {
        var terms = BridgeWhistTerms.USUAL;
        var call = called(terms.declaring(), new TrickWorth(terms, _ -> 0), hand, "");

        assertThat(call.code()).isEqualTo(expected);
    }

    static List<Bidding> games() {
        return List.of(
                PLAFOND.auction(),
                AuctionTerms.AUCTION_CLUB.auction(),
                BridgeWhistTerms.USUAL.declaring(),
                CutThroatScorer.of(Seat.SOUTH, Seat.NORTH).auction());
    }

    /// Whatever the cards, no call is refused, and nobody doubles for ever.
    @ParameterizedTest
    @MethodSource("games")
    void everyAuctionComesToAnEnd(Bidding bidding) {
        var rules = new BoardRules(HouseRules.FRIENDLY, bidding);
        var robot =
                new NaturalBidder(
                        bidding.vacant().isPresent()
                                ? new ContractWorth(_ -> 0, _ -> false)
                                : new TrickWorth(BridgeWhistTerms.USUAL, _ -> 0));
        Seeds.each(
                DEALS,
                chance -> {
                    var board = Board.of(new BoardNumber(1), Sample.deal(chance));
                    var table =
                            rules.evolve(rules.start(), new BoardOpened(board, Optional.empty()));
                    while (!table.orElseThrow().auction().isOver()) {
                        var seat = table.orElseThrow().actor().orElseThrow();
                        var view = rules.view(table, seat).orElseThrow();
                        table = after(rules, table, robot.call(view).call());
                    }
                    assertThat(table.orElseThrow().auction().factor()).isLessThanOrEqualTo(16);
                });
    }
}
