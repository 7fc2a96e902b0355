package overtrick.robots.judgement;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.Meaning;
import overtrick.cards.Seat;
import overtrick.robots.Deals;
import overtrick.robots.Meanings;
import overtrick.robots.TestTable;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.search.Solvers;
import overtrick.robots.stake.Plain;
import overtrick.systems.Understanding;
import overtrick.systems.hand.Hand;
import overtrick.testkit.Sample;
import overtrick.testkit.Seeds;

/// Calls that the rules leave close. North deals.
class CallSearchTest {

    private static final Readings READINGS = new Readings();
    private static final Locale VIETNAMESE = Locale.of("vi");
    private static final Agreements AGREED = Agreements.both("two-over-one");
    private static final int FEW = 8;

    private static final String STACK = "1S P 2S 4H P P";
    private static final String STACKED = "AK654.QJT9.A3.32";

    private final Solvers solvers = new Solvers();

    private CallSearch search(long seed) {
        return new CallSearch(Plain.IMPS, solvers, seed);
    }

    private static List<Understanding> heard(String system, String auction, String vulnerable) {
        return READINGS.each(
                Agreements.both(system),
                Auction.parse(Seat.NORTH, auction),
                Vulnerability.parse(vulnerable));
    }

    private Finding find(String system, String auction, String vulnerable, String hand, long seed) {
        return search(seed).find(heard(system, auction, vulnerable), Hand.parse(hand));
    }

    /// The rules' own call, then what layouts say with whatever chance.
    @ParameterizedTest(name = "{1} with {3}: {4}, searched {5}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      two-over-one | 1S P 2S 4H P P    | none | AK654.QJT9.A3.32   | 4S | X
                      two-over-one | P 1H 1S 4H        | ew   | KQ32.2.Q5432.432   | P  | 4S
                      two-over-one | 1N P 2H P 2S P    | none | KQ65432.AK2.A2.2   | 4S | 6S
                      two-over-one | 1S P 3S P         | both | AKJ65.2.K5432.32   | 4S | 4S
                    """)
    void findsWhatTheCardsSay(
            String system,
            String auction,
            String vulnerable,
            String hand,
            String rules,
            String found) {
        for (long seed = 1; seed <= 3; seed++) {
            var finding = find(system, auction, vulnerable, hand, seed);

            assertThat(finding.usual().call()).isEqualTo(Call.parse(rules));
            assertThat(finding.call()).as("seed %d", seed).isEqualTo(Call.parse(found));
        }
    }

    @Test
    void tellsWhatItHasFound() {
        var finding = find("two-over-one", STACK, "none", STACKED, 1);

        var english = CallReasons.of(finding, Plain.IMPS, Locale.ENGLISH);
        var vietnamese = CallReasons.of(finding, Plain.IMPS, VIETNAMESE);

        assertThat(english.getFirst()).matches("In \\d+ of \\d+ layouts 4♥ X is beaten");
        assertThat(english.get(1))
                .matches("Double is worth \\d+\\.\\d IMPs more than 4♠ on the average .*");
        assertThat(english).anySatisfy(line -> assertThat(line).startsWith("Pass was tried too"));
        assertThat(vietnamese).hasSameSizeAs(english).doesNotContainAnyElementsOf(english);
        assertThat(vietnamese.getFirst()).matches("Trong \\d+ trên \\d+ thế bài, 4♥ X thua");
    }

    @Test
    void theSameSeedFindsTheSame() {
        var finding = find("two-over-one", STACK, "none", STACKED, 7);
        var again =
                new CallSearch(Plain.IMPS, new Solvers(), 7)
                        .find(heard("two-over-one", STACK, "none"), Hand.parse(STACKED));

        assertThat(again).isEqualTo(finding);
        assertThat(again.isSearched()).isTrue();
    }

    @ParameterizedTest(name = "after {0} with {1}")
    @CsvSource({
        "'', AQ32.KQ5.A32.432", // nobody has bid
        "1H P, AQJ32.A2.K32.432", // a new suit keeps everything open
        "1S P 3S P 4N P, KQ32.A5.5432.432" // and an answer is told
    })
    void clearCallsAreMadeByRule(String auction, String hand) {
        var finding = find("standard-american", auction, "none", hand, 1);

        assertThat(finding.isSearched()).isFalse();
        assertThat(finding.call()).isEqualTo(finding.usual().call());
        assertThat(CallReasons.of(finding, Plain.IMPS, Locale.ENGLISH)).isEmpty();
    }

    @Test
    void whoIsHurriedCallsByRule() {
        var auction = heard("two-over-one", STACK, "none");
        var asked = new ArrayList<Integer>();

        var finding =
                search(1)
                        .find(
                                auction,
                                Hand.parse(STACKED),
                                () -> {
                                    asked.add(asked.size());
                                    return asked.size() > 5;
                                });

        assertThat(finding.isSearched()).isFalse();
        assertThat(finding.call()).isEqualTo(Call.parse("4S"));
        assertThat(asked.size()).isBetween(6, 12); // it ends at once
    }

    @Test
    void whoIsInterruptedCallsByRule() {
        Thread.currentThread().interrupt();

        var finding = find("two-over-one", STACK, "none", STACKED, 1);

        assertThat(Thread.interrupted()).isTrue();
        assertThat(finding.isSearched()).isFalse();
    }

    /// The hidden hands are dealt again at every call: the view stays the same, and so does the
    /// call. What it says is true of the hand, or a step away.
    @Test
    void callsTheSameWhateverTheOthersHold() {
        var bidder =
                new SearchBidder(AGREED, READINGS, new CallSearch(FEW, Plain.IMPS, solvers, 1));
        var judged = new ArrayList<Meaning>();
        Seeds.each(
                8,
                chance -> {
                    var number = new BoardNumber(1 + chance.nextInt(16));
                    var table = TestTable.with(Board.of(number, Sample.deal(chance)));
                    while (table.board().play().isEmpty() && !table.board().isOver()) {
                        var seat = table.actor();
                        var view = table.view(seat);
                        var other = table.copiedOnto(Deals.redealt(table.board(), seat, chance));
                        var bidding = bidder.call(view);
                        assertThat(bidder.call(other.view(seat))).isEqualTo(bidding);
                        var now = READINGS.of(AGREED, view.auction(), view.vulnerability());
                        var meaning = bidding.meaning().orElseThrow();
                        if (meaning.key().equals(Meanings.BY_JUDGEMENT)) {
                            judged.add(meaning);
                            var hand = Hand.of(view.hands().get(seat));
                            assertThat(Allowed.outside(now, bidding.call(), hand))
                                    .isLessThanOrEqualTo(Steps.MOST);
                            assertThat(Meanings.text(meaning, VIETNAMESE))
                                    .isNotEqualTo(meaning.key());
                        }
                        table.order(seat, new MakeCall(bidding.call(), bidding.meaning()));
                    }
                });
        assertThat(judged).isNotEmpty();
    }
}
