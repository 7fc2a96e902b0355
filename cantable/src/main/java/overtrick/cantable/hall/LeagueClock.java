package overtrick.cantable.hall;

import java.time.InstantSource;
import java.util.concurrent.locks.ReentrantLock;
import overtrick.can.act.CanCommand;
import overtrick.can.rules.CanRules;
import overtrick.cantable.CanHistory;
import overtrick.cantable.CanSeen;
import overtrick.cantable.CanStrength;
import overtrick.cantable.CanTerms;
import overtrick.cantable.Ceremony;
import overtrick.cantable.PlayedMatch;
import overtrick.cantable.contest.ContestList;
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
import overtrick.log.host.Reply;
import overtrick.tournament.can.MatchScore;

/// What the house does for leagues with a calendar of their own, so that no organiser need be
/// awake: it lays the tables, takes results from signed records, and decides what has not been
/// played by its date.
public final class LeagueClock {

    /// The latest leagues that are looked after.
    private static final int MOST = 500;

    private final Leagues leagues;
    private final CanHistory history;
    private final GameTables<CanCommand, CanSeen> tables;
    private final InstantSource clock;
    private final ReentrantLock laying = new ReentrantLock();

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
    /// by the rule of its league.
    public void tick() {
        for (var entry : leagues.latest(MOST)) {
            leagues.look(entry.id()).ifPresent(league -> tick(entry, league));
        }
    }

    private void tick(ContestList.Entry entry, League league) {
        var now = clock.instant();
        for (var fixture : league.fixtures()) {
            if (fixture.settled()) {
                continue;
            }
            boolean due = !now.isBefore(fixture.until());
            var score =
                    fixture.table()
                            .flatMap(table -> history.match(table, 1))
                            .filter(match -> isSigned(match) || (due && isOver(match)))
                            .map(match -> score(fixture, match));
            if (due || score.isPresent()) {
                var _ =
                        leagues.act(
                                entry.id(),
                                Member.House.HOUSE,
                                new Settle(fixture.number(), score, now));
            }
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
