package overtrick.practice.count;

import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import overtrick.page.Words;
import overtrick.practice.Drills;
import overtrick.teaching.count.CanCountTask;
import overtrick.teaching.count.CountTask;
import overtrick.teaching.memory.Exercise;

/// Counting, as the daily five minutes know it.
public record CountDrills() implements Drills {

    static final List<String> LEVELS = List.of("1", "2", "3", "4", "5", CanCountTask.LEVEL);

    private static final Pattern KEY = Pattern.compile("([1-5]|can)-([1-9][0-9]{0,5})");

    /// The level at which a theme is practised.
    static String level(String theme) {
        return switch (theme) {
            case "trumps" -> "1";
            case "honours" -> "2";
            case "lengths" -> "3";
            case "points", "shapes" -> "4";
            case "distribution" -> "5";
            default -> CanCountTask.LEVEL;
        };
    }

    @Override
    public String kind() {
        return CountTask.KIND;
    }

    @Override
    public Optional<String> address(Exercise exercise) {
        var key = KEY.matcher(exercise.key());
        return key.matches()
                ? Optional.of(
                        new Way(key.group(1), Integer.parseInt(key.group(2)), 1, "", true).path())
                : Optional.empty();
    }

    @Override
    public Optional<String> more(String theme) {
        return Optional.of("/practice/count/" + level(theme));
    }

    @Override
    public String theme(Words words, String theme) {
        return words.get("count.theme." + theme);
    }
}
