package overtrick.club.can.contest;

import java.util.List;
import java.util.stream.IntStream;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.club.can.contest.Contest.Place;
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

    /// Who sits in a chair: the first of a pair North or East, the second opposite.
    static Place place(Sitting sitting, Seat seat) {
        var pair = seat.side() == Side.NORTH_SOUTH ? sitting.northSouth() : sitting.eastWest();
        boolean first = seat == Seat.NORTH || seat == Seat.EAST;
        return new Place(Integer.parseInt(pair.id()), first ? 1 : 2);
    }
}
