package overtrick.app.tournament;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.Partnership;

/// How often two people meet in an individual, at most.
///
/// @param asPartners on one side of a table
/// @param asOpponents on the two sides of a table
record Meetings(int asPartners, int asOpponents) {

    private record Two(EntryNumber one, EntryNumber other) {

        private static Two of(EntryNumber one, EntryNumber other) {
            return one.compareTo(other) < 0 ? new Two(one, other) : new Two(other, one);
        }
    }

    /// Whether players without a partner of their own move in it.
    static boolean isOfSingles(Movement movement) {
        return movement.seatings().stream()
                .anyMatch(seating -> seating.northSouth() instanceof Partnership.Players);
    }

    static Meetings of(Movement movement) {
        Map<Two, Integer> partners = new HashMap<>();
        Map<Two, Integer> opponents = new HashMap<>();
        for (var seating : movement.seatings()) {
            var northSouth = seating.northSouth().members();
            var eastWest = seating.eastWest().members();
            count(northSouth, partners);
            count(eastWest, partners);
            for (var one : northSouth) {
                eastWest.forEach(other -> opponents.merge(Two.of(one, other), 1, Integer::sum));
            }
        }
        return new Meetings(most(partners.values()), most(opponents.values()));
    }

    private static void count(Collection<EntryNumber> side, Map<Two, Integer> partners) {
        for (var one : side) {
            for (var other : side) {
                if (one.compareTo(other) < 0) {
                    partners.merge(Two.of(one, other), 1, Integer::sum);
                }
            }
        }
    }

    private static int most(Collection<Integer> counts) {
        return counts.stream().mapToInt(Integer::intValue).max().orElse(0);
    }
}
