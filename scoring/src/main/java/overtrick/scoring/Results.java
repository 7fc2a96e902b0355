package overtrick.scoring;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Side;

/// All that a ranking is made of: the slips, the penalties, and who the contestants are.
///
/// @param title of the tournament; may be empty
/// @param names of contestants, where they are known
/// @param travellers one for each board
/// @param individual whether players are ranked who change partners: then those who sit on slips
///   are partnerships such as `3+5`, and names and adjustments are of the players
/// @param directions where directions are ranked apart, those of contestants who sat the other way
///   by mistake; often empty
public record Results(
        String title,
        SortedMap<Contestant, String> names,
        List<Traveller> travellers,
        List<Adjustment> adjustments,
        boolean individual,
        SortedMap<Contestant, Side> directions) {

    /// Of contestants who stay together.
    public Results(
            String title,
            SortedMap<Contestant, String> names,
            List<Traveller> travellers,
            List<Adjustment> adjustments) {
        this(title, names, travellers, adjustments, false);
    }

    /// Of contestants who sat where they should.
    public Results(
            String title,
            SortedMap<Contestant, String> names,
            List<Traveller> travellers,
            List<Adjustment> adjustments,
            boolean individual) {
        this(title, names, travellers, adjustments, individual, Collections.emptySortedMap());
    }

    public Results {
        names = Collections.unmodifiableSortedMap(new TreeMap<>(names));
        travellers = List.copyOf(travellers);
        adjustments = List.copyOf(adjustments);
        directions = Collections.unmodifiableSortedMap(new TreeMap<>(directions));
        var boards = new TreeSet<BoardNumber>();
        for (var traveller : travellers) {
            if (!boards.add(traveller.board())) {
                throw new IllegalArgumentException(
                        "boards do not have one traveller each: " + traveller.board().value());
            }
        }
    }

    /// A tournament of which only the slips are known.
    public static Results of(List<Traveller> travellers) {
        return new Results("", new TreeMap<>(Map.of()), travellers, List.of());
    }

    /// Everybody who sits on a slip or has a name.
    public SortedSet<Contestant> contestants() {
        var all = new HashSet<>(names.keySet());
        for (var traveller : travellers) {
            all.addAll(traveller.contestants());
        }
        return new TreeSet<>(all);
    }

    /// The contestant's name, or their number when there is none.
    public String name(Contestant contestant) {
        return names.getOrDefault(contestant, contestant.id());
    }

    /// The tournament with this slip in the place of that of the same board, or as the last one.
    public Results with(Traveller changed) {
        var slips = new ArrayList<Traveller>();
        boolean found = false;
        for (var old : travellers) {
            boolean same = old.board().equals(changed.board());
            slips.add(same ? changed : old);
            found |= same;
        }
        if (!found) {
            slips.add(changed);
        }
        return new Results(title, names, slips, adjustments, individual, directions);
    }
}
