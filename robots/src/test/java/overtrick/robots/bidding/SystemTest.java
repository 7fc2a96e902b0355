package overtrick.robots.bidding;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.function.BiConsumer;
import org.junit.jupiter.api.Test;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Doubling;
import overtrick.cards.Seat;
import overtrick.robots.Sentence;
import overtrick.robots.hand.Hand;
import overtrick.testkit.Sample;
import overtrick.testkit.Seeds;

/// Promises of the system as a whole, over random deals.
class SystemTest {

    private static final int DEALS = 500;

    /// The auction of four who bid by the system.
    private static Situation auction(Board board, BiConsumer<Situation, Offer> eachCall) {
        var situation = Situation.of(Auction.openedBy(board.dealer()), board.vulnerability());
        while (!situation.standing().isOver()) {
            var hand = new Hand(board.deal().hand(situation.seat()));
            var offer = NaturalSystem.choice(situation, hand);
            eachCall.accept(situation, offer);
            situation = situation.after(offer.call());
        }
        return situation;
    }

    private static void eachAuction(BiConsumer<Situation, Offer> eachCall) {
        Seeds.each(
                DEALS,
                chance -> {
                    var number = new BoardNumber(1 + chance.nextInt(16));
                    auction(Board.of(number, Sample.deal(chance)), eachCall);
                });
    }

    @Test
    void whoeverIsAskedSpeaks() {
        eachAuction((situation, offer) -> {
            if (situation.isForced() && offer.call() == Word.PASS) {
                assertThat(offer.sentence())
                        .as("pass after %s", situation.auction().text())
                        .isIn(Sentence.PENALTY_PASS, Sentence.SETTLED_BY_ACES);
            }
        });
    }

    @Test
    void aPromisedGameIsReached() {
        Seeds.each(
                DEALS,
                chance -> {
                    var board = Board.of(new BoardNumber(1), Sample.deal(chance));
                    var end = auction(board, (_, _) -> {});
                    end.auction()
                            .contract()
                            .ifPresent(contract -> assertPromiseKept(end, contract));
                });
    }

    private static void assertPromiseKept(Situation end, Contract contract) {
        boolean promised = false;
        for (var seat : contract.declarer().side().seats()) {
            promised |= end.actions(seat).stream().anyMatch(a -> a.forcing() == Forcing.GAME);
        }
        assertThat(
                        !promised
                                || Contracts.isGame(contract.bid())
                                || contract.doubling() != Doubling.UNDOUBLED)
                .as("stopped in %s after %s", contract, end.auction().text())
                .isTrue();
    }

    @Test
    void callsAreUnderstoodAsTheyAreMeant() {
        int[] counts = new int[2];
        eachAuction((situation, offer) -> {
            var reading = NaturalSystem.reading(situation, offer.call());
            boolean lie = offer.sentence() == Sentence.LEAST_LIE;
            counts[0]++;
            counts[1] += lie || reading.sentence() == offer.sentence() ? 0 : 1;
            assertThat(reading.sentence())
                    .as("%s after %s", offer.call(), situation.auction().text())
                    .isNotEqualTo(Sentence.NATURAL);
        });

        assertThat(counts[1]).as("of %d calls", counts[0]).isLessThan(counts[0] / 100);
    }

    /// A human may call anything at all; the robots must still find legal calls and come to an end.
    @Test
    void survivesPartnersWhoCallAnything() {
        Seeds.each(
                DEALS,
                chance -> {
                    var board = Board.of(new BoardNumber(1), Sample.deal(chance));
                    var situation =
                            Situation.of(Auction.openedBy(board.dealer()), board.vulnerability());
                    while (!situation.standing().isOver()) {
                        var hand = new Hand(board.deal().hand(situation.seat()));
                        var legal = situation.standing().legalCalls();
                        boolean human = situation.seat() == Seat.SOUTH;
                        var call =
                                human
                                        ? legal.get(chance.nextInt(Math.min(legal.size(), 8)))
                                        : NaturalSystem.choice(situation, hand).call();
                        assertThat(legal).contains(call);
                        situation = situation.after(call);
                    }
                });
    }

    @Test
    void offersAreLegalAndHaveOneMeaningEach() {
        eachAuction((situation, _) -> {
            var asked = new HashMap<Call, Forcing>();
            for (var offer : NaturalSystem.offers(situation)) {
                assertThat(situation.standing().refusal(offer.call())).isEmpty();
                if (offer.sentence() != Sentence.LEAST_LIE) {
                    var first = asked.computeIfAbsent(offer.call(), _ -> offer.forcing());
                    assertThat(offer.forcing())
                            .as("%s after %s", offer, situation.auction().text())
                            .isEqualTo(first);
                }
            }
        });
    }
}
