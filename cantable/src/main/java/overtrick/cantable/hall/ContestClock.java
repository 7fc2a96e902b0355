package overtrick.cantable.hall;

import java.time.InstantSource;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import overtrick.can.act.CanCommand;
import overtrick.cantable.CanSeen;
import overtrick.cantable.contest.Contest;
import overtrick.cantable.contest.ContestList;
import overtrick.cantable.contest.Contests;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.codes.TournamentId;
import overtrick.house.game.GameTables;
import overtrick.house.table.Chair;
import overtrick.house.table.Member;
import overtrick.house.table.Occupant;
import overtrick.house.table.TableCommand.Relieve;
import overtrick.house.thinking.Chore;

/// What the house does for contests with a calendar, so that no organiser need be awake: it begins
/// the rounds, and when the time of one is up robots play for those who are still asked.
public final class ContestClock {

    /// The latest contests that are looked after.
    private static final int MOST = 200;

    private final Contests contests;
    private final GameTables<CanCommand, CanSeen> tables;
    private final InstantSource clock;
    private final Function<Seat, String> robots;

    /// Those with nothing left to begin or to end.
    private final Set<TournamentId> finished = ConcurrentHashMap.newKeySet();

    /// @param robots what robots are called
    ContestClock(
            Contests contests,
            GameTables<CanCommand, CanSeen> tables,
            InstantSource clock,
            Function<Seat, String> robots) {
        this.contests = contests;
        this.tables = tables;
        this.clock = clock;
        this.robots = robots;
    }

    /// Looks at the calendars: the next round is begun when its time has come and the last is over.
    public void tick() {
        for (var entry : contests.latest(MOST)) {
            if (!finished.contains(entry.id())) {
                Chore.attempt("contest " + entry.id(), () -> tick(entry));
            }
        }
    }

    private void tick(ContestList.Entry entry) {
        contests.look(entry.id()).ifPresent(contest -> tick(entry, contest));
    }

    private void tick(ContestList.Entry entry, Contest contest) {
        boolean over = contests.isOver(contest, contest.rounds().size());
        if (over && !contest.hasMoreRounds()) {
            finished.add(entry.id());
        } else if (over && contest.calendar().isPresent()) {
            var _ = contests.beginRound(entry.id(), Member.House.HOUSE, tables, robots);
        } else if (!over && contest.isLate(clock.instant())) {
            contest.rounds().getLast().stream()
                    .filter(table -> !contests.isDone(table))
                    .forEach(this::relieve);
        }
    }

    /// Robots play the deal for everybody who is still there.
    private void relieve(TableId table) {
        tables.look(table, Member.House.HOUSE)
                .ifPresent(view ->
                        view.chairs()
                                .forEach((seat, chair) -> {
                                    if (isPlaying(chair)) {
                                        var _ =
                                                tables.send(
                                                        table,
                                                        Member.House.HOUSE,
                                                        new Relieve<>(seat));
                                    }
                                }));
    }

    private static boolean isPlaying(Chair chair) {
        return chair.occupant() instanceof Occupant.Person && !chair.sittingOut();
    }
}
