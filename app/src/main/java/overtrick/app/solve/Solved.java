package overtrick.app.solve;

import java.util.Optional;
import overtrick.bridge.Board;
import overtrick.bridge.Vulnerability;
import overtrick.solver.DoubleDummyTable;
import overtrick.solver.analysis.Par;

/// A board with its table, and with par if the vulnerability for it was told.
public record Solved(Board board, DoubleDummyTable table, Optional<Par> par) {

    /// @param vulnerability for par; empty when par is not wanted
    public static Solved of(
            Board board, DoubleDummyTable table, Optional<Vulnerability> vulnerability) {
        return new Solved(
                board, table, vulnerability.map(sides -> Par.of(table, sides, board.dealer())));
    }
}
