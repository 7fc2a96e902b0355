package overtrick.practice.own;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import overtrick.page.Words;
import overtrick.practice.Drills;
import overtrick.practice.OwnBoards.Loss;
import overtrick.practice.OwnBoards.Phase;
import overtrick.teaching.memory.Exercise;

/// Mistakes on one's own boards, as the daily five minutes know them.
public record OwnDrills() implements Drills {

    static final String KIND = "own";

    private static final Pattern KEY = Pattern.compile("[A-Z]+-([A-Z0-9]+-[0-9]{1,6})");

    static String theme(Phase phase) {
        return phase.name().toLowerCase(Locale.ROOT);
    }

    static Exercise exercise(Loss loss) {
        return new Exercise(KIND, theme(loss.phase()), loss.phase() + "-" + loss.key());
    }

    static String address(String theme, String board, boolean today) {
        return "/practice/own/" + theme + "?board=" + board + (today ? "&today=yes" : "");
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public Optional<String> address(Exercise exercise) {
        var key = KEY.matcher(exercise.key());
        return key.matches()
                ? Optional.of(address(exercise.theme(), key.group(1), true))
                : Optional.empty();
    }

    @Override
    public Optional<String> more(String theme) {
        return Optional.of("/practice/own/" + theme);
    }

    @Override
    public String theme(Words words, String theme) {
        return words.get("daily.own.phase." + theme);
    }
}
