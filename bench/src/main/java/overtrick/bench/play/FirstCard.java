package overtrick.bench.play;

import java.lang.management.ManagementFactory;
import overtrick.bridge.board.BoardView;
import overtrick.robots.search.SearchPlayer;
import overtrick.solver.Position;
import overtrick.solver.Solver;

/// Declarer's first card, dummy in sight: what thinking about it costs, and what it would cost to
/// solve every card of the same layouts one layout after the other.
///
/// @param layouts how many there were
/// @param together nanoseconds of CPU for the whole thought, drawing the layouts included
/// @param alone nanoseconds of CPU for the layouts by themselves
record FirstCard(int layouts, long together, long alone) {

    static FirstCard of(BoardView view, SearchPlayer player, Solver solver) {
        long begun = cpu();
        var thought = player.think(view, () -> false, _ -> {});
        long thinking = cpu() - begun;
        var play = view.play().orElseThrow();
        begun = cpu();
        for (var layout : thought.layouts()) {
            solver.values(new Position(layout.hands(), play.contract().strain(), play.current()));
        }
        return new FirstCard(thought.layouts().size(), thinking, cpu() - begun);
    }

    /// Nanoseconds of CPU that this thread has used.
    static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
