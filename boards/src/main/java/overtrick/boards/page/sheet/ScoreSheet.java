package overtrick.boards.page.sheet;

import java.util.List;
import java.util.Optional;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.house.codes.TableId;
import overtrick.page.Called;
import overtrick.page.Words;

/// The boards of a table on one sheet of paper.
///
/// @param earlier the last board of the sheet before this one
public record ScoreSheet(
        Words words, TableId table, List<ScoreLine> lines, Optional<Integer> earlier) {

    public ScoreSheet {
        lines = List.copyOf(lines);
    }

    private FinishedBoard latest() {
        return lines.getLast().board();
    }

    /// Who sat there at the end; empty when nobody did.
    public Optional<String> name(Seat seat) {
        return Optional.ofNullable(latest().names().get(seat)).map(name -> Called.in(words, name));
    }

    public String day() {
        return words.day(latest().ended());
    }

    /// Points of a side over all boards of the sheet.
    public int points(Side side) {
        return lines.stream().mapToInt(line -> line.got(side)).sum();
    }

    /// IMPs of a side over all boards of the sheet.
    public int imps(Side side) {
        return lines.stream().mapToInt(line -> Math.max(0, line.won(side))).sum();
    }

    public boolean isCompared() {
        return lines.stream().anyMatch(line -> line.imps().isPresent());
    }

    /// What both sides together come to, as a sentence.
    public String total() {
        int won = imps(Side.NORTH_SOUTH) - imps(Side.EAST_WEST);
        return words.get(
                latest().isCompared() ? "sheet.total.imps" : "social.sheet.imps",
                words.signed(won));
    }
}
