package overtrick.practice.problem;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import overtrick.page.Words;
import overtrick.teaching.problem.Shelf;
import overtrick.teaching.problem.draft.Theme;

/// The themes of problems, or the problems of one.
///
/// @param theme empty on the page of all
public record ThemesPage(Words words, Optional<Theme> theme) {

    public List<Theme> declarers() {
        return some(false);
    }

    public List<Theme> defenders() {
        return some(true);
    }

    private static List<Theme> some(boolean defence) {
        return Arrays.stream(Theme.values())
                .filter(theme -> theme.isDefence() == defence && !Shelf.rows(theme).isEmpty())
                .toList();
    }

    public String name(Theme of) {
        return words.get("problem.theme." + of.code());
    }

    public String how(Theme of) {
        return words.get("problem.theme." + of.code() + ".how");
    }

    public String count(Theme of) {
        return words.count("problem.count", Shelf.rows(of).size());
    }

    public String path(Theme of) {
        return ProblemRoutes.PATH + "/" + of.code();
    }

    public String title() {
        return theme.map(this::name).orElseGet(() -> words.get("problem.title"));
    }

    /// The numbers of the problems of the theme.
    public List<Integer> numbers() {
        int last = theme.map(of -> Shelf.rows(of).size()).orElse(0);
        return IntStream.rangeClosed(1, last).boxed().toList();
    }
}
