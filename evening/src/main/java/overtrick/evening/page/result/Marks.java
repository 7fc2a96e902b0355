package overtrick.evening.page.result;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Optional;
import overtrick.bridge.BoardNumber;
import overtrick.bridgetable.page.ResultText;
import overtrick.cards.Side;
import overtrick.page.Words;
import overtrick.scoring.Row;
import overtrick.scoring.Unit;
import overtrick.scoring.board.Mark;
import overtrick.scoring.rank.Scores;

/// What a side got on a board, as pages show it.
final class Marks {

    private Marks() {}

    /// `%` for matchpoints, else the unit of a board.
    static String unit(Scores all) {
        boolean share = all.regulations().scoring().boards().unit() == Unit.MATCHPOINTS;
        return share ? "%" : all.regulations().scoring().boards().unit().code();
    }

    /// With the matchpoints before the percentage: `8 · 80.0`.
    static String both(Scores all, BoardNumber board, Row row, Side side, Words words) {
        String mark = mark(all, board, row, side, words);
        return unit(all).equals("%") && !mark.equals("–")
                ? ResultText.number(all.mark(board, row, side).value(), words) + " · " + mark
                : mark;
    }

    /// The same number as [#mark] shows; empty where it counts for nobody.
    static Optional<BigDecimal> number(Scores all, BoardNumber board, Row row, Side side) {
        Mark mark = all.mark(board, row, side);
        if (mark.weight().signum() == 0) {
            return Optional.empty();
        }
        return Optional.of(
                unit(all).equals("%")
                        ? mark.value()
                                .times(100)
                                .over(mark.weight())
                                .rounded(1, RoundingMode.HALF_UP)
                        : mark.value().rounded(2, RoundingMode.HALF_UP));
    }

    static String mark(Scores all, BoardNumber board, Row row, Side side, Words words) {
        Mark mark = all.mark(board, row, side);
        if (mark.weight().signum() == 0) {
            return "–";
        }
        return unit(all).equals("%")
                ? ResultText.number(mark.value().times(100).over(mark.weight()), 1, words)
                : ResultText.number(mark.value(), 2, words);
    }
}
