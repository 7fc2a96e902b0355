package overtrick.cantable.page.learn;

import java.util.Arrays;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import overtrick.page.Visit;

/// What a visitor has done of the course, kept with the visitor.
///
/// @param tasks the numbers of tasks
/// @param deals the numbers of whole deals
public record Done(Set<Integer> tasks, Set<Integer> deals) {

    private static final String COOKIE = "overtrick-can-course";
    private static final String FORM = "(t\\d{1,2}|d\\d{1,2}){0,60}";

    static Done of(Visit visit) {
        String kept = visit.cookie(COOKIE).orElse("");
        return kept.matches(FORM) ? new Done(numbers(kept, 't'), numbers(kept, 'd')) : none();
    }

    private static Done none() {
        return new Done(Set.of(), Set.of());
    }

    private static Set<Integer> numbers(String kept, char kind) {
        return Arrays.stream(kept.split("(?=[td])"))
                .filter(word -> !word.isEmpty() && word.charAt(0) == kind)
                .map(word -> Integer.valueOf(word.substring(1)))
                .collect(Collectors.toUnmodifiableSet());
    }

    Done withTask(int number, Visit visit) {
        return kept(new Done(more(tasks, number), deals), visit);
    }

    Done withDeal(int number, Visit visit) {
        return kept(new Done(tasks, more(deals, number)), visit);
    }

    private static Set<Integer> more(Set<Integer> some, int one) {
        var all = new TreeSet<>(some);
        all.add(one);
        return Set.copyOf(all);
    }

    private static Done kept(Done done, Visit visit) {
        visit.setCookie(COOKIE, written('t', done.tasks) + written('d', done.deals));
        return done;
    }

    private static String written(char kind, Set<Integer> numbers) {
        return new TreeSet<>(numbers)
                .stream().map(one -> "" + kind + one).collect(Collectors.joining());
    }
}
