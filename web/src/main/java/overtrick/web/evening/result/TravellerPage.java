package overtrick.web.evening.result;

import java.util.List;
import overtrick.web.Words;

/// A board with its results at all tables.
///
/// @param unit what marks are counted in: `%` or `IMP`
/// @param look the address under which its cards can be looked at; may be empty
public record TravellerPage(
        Words words,
        Links links,
        String title,
        int board,
        String dealer,
        String vulnerability,
        String unit,
        List<Line> lines,
        List<Bar> bars,
        List<Integer> boards,
        String look) {

    /// The same with the address under which the board can be looked at.
    TravellerPage withLook(String address) {
        return new TravellerPage(
                words,
                links,
                title,
                board,
                dealer,
                vulnerability,
                unit,
                lines,
                bars,
                boards,
                address);
    }

    public TravellerPage {
        lines = List.copyOf(lines);
        bars = List.copyOf(bars);
        boards = List.copyOf(boards);
    }

    /// A table.
    public record Line(
            String table,
            String northSouth,
            String namesNorthSouth,
            String eastWest,
            String namesEastWest,
            String result,
            String points,
            String markNorthSouth,
            String markEastWest) {}

    /// How often a score was made.
    ///
    /// @param share of the most frequent one, 0 to 100
    public record Bar(String points, int count, int share) {}
}
