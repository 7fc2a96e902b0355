package overtrick.cantable.page.contest;

import java.util.List;
import java.util.stream.Collectors;
import overtrick.cantable.league.Fixture;
import overtrick.cantable.league.League;
import overtrick.cantable.league.Unplayed;
import overtrick.cantable.page.words.Speech;
import overtrick.house.codes.TournamentId;

/// A league: its table, and the matches it follows from.
///
/// @param number of the last event when it was looked at
/// @param organises whether the visitor may report results
public record LeaguePage(
        Speech speech, TournamentId id, long number, League league, boolean organises)
        implements CompetitionRoutes.Page {

    public League.Plan plan() {
        return league.plan().orElseThrow();
    }

    @Override
    public String title() {
        return plan().name();
    }

    /// What parts teams of equal points, in order.
    public String ties() {
        return plan().ties().stream()
                .map(tie -> speech.get("tie." + tie.name()))
                .collect(Collectors.joining(", "));
    }

    /// What is still to be played.
    public List<Fixture> fixtures() {
        return league.fixtures().stream().filter(one -> !one.settled()).toList();
    }

    /// Whether a match is being played that can be watched.
    public boolean mayWatch() {
        return league.fixtures().stream().anyMatch(Fixture::goesOn);
    }

    /// Until when a match must have been played.
    public String until(Fixture fixture) {
        return speech.words().when(fixture.until());
    }

    /// What may become of matches that are not played by their date.
    public List<Unplayed> unplayed() {
        return List.of(Unplayed.values());
    }

    public List<League.Result> results() {
        return league.results().reversed();
    }
}
