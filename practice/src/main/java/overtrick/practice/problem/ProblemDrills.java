package overtrick.practice.problem;

import java.util.Optional;
import overtrick.page.Words;
import overtrick.practice.Drills;
import overtrick.teaching.memory.Exercise;
import overtrick.teaching.problem.draft.Theme;

/// Problems, as the daily five minutes and the progress page know them.
public final class ProblemDrills implements Drills {

    private static final String KIND = "problem";

    /// The theme of deals that somebody has brought.
    private static final String OWN = "own";

    static Exercise exercise(Given given) {
        return given.problem()
                .map(problem -> problem.theme().code())
                .map(theme -> new Exercise(KIND, theme, theme + "/" + given.place()))
                .orElseGet(() -> new Exercise(KIND, OWN, OWN + "?" + given.query()));
    }

    @Override
    public String kind() {
        return KIND;
    }

    @Override
    public Optional<String> address(Exercise exercise) {
        return more(exercise.theme()).map(_ -> ProblemRoutes.PATH + "/" + exercise.key());
    }

    @Override
    public Optional<String> more(String theme) {
        return theme.equals(OWN)
                ? Optional.of(ProblemRoutes.PATH + "/bring")
                : Theme.of(theme).map(found -> ProblemRoutes.PATH + "/" + found.code());
    }

    @Override
    public String theme(Words words, String theme) {
        return words.get("problem.theme." + theme);
    }
}
