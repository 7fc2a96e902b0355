package overtrick.cantable.league;

import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.Period;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.can.rules.MatchRules.LeagueTie;
import overtrick.cantable.CanForms;
import overtrick.cantable.contest.ContestList;
import overtrick.cantable.league.League.Plan;
import overtrick.cantable.league.LeagueCommand.DrawLots;
import overtrick.cantable.league.LeagueCommand.Found;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.log.Beside;
import overtrick.log.Store;
import overtrick.log.form.EventForms;
import overtrick.log.host.Attendant;
import overtrick.log.host.Kind;
import overtrick.log.host.LocalHost;
import overtrick.log.host.Reply;
import overtrick.log.host.Snapshot;
import overtrick.log.host.Watch;
import overtrick.tournament.can.LeagueFixtures;

/// The leagues of Bài Càn, each a living thing of its own in the log.
public final class Leagues {

    /// What a league is to the log.
    public static final Kind<League, Member, LeagueCommand, LeagueEvent, League> KIND =
            new Kind<>(
                    "can-league",
                    new LeagueRules(),
                    EventForms.<LeagueEvent>in(CanForms.JSON)
                            .with("founded", LeagueEvent.Founded.class)
                            .with("reported", LeagueEvent.Reported.class)
                            .with("struck", LeagueEvent.Struck.class)
                            .with("guest-known", LeagueEvent.GuestKnown.class)
                            .with("lots-drawn", LeagueEvent.LotsDrawn.class)
                            .with("fixtures-drawn", LeagueEvent.FixturesDrawn.class)
                            .with("fixture-table", LeagueEvent.TableLaid.class)
                            .with("fixture-settled", LeagueEvent.Settled.class)
                            .redactedBy(LeagueEvent::redacted),
                    Leagues::after);

    /// The latest that are asked whether somebody has to do with them.
    private static final int MOST_ASKED = 500;

    /// Leagues in one page of the log's table of contents.
    private static final int PAGE = 500;

    private final Store store;
    private final LocalHost<League, Member, LeagueCommand, LeagueEvent, League> host;
    private final InstantSource clock;
    private final ContestList list;
    private final SecureRandom chance = new SecureRandom();

    public Leagues(Store store, InstantSource clock) {
        this.store = store;
        this.host = new LocalHost<>(KIND, store.log(), _ -> Attendant.none());
        this.clock = clock;
        this.list = new ContestList(store);
    }

    private static Beside after(String id, Snapshot<League> now, List<LeagueEvent> events) {
        boolean founded = events.stream().anyMatch(LeagueEvent.Founded.class::isInstance);
        return now.state()
                .plan()
                .filter(_ -> founded)
                .map(plan -> ContestList.row(id, ContestList.LEAGUE, plan.name(), plan.announced()))
                .orElse(Beside.NOTHING);
    }

    /// Founds a league under a code that nobody has yet.
    public TournamentId found(
            Member.Person by, String name, List<String> teams, List<LeagueTie> ties) {
        var plan = new Plan(name, teams, ties, by, clock.instant());
        while (true) {
            var id = TournamentId.draw(chance);
            if (act(id, by, new Found(plan)) instanceof Reply.Done) {
                return id;
            }
        }
    }

    /// A guest turned out to be a member, in whatever they have entered or organise.
    public void recognise(PersonId guest, Member.Person member) {
        var known = new LeagueCommand.Recognise(guest, member);
        for (var one : list.latest(ContestList.LEAGUE, MOST_ASKED)) {
            var _ = act(one.id(), Member.House.HOUSE, known);
        }
    }

    public Reply act(TournamentId id, Member by, LeagueCommand command) {
        return host.submit(id.code(), by, command);
    }

    /// Draws lots among all teams.
    public Reply drawLots(TournamentId id, Member by) {
        var order = new ArrayList<>(look(id).flatMap(League::plan).orElseThrow().teams());
        Collections.shuffle(order, chance);
        return act(id, by, new DrawLots(order));
    }

    /// Draws up who meets whom until when: everybody everybody once, a round every so many days.
    ///
    /// @param days how long a round lasts
    public Reply drawFixtures(TournamentId id, Member by, int days, Unplayed unplayed) {
        var teams = look(id).flatMap(League::plan).orElseThrow().teams();
        var zone = ZoneId.systemDefault();
        var first =
                LocalDate.ofInstant(clock.instant(), zone)
                        .plusDays(days + 1L)
                        .atStartOfDay(zone)
                        .toInstant();
        var fixtures = new ArrayList<Fixture>();
        for (var one : LeagueFixtures.roundRobin(teams, first, Period.ofDays(days), zone)) {
            fixtures.add(
                    new Fixture(
                            fixtures.size() + 1, one.round(), one.one(), one.other(), one.until()));
        }
        return act(id, by, new LeagueCommand.DrawFixtures(fixtures, unplayed));
    }

    /// Empty when there is none under the code.
    public Optional<League> look(TournamentId id) {
        return now(id).map(Snapshot::state);
    }

    /// With the number of its last event; empty when there is none under the code.
    public Optional<Snapshot<League>> now(TournamentId id) {
        var league = host.view(id.code(), Member.House.HOUSE);
        return league.number() == 0 ? Optional.empty() : Optional.of(league);
    }

    /// All leagues with the numbers of their last events, none of which is read for that.
    public Map<TournamentId, Long> heads() {
        var all = new LinkedHashMap<TournamentId, Long>();
        var page = store.log().heads(KIND.streams(), "", PAGE);
        while (!page.isEmpty()) {
            page.forEach(head -> all.put(new TournamentId(KIND.id(head.stream())), head.number()));
            page = store.log().heads(KIND.streams(), page.getLast().stream(), PAGE);
        }
        return all;
    }

    /// Signals after every change.
    ///
    /// @param onChange must only give a signal
    public Watch watch(TournamentId id, Runnable onChange) {
        return host.watch(id.code(), onChange);
    }

    /// The leagues founded last.
    public List<ContestList.Entry> latest(int limit) {
        return list.latest(ContestList.LEAGUE, limit);
    }

    /// Where they live.
    public LocalHost<?, ?, ?, ?, ?> host() {
        return host;
    }

    /// Lets go of the leagues nobody has looked at for a while; they come back from the log.
    public void letRest(Duration idle, int most) {
        host.letRest(idle, most);
    }
}
