package overtrick.boards.hint;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.board.BoardRules;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.HouseRules;
import overtrick.house.thinking.Thinking;
import overtrick.house.thinking.Timer;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.board.Robot;
import overtrick.robots.board.RobotBoard;
import overtrick.robots.search.Reason.Sentence;
import overtrick.robots.stake.Plain;
import overtrick.testkit.Sample;
import overtrick.testkit.Seeds;

/// What hints are made for.
@Timeout(value = 60, unit = TimeUnit.SECONDS)
class HintsTest {

    private static final Readings READINGS = new Readings();

    /// With so few cards left a hint is there at once.
    private static final int ENDING = 3;

    private static final int BOARDS = 10;

    private final Timer timer = new Timer();
    private final Thinking thinking = new Thinking(1, Duration.ofSeconds(30), timer);
    private final Hints hints = new Hints(READINGS, thinking);

    @AfterEach
    void close() {
        thinking.close();
        timer.close();
    }

    private Hint.OfCard hint(BoardView view, Plain scoring) {
        return (Hint.OfCard) hints.of(view, Agreements.STANDARD, scoring).join().orElseThrow();
    }

    private static boolean tellsTricks(Hint.OfCard hint) {
        return hint.reasons().stream().anyMatch(reason -> reason.sentence() == Sentence.TRICKS);
    }

    private boolean tellsTricksAtMatchpointsOnly(BoardView view) {
        var atImps = hint(view, Plain.IMPS);
        return !atImps.candidates().isEmpty()
                && !tellsTricks(atImps)
                && tellsTricks(hint(view, Plain.MATCHPOINTS));
    }

    /// Endings with a choice.
    private static List<BoardView> endings() {
        var robot = Robot.playing(Agreements.STANDARD, READINGS);
        var rules = new BoardRules(HouseRules.COMPARED);
        var endings = new ArrayList<BoardView>();
        for (int number = 1; number <= BOARDS; number++) {
            var deal = Sample.deal(Seeds.chance(number));
            var table = new RobotBoard(Board.of(new BoardNumber(1), deal), robot, robot);
            while (!table.now().isOver()) {
                var actor = table.now().actor().orElseThrow();
                rules.view(Optional.of(table.now()), actor)
                        .filter(view -> view.playable().size() > 1)
                        .filter(view -> view.play().orElseThrow().left() <= ENDING)
                        .ifPresent(endings::add);
                table.move(() -> false);
            }
        }
        return endings;
    }

    /// Where each trick counts, tricks are told; at IMPs only when the contract is safe or lost.
    @Test
    void aHintIsMadeForWhatIsPlayedFor() {
        assertThat(endings().stream().anyMatch(this::tellsTricksAtMatchpointsOnly)).isTrue();
    }
}
