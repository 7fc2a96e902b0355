package overtrick.practice.count;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.teaching.count.CountTasks;

/// Where a visitor is in the trainer: all of it stands in the address.
///
/// @param level a number, or [overtrick.teaching.count.CanCountTask#LEVEL]
/// @param number of the task
/// @param step how many tricks have been shown; one more when it is asked
/// @param answer what was answered; empty before
/// @param today whether it is one of the day's exercises
public record Way(String level, int number, int step, String answer, boolean today) {

    private static final int MOST_STEPS = 14;
    private static final int LONGEST = 60;

    /// @param fresh a number for whoever asks for none
    static Way of(Visit visit, String level, int fresh) {
        int number = visit.has("n") ? visit.number("n", 1, CountTasks.MOST) : fresh;
        int step = visit.has("t") ? visit.number("t", 1, MOST_STEPS) : 1;
        String answer = visit.param("answer").strip();
        if (answer.length() > LONGEST) {
            throw Sorry.unclear("count.unclear");
        }
        return new Way(level, number, step, answer, "yes".equals(visit.param("today")));
    }

    /// At another step, nothing answered.
    Way at(int other) {
        return new Way(level, number, other, "", today);
    }

    /// With an answer.
    Way answered(String given) {
        return new Way(level, number, step, given, today);
    }

    String place() {
        return "/practice/count/" + level;
    }

    String path() {
        return place()
                + "?n="
                + number
                + "&t="
                + step
                + (answer.isEmpty()
                        ? ""
                        : "&answer=" + URLEncoder.encode(answer, StandardCharsets.UTF_8))
                + (today ? "&today=yes" : "");
    }
}
