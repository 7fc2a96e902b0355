package overtrick.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.math.BigInteger;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class DealNumberTest {

    private static final BigInteger LAST = DealNumber.COUNT.subtract(BigInteger.ONE);
    private static final int BYTES = 12;

    @Test
    void thereAreFiftyTwoCardsToDealToFourHandsOfThirteen() {
        assertThat(DealNumber.COUNT).isEqualTo(factorial(52).divide(factorial(13).pow(4)));
    }

    @Test
    void theFirstDealGivesNorthTheClubsAndTheLastGivesThemToWest() {
        var first = new DealNumber(BigInteger.ZERO).deal();
        var last = new DealNumber(LAST).deal();

        assertThat(first.pbn())
                .isEqualTo("N:...AKQJT98765432 ..AKQJT98765432. .AKQJT98765432.. AKQJT98765432...");
        assertThat(last.pbn())
                .isEqualTo("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432");
        assertThat(DealNumber.of(first)).isEqualTo(new DealNumber(BigInteger.ZERO));
        assertThat(DealNumber.of(last)).isEqualTo(new DealNumber(LAST));
    }

    @Test
    void everyNumberIsOneDealAndBack() {
        assertThat(LongStream.range(0, 1_000))
                .allSatisfy(seed -> {
                    var number = DealNumber.draw(new SplittableRandom(seed));
                    assertThat(DealNumber.of(number.deal())).isEqualTo(number);
                });
    }

    @Test
    void neighboursAreDifferentDeals() {
        assertThat(LongStream.range(0, 100).mapToObj(BigInteger::valueOf).map(DealNumber::new))
                .extracting(DealNumber::deal)
                .doesNotHaveDuplicates();
    }

    @Test
    void thereIsNoNumberBeyondTheLast() {
        assertThatThrownBy(() -> new DealNumber(DealNumber.COUNT))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("deal number is not 0 to COUNT − 1: " + DealNumber.COUNT);
        assertThatThrownBy(() -> new DealNumber(BigInteger.ONE.negate()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("deal number is not 0 to COUNT − 1: -1");
    }

    @Test
    void bitsBeyondTheLastNumberAreThrownAwayAndDrawnAgain() {
        var all = BigInteger.ONE.shiftLeft(8 * BYTES).subtract(BigInteger.ONE);
        var chance =
                new Scripted(all, DealNumber.COUNT.add(BigInteger.ONE), DealNumber.COUNT, LAST);

        assertThat(DealNumber.draw(chance).value()).isEqualTo(LAST);
        assertThat(chance.left).isEmpty();
    }

    @Test
    void bitsThatAreANumberAreTakenAsTheyCome() {
        var chance = new Scripted(BigInteger.ZERO, BigInteger.ONE, LAST);

        assertThat(DealNumber.draw(chance).value()).isEqualTo(BigInteger.ZERO);
        assertThat(DealNumber.draw(chance).value()).isEqualTo(BigInteger.ONE);
        assertThat(DealNumber.draw(chance).value()).isEqualTo(LAST);
    }

    /// Drawing rejects and never folds: for each first byte exactly the numbers below COUNT are
    /// kept.
    @Test
    void everyFirstByteIsTakenOrThrownAwayAsItsNumberSays() {
        assertThat(IntStream.range(0, 256))
                .allSatisfy(first -> {
                    var bits = BigInteger.valueOf(first).shiftLeft(8 * (BYTES - 1));
                    boolean isNumber = bits.compareTo(DealNumber.COUNT) < 0;
                    var chance = new Scripted(bits, BigInteger.TEN);
                    assertThat(DealNumber.draw(chance).value())
                            .isEqualTo(isNumber ? bits : BigInteger.TEN);
                    assertThat(chance.left).hasSize(isNumber ? 1 : 0);
                });
    }

    /// Seeds are fixed, so this cannot fail by chance. A fair dealer would exceed the bounds once
    /// in 100,000 runs.
    @Test
    void everyCardGoesToEverySeatEquallyOftenAndShapesComeAsInTheBooks() {
        int deals = 20_000;
        var chance = new SplittableRandom(77);
        int[][] landed = new int[Card.PACK][4];
        int[] shares = new int[16];
        var shapes = new HashMap<String, Integer>();
        for (int i = 0; i < deals; i++) {
            var number = DealNumber.draw(chance);
            shares[number.value().shiftLeft(4).divide(DealNumber.COUNT).intValue()]++;
            var deal = number.deal();
            for (var seat : Seat.values()) {
                deal.hand(seat).forEach(card -> landed[card.place()][seat.ordinal()]++);
                shapes.merge(shape(deal.hand(seat)), 1, Integer::sum);
            }
        }

        assertThat(Stream.of(landed))
                .allSatisfy(seats -> assertThat(chiSquare(seats)).isLessThan(26)); // 3 free
        assertThat(chiSquare(shares)).isLessThan(50); // 15 free
        assertPercent(
                shapes, deals, Map.of("4432", 21.55, "5332", 15.52, "5431", 12.93, "4333", 10.54));
    }

    private static void assertPercent(
            Map<String, Integer> shapes, int deals, Map<String, Double> published) {
        published.forEach((shape, percent) ->
                assertThat(100.0 * shapes.get(shape) / (4 * deals))
                        .as(shape)
                        .isBetween(percent - 0.6, percent + 0.6));
    }

    private static String shape(CardSet hand) {
        return Stream.of(Suit.values())
                .map(hand::length)
                .sorted((one, other) -> other - one)
                .map(String::valueOf)
                .collect(Collectors.joining());
    }

    private static double chiSquare(int[] counts) {
        double expected = IntStream.of(counts).average().orElseThrow();
        return IntStream.of(counts)
                .mapToDouble(count -> (count - expected) * (count - expected) / expected)
                .sum();
    }

    private static BigInteger factorial(int n) {
        return IntStream.rangeClosed(1, n)
                .mapToObj(BigInteger::valueOf)
                .reduce(BigInteger.ONE, BigInteger::multiply);
    }

    /// A source that gives these bits and no others.
    private static final class Scripted implements RandomGenerator {

        private final Deque<BigInteger> left;

        Scripted(BigInteger... script) {
            left = new ArrayDeque<>(List.of(script));
        }

        @Override
        public void nextBytes(byte[] bytes) {
            assertThat(bytes).hasSize(BYTES);
            var bits = left.removeFirst();
            for (int at = 0; at < bytes.length; at++) {
                bytes[at] = bits.shiftRight(8 * (BYTES - 1 - at)).byteValue();
            }
        }

        @Override
        public long nextLong() {
            throw new UnsupportedOperationException("only whole rows of bytes are scripted");
        }
    }
}
