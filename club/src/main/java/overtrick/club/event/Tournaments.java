package overtrick.club.event;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import overtrick.club.host.Host;
import overtrick.club.host.Observer;
import overtrick.club.host.Reply;
import overtrick.club.host.Snapshot;
import overtrick.club.host.Watch;
import overtrick.club.store.EventLog;
import overtrick.tournament.Tournament;
import overtrick.tournament.TournamentRules;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.act.TournamentCommand;
import overtrick.tournament.act.TournamentEvent;
import overtrick.tournament.view.TournamentView;

/// The tournaments of a club, each a living thing of its own in the log.
public final class Tournaments {

    private static final String STREAMS = "tournament/";

    private final TournamentRules rules = new TournamentRules();
    private final Host<Tournament, Attendee, TournamentCommand, TournamentEvent> host;

    public Tournaments(EventLog log) {
        this.host = new Host<>(rules, new TournamentEvents(), log, new Nobody());
    }

    /// Whether a stream of the log is a tournament's.
    public static boolean isStream(String stream) {
        return stream.startsWith(STREAMS);
    }

    public static String stream(String code) {
        return STREAMS + code;
    }

    /// Decides on a command; when the answer is [Reply.Done] its event is durable.
    public Reply submit(String code, Attendee by, TournamentCommand command) {
        return host.submit(stream(code), by, command);
    }

    public Snapshot<Tournament> look(String code) {
        return host.look(stream(code));
    }

    public TournamentView view(String code, Attendee viewer) {
        return rules.view(look(code).state(), viewer);
    }

    /// Calls back after every change, from the owner's thread: it must only give a signal.
    public Watch watch(String code, Runnable onChange) {
        return host.watch(stream(code), onChange);
    }

    /// Lets go of the tournaments nobody has looked at for a while; they come back from the log.
    public void letRest(Duration idle) {
        host.letRest(idle);
    }

    /// Why a tournament cannot be brought back from its events; empty when it can.
    public static Optional<String> replayProblem(EventLog log, String stream) {
        var codec = new TournamentEvents();
        var rules = new TournamentRules();
        var now = rules.start();
        for (var logged : log.read(stream, 0)) {
            try {
                now = rules.evolve(now, codec.decode(logged.event()));
            } catch (RuntimeException broken) {
                return Optional.of(
                        "stream %s cannot be replayed at event %d: %s"
                                .formatted(stream, logged.number(), broken.getMessage()));
            }
        }
        return Optional.empty();
    }

    /// Pages watch; nothing else looks after a tournament yet.
    private static final class Nobody implements Observer<Tournament, TournamentEvent> {
        @Override
        public void woken(String stream, Snapshot<Tournament> now) {}

        @Override
        public void happened(
                String stream,
                Snapshot<Tournament> now,
                List<TournamentEvent> events,
                Instant at) {}
    }
}
