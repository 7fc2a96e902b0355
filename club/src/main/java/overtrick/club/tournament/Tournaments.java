package overtrick.club.tournament;

import java.time.Duration;
import overtrick.log.EventLog;
import overtrick.log.host.Attendant;
import overtrick.log.host.Host;
import overtrick.log.host.Kind;
import overtrick.log.host.LocalHost;
import overtrick.log.host.Projection;
import overtrick.log.host.Reply;
import overtrick.log.host.Snapshot;
import overtrick.log.host.Watch;
import overtrick.tournament.Tournament;
import overtrick.tournament.TournamentRules;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.act.TournamentCommand;
import overtrick.tournament.act.TournamentEvent;
import overtrick.tournament.view.TournamentView;

/// The tournaments of a club, each a living thing of its own in the log.
public final class Tournaments implements Host<Attendee, TournamentCommand, TournamentView> {

    /// What a tournament is to the log.
    public static final Kind<
                    Tournament, Attendee, TournamentCommand, TournamentEvent, TournamentView>
            KIND =
                    new Kind<>(
                            "tournament",
                            new TournamentRules(),
                            new TournamentEvents(),
                            Projection.none());

    private final LocalHost<
                    Tournament, Attendee, TournamentCommand, TournamentEvent, TournamentView>
            host;

    public Tournaments(EventLog log) {
        this.host = new LocalHost<>(KIND, log, _ -> Attendant.none());
    }

    @Override
    public Reply submit(String code, Attendee by, TournamentCommand command) {
        return host.submit(code, by, command);
    }

    @Override
    public Snapshot<TournamentView> view(String code, Attendee viewer) {
        return host.view(code, viewer);
    }

    @Override
    public Watch watch(String code, Runnable onChange) {
        return host.watch(code, onChange);
    }

    /// Lets go of the tournaments nobody has looked at for a while; they come back from the log.
    public void letRest(Duration idle, int most) {
        host.letRest(idle, most);
    }
}
