package overtrick.movement.team;

import static overtrick.movement.Promise.NO_SHARING;

import java.util.ArrayList;
import java.util.List;
import overtrick.movement.Counted;
import overtrick.movement.Draft;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.Promise;
import overtrick.movement.Sizes;

/// The round robin by Berger's tables: in round r those meet whose numbers add up to r + 1 on the
/// ring of all but the last (tournaments.md §8.1).
public final class Berger {

    public static final Sizes ENTRIES = Sizes.range("round-robin", Counted.ENTRIES, 3, 200);

    /// A match of two teams.
    ///
    /// @param home North–South in the open room, or the right to seat second
    public record Match(EntryNumber home, EntryNumber away) {

        public Match {
            if (home.equals(away)) {
                throw new IllegalArgumentException("entry would meet itself: " + home);
            }
        }
    }

    private Berger() {}

    /// The matches of all rounds. With an odd number of entries, who would meet the number after
    /// the last has a bye and is in no match of the round.
    public static List<List<Match>> rounds(int entries) {
        ENTRIES.require(entries);
        int even = entries + entries % 2;
        var rounds = new ArrayList<List<Match>>();
        for (int round = 1; round < even; round++) {
            var matches = new ArrayList<Match>();
            for (int one = 1; one < even; one++) {
                int other = other(one, round, even);
                if (one < other && other <= entries) {
                    matches.add(match(one, other, even));
                }
            }
            rounds.add(List.copyOf(matches));
        }
        return List.copyOf(rounds);
    }

    private static int other(int one, int round, int even) {
        int other = Math.floorMod(round + 1 - one, even - 1);
        if (other == 0) {
            other = even - 1;
        }
        return other == one ? even : other;
    }

    /// An odd sum: the smaller number is at home; an even one: the greater. Against the last number
    /// the lower half is at home.
    private static Match match(int smaller, int greater, int even) {
        boolean smallerAtHome =
                greater == even ? smaller <= even / 2 : (smaller + greater) % 2 == 1;
        return smallerAtHome
                ? new Match(new EntryNumber(smaller), new EntryNumber(greater))
                : new Match(new EntryNumber(greater), new EntryNumber(smaller));
    }

    /// As a movement: every round all tables play the same set (tournaments.md §8.8).
    public static Movement movement(int entries) {
        var draft = new Draft();
        var rounds = rounds(entries);
        for (int round = 0; round < rounds.size(); round++) {
            var matches = rounds.get(round);
            for (int table = 0; table < matches.size(); table++) {
                var match = matches.get(table);
                draft.at(round + 1, table + 1)
                        .pairs(match.home().value(), match.away().value(), round + 1);
            }
        }
        return draft.movement(
                "Round robin, %d entries, %d rounds".formatted(entries, rounds.size()),
                entries < 4 ? new Promise[0] : new Promise[] {NO_SHARING});
    }
}
