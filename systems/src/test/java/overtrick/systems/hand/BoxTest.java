package overtrick.systems.hand;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.cards.Suit;
import overtrick.testkit.Seeds;

/// What the short ways of [Box] leave out would have changed nothing.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class BoxTest {

    private static Box box(RandomGenerator chance) {
        var box = Box.ANY;
        for (int limits = chance.nextInt(4); limits >= 0; limits--) {
            var aspect = Aspect.ALL.get(chance.nextInt(Aspect.ALL.size()));
            var all = aspect.measure().all();
            int one = chance.nextInt(all.low(), all.high() + 1);
            int two = chance.nextInt(all.low(), all.high() + 1);
            box = box.and(aspect, new Range(Math.min(one, two), Math.max(one, two)));
        }
        return box;
    }

    /// Each limit drawn anew, as when all of them come at once.
    private static Box drawnAnew(Box box) {
        var bounds = new byte[2 * Aspect.ALL.size()];
        for (var aspect : Aspect.ALL) {
            bounds[aspect.index()] = (byte) box.low(aspect);
            bounds[Aspect.ALL.size() + aspect.index()] = (byte) box.high(aspect);
        }
        Tightening.all(bounds);
        var again = Box.ANY;
        for (var aspect : Aspect.ALL) {
            var range =
                    new Range(bounds[aspect.index()], bounds[Aspect.ALL.size() + aspect.index()]);
            again = again.and(aspect, range);
        }
        return again;
    }

    @Test
    void aBoxIsTightHoweverItIsMade() {
        Seeds.each(
                2_000,
                chance -> {
                    var one = box(chance);
                    var other = box(chance);
                    var both = one.and(other);
                    if (!one.isEmpty()) {
                        assertThat(drawnAnew(one)).isEqualTo(one);
                    }
                    if (!both.isEmpty()) {
                        assertThat(drawnAnew(both)).isEqualTo(both);
                    }
                    if (!one.isEmpty() && !other.isEmpty()) {
                        assertThat(drawnAnew(one.hull(other))).isEqualTo(one.hull(other));
                    }
                });
    }

    @Test
    void limitsBeyondAnyHandAreLimits() {
        var far = Box.ANY.and(Aspect.HIGH_CARDS, new Range(5, 1_000));

        assertThat(far.highCards()).isEqualTo(new Range(5, 37));
        assertThat(Box.ANY.and(Aspect.HIGH_CARDS, new Range(400, 500)).isEmpty()).isTrue();
        assertThat(Box.ANY.and(Aspect.length(Suit.CLUBS), new Range(-300, -200)).isEmpty())
                .isTrue();
    }
}
