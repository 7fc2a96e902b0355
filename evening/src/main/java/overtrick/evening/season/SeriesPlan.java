package overtrick.evening.season;

import java.util.Optional;
import overtrick.scoring.masterpoint.MasterpointScheme;
import overtrick.scoring.masterpoint.Schemes;
import overtrick.tournament.season.LadderRules;

/// What a series is called and how its evenings are reckoned.
///
/// @param teams whether teams are ranked, and not their players
/// @param scheme of the masterpoints, by its name; empty for none
public record SeriesPlan(String title, LadderRules rules, boolean teams, Optional<String> scheme) {

    public Optional<MasterpointScheme> masterpoints() {
        return scheme.flatMap(Schemes::named);
    }
}
