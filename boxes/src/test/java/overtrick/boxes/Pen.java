package overtrick.boxes;

import java.nio.file.Path;

/// A program beside ours that writes results into a file, as the control program of boxes does: on
/// board n of a round, what [#said] tells.
public final class Pen {

    private Pen() {}

    /// @param args the file, how many tables, and how many rounds
    public static void main(String[] args) {
        var file = new BoxFile(Path.of(args[0]));
        var plan = Plans.mitchell(Integer.parseInt(args[1]), Integer.parseInt(args[2]), 2);
        for (var sitting : plan.sections().getFirst().sittings()) {
            for (int board : sitting.boards()) {
                var spot = new Spot(1, sitting.round(), sitting.table(), board);
                write(file, spot, sitting.northSouth(), sitting.eastWest());
            }
        }
    }

    private static void write(BoxFile file, Spot spot, int northSouth, int eastWest) {
        while (!(file.enter(spot, northSouth, eastWest, Plans.result(said(spot)))
                instanceof BoxAnswer.Done<Boolean>)) {
            Thread.onSpinWait();
        }
    }

    static String said(Spot spot) {
        return "%dS%s%s"
                .formatted(
                        1 + (spot.board() + spot.round()) % 7,
                        "NESW".charAt(spot.table() % 4),
                        spot.board() % 2 == 0 ? "=" : "-1");
    }
}
