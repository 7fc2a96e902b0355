package overtrick.bridgetable.paper;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Executors;
import overtrick.bridge.Board;
import overtrick.cards.Deal;
import overtrick.solver.Batch;
import overtrick.solver.DoubleDummyTable;
import overtrick.solver.Solver;

/// What the cards of boards can make. It is worked out once, for one reader after the other, and
/// kept for those who come later.
public final class HandRecords {

    /// Deals whose table is kept, the latest asked for.
    private static final int KEPT = 2_000;

    private static final int MEGABYTES = 32;

    private final Map<Deal, DoubleDummyTable> kept = new LinkedHashMap<>(16, 0.75f, true);

    private final Batch solvers;

    /// @param threads of its own: searching would keep other requests from theirs
    public HandRecords(int threads) {
        solvers =
                new Batch(
                        number ->
                                Executors.newFixedThreadPool(
                                        number,
                                        Thread.ofPlatform()
                                                .name("hand-records")
                                                .daemon()
                                                .factory()),
                        threads,
                        MEGABYTES);
    }

    public synchronized List<HandRecord> of(List<Board> boards) {
        var unknown =
                boards.stream().map(Board::deal).filter(deal -> !kept.containsKey(deal)).toList();
        var tables = solvers.map(unknown, Solver::table);
        for (int at = 0; at < unknown.size(); at++) {
            kept.put(unknown.get(at), tables.get(at));
        }
        var records =
                boards.stream().map(board -> HandRecord.of(board, solved(board.deal()))).toList();
        while (kept.size() > KEPT) {
            kept.remove(kept.keySet().iterator().next());
        }
        return records;
    }

    private DoubleDummyTable solved(Deal deal) {
        return Objects.requireNonNull(kept.get(deal));
    }
}
