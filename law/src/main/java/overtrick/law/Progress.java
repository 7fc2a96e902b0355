package overtrick.law;

import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import overtrick.laws.training.Course;
import overtrick.page.Visit;

/// Which cases of the training somebody has solved, with how many mistakes at their best. It is
/// kept with the visitor.
///
/// @param solved mistakes by the number of the case
public record Progress(Map<Integer, Integer> solved) {

    static final String COOKIE = "overtrick-law-training";

    /// More mistakes than this are kept as so many.
    private static final int MOST = 9;

    public Progress {
        solved = Map.copyOf(solved);
    }

    static Progress of(Visit visit) {
        return parse(visit.cookie(COOKIE).orElse(""));
    }

    /// What somebody else has written there counts as nothing.
    static Progress parse(String kept) {
        if (!kept.matches("(\\d{1,3}-\\d(\\.\\d{1,3}-\\d){0,199})?")) {
            return new Progress(Map.of());
        }
        var solved =
                Stream.of(kept.split("\\."))
                        .filter(one -> !one.isEmpty())
                        .map(one -> one.split("-"))
                        .collect(
                                Collectors.toMap(
                                        one -> Integer.valueOf(one[0]),
                                        one -> Integer.valueOf(one[1]),
                                        Math::min));
        return new Progress(solved);
    }

    /// A case solved once more; the best time counts.
    Progress with(int number, int mistakes) {
        var more = new TreeMap<>(solved);
        more.merge(number, Math.min(mistakes, MOST), Math::min);
        return new Progress(more);
    }

    void keep(Visit visit) {
        visit.setCookie(COOKIE, text());
    }

    String text() {
        return new TreeMap<>(solved)
                .entrySet().stream()
                        .map(one -> one.getKey() + "-" + one.getValue())
                        .collect(Collectors.joining("."));
    }

    public boolean isSolved(int number) {
        return solved.containsKey(number);
    }

    public int mistakes(int number) {
        return solved.getOrDefault(number, 0);
    }

    /// The first case after this one that is not solved, or else the first of all that is not.
    OptionalInt next(int after) {
        var open =
                Course.cases().stream()
                        .mapToInt(one -> one.number())
                        .filter(number -> !isSolved(number))
                        .toArray();
        for (int number : open) {
            if (number > after) {
                return OptionalInt.of(number);
            }
        }
        return open.length == 0 ? OptionalInt.empty() : OptionalInt.of(open[0]);
    }
}
