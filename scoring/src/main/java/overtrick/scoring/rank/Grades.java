package overtrick.scoring.rank;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import overtrick.cards.Side;
import overtrick.scoring.Contestant;
import overtrick.scoring.Unit;
import overtrick.scoring.rank.Ranking.Line;
import overtrick.scoring.rank.Ranking.Standings;
import overtrick.scoring.reckoning.Fraction;

/// Rankings beside that of the whole field, for those who would never win it: of a stratum among
/// its own and all lower ones, and with a handicap. The boards are compared across the field in any
/// case, so that a score is worth the same in each (tournaments.md §8.9).
public record Grades(SortedMap<Contestant, Grade> grades) {

    /// As many strata as are told apart.
    public static final int MOST_STRATA = 6;

    /// What is known of a contestant.
    ///
    /// @param stratum from 1, the strongest; 0 when nobody has said, which counts as the strongest
    /// @param handicap what their result gains: percentage points, else in the unit of the totals
    public record Grade(int stratum, Fraction handicap) {

        /// Nothing is known.
        public static final Grade NONE = new Grade(0, Fraction.ZERO);

        public Grade {
            if (stratum < 0 || stratum > MOST_STRATA) {
                throw new IllegalArgumentException("stratum is not 0 to 6: " + stratum);
            }
            if (handicap.signum() < 0) {
                throw new IllegalArgumentException("handicap is not 0 or more: " + handicap.text());
            }
        }

        private int effective() {
            return Math.max(1, stratum);
        }
    }

    /// One list with handicaps.
    ///
    /// @param section empty for all sections together
    /// @param side empty for both together
    public record NetList(String section, Optional<Side> side, List<Net> lines) {
        public NetList {
            lines = List.copyOf(lines);
        }
    }

    /// Where somebody came with their handicap.
    ///
    /// @param place from 1; those who tie have the same
    /// @param sharedBy how many have this place, themselves included
    /// @param gross the percentage of matchpoints, else the total
    /// @param net with the handicap
    public record Net(
            int place,
            int sharedBy,
            Contestant contestant,
            Fraction gross,
            Fraction handicap,
            Fraction net) {

        /// `3`, or `3=` when it is shared.
        public String placeText() {
            return sharedBy > 1 ? place + "=" : "" + place;
        }
    }

    /// Nobody is graded.
    public static final Grades NONE = new Grades(new TreeMap<>(Map.of()));

    public Grades {
        grades = Collections.unmodifiableSortedMap(new TreeMap<>(grades));
    }

    /// What is known of somebody.
    public Grade of(Contestant contestant) {
        return grades.getOrDefault(contestant, Grade.NONE);
    }

    /// The strata that somebody is in, the strongest first; none unless there are two or more.
    public SortedSet<Integer> strata() {
        var all = new TreeSet<Integer>();
        grades.values().stream()
                .filter(one -> one.stratum() > 0)
                .forEach(one -> all.add(one.stratum()));
        return all.size() > 1 ? all : new TreeSet<>();
    }

    /// Whether anybody has a handicap.
    public boolean hasHandicaps() {
        return grades.values().stream().anyMatch(one -> one.handicap().signum() > 0);
    }

    /// The ranking of a stratum: of all who are in it or a lower one. Ties stay.
    public Ranking within(Ranking ranking, int stratum) {
        return ranking.among(one -> of(one).effective() >= stratum);
    }

    /// Everybody with their handicap, in the lists of a ranking; who has not played keeps out.
    public List<NetList> net(Ranking ranking) {
        boolean percent = ranking.unit() == Unit.MATCHPOINTS;
        return ranking.lists().stream().map(list -> net(list, percent)).toList();
    }

    private NetList net(Standings list, boolean percent) {
        var all = new ArrayList<Net>();
        for (var line : list.lines()) {
            var gross = percent ? line.percentage() : Optional.of(line.total());
            if (gross.isPresent() && line.boards() > 0) {
                all.add(unplaced(line, gross.get()));
            }
        }
        all.sort(Comparator.comparing(Net::net).reversed().thenComparing(Net::contestant));
        var placed = new ArrayList<Net>();
        for (var one : all) {
            int ahead = 0;
            int equal = 0;
            for (var other : all) {
                int order = other.net().compareTo(one.net());
                ahead += order > 0 ? 1 : 0;
                equal += order == 0 ? 1 : 0;
            }
            placed.add(
                    new Net(
                            ahead + 1,
                            equal,
                            one.contestant(),
                            one.gross(),
                            one.handicap(),
                            one.net()));
        }
        return new NetList(list.section(), list.side(), placed);
    }

    private Net unplaced(Line line, Fraction gross) {
        var handicap = of(line.contestant()).handicap();
        return new Net(0, 0, line.contestant(), gross, handicap, gross.plus(handicap));
    }
}
