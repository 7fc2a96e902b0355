package overtrick.robots.board;

import org.junit.jupiter.api.Test;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.play.Trick;
import overtrick.bridge.score.Result;
import overtrick.cards.Card;
import overtrick.robots.TestTable;
import overtrick.testkit.Golden;
import overtrick.testkit.Sample;
import overtrick.testkit.Seeds;

/// Whole boards by four robots, to be read by people who play bridge.
class GoldenBoardsTest {

    private static final int BOARDS = 24;

    @Test
    void boards() {
        var text = new StringBuilder();
        var chance = Seeds.chance(1925);
        for (int number = 1; number <= BOARDS; number++) {
            var board = Board.of(new BoardNumber(number), Sample.deal(chance));
            text.append(story(TestTable.with(board).boardBy(Robot.beginner()).board()));
        }

        Golden.check(GoldenBoardsTest.class, "boards", text.toString());
    }

    private static String story(BoardInPlay board) {
        var text = new StringBuilder();
        text.append("board ").append(board.board().number().value());
        text.append(", vulnerable ").append(board.board().vulnerability()).append('\n');
        text.append("  ").append(board.board().deal().pbn(board.board().dealer())).append('\n');
        text.append("  ").append(board.auction().text()).append('\n');
        board.play().ifPresent(play -> play.tricks().forEach(t -> text.append(line(t))));
        text.append("  ").append(board.result().map(Result::text).orElseThrow()).append("\n\n");
        return text.toString();
    }

    private static String line(Trick trick) {
        var cards = trick.cards().stream().map(Card::code).toList();
        return "  %c %s\n".formatted(trick.leader().letter(), String.join(" ", cards));
    }
}
