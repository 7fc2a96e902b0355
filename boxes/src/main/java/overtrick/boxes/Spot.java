package overtrick.boxes;

import java.util.Comparator;

/// Where a result belongs: a board at a table in a round of a section.
///
/// @param section by its number in the file
public record Spot(int section, int round, int table, int board) implements Comparable<Spot> {

    private static final Comparator<Spot> ORDER =
            Comparator.comparingInt(Spot::section)
                    .thenComparingInt(Spot::round)
                    .thenComparingInt(Spot::table)
                    .thenComparingInt(Spot::board);

    @Override
    public int compareTo(Spot other) {
        return ORDER.compare(this, other);
    }
}
