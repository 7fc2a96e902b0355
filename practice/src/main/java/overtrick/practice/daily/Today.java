package overtrick.practice.daily;

import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import overtrick.practice.Kept;

/// What somebody practises today: what is due, the kinds in turn, and no more than some ten
/// exercises.
///
/// @param done how many came back and were answered today
/// @param next those to come, in their order
/// @param waiting how many more are due
record Today(int done, List<Kept> next, int waiting) {

    /// Exercises of a day: at half a minute each, five minutes.
    static final int MOST = 10;

    /// @param kept all that comes back, the next first
    /// @param more whether ten more are wanted when those of the day are done
    static Today of(List<Kept> kept, Instant now, ZoneId zone, boolean more) {
        int done = (int) kept.stream().filter(one -> isDone(one, now, zone)).count();
        var due = mixed(kept.stream().filter(one -> !one.due().isAfter(now)).toList());
        int left = more && done >= MOST ? MOST : Math.max(0, MOST - done);
        int taken = Math.min(left, due.size());
        return new Today(done, due.subList(0, taken), due.size() - taken);
    }

    private static boolean isDone(Kept one, Instant now, ZoneId zone) {
        var answers = one.history().answers();
        return answers.size() > 1 && day(answers.getLast().at(), zone).equals(day(now, zone));
    }

    private static LocalDate day(Instant at, ZoneId zone) {
        return LocalDate.ofInstant(at, zone);
    }

    /// One of each kind in turn, so that the same does not come in a row.
    private static List<Kept> mixed(List<Kept> due) {
        var kinds = new LinkedHashMap<String, Deque<Kept>>();
        for (var one : due) {
            kinds.computeIfAbsent(one.exercise().kind(), _ -> new ArrayDeque<>()).add(one);
        }
        var mixed = new ArrayList<Kept>();
        while (mixed.size() < due.size()) {
            for (var queue : kinds.values()) {
                if (!queue.isEmpty()) {
                    mixed.add(queue.removeFirst());
                }
            }
        }
        return mixed;
    }
}
