package overtrick.robots.search;

import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Function;
import overtrick.solver.Solver;

/// Solvers at rest, each with its memory. Whoever thinks takes one and gives it back; there are as
/// many as ever thought at the same time. May be shared between threads.
public final class Solvers {

    /// Megabytes of each: the layouts of one decision do not fill more.
    private static final int MEMORY = 32;

    private final ConcurrentLinkedQueue<Solver> atRest = new ConcurrentLinkedQueue<>();
    private final int megabytes;

    public Solvers() {
        this(MEMORY);
    }

    /// @param megabytes the memory of each solver
    public Solvers(int megabytes) {
        this.megabytes = megabytes;
    }

    /// Lends a solver for a piece of work.
    public <R> R with(Function<Solver, R> work) {
        var waiting = atRest.poll();
        var solver = waiting == null ? new Solver(megabytes) : waiting;
        try {
            return work.apply(solver);
        } finally {
            atRest.add(solver);
        }
    }
}
