package overtrick.solver;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.cards.Card;
import overtrick.cards.Side;
import overtrick.solver.search.Search;
import overtrick.testkit.Seeds;

/// Against brute force, with any number of cards on the table.
class EndingsTest {

    private final Solver solver = new Solver(8);

    @ParameterizedTest(name = "{0} cards left")
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17})
    void tricksAndValuesAreThoseOfBruteForce(int left) {
        Seeds.each(
                left < 13 ? 60 : 12,
                chance -> {
                    var position = Positions.after(Card.PACK - left, chance);
                    var brute = new BruteForce();

                    assertThat(solver.tricks(position))
                            .as("%s", position)
                            .isEqualTo(brute.tricks(position));
                    assertThat(solver.values(position))
                            .as("%s", position)
                            .isEqualTo(values(position, brute));
                });
    }

    /// A target that is reached is reached when it is lower, and memory from one target does not
    /// mislead the next.
    @Test
    void targetsAreMonotonous() {
        Seeds.each(
                100,
                chance -> {
                    var position = Positions.after(Card.PACK - 24, chance);
                    var search = new Search(1, () -> {});
                    var words = new Words(position);
                    int tricks = solver.northSouth(position, 3);

                    for (int need = position.left(); need >= 1; need--) {
                        assertThat(words.reached(search, need)).isEqualTo(need <= tricks);
                    }
                    for (int need = 1; need <= position.left(); need++) {
                        assertThat(words.reached(search, need)).isEqualTo(need <= tricks);
                    }
                });
    }

    private static Map<Card, Integer> values(Position position, BruteForce brute) {
        var values = new TreeMap<Card, Integer>();
        for (var card : position.legal()) {
            var next = position.after(card);
            boolean quitted = position.trick().cards().size() == 3;
            int northSouth = brute.northSouth(next);
            if (quitted && next.side() == Side.NORTH_SOUTH) {
                northSouth++;
            }
            boolean theirs = position.side() == Side.NORTH_SOUTH;
            values.put(card, theirs ? northSouth : position.left() - northSouth);
        }
        return values;
    }
}
