package overtrick.movement.draw;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import overtrick.movement.Draft;
import overtrick.movement.EntryNumber;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.movement.SetNumber;
import overtrick.movement.team.TeamMovement;

/// A round of an odd number of teams without a bye (tournaments.md §§8.4, 8.5).
///
/// @param triangle three teams that play each other over this round and the next
/// @param matches of the others, from the top of the ranking
public record TriangleDraw(List<EntryNumber> triangle, List<Draw.Match> matches) {

    private static final int TEAMS = 3;

    /// The sets that the triangle plays over its two rounds. Each of its teams plays two of them,
    /// and nobody else may play the third, which belongs to no round.
    public record Sets(SetNumber ofFirstRound, SetNumber ofSecondRound, SetNumber ofNone) {

        public Sets {
            if (new HashSet<>(List.of(ofFirstRound, ofSecondRound, ofNone)).size() != TEAMS) {
                throw new IllegalArgumentException(
                        "sets of a triangle are not three: %s, %s, %s"
                                .formatted(ofFirstRound, ofSecondRound, ofNone));
            }
        }

        private List<SetNumber> inOrder() {
            return List.of(ofFirstRound, ofSecondRound, ofNone);
        }
    }

    public TriangleDraw {
        triangle = List.copyOf(triangle);
        matches = List.copyOf(matches);
        if (new HashSet<>(triangle).size() != TEAMS) {
            throw new IllegalArgumentException("teams of a triangle are not three: " + triangle);
        }
    }

    /// The first of its rounds: the matches, and after them three tables at which the triangle
    /// plays one half of each of its matches.
    public List<Seating> firstRound(RoundNumber round, Sets sets) {
        var others = new Draw(matches, Optional.empty());
        return with(others.ofTeams(round, sets.ofFirstRound), round, sets, false);
    }

    /// The second of its rounds: the other halves, the other way round; then all its matches are
    /// complete.
    ///
    /// @param others the matches of the others, drawn anew
    public List<Seating> secondRound(RoundNumber round, Sets sets, List<Draw.Match> others) {
        var drawn = new Draw(others, Optional.empty());
        return with(drawn.ofTeams(round, sets.ofSecondRound), round, sets, true);
    }

    private List<Seating> with(
            List<Seating> others, RoundNumber round, Sets sets, boolean isSecond) {
        var draft = new Draft();
        for (int at = 0; at < TEAMS; at++) {
            var home = triangle.get(at);
            var away = triangle.get((at + 1) % TEAMS);
            var place = draft.at(round.value(), others.size() + at + 1);
            TeamMovement.seat(
                    place, isSecond ? away : home, isSecond ? home : away, sets.inOrder().get(at));
        }
        var all = new ArrayList<>(others);
        all.addAll(draft.seatings());
        return List.copyOf(all);
    }
}
