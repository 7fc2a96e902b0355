package overtrick.practice.lesson;

import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import overtrick.page.Visit;

/// Where somebody has got to in lessons. It is kept in their browser.
///
/// @param places by shelf and name, the latest last
record Progress(Map<String, Place> places) {

    private static final String COOKIE = "overtrick-lessons";

    /// Lessons that are remembered; of more, the latest.
    private static final int KEPT = 40;

    private static final int LONGEST = 3_000;

    private static final Pattern ONE =
            Pattern.compile(
                    "([a-z]+\\.[a-z0-9-]{1,44})\\.(\\d{1,3})\\.(\\d{1,3})\\.([0-9a-f]{1,100})");

    /// The place in a lesson.
    ///
    /// @param board from 1, and its step from 1
    /// @param done boards that are done, as bits
    record Place(int board, int step, BigInteger done) {

        static final Place START = new Place(1, 1, BigInteger.ZERO);

        boolean isDone(int which) {
            return done.testBit(which);
        }

        Place at(int atBoard, int atStep) {
            return new Place(atBoard, atStep, done);
        }

        Place withDone(int which) {
            return new Place(board, step, done.setBit(which));
        }

        /// How many of the boards of a lesson are done.
        int doneOf(int boards) {
            int count = 0;
            for (int which = 1; which <= boards; which++) {
                count += done.testBit(which) ? 1 : 0;
            }
            return count;
        }
    }

    static Progress of(Visit visit) {
        return parse(visit.cookie(COOKIE).orElse(""));
    }

    /// What somebody else has written there counts as nothing.
    static Progress parse(String kept) {
        var places = new LinkedHashMap<String, Place>();
        if (kept.length() <= LONGEST) {
            Stream.of(kept.split("_"))
                    .map(ONE::matcher)
                    .filter(one -> one.matches())
                    .limit(KEPT)
                    .forEach(one ->
                            places.put(
                                    one.group(1),
                                    new Place(
                                            Integer.parseInt(one.group(2)),
                                            Integer.parseInt(one.group(3)),
                                            new BigInteger(one.group(4), 16))));
        }
        return new Progress(places);
    }

    boolean knows(LessonPlace lesson) {
        return places.containsKey(lesson.key());
    }

    Place at(LessonPlace lesson) {
        return places.getOrDefault(lesson.key(), Place.START);
    }

    Progress with(LessonPlace lesson, Place place) {
        var more = new LinkedHashMap<>(places);
        more.remove(lesson.key());
        more.put(lesson.key(), place);
        var progress = new Progress(more);
        while (more.size() > KEPT || progress.text().length() > LONGEST) {
            more.remove(more.keySet().iterator().next());
        }
        return progress;
    }

    void keep(Visit visit) {
        visit.setCookie(COOKIE, text());
    }

    String text() {
        return places.entrySet().stream()
                .map(one ->
                        "%s.%d.%d.%s"
                                .formatted(
                                        one.getKey(),
                                        one.getValue().board(),
                                        one.getValue().step(),
                                        one.getValue().done().toString(16)))
                .collect(Collectors.joining("_"));
    }
}
