package overtrick.cards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.NoSuchElementException;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class CardSetTest {

    private static final int SEEDS = 300;

    /// Two random sets and a card; the seed is shown when a property fails.
    record Drawn(long seed, CardSet some, CardSet others, Card card) {

        static Drawn from(long seed) {
            var chance = new SplittableRandom(seed);
            return new Drawn(
                    seed,
                    new CardSet(chance.nextLong(1L << 52)),
                    new CardSet(chance.nextLong(1L << 52)),
                    Card.at(chance.nextInt(52)));
        }
    }

    private static Stream<Drawn> drawn() {
        return LongStream.range(0, SEEDS).mapToObj(Drawn::from);
    }

    @Test
    void behavesAsASetOfCards() {
        assertThat(drawn())
                .allSatisfy(drawn -> {
                    var some = new TreeSet<>(drawn.some.stream().toList());
                    var others = new TreeSet<>(drawn.others.stream().toList());

                    var union = new TreeSet<>(some);
                    union.addAll(others);
                    assertThat(drawn.some.union(drawn.others).stream())
                            .containsExactlyInAnyOrderElementsOf(union);
                    var minus = new TreeSet<>(some);
                    minus.removeAll(others);
                    assertThat(drawn.some.minus(drawn.others).stream())
                            .containsExactlyInAnyOrderElementsOf(minus);
                    assertThat(drawn.some.size()).isEqualTo(some.size());
                    assertThat(drawn.some.contains(drawn.card))
                            .isEqualTo(some.contains(drawn.card));
                    assertThat(drawn.some.containsAll(drawn.others))
                            .isEqualTo(some.containsAll(others));
                    assertThat(CardSet.copyOf(some)).isEqualTo(drawn.some);
                    assertThat(CardSet.of(some.toArray(Card[]::new))).isEqualTo(drawn.some);
                });
    }

    @Test
    void addingThenAskingIsTrueAndTakingAwayUndoesIt() {
        assertThat(drawn())
                .allSatisfy(drawn -> {
                    var with = drawn.some.with(drawn.card);
                    assertThat(with.contains(drawn.card)).isTrue();
                    assertThat(with.with(drawn.card)).isEqualTo(with);
                    assertThat(with.without(drawn.card)).isEqualTo(drawn.some.without(drawn.card));
                    assertThat(drawn.some.without(drawn.card).contains(drawn.card)).isFalse();
                });
    }

    @Test
    void theAlgebraOfSetsHolds() {
        assertThat(drawn())
                .allSatisfy(drawn -> {
                    var a = drawn.some;
                    var b = drawn.others;
                    assertThat(a.union(b)).isEqualTo(b.union(a));
                    assertThat(a.union(b).minus(b)).isEqualTo(a.minus(b));
                    assertThat(a.minus(b).intersects(b)).isFalse();
                    assertThat(a.intersects(b)).isEqualTo(a.minus(b).size() < a.size());
                    assertThat(a.union(b).containsAll(a)).isTrue();
                    assertThat(CardSet.ALL.minus(CardSet.ALL.minus(a))).isEqualTo(a);
                    assertThat(a.union(CardSet.NONE)).isEqualTo(a);
                    assertThat(a.minus(a)).isEqualTo(CardSet.NONE);
                });
    }

    @Test
    void theSuitsTogetherAreTheWhole() {
        assertThat(drawn())
                .allSatisfy(drawn -> {
                    var together = CardSet.NONE;
                    int cards = 0;
                    for (var suit : Suit.values()) {
                        var ofSuit = drawn.some.in(suit);
                        assertThat(ofSuit.stream().map(Card::suit)).allMatch(suit::equals);
                        assertThat(drawn.some.length(suit)).isEqualTo(ofSuit.size());
                        together = together.union(ofSuit);
                        cards += drawn.some.length(suit);
                    }
                    assertThat(together).isEqualTo(drawn.some);
                    assertThat(cards).isEqualTo(drawn.some.size());
                });
    }

    @Test
    void isGoneThroughFromTheHighestCardDown() {
        assertThat(drawn())
                .allSatisfy(drawn -> {
                    var cards = new ArrayList<>(drawn.some.stream().toList());
                    assertThat(cards).isSortedAccordingTo(Comparator.reverseOrder());
                    assertThat(drawn.some.highest()).isEqualTo(cards.getFirst());
                    assertThat(drawn.some.lowest()).isEqualTo(cards.getLast());
                });
    }

    @Test
    void whoCanFollowSuitMustAndWhoCannotMayPlayAnything() {
        var hand = CardSet.parse("AK2.QJ..T9876543");

        assertThat(hand.following(Suit.SPADES)).isEqualTo(CardSet.parse("AK2..."));
        assertThat(hand.following(Suit.DIAMONDS)).isEqualTo(hand);
    }

    @Test
    void anEmptySetHasNoHighestCard() {
        assertThat(CardSet.NONE.isEmpty()).isTrue();
        assertThatThrownBy(CardSet.NONE::highest).isInstanceOf(NoSuchElementException.class);
        assertThatThrownBy(CardSet.NONE::lowest).isInstanceOf(NoSuchElementException.class);
        assertThatThrownBy(() -> CardSet.NONE.iterator().next())
                .isInstanceOf(NoSuchElementException.class);
    }

    @Test
    void thereAreNoMoreThanFiftyTwoCards() {
        assertThat(CardSet.ALL.size()).isEqualTo(52);
        assertThatThrownBy(() -> new CardSet(1L << 52))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("more than 52 bits: 0x10000000000000");
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "AKQJT98765432..., 10",
        "AKQJ.AKQ.AKQ.AKQ, 37",
        "T98.T987.T98.T98, 0",
        "KJ5.A942.QT7.K83, 13",
        "..., 0"
    })
    void pointsAreAddedUp(String hand, int points) {
        assertThat(CardSet.parse(hand).highCardPoints()).isEqualTo(points);
    }

    @Test
    void thePackHasFortyPoints() {
        assertThat(CardSet.ALL.highCardPoints()).isEqualTo(40);
    }

    @Test
    void everySetIsReadBack() {
        assertThat(drawn())
                .allSatisfy(drawn -> {
                    assertThat(CardSet.parse(drawn.some.pbn())).isEqualTo(drawn.some);
                    assertThat(drawn.some).hasToString(drawn.some.pbn());
                });
    }

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource({
        "AKQ2.T98.J54.K32, AKQ2.T98.J54.K32",
        "akq2.t98.j54.k32, AKQ2.T98.J54.K32",
        "AKQ2.1098.J54.K32, AKQ2.T98.J54.K32",
        "2KAQ.89T.45J.23K, AKQ2.T98.J54.K32",
        ".AKQ..T, .AKQ..T"
    })
    void aHandIsWrittenHighCardsFirst(String text, String pbn) {
        assertThat(CardSet.parse(text).pbn()).isEqualTo(pbn);
    }

    @ParameterizedTest(name = "{0}: {2} at {1}")
    @MethodSource
    void aWrongHandIsRefusedWithItsPlace(String text, int column, String message) {
        var wrong = catchThrowableOfType(FormatException.class, () -> CardSet.parse(text));

        assertThat(wrong).hasMessage(message);
        assertThat(wrong.column().orElse(0)).isEqualTo(column);
    }

    static Stream<Arguments> aWrongHandIsRefusedWithItsPlace() {
        return Stream.of(
                wrong("AKQ2.T98.J54.K32.", 17, "hand has more than four suits: AKQ2.T98.J54.K32."),
                wrong("A.K.Q.J.T", 8, "hand has more than four suits: A.K.Q.J.T"),
                wrong("AKA...", 3, "SA comes twice in the hand AKA..."),
                wrong("A.T10..", 4, "HT comes twice in the hand A.T10.."),
                wrong("A.K1..", 4, "rank is not one of 23456789TJQKA: 1 in the hand A.K1.."),
                wrong("A.KX..", 4, "rank is not one of 23456789TJQKA: X in the hand A.KX.."),
                wrong("A K...", 2, "rank is not one of 23456789TJQKA:   in the hand A K..."),
                wrong("AKQ2.T98.J54", 0, "hand is not four suits with dots between: AKQ2.T98.J54"),
                wrong("", 0, "hand is not four suits with dots between: "));
    }

    private static Arguments wrong(String text, int column, String message) {
        return Arguments.of(text, column, message);
    }
}
