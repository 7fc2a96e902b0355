package overtrick.boards.match;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Side;
import overtrick.house.codes.TableId;
import overtrick.scoring.board.ImpTable;

/// A match among robots as it stands.
///
/// @param open the table of the open room, where the first team is North–South
/// @param closed the table of the closed room, where it is East–West
/// @param boards in order
public record RobotMatch(TableId open, TableId closed, Team one, Team other, List<Line> boards) {

    public RobotMatch {
        boards = List.copyOf(boards);
    }

    /// A board as far as it has been played.
    public record Line(int board, Optional<FinishedBoard> open, Optional<FinishedBoard> closed) {

        /// For the first team; empty before both rooms have played the board.
        public Optional<Integer> imps() {
            return open.flatMap(here ->
                    closed.map(there ->
                            ImpTable.imps(
                                    here.points(Side.NORTH_SOUTH)
                                            - there.points(Side.NORTH_SOUTH))));
        }
    }

    static List<Line> lines(int boards, List<FinishedBoard> open, List<FinishedBoard> closed) {
        var here = byNumber(open);
        var there = byNumber(closed);
        var lines = new ArrayList<Line>();
        IntStream.rangeClosed(1, boards)
                .forEach(board ->
                        lines.add(
                                new Line(
                                        board,
                                        Optional.ofNullable(here.get(board)),
                                        Optional.ofNullable(there.get(board)))));
        return lines;
    }

    private static Map<Integer, FinishedBoard> byNumber(List<FinishedBoard> boards) {
        return boards.stream()
                .collect(
                        Collectors.toMap(
                                board -> board.board().number().value(), Function.identity()));
    }

    /// IMPs that the first team has won on boards that went its way.
    public int won() {
        return boards.stream()
                .flatMap(line -> line.imps().stream())
                .mapToInt(imps -> Math.max(0, imps))
                .sum();
    }

    /// IMPs that the other team has won on boards that went its way.
    public int lost() {
        return boards.stream()
                .flatMap(line -> line.imps().stream())
                .mapToInt(imps -> Math.max(0, -imps))
                .sum();
    }

    /// Boards that both rooms have played.
    public int played() {
        return (int) boards.stream().filter(line -> line.imps().isPresent()).count();
    }

    public boolean isOver() {
        return played() == boards.size();
    }
}
