package overtrick.cantable.page.contest;

import java.util.List;
import java.util.Optional;
import overtrick.cantable.league.League;
import overtrick.cantable.league.Leagues;
import overtrick.cantable.page.words.Speech;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Member;
import overtrick.log.host.Watch;
import overtrick.page.Words;
import overtrick.page.stream.Region;
import overtrick.page.stream.Scene;

/// A league as it is followed on its page; what its organiser is typing stands beside it.
record LeagueScene(Leagues leagues, TournamentId id)
        implements Scene<LeagueScene.Seen, LeaguePage> {

    /// What one viewer knows of it.
    record Seen(long number, League league, boolean organises) {}

    @Override
    public Optional<Seen> look(Member.Person viewer) {
        return leagues.now(id)
                .map(now ->
                        new Seen(now.number(), now.state(), now.state().isOrganiser(viewer.id())));
    }

    @Override
    public long number(Seen view) {
        return view.number();
    }

    @Override
    public LeaguePage page(Seen seen, Words words) {
        return new LeaguePage(Speech.of(words), id, seen.number(), seen.league(), seen.organises());
    }

    @Override
    public List<Region<LeaguePage>> regions() {
        return List.of(
                new Region<>("can/league_table", page -> page),
                new Region<>("can/league_fixtures", page -> page),
                new Region<>("can/league_matches", page -> page));
    }

    /// The result reported last.
    @Override
    public String said(LeaguePage now, LeaguePage before) {
        if (now.results().size() == before.results().size()) {
            return "";
        }
        var score = now.results().getFirst().score();
        return "%s %d–%d %s"
                .formatted(score.one(), score.goals(), score.otherGoals(), score.other());
    }

    @Override
    public Watch watch(Member.Person viewer, Runnable signal) {
        return leagues.watch(id, signal);
    }
}
