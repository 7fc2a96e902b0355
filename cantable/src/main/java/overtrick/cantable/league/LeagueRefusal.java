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
    TOO_MANY_RESULTS,
    FIXTURES_DRAWN_ALREADY,
    NO_SUCH_FIXTURE,
    /// It has a table, or its result.
    FIXTURE_UNDER_WAY,
    /// There is still time to play it.
    FIXTURE_NOT_DUE;

    @Override
    public Optional<String> law() {
        return Optional.empty();
    }
}
