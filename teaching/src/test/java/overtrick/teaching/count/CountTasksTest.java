package overtrick.teaching.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.robots.board.Robot;
import overtrick.teaching.memory.Mark;

class CountTasksTest {

    /// `-Dovertrick.tasks=2000` deals so many of each level.
    private static final int TASKS = Integer.getInteger("overtrick.tasks", 20);

    private static final CountTasks DEALER = new CountTasks(Robot.beginner());

    /// What a hidden hand may hold, found by laying the cards that are out into both hands in every
    /// way: nothing of [Sight] is asked but what is on the table.
    private static final class Worlds {

        private final Map<Seat, Set<Shape>> shapes = new HashMap<>();
        private final Map<Seat, CardSet> possible = new HashMap<>();

        Worlds(Sight sight) {
            var first = sight.hidden().getFirst();
            var second = sight.hidden().getLast();
            for (int spades = 0; spades <= 13; spades++) {
                for (int hearts = 0; hearts <= 13; hearts++) {
                    for (int diamonds = 0; diamonds <= 13; diamonds++) {
                        int clubs = sight.left() - spades - hearts - diamonds;
                        if (clubs >= 0) {
                            lay(sight, first, second, List.of(clubs, diamonds, hearts, spades));
                        }
                    }
                }
            }
        }

        private void lay(Sight sight, Seat first, Seat second, List<Integer> lengths) {
            for (var suit : Suit.values()) {
                int here = lengths.get(suit.ordinal());
                int there = sight.out().length(suit) - here;
                if (there < 0
                        || (here > 0 && hasShownOut(sight, first, suit))
                        || (there > 0 && hasShownOut(sight, second, suit))) {
                    return;
                }
            }
            note(sight, first, lengths, true);
            note(sight, second, lengths, false);
        }

        private static boolean hasShownOut(Sight sight, Seat seat, Suit suit) {
            return sight.tricks().stream()
                    .anyMatch(trick ->
                            trick.cards().getFirst().suit() == suit
                                    && trick.by(seat).orElseThrow().suit() != suit);
        }

        private void note(Sight sight, Seat seat, List<Integer> lengths, boolean first) {
            var counts = new HashMap<Suit, Integer>();
            var cards = CardSet.NONE;
            for (var suit : Suit.values()) {
                int here = lengths.get(suit.ordinal());
                int own = first ? here : sight.out().length(suit) - here;
                counts.put(suit, own + sight.played(seat).length(suit));
                if (own > 0) {
                    cards = cards.union(sight.out().in(suit));
                }
            }
            shapes.computeIfAbsent(seat, _ -> new HashSet<>())
                    .add(
                            new Shape(
                                    counts.get(Suit.SPADES),
                                    counts.get(Suit.HEARTS),
                                    counts.get(Suit.DIAMONDS),
                                    counts.get(Suit.CLUBS)));
            possible.merge(seat, cards, CardSet::union);
        }
    }

    @ParameterizedTest(name = "level {0}")
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void answersAreWhatEveryLayoutThatFitsHas(int level) {
        for (int number = 1; number <= TASKS; number++) {
            var task = DEALER.task(level, number);
            var sight = task.sight();
            var worlds = new Worlds(sight);
            for (var seat : sight.hidden()) {
                var shapes = worlds.shapes.get(seat);
                assertThat(shapes)
                        .as("the real hand is one of them, task %d", number)
                        .contains(Shape.of(task.play().deal().hand(seat)));
                for (var suit : Suit.values()) {
                    var range = sight.dealt(seat, suit);
                    var lengths =
                            shapes.stream().mapToInt(shape -> shape.of(suit)).summaryStatistics();
                    assertThat(List.of(range.least(), range.most()))
                            .as("%s of %s, task %d", suit, seat, number)
                            .isEqualTo(List.of(lengths.getMin(), lengths.getMax()));
                }
                for (var card : sight.out()) {
                    boolean only =
                            worlds.possible.get(seat).contains(card)
                                    && !worlds.possible.get(sight.other(seat)).contains(card);
                    assertThat(sight.holder(card).filter(seat::equals).isPresent())
                            .as("%s, task %d", card, number)
                            .isEqualTo(only);
                }
                for (var shape : Shape.of(task.play().deal().hand(seat)).near()) {
                    assertThat(sight.isPossible(seat, shape))
                            .as("%s, task %d", shape, number)
                            .isEqualTo(shapes.contains(shape));
                }
            }
        }
    }

    @ParameterizedTest(name = "level {0}")
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void exactlyOneAnswerIsRightAndThereIsAReason(int level) {
        var marks = EnumSet.noneOf(Mark.class);
        for (int number = 1; number <= TASKS; number++) {
            var task = DEALER.task(level, number);
            var sight = task.sight();
            var right = task.question().right(sight);
            assertThat(task.question().allows(sight, right)).as("task %d", number).isTrue();
            assertThat(task.mark(right)).isEqualTo(Mark.RIGHT);
            assertThat(task.question().clues(sight)).isNotEmpty();
            if (level < CountTasks.LEVELS) {
                var options = task.question().options(sight);
                assertThat(options).doesNotHaveDuplicates();
                options.forEach(option -> marks.add(task.mark(option)));
                assertThat(options.stream().filter(one -> task.mark(one) == Mark.RIGHT)).hasSize(1);
            }
        }
        assertThat(marks.contains(Mark.WRONG)).isEqualTo(level < CountTasks.LEVELS);
    }

    @Test
    void whatCannotBeKnownIsAskedToo() {
        for (int level : new int[] {2, 3, 5}) {
            int unknown = 0;
            for (int number = 1; number <= TASKS; number++) {
                var task = DEALER.task(level, number);
                unknown += task.question().right(task.sight()).contains("?") ? 1 : 0;
            }
            assertThat(unknown).as("level %d", level).isBetween(TASKS / 4, TASKS / 2);
        }
    }

    @Test
    void aTaskIsAFunctionOfItsNumber() {
        for (int level = 1; level <= CountTasks.LEVELS; level++) {
            var again = new CountTasks(Robot.beginner());
            assertThat(again.task(level, 77)).isEqualTo(DEALER.task(level, 77));
            assertThat(again.task(level, 77)).isNotEqualTo(DEALER.task(level, 78));
        }
        for (int[] wild : new int[][] {{0, 1}, {6, 1}, {1, 0}, {1, 1_000_000}}) {
            assertThatThrownBy(() -> DEALER.task(wild[0], wild[1]))
                    .isInstanceOf(IllegalArgumentException.class);
        }
    }

    /// On a machine that does nothing else 95 of 100 take far less than 0.3 s.
    @Test
    void tasksAreDealtQuickly() {
        var times = new ArrayList<Duration>();
        for (int level = 1; level <= CountTasks.LEVELS; level++) {
            for (int number = 5_001; number <= 5_000 + TASKS; number++) {
                long start = System.nanoTime();
                DEALER.task(level, number);
                times.add(Duration.ofNanos(System.nanoTime() - start));
            }
        }
        times.sort(null);
        System.out.printf(
                "tasks: median %d ms, p95 %d ms, longest %d ms%n",
                times.get(times.size() / 2).toMillis(),
                times.get(times.size() * 95 / 100).toMillis(),
                times.getLast().toMillis());
        assertThat(times.get(times.size() / 2)).isLessThan(Duration.ofSeconds(1));
    }
}
