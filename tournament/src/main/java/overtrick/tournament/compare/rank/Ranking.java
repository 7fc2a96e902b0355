package overtrick.tournament.compare.rank;

import java.util.List;
import java.util.Optional;
import overtrick.cards.Side;
import overtrick.tournament.compare.Contestant;
import overtrick.tournament.compare.Unit;
import overtrick.tournament.reckoning.Fraction;

/// Who came where. One list, or one for each section or direction.
///
/// @param unit of the totals
public record Ranking(Unit unit, List<Standings> lists) {

    /// @param section empty for all sections together
    /// @param side empty for both together
    /// @param lines from the first place down
    public record Standings(String section, Optional<Side> side, List<Line> lines) {
        public Standings {
            lines = List.copyOf(lines);
        }
    }

    /// @param place from 1; those who tie have the same
    /// @param sharedBy how many have this place, themselves included
    /// @param total with corrections, penalties and what was carried over
    /// @param percentage of the matchpoints to be had; empty with other scoring
    /// @param adjustment what of the total is penalties and carry-over
    public record Line(
            int place,
            int sharedBy,
            Contestant contestant,
            Fraction total,
            Optional<Fraction> percentage,
            int boards,
            Fraction adjustment) {

        /// `3`, or `3=` when it is shared.
        public String placeText() {
            return sharedBy > 1 ? place + "=" : "" + place;
        }
    }

    public Ranking {
        lists = List.copyOf(lists);
    }

    /// All lines, list after list.
    public List<Line> lines() {
        return lists.stream().flatMap(list -> list.lines().stream()).toList();
    }

    public Optional<Line> line(Contestant contestant) {
        return lines().stream().filter(line -> line.contestant().equals(contestant)).findFirst();
    }
}
