package overtrick.cantable.hall;

import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import overtrick.can.act.CanCommand;
import overtrick.can.rules.CanRules;
import overtrick.cantable.CanHistory;
import overtrick.cantable.CanSeen;
import overtrick.cantable.CanStrength;
import overtrick.cantable.CanTerms;
import overtrick.cantable.Ceremony;
import overtrick.cantable.PlayedMatch;
import overtrick.cantable.league.Fixture;
import overtrick.cantable.league.League;
import overtrick.cantable.league.LeagueCommand.LayTable;
import overtrick.cantable.league.LeagueCommand.Settle;
import overtrick.cantable.league.LeagueRefusal;
import overtrick.cantable.league.Leagues;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.house.codes.TournamentId;
import overtrick.house.game.GameTables;
import overtrick.house.table.Access;
import overtrick.house.table.Member;
import overtrick.house.table.TableRules;
import overtrick.house.thinking.Chore;
import overtrick.log.host.Reply;
import overtrick.log.host.Snapshot;
import overtrick.tournament.can.MatchScore;

/// What the house does for leagues with a calendar of their own, so that no organiser need be
/// awake: it lays the tables, takes results from signed records, and decides what has not been
/// played by its date.
public final class LeagueClock {

    private final Leagues leagues;
    private final CanHistory history;
    private final GameTables<CanCommand, CanSeen> tables;
    private final InstantSource clock;
    private final ReentrantLock laying = new ReentrantLock();
    private final Map<TournamentId, Calendar> known = new ConcurrentHashMap<>();

    /// What is still to be played in a league.
    ///
    /// @param number of its last event
    private record Calendar(long number, List<Fixture> open) {

        private static Calendar of(Snapshot<League> league) {
            var open = league.state().fixtures().stream().filter(one -> !one.settled()).toList();
            return new Calendar(league.number(), open);
        }
    }

    LeagueClock(
            Leagues leagues,
            CanHistory history,
            GameTables<CanCommand, CanSeen> tables,
            InstantSource clock) {
        this.leagues = leagues;
        this.history = history;
        this.tables = tables;
        this.clock = clock;
    }

    /// Lays a table for a match, unless it has one. The team that is named first sits North and
    /// South.
    public Reply lay(TournamentId id, Member.Person by, int number) {
        laying.lock();
        try {
            var fixture =
                    leagues.look(id).stream()
                            .flatMap(league -> league.fixtures().stream())
                            .filter(one -> one.number() == number && !one.settled())
                            .findFirst();
            if (fixture.isEmpty()) {
                return new Reply.Refused(LeagueRefusal.NO_SUCH_FIXTURE);
            }
            if (fixture.get().table().isPresent()) {
                return new Reply.Refused(LeagueRefusal.FIXTURE_UNDER_WAY);
            }
            var terms = new CanTerms(CanRules.LEAGUE, Ceremony.HOUSE, CanStrength.SEARCH, false);
            var table = tables.open(by, name(fixture.get()), terms, Access.OPEN);
            return leagues.act(id, Member.House.HOUSE, new LayTable(number, table));
        } finally {
            laying.unlock();
        }
    }

    private static String name(Fixture fixture) {
        String name = fixture.one() + " – " + fixture.other();
        return name.substring(0, Math.min(name.length(), TableRules.LONGEST_NAME));
    }

    /// Looks at the calendars: what is signed has its result, what is not played by its date goes
    /// by the rule of its league. A league is read when something has happened in it, and not again
    /// before that.
    public void tick() {
        leagues.heads()
                .forEach((id, number) -> Chore.attempt("league " + id, () -> tick(id, number)));
    }

    private void tick(TournamentId id, long number) {
        var calendar = known.get(id);
        if (calendar == null || calendar.number() != number) {
            calendar = leagues.now(id).map(Calendar::of).orElseThrow();
            known.put(id, calendar);
        }
        for (var fixture : calendar.open()) {
            String what = "match " + fixture.number() + " of league " + id;
            Chore.attempt(what, () -> look(id, fixture));
        }
    }

    private void look(TournamentId id, Fixture fixture) {
        var now = clock.instant();
        boolean due = !now.isBefore(fixture.until());
        var score =
                fixture.table()
                        .flatMap(table -> history.match(table, 1))
                        .filter(match -> isSigned(match) || (due && isOver(match)))
                        .map(match -> score(fixture, match));
        if (due || score.isPresent()) {
            var settle = new Settle(fixture.number(), score, now);
            var _ = leagues.act(id, Member.House.HOUSE, settle);
        }
    }

    private static boolean isOver(PlayedMatch match) {
        return match.story().outcome().isPresent();
    }

    private static boolean isSigned(PlayedMatch match) {
        return isOver(match) && match.story().signed().size() == Seat.values().length;
    }

    private static MatchScore<String> score(Fixture fixture, PlayedMatch match) {
        return new MatchScore<>(
                fixture.one(),
                fixture.other(),
                match.story().goals(Side.NORTH_SOUTH),
                match.story().goals(Side.EAST_WEST));
    }
}
