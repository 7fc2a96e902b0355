package overtrick.app.solve;

import java.util.Optional;
import java.util.concurrent.Executors;
import overtrick.app.input.UserError;
import overtrick.solver.Batch;
import overtrick.solver.Solver;
import picocli.CommandLine.Option;

/// How much of the machine solvers may take.
final class SolverOptions {

    @Option(names = "--threads", paramLabel = "N", description = "(default: all the machine has)")
    private Optional<Integer> threads = Optional.empty();

    @Option(
            names = "--memory",
            paramLabel = "MB",
            description = "for all threads together (default: ${DEFAULT-VALUE})")
    private int memory = Solver.MEMORY;

    /// @throws UserError if the memory is not enough for the threads
    Batch batch() {
        try {
            int most = Math.clamp(memory, 1, Runtime.getRuntime().availableProcessors());
            return new Batch(Executors::newFixedThreadPool, threads.orElse(most), memory);
        } catch (IllegalArgumentException wrong) {
            throw new UserError(String.valueOf(wrong.getMessage()));
        }
    }
}
