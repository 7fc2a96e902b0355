package overtrick.bench.solver;

import java.util.concurrent.Callable;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/// The solver's questions under JMH, in a process of their own: for comparing two builds.
@Command(name = "jmh", description = "The solver's questions one by one, under JMH.")
public final class JmhBench implements Callable<Integer> {

    @Option(names = "--seconds", description = "of each measurement (default: ${DEFAULT-VALUE})")
    private int seconds = 5;

    @Override
    public Integer call() throws RunnerException {
        var options =
                new OptionsBuilder()
                        .include(SolverBenchmark.class.getSimpleName())
                        .forks(1)
                        .warmupIterations(2)
                        .warmupTime(TimeValue.seconds(seconds))
                        .measurementIterations(3)
                        .measurementTime(TimeValue.seconds(seconds))
                        .build();
        new Runner(options).run();
        return 0;
    }
}
