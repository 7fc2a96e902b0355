package overtrick.tournament.match;

import java.util.ArrayList;
import java.util.List;
import overtrick.movement.EntryNumber;
import overtrick.movement.Partnership;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.movement.SetNumber;
import overtrick.movement.TableNumber;
import overtrick.movement.team.TeamMovement;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.Floor;

/// A pair or a team that comes when matches have been played already. It meets those who would have
/// rested, and nobody else is touched.
public final class Latecomer {

    private Latecomer() {}

    /// What it wears: the next number, and of a team the same for its second pair.
    public static List<EntryNumber> numbers(Floor floor, Contestants contestants) {
        int last =
                Matches.of(floor).numbers().stream().mapToInt(EntryNumber::value).max().orElse(0);
        var own = new EntryNumber(last + 1);
        return contestants == Contestants.TEAMS
                ? List.of(own, new EntryNumber(TeamMovement.SECOND_PAIR + last + 1))
                : List.of(own);
    }

    /// Tables at which it meets whoever rests in a round that is still to come, each opponent once;
    /// none where nobody does.
    ///
    /// @param begun the last round that has begun
    /// @param numbers of the newcomer
    public static List<Seating> places(Floor floor, int begun, List<EntryNumber> numbers) {
        var matches = Matches.of(floor);
        var met = new ArrayList<EntryNumber>();
        var places = new ArrayList<Seating>();
        for (int round = begun + 1; round <= floor.movement().rounds(); round++) {
            var in = new RoundNumber(round);
            var resting =
                    matches.out(in).stream().filter(number -> !met.contains(number)).findFirst();
            var set = floor.movement().in(in).map(Seating::set).findFirst();
            if (resting.isPresent() && set.isPresent()) {
                met.add(resting.get());
                places.addAll(meeting(floor, in, resting.get(), numbers, set.get()));
            }
        }
        return places;
    }

    private static List<Seating> meeting(
            Floor floor,
            RoundNumber round,
            EntryNumber resting,
            List<EntryNumber> numbers,
            SetNumber set) {
        int last =
                floor.movement()
                        .in(round)
                        .map(Seating::table)
                        .mapToInt(TableNumber::value)
                        .max()
                        .orElse(0);
        var first = new TableNumber(last + 1);
        var own = numbers.getFirst();
        if (numbers.size() == 1) {
            return List.of(seating(round, first, resting, own, set));
        }
        var second = new EntryNumber(TeamMovement.SECOND_PAIR + resting.value());
        return List.of(
                seating(round, first, resting, numbers.getLast(), set),
                seating(round, new TableNumber(last + 2), own, second, set));
    }

    private static Seating seating(
            RoundNumber round,
            TableNumber table,
            EntryNumber northSouth,
            EntryNumber eastWest,
            SetNumber set) {
        return new Seating(
                round,
                table,
                new Partnership.Pair(northSouth),
                new Partnership.Pair(eastWest),
                set);
    }
}
