package overtrick.systems.language;

import java.util.List;

/// The rows for one kind of auction, the first that fits a hand being its call.
record BookTable(AuctionPattern auction, List<Row> rows) {

    BookTable {
        rows = List.copyOf(rows);
    }
}
