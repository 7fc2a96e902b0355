package overtrick.systems;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Call.Word;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.systems.hand.Hand;
import overtrick.testkit.Seeds;

/// Every hand of thirteen cards has a call in every seat, whatever has been bid: hands with a suit
/// of eight to thirteen cards too.
class FreakHandsTest {

    private static final int HANDS = Integer.getInteger("overtrick.freaks", 40);
    private static final int BOARDS = 6;

    static List<String> systems() {
        return Stream.concat(
                        BiddingSystem.NAMES.stream(), ReadyCard.ALL.stream().map(ReadyCard::name))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("systems")
    void everyFreakHasACallInEverySeat(String name) {
        var system = BiddingSystem.named(name);
        Seeds.each(
                HANDS,
                chance -> {
                    var hand = Hand.of(freak(chance));
                    var vulnerability = Vulnerability.values()[chance.nextInt(4)];
                    var now = Understanding.start(system, system, Seat.NORTH, vulnerability);
                    for (int seat = 1; seat <= 4; seat++) {
                        var here = now;
                        assertThatCode(() -> here.choose(hand))
                                .as("seat %d", seat)
                                .doesNotThrowAnyException();
                        now = now.with(Word.PASS);
                    }
                });
    }

    @ParameterizedTest
    @MethodSource("systems")
    void boardsOfFreaksAreBidToTheEnd(String name) {
        var system = BiddingSystem.named(name);
        Seeds.each(
                BOARDS,
                chance -> {
                    var deal = freakDeal(chance);
                    var vulnerability = Vulnerability.values()[chance.nextInt(4)];
                    var now = Understanding.start(system, system, Seat.NORTH, vulnerability);
                    while (!now.auction().isOver()) {
                        var seat = now.auction().turn().orElseThrow();
                        var call = now.choose(Hand.of(deal.hand(seat))).call();
                        assertThat(now.auction().standing().refusal(call)).isEmpty();
                        now = now.with(call);
                    }
                });
    }

    /// The hands of which it was found that nobody could open them.
    @Test
    void thoseThatWereLeftOutAreOpened() {
        for (var name : systems()) {
            var start =
                    Understanding.start(
                            BiddingSystem.named(name),
                            BiddingSystem.named(name),
                            Seat.NORTH,
                            Vulnerability.NONE);
            assertThat(start.choose(Hand.parse("AKQJT976532..J3.")).call().code())
                    .as(name)
                    .isNotEqualTo("P");
        }
    }

    /// A suit of eight to thirteen cards, and whatever comes beside it.
    private static CardSet freak(RandomGenerator chance) {
        var suit = Suit.values()[chance.nextInt(Suit.values().length)];
        int length = 8 + chance.nextInt(6);
        return some(CardSet.ALL.in(suit), length, chance)
                .union(some(CardSet.ALL.minus(CardSet.ALL.in(suit)), Deal.HAND - length, chance));
    }

    private static Deal freakDeal(RandomGenerator chance) {
        var north = freak(chance);
        var east = some(CardSet.ALL.minus(north), Deal.HAND, chance);
        var rest = CardSet.ALL.minus(north.union(east));
        var south = some(rest, Deal.HAND, chance);
        return new Deal(north, east, south, rest.minus(south));
    }

    private static CardSet some(CardSet from, int count, RandomGenerator chance) {
        var left = new ArrayList<>(from.stream().toList());
        var some = CardSet.NONE;
        for (int at = 0; at < count; at++) {
            some = some.with(left.remove(chance.nextInt(left.size())));
        }
        return some;
    }
}
