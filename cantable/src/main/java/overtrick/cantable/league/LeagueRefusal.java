package overtrick.cantable.league;

import java.util.Optional;
import overtrick.cards.rules.Refusal;

/// Why something may not be done in a league.
public enum LeagueRefusal implements Refusal {
    FOUNDED_ALREADY,
    NOT_FOUNDED,
    NOT_THE_ORGANISER,
    NO_SUCH_TEAM,
    NO_SUCH_RESULT,
    TOO_MANY_RESULTS;

    @Override
    public Optional<String> law() {
        return Optional.empty();
    }
}
