package overtrick.evening.tournament;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Supplier;
import overtrick.cards.rules.Refusal;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Member;
import overtrick.log.Store;
import overtrick.log.host.Attendant;
import overtrick.log.host.Host;
import overtrick.log.host.Kind;
import overtrick.log.host.LocalHost;
import overtrick.log.host.Reply;
import overtrick.log.host.Snapshot;
import overtrick.log.host.Watch;
import overtrick.tournament.Tournament;
import overtrick.tournament.TournamentRules;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.act.TournamentCommand;
import overtrick.tournament.act.TournamentEvent;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Section;
import overtrick.tournament.view.TournamentView;

/// The tournaments of a club, each a living thing of its own in the log; with what is wanted of
/// them, and who may do what.
public final class Tournaments implements Host<Attendee, TournamentCommand, TournamentView> {

    /// What a tournament is to the log.
    public static final Kind<
                    Tournament, Attendee, TournamentCommand, TournamentEvent, TournamentView>
            KIND =
                    new Kind<>(
                            "tournament",
                            new TournamentRules(),
                            new TournamentEvents(),
                            TournamentSummaries::after);

    /// How long telephones may still say something about a tournament that is closed: until the
    /// next morning.
    public static final Duration AFTERWARDS = Duration.ofHours(12);

    private final LocalHost<
                    Tournament, Attendee, TournamentCommand, TournamentEvent, TournamentView>
            host;
    private final InstantSource clock;
    private final TournamentSummaries summaries;
    private final Plans plans;
    private final Rights rights;
    private final Duties duties;
    private final Phones phones;
    private final SecureRandom chance = new SecureRandom();
    private final List<Consumer<TournamentId>> takenBack = new CopyOnWriteArrayList<>();

    public Tournaments(Store store, InstantSource clock) {
        this.host = new LocalHost<>(KIND, store.log(), _ -> Attendant.none());
        this.clock = clock;
        this.summaries = new TournamentSummaries(store);
        this.plans = new Plans(store, clock);
        this.rights = new Rights(store);
        this.duties = new Duties(store, clock);
        this.phones = new Phones(store);
    }

    /// What became of an announcement.
    public sealed interface Announced {

        record Made(TournamentId id) implements Announced {}

        record Refused(overtrick.cards.rules.Refusal reason) implements Announced {}
    }

    /// Announces a tournament; whoever does directs it.
    public Announced announce(Member.Person by, Charter charter, TournamentPlan plan) {
        while (true) {
            var id = TournamentId.draw(chance);
            if (plans.plan(id).isPresent()) {
                continue; // drawn before
            }
            var reply = act(id, director(by), "", new Act.Create(charter));
            if (reply instanceof Reply.Refused(var reason)) {
                return new Announced.Refused(reason);
            }
            plans.keep(id, plan);
            duties.own(id, by.id());
            return new Announced.Made(id);
        }
    }

    /// A code that no tournament has.
    public TournamentId draw() {
        var id = TournamentId.draw(chance);
        while (plans.plan(id).isPresent()) {
            id = TournamentId.draw(chance);
        }
        return id;
    }

    /// Announces the next tournament of a series under its code, unless it is announced already;
    /// whoever directs one directs the next.
    public void announceNext(
            TournamentId id, TournamentId next, Charter charter, TournamentPlan plan) {
        var _ = act(next, new Attendee.Director(""), "", new Act.Create(charter));
        plans.keep(next, plan);
        duties.handOn(id, next);
    }

    /// The person as director.
    public static Attendee director(Member.Person person) {
        return new Attendee.Director(person.name());
    }

    /// Does something now.
    public Reply act(TournamentId id, Attendee by, String why, Act act) {
        return submit(id.code(), by, new TournamentCommand.Do(now(), why, act));
    }

    /// Takes something back now.
    ///
    /// @param number of the act
    public Reply takeBack(TournamentId id, Attendee by, String why, int number) {
        return submit(id.code(), by, new TournamentCommand.TakeBack(now(), why, number));
    }

    /// The time by the club's clock.
    public Instant now() {
        return clock.instant();
    }

    /// The tournaments in which something was new lately, the latest first.
    public List<TournamentSummary> latest(int limit) {
        return summaries.latest(limit);
    }

    /// What is wanted of a tournament; empty when there is none under the code.
    public Optional<TournamentPlan> plan(TournamentId id) {
        return plans.plan(id);
    }

    public void change(TournamentId id, TournamentPlan plan) {
        plans.keep(id, plan);
    }

    public Rights rights() {
        return rights;
    }

    /// Who holds which office.
    public Duties duties() {
        return duties;
    }

    public Phones phones() {
        return phones;
    }

    /// The key of a link as it stands now.
    ///
    /// @param link of a table, a chair or for entering
    public String key(TournamentId id, EventLink link) {
        return plans.key(id, link).orElseThrow();
    }

    /// Whether a key opens a link.
    public Verdict judge(TournamentId id, EventLink link, String key) {
        return plans.judge(id, link, key);
    }

    /// From now on another key opens the link.
    ///
    /// @return whether it has not been renewed too often
    public boolean renew(TournamentId id, EventLink link) {
        return plans.renew(id, link);
    }

    /// The key of a table, as its card shows it: whoever holds it has been there.
    public String key(TournamentId id, Section.Table table) {
        return key(id, EventLink.of(table));
    }

    /// The key of a chair: whoever holds it may sit there.
    ///
    /// @param player their place in the entry, from 0
    public String chairKey(TournamentId id, EntryId entry, int player) {
        return key(id, EventLink.ofChair(entry, player));
    }

    /// The key by which people enter themselves.
    public String entryKey(TournamentId id) {
        return key(id, EventLink.ENTRY);
    }

    /// Whether a tournament has been closed for so long that its links lead to its results only.
    public boolean isOver(TournamentId id) {
        return summaries
                .of(id)
                .filter(one -> one.stage() == TournamentSummary.Stage.CLOSED)
                .filter(one -> !one.touched().plus(AFTERWARDS).isAfter(now()))
                .isPresent();
    }

    /// Has somebody told of every tournament in which something has been taken back: one that was
    /// closed may go on then.
    public void whenTakenBack(Consumer<TournamentId> listener) {
        takenBack.add(listener);
    }

    @Override
    public Reply submit(
            String code, Attendee by, TournamentCommand command, Supplier<Optional<Refusal>> last) {
        var reply = host.submit(code, by, command, last);
        if (command instanceof TournamentCommand.TakeBack && reply instanceof Reply.Done) {
            var id = new TournamentId(code);
            takenBack.forEach(listener -> listener.accept(id));
        }
        return reply;
    }

    @Override
    public Snapshot<TournamentView> view(String code, Attendee viewer) {
        return host.view(code, viewer);
    }

    @Override
    public Watch watch(String code, Runnable onChange) {
        return host.watch(code, onChange);
    }

    /// Where they live.
    public LocalHost<?, ?, ?, ?, ?> living() {
        return host;
    }

    /// How many tournaments are in memory.
    public int awake() {
        return host.awake();
    }

    /// Lets go of the tournaments nobody has looked at for a while; they come back from the log.
    public void letRest(Duration idle, int most) {
        host.letRest(idle, most);
    }
}
