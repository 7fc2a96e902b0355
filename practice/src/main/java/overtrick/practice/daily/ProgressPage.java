package overtrick.practice.daily;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import overtrick.page.Words;
import overtrick.practice.ThemeRecord;
import overtrick.teaching.memory.Answer;
import overtrick.teaching.memory.Mark;

/// How somebody gets on: the latest answers of each theme, in words and as a picture.
///
/// @param themes those whose kind there is
/// @param kept how many exercises come back
/// @param coming when the next of them does
public record ProgressPage(
        List<ThemeRecord> themes,
        Subjects subjects,
        int kept,
        Optional<Instant> coming,
        Words words) {

    /// A sign of the picture.
    ///
    /// @param x where it stands
    /// @param css right, close or wrong
    public record Sign(int x, String css) {}

    /// A theme.
    ///
    /// @param said in words, such as `4 of 10`
    /// @param more where it is practised; empty if nowhere
    public record Row(
            String name, String said, String spoken, List<Sign> signs, Optional<String> more) {}

    /// How far signs stand from each other.
    public static final int STEP = 22;

    /// The width of the picture of a theme.
    public static final int WIDTH = STEP * ThemeRecord.LATEST;

    /// The themes, those that went worst first.
    public List<Row> rows() {
        return themes.stream()
                .sorted((one, other) ->
                        Double.compare(
                                one.known() / (double) Math.max(1, one.of()),
                                other.known() / (double) Math.max(1, other.of())))
                .map(this::row)
                .toList();
    }

    private Row row(ThemeRecord one) {
        var drills = subjects.of(one.kind());
        String name = drills.map(kind -> kind.theme(words, one.theme())).orElse(one.theme());
        var latest = latest(one);
        return new Row(
                name,
                words.get("daily.of", one.known(), one.of()),
                words.get("daily.latest", name, spoken(latest)),
                signs(latest),
                drills.flatMap(kind -> kind.more(one.theme())));
    }

    private static List<Answer> latest(ThemeRecord one) {
        var all = one.history().answers();
        return all.subList(all.size() - one.of(), all.size());
    }

    private static List<Sign> signs(List<Answer> latest) {
        var signs = new ArrayList<Sign>();
        for (var answer : latest) {
            signs.add(new Sign(STEP * signs.size() + STEP / 2, css(answer.mark())));
        }
        return signs;
    }

    private static String css(Mark mark) {
        return switch (mark) {
            case RIGHT -> "right";
            case CLOSE -> "close";
            case WRONG -> "wrong";
        };
    }

    private String spoken(List<Answer> latest) {
        return latest.stream()
                .map(answer -> words.get("daily.mark." + css(answer.mark())))
                .collect(Collectors.joining(", "));
    }

    public boolean any() {
        return !themes.isEmpty();
    }

    public String key(String css) {
        return words.get("daily.mark." + css);
    }

    public String comesBack() {
        return kept == 0
                ? words.get("daily.none-back")
                : words.count("daily.back", kept)
                        + coming.map(at -> " " + words.get("daily.next-on", words.day(at)))
                                .orElse("");
    }
}
