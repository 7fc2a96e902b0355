package overtrick.evening.season;

import java.util.List;
import java.util.Optional;
import overtrick.scoring.masterpoint.MasterpointScheme;
import overtrick.tournament.season.LadderRules;

/// What a series is called and how its evenings are reckoned.
///
/// @param teams whether teams are ranked, and not their players
/// @param scheme of the masterpoints, by its name; empty for none
public record SeriesPlan(String title, LadderRules rules, boolean teams, Optional<String> scheme) {

    /// By what masterpoints are given; empty for none.
    ///
    /// @param all those that the club has
    public Optional<MasterpointScheme> masterpoints(List<MasterpointScheme> all) {
        return scheme.flatMap(
                name -> all.stream().filter(one -> one.name().equals(name)).findFirst());
    }
}
