package overtrick.cantable.page.beside;

import java.util.Optional;
import java.util.stream.IntStream;
import overtrick.cantable.contest.Contest;
import overtrick.cantable.contest.Contests;
import overtrick.cantable.hall.CanHall;
import overtrick.cantable.league.Fixture;
import overtrick.cantable.page.beside.Gathering.Place;
import overtrick.cards.Side;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Member;
import overtrick.log.host.Watch;

/// Where tables that are shown together come from.
sealed interface Source {

    /// What there is now; empty when there is nothing of the kind, or it is not shown to the
    /// viewer.
    Optional<Gathering> look(Member.Person viewer);

    /// Signals when there may be others.
    Watch watch(Runnable signal);

    /// The tables of the round that a contest has begun last, if its organiser shows them; the
    /// organiser sees them in any case.
    record OfContest(CanHall hall, TournamentId id) implements Source {

        @Override
        public Optional<Gathering> look(Member.Person viewer) {
            return hall.contests()
                    .look(id)
                    .filter(now -> now.shown().isPresent() || now.isOrganiser(viewer.id()))
                    .map(this::gathering);
        }

        private Gathering gathering(Contest contest) {
            int round = contest.rounds().size();
            var tables = contest.hasBegun() ? contest.rounds().getLast().size() : 0;
            return new Gathering(
                    hall.contests().number(id, hall.contests().done(contest)),
                    contest.plan().orElseThrow().name(),
                    "/can/contests/" + id.code(),
                    round,
                    contest.plan().map(Contest.Plan::rules),
                    IntStream.rangeClosed(1, tables)
                            .mapToObj(table -> place(contest, round, table))
                            .toList());
        }

        private static Place place(Contest contest, int round, int table) {
            var pairs = Contests.pairs(contest, round, table);
            return new Place(
                    contest.rounds().getLast().get(table - 1),
                    table,
                    pairs.at(Side.NORTH_SOUTH).id(),
                    pairs.at(Side.EAST_WEST).id());
        }

        @Override
        public Watch watch(Runnable signal) {
            return hall.contests().watch(id, signal);
        }
    }

    /// The matches of a league that are being played, the first of its calendar first.
    record OfLeague(CanHall hall, TournamentId id) implements Source {

        @Override
        public Optional<Gathering> look(Member.Person viewer) {
            return hall.leagues()
                    .now(id)
                    .map(now ->
                            new Gathering(
                                    now.number(),
                                    now.state().plan().orElseThrow().name(),
                                    "/can/leagues/" + id.code(),
                                    0,
                                    Optional.empty(),
                                    now.state().fixtures().stream()
                                            .filter(Fixture::goesOn)
                                            .limit(Gathering.MOST)
                                            .map(OfLeague::place)
                                            .toList()));
        }

        private static Place place(Fixture fixture) {
            return new Place(fixture.table().orElseThrow(), 0, fixture.one(), fixture.other());
        }

        @Override
        public Watch watch(Runnable signal) {
            return hall.leagues().watch(id, signal);
        }
    }
}
