package overtrick.movement.draw;

import java.util.HashSet;
import java.util.List;
import overtrick.movement.EntryNumber;

/// A round of an odd number of teams without a bye (tournaments.md §§8.4, 8.5).
///
/// @param triangle three teams that play each other over this round and the next
/// @param matches of the others, from the top of the ranking
public record TriangleDraw(List<EntryNumber> triangle, List<Draw.Match> matches) {

    private static final int TEAMS = 3;

    public TriangleDraw {
        triangle = List.copyOf(triangle);
        matches = List.copyOf(matches);
        if (new HashSet<>(triangle).size() != TEAMS) {
            throw new IllegalArgumentException("teams of a triangle are not three: " + triangle);
        }
    }
}
