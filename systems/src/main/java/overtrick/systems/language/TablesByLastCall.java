package overtrick.systems.language;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Word;

/// Finds the few tables of a book that an auction can be of: those whose pattern ends with its last
/// call. An opponent's pass at the end can be that call or can be left out.
final class TablesByLastCall {

    /// @param order of the table in the book
    private record Ordered(int order, BookTable table) implements Comparable<Ordered> {
        @Override
        public int compareTo(Ordered other) {
            return Integer.compare(order, other.order);
        }
    }

    /// Patterns without a call: no bid yet, or any auction.
    private final List<Ordered> withoutCall = new ArrayList<>();

    private final Map<Call, List<Ordered>> ours = new HashMap<>();
    private final Map<Call, List<Ordered>> theirs = new HashMap<>();

    TablesByLastCall(List<BookTable> tables) {
        for (int order = 0; order < tables.size(); order++) {
            var table = new Ordered(order, tables.get(order));
            var elements = table.table.auction().elements();
            if (elements.isEmpty()) {
                withoutCall.add(table);
                continue;
            }
            var last = elements.getLast();
            for (var call : last.call().calls()) {
                (last.ours() ? ours : theirs)
                        .computeIfAbsent(call, _ -> new ArrayList<>())
                        .add(table);
            }
        }
    }

    /// In the order of the book.
    List<BookTable> tables(Situation situation) {
        var found = new ArrayList<>(withoutCall);
        for (var said : situation.calls().reversed()) {
            found.addAll((said.ours() ? ours : theirs).getOrDefault(said.call(), List.of()));
            if (said.ours() || said.call() != Word.PASS) {
                break;
            }
        }
        found.sort(null);
        return found.stream().map(Ordered::table).toList();
    }
}
