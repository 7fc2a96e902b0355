package overtrick.can;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.can.CanCard.Joker;
import overtrick.cards.FormatException;
import overtrick.cards.Suit;
import overtrick.testkit.Seeds;

class CanSetTest {

    /// The sums of can.md §1: a hundred points and ten factors in the pack, fifteen trumps.
    @Test
    void thePack() {
        assertThat(CanSet.ALL.size()).isEqualTo(54);
        assertThat(CanSet.ALL.points()).isEqualTo(100);
        assertThat(CanSet.ALL.factors().size()).isEqualTo(10);
        assertThat(CanSet.ALL.jokers()).isEqualTo(CanSet.of(Joker.BIG, Joker.SMALL));
        for (var suit : Suit.values()) {
            assertThat(CanSet.ALL.trumps(Optional.of(suit)).size()).isEqualTo(15);
            assertThat(CanSet.ALL.in(suit).size()).isEqualTo(13);
        }
        assertThat(CanSet.ALL.trumps(Optional.empty())).isEqualTo(CanSet.JOKERS);
    }

    @Test
    void aSetIsWhatItsCardsMakeIt() {
        Seeds.each(
                300,
                chance -> {
                    var set = new CanSet(chance.nextLong() & CanSet.ALL.bits());
                    var cards = new TreeSet<>(CanCard.IN_PACK);
                    set.forEach(cards::add);

                    assertThat(CanSet.copyOf(cards)).isEqualTo(set);
                    assertThat(set.size()).isEqualTo(cards.size());
                    assertThat(set.stream())
                            .containsExactlyElementsOf(cards.descendingSet())
                            .allMatch(set::contains);
                    assertThat(set.highest()).isEqualTo(cards.last());
                    assertThat(set.lowest()).isEqualTo(cards.first());
                    assertThat(set.points())
                            .isEqualTo(cards.stream().mapToInt(CanCard::points).sum());
                    assertThat(set.factors().stream())
                            .allMatch(card -> card.factor().isPresent())
                            .hasSize(
                                    (int)
                                            cards.stream()
                                                    .filter(card -> card.factor().isPresent())
                                                    .count());
                    assertThat(CanSet.parse(set.code())).isEqualTo(set);
                });
    }

    @ParameterizedTest
    @ValueSource(strings = {"AKQ2.T98.J5.K32", "...", "....B", "A....L", "..2..BL"})
    void printsWhatItReads(String text) {
        assertThat(CanSet.parse(text)).hasToString(text);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "A.K.Q,       hand is not four suits with dots between: A.K.Q, 0",
        "A.K.Q.J.X,   joker is not B or L in the hand A.K.Q.J.X, 9",
        "A.K.Q.J.BB,  BJ comes twice in the hand A.K.Q.J.BB, 10",
        "AA.K.Q.J.B,  SA comes twice in the hand AA.K.Q.J, 2",
    })
    void saysWhatIsWrong(String text, String message, int column) {
        assertThatThrownBy(() -> CanSet.parse(text))
                .isInstanceOfSatisfying(
                        FormatException.class,
                        wrong -> assertThat(wrong.column().orElse(0)).isEqualTo(column))
                .hasMessage(message);
    }

    @Test
    void noFiftyFifthCard() {
        assertThatThrownBy(() -> new CanSet(1L << 54)).hasMessageContaining("more than 54 bits");
    }
}
