package overtrick.app.solve;

import java.io.IOException;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import overtrick.app.input.Input;
import overtrick.app.input.Progress;
import overtrick.app.output.JsonAnswer;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.solver.Batch;
import overtrick.solver.Solver;
import overtrick.solver.analysis.BoardAnalysis;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
        name = "analyse",
        description = {
            "What every call and card of played boards cost, all cards open.",
            "What cannot be read is told and left out; the exit status is then 2."
        },
        footer = {"", "Example:  overtrick analyse friday.pbn"})
public final class AnalyseCommand implements Callable<Integer> {

    @Parameters(paramLabel = "FILE", description = "PBN or LIN; - for standard input")
    private String file;

    @Mixin private JsonAnswer json = new JsonAnswer();

    @Override
    public Integer call() throws IOException {
        int threads = Runtime.getRuntime().availableProcessors();
        var progress = Progress.countingBesideResults();
        try (var bytes = Input.open(file)) {
            var input = SolverInput.of(file, bytes);
            new Batch(Executors::newFixedThreadPool, threads, Math.max(threads, Solver.MEMORY))
                    .each(input.boards(), AnalyseCommand::analysis, this::print, progress);
            progress.end();
            return input.told();
        }
    }

    private static BoardAnalysis analysis(Solver solver, PlayedBoard played) {
        return BoardAnalysis.of(played.board(), played.auction(), played.play(), solver);
    }

    private void print(BoardAnalysis analysis) {
        if (json.wanted()) {
            System.out.println(AnalysisText.json(analysis));
        } else {
            System.out.print(AnalysisText.text(analysis));
        }
    }
}
