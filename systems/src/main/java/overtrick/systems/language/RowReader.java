package overtrick.systems.language;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.cards.FormatException;

/// Reads the rows of tables: `2D when seat 3 4 | 5+ H | transfer | forcing, alert`.
///
/// @param options of the book
/// @param parameters as they are where the rows stand
record RowReader(Options options, Map<String, String> parameters) {

    /// The row; empty when the options are against it.
    ///
    /// @param auction of the table
    /// @throws FormatException naming what is not understood
    Optional<Row> row(String line, AuctionPattern auction, Place place) {
        var columns = line.split("\\|", -1);
        if (columns.length != 3 && columns.length != 4) {
            throw new FormatException(
                    "row is not call, hands, sentence, flags with bars between: %d columns"
                            .formatted(columns.length));
        }
        var descriptions = new Descriptions(parameters);
        var halves = Options.halves(columns[0]);
        var call = CallPattern.parse(halves.before());
        var when = options.when(halves, descriptions);
        var shows = descriptions.parse(columns[1].strip());
        var name = RowName.parse(columns[2].strip());
        var flags = Flags.parse(columns.length == 4 ? columns[3].strip() : "");
        requireBound(shows.suits(), call, auction);
        when.guards().forEach(guard -> requireBound(guard.suits(), call, auction));
        requireBound(flags.agrees().stream().toList(), call, auction);
        return when.holds()
                ? Optional.of(new Row(call, when.guards(), shows, name, flags, place.text()))
                : Optional.empty();
    }

    private static void requireBound(
            List<SuitName> suits, CallPattern call, AuctionPattern auction) {
        suits.forEach(suit -> auction.requireBound(suit, Optional.of(call)));
    }
}
