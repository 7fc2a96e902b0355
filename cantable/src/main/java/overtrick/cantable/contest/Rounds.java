package overtrick.cantable.contest;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;
import overtrick.cantable.ContestTable;
import overtrick.cantable.contest.Contest.Place;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.house.codes.TableId;
import overtrick.house.table.PersonId;
import overtrick.scoring.Contestant;
import overtrick.tournament.can.CanSchedule;
import overtrick.tournament.can.Sitting;

/// Who meets whom in the rounds of a contest: everybody everybody, as far as the rounds go.
final class Rounds {

    private Rounds() {}

    /// The sittings of the first rounds, deal by deal.
    static List<Sitting> upTo(Contest contest, int rounds) {
        var pairs =
                IntStream.rangeClosed(1, contest.plan().orElseThrow().pairs())
                        .mapToObj(pair -> new Contestant(String.valueOf(pair)))
                        .toList();
        return CanSchedule.pairs(pairs, CanSchedule.TURNS).sittings().stream()
                .filter(sitting -> sitting.round().value() <= rounds)
                .toList();
    }

    /// One sitting for each table of a round, by the tables: that of its first deal.
    static List<Sitting> of(Contest contest, int round) {
        return upTo(contest, round).stream()
                .filter(sitting -> sitting.round().value() == round && sitting.turned() == 0)
                .sorted((one, other) -> Integer.compare(one.table().value(), other.table().value()))
                .toList();
    }

    /// Whether somebody has a place at a table.
    static boolean mayPlay(Contest contest, ContestTable table, PersonId person) {
        var sitting = of(contest, table.round()).get(table.table() - 1);
        return Arrays.stream(Seat.values())
                .map(seat -> Optional.ofNullable(contest.entered().get(place(sitting, seat))))
                .flatMap(Optional::stream)
                .anyMatch(entered -> entered.id().equals(person));
    }

    /// Whether somebody may look on at a table where so many deals are over: whoever plays there,
    /// whose contest it is unless they play in it, and others as soon as no other table still has
    /// to play what is shown.
    ///
    /// @param deals how many are over at a table
    static boolean mayWatch(
            Contest contest,
            ContestTable table,
            int played,
            PersonId person,
            ToIntFunction<TableId> deals) {
        boolean directs = contest.isOrganiser(person) && contest.placeOf(person).isEmpty();
        if (directs || mayPlay(contest, table, person)) {
            return true;
        }
        if (contest.rounds().size() < table.round()) {
            return false; // its tables are being opened
        }
        var tables = contest.rounds().get(table.round() - 1);
        int shown = Math.min(played + 1, CanSchedule.TURNS);
        return IntStream.rangeClosed(1, tables.size())
                .filter(at -> at != table.table())
                .allMatch(at -> deals.applyAsInt(tables.get(at - 1)) >= shown);
    }

    /// Who sits in a chair: the first of a pair North or East, the second opposite.
    static Place place(Sitting sitting, Seat seat) {
        var pair = seat.side() == Side.NORTH_SOUTH ? sitting.northSouth() : sitting.eastWest();
        boolean first = seat == Seat.NORTH || seat == Seat.EAST;
        return new Place(Integer.parseInt(pair.id()), first ? 1 : 2);
    }
}
