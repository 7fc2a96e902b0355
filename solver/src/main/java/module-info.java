/// Double-dummy analysis: how many tricks each side takes when everybody sees all four hands.
///
/// A library for others: [overtrick.solver.Solver] and [overtrick.solver.Batch] are the ways in,
/// and `analysis` says what follows from tricks. The package `search` is the engine and no part of
/// it. A solver keeps megabytes of positions and belongs to one thread. Scores are points, tables
/// tricks.
@org.jspecify.annotations.NullMarked
module overtrick.solver {
    requires transitive overtrick.bridge;
    requires static org.jspecify;

    exports overtrick.solver;
    exports overtrick.solver.analysis;
}
