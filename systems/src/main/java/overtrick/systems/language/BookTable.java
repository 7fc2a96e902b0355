package overtrick.systems.language;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The rows for one kind of auction, the first that fits a hand being its call. A game meets few of
/// the auctions of a book, so rows are read when their auction first comes up.
final class BookTable {

    /// A row as it is written.
    record Written(RowReader reader, String line, Place place) {

        /// Empty when the options are against it.
        List<Row> read(AuctionPattern auction) {
            return reader.row(line, auction, place).stream().toList();
        }
    }

    private final AuctionPattern auction;
    private final List<Written> written;

    /// Two threads may both read them, with the same result.
    private @Nullable List<Row> rows;

    BookTable(AuctionPattern auction, List<Written> written) {
        this.auction = auction;
        this.written = List.copyOf(written);
    }

    AuctionPattern auction() {
        return auction;
    }

    /// @throws overtrick.cards.FormatException if a row is faulty; a book that was checked has none
    List<Row> rows() {
        var read = rows;
        if (read == null) {
            var all = new ArrayList<Row>();
            for (var row : written) {
                all.addAll(row.read(auction));
            }
            read = List.copyOf(all);
            rows = read;
        }
        return read;
    }

    /// What the table has for this auction, added to the others.
    void offer(Situation situation, List<Offer> offers) {
        var matched = auction.match(situation);
        if (matched.isEmpty()) {
            return;
        }
        for (var row : rows()) {
            for (var full : row.call().bindings(matched.get())) {
                row.offer(situation, full).ifPresent(offers::add);
            }
        }
    }
}
