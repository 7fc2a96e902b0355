package overtrick.bridge.auction;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.auction.Call.Word;
import overtrick.cards.Seat;

/// Counts say how many calls are legal; [AuctionRulesTest] tests which ones.
class AuctionCountTest {

    @ParameterizedTest(name = "{1} legal sequences of {0} calls")
    @CsvSource({"1, 36", "2, 701", "3, 9731", "4, 107451"})
    void sequences(int calls, long expected) {
        assertThat(sequences(Standing.AT_START, calls)).isEqualTo(expected);
    }

    /// Up to three passes before the first bid, 21 ways from one bid to the next, 7 from the last
    /// bid to the end, and one way to bid nothing: (4 · 22³⁵ − 1) / 3.
    @Test
    void completeAuctions() {
        var formula =
                BigInteger.valueOf(22)
                        .pow(35)
                        .multiply(BigInteger.valueOf(4))
                        .subtract(BigInteger.ONE)
                        .divide(BigInteger.valueOf(3));

        assertThat(completions(Standing.AT_START, new HashMap<>()))
                .isEqualTo(formula)
                .isEqualTo(new BigInteger("128745650347030683120231926111609371363122697557"));
    }

    @Test
    void theLongestAuctionHas319Calls() {
        assertThat(longest(Standing.AT_START, new HashMap<>())).isEqualTo(319);
        assertThat(Auction.LONGEST).isEqualTo(319);
    }

    @Test
    void theLongestAuctionCanBeMade() {
        var calls = new ArrayList<Call>(List.of(Word.PASS, Word.PASS, Word.PASS));
        for (var bid : Call.ALL) {
            if (bid instanceof Call.Bid) {
                calls.add(bid);
                calls.addAll(List.of(Word.PASS, Word.PASS, Word.DOUBLE));
                calls.addAll(List.of(Word.PASS, Word.PASS, Word.REDOUBLE, Word.PASS, Word.PASS));
            }
        }
        calls.add(Word.PASS);
        var auction = new Auction(Seat.NORTH, calls);

        assertThat(auction.isOver()).isTrue();
        assertThat(auction.calls()).hasSize(Auction.LONGEST);
        assertThat(auction.first(Auction.LONGEST - 1).isOver()).isFalse();
        assertThat(auction.contract().orElseThrow().code()).isEqualTo("7NXXW");
    }

    /// 35 bids, each undoubled, doubled or redoubled and followed by none to three passes; and none
    /// to four passes before any bid.
    @Test
    void standingsThatCanBeReached() {
        var reached = new HashSet<Standing>();
        reach(Standing.AT_START, reached);

        assertThat(reached).hasSize(35 * 3 * 4 + 5);
    }

    private static long sequences(Standing standing, int calls) {
        if (calls == 0) {
            return 1;
        }
        return standing.legalCalls().stream()
                .mapToLong(call -> sequences(standing.after(call), calls - 1))
                .sum();
    }

    private static BigInteger completions(Standing standing, Map<Standing, BigInteger> known) {
        if (standing.isOver()) {
            return BigInteger.ONE;
        }
        var counted = known.get(standing);
        if (counted != null) {
            return counted;
        }
        var count =
                standing.legalCalls().stream()
                        .map(call -> completions(standing.after(call), known))
                        .reduce(BigInteger.ZERO, BigInteger::add);
        known.put(standing, count);
        return count;
    }

    private static int longest(Standing standing, Map<Standing, Integer> known) {
        if (known.containsKey(standing)) {
            return known.get(standing);
        }
        int longest =
                standing.legalCalls().stream()
                        .mapToInt(call -> 1 + longest(standing.after(call), known))
                        .max()
                        .orElse(0);
        known.put(standing, longest);
        return longest;
    }

    private static void reach(Standing standing, Set<Standing> reached) {
        if (reached.add(standing)) {
            standing.legalCalls().forEach(call -> reach(standing.after(call), reached));
        }
    }
}
