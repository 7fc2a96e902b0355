package overtrick.teaching.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.teaching.count.CanQuestion.WhichOut;
import overtrick.teaching.memory.Mark;

class CanCountTasksTest {

    private static final int TASKS = Integer.getInteger("overtrick.tasks", 60);

    /// Fifty-four cards are on the table, in the hand, buried or out, and each in one place only.
    @Test
    void everyCardIsInOnePlace() {
        for (int number = 1; number <= TASKS; number++) {
            var sight = CanCountTasks.task(number).sight();
            var seen = new ArrayList<CanCard>();
            sight.tricks().forEach(trick -> seen.addAll(trick.cards()));
            sight.held().forEach(seen::add);
            sight.buried().forEach(seen::add);
            sight.out().forEach(seen::add);
            assertThat(seen).as("task %d", number).hasSize(CanCard.PACK).doesNotHaveDuplicates();
            int others = 3 * (12 - sight.tricks().size());
            int buried = sight.viewer() == sight.declarer() ? 0 : 6;
            assertThat(sight.out().size()).isEqualTo(others + buried);
            assertThat(sight.own().size()).isEqualTo(12);
        }
    }

    @Test
    void answersAreCountedCardByCard() {
        var themes = new TreeMap<String, Integer>();
        for (int number = 1; number <= TASKS; number++) {
            var task = CanCountTasks.task(number);
            var sight = task.sight();
            var unseen = new HashSet<CanCard>();
            CanSet.ALL.forEach(unseen::add);
            sight.own().forEach(unseen::remove);
            sight.buried().forEach(unseen::remove);
            task.tricks().forEach(trick -> trick.cards().forEach(unseen::remove));
            var right =
                    switch (task.question()) {
                        case CanQuestion.TrumpsOut() ->
                                "" + unseen.stream().filter(sight.trump()::contains).count();
                        case CanQuestion.PointsOut(_) ->
                                "" + unseen.stream().mapToInt(CanCard::points).sum();
                        case CanQuestion.IsOut(var card) -> unseen.contains(card) ? "out" : "gone";
                        case CanQuestion.WhichOut(var cards) -> {
                            unseen.retainAll(cards.stream().toList());
                            yield WhichOut.written(CanSet.copyOf(unseen));
                        }
                    };
            assertThat(task.question().right(sight)).as("task %d", number).isEqualTo(right);
            assertThat(task.question().allows(sight, right)).as("task %d", number).isTrue();
            assertThat(task.question().mark(sight, right)).isEqualTo(Mark.RIGHT);
            assertThat(task.question().clues(sight)).isNotEmpty();
            themes.merge(task.question().theme(), 1, Integer::sum);
        }
        assertThat(themes).hasSize(4);
    }

    @Test
    void oneCardOffIsClose() {
        for (int number = 3; number <= TASKS; number += 4) {
            var task = CanCountTasks.task(number);
            var which = (WhichOut) task.question();
            var right = which.cards().and(task.sight().out());
            for (var card : which.cards()) {
                var off = right.contains(card) ? right.without(card) : right.with(card);
                assertThat(which.mark(task.sight(), WhichOut.written(off))).isEqualTo(Mark.CLOSE);
            }
            for (String wild : new String[] {"", "XX", "SA  HA", "SA,HA", "- -"}) {
                assertThat(which.allows(task.sight(), wild)).as(wild).isFalse();
            }
        }
    }

    @Test
    void tasksAreDealtQuickly() {
        var times = new ArrayList<Duration>();
        for (int number = 5_001; number <= 5_000 + TASKS; number++) {
            long start = System.nanoTime();
            var task = CanCountTasks.task(number);
            times.add(Duration.ofNanos(System.nanoTime() - start));
            assertThat(CanCountTasks.task(number)).isEqualTo(task);
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
