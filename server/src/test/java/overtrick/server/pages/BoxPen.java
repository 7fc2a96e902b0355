package overtrick.server.pages;

import java.nio.file.Path;
import overtrick.boxes.BoxAnswer;
import overtrick.boxes.BoxFile;
import overtrick.boxes.Spot;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.score.Result;
import overtrick.formats.results.OutcomeText;
import overtrick.scoring.Outcome;

/// The control program of boxes, in a process of its own: writes results into a file.
public final class BoxPen {

    private BoxPen() {}

    /// @param args the file, then for each result round, table, board, both pairs and what it is,
    ///   such as `1 1 1 1 4 4SN=`
    public static void main(String[] args) {
        var file = new BoxFile(Path.of(args[0]));
        for (int i = 1; i < args.length; i++) {
            var parts = args[i].split(" ");
            int board = Integer.parseInt(parts[2]);
            var spot = new Spot(1, Integer.parseInt(parts[0]), Integer.parseInt(parts[1]), board);
            var scored =
                    (Outcome.Scored)
                            OutcomeText.parse(parts[5], new BoardNumber(board).vulnerability());
            Result result = scored.result().orElseThrow();
            while (!(file.enter(
                            spot, Integer.parseInt(parts[3]), Integer.parseInt(parts[4]), result)
                    instanceof BoxAnswer.Done<Boolean>)) {
                Thread.onSpinWait();
            }
        }
    }
}
