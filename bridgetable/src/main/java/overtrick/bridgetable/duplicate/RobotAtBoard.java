package overtrick.bridgetable.duplicate;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.stream.Stream;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.AnswerClaim;
import overtrick.bridge.board.BoardCommand.AnswerUndo;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.PlayCard;
import overtrick.bridge.board.BoardView;
import overtrick.house.game.Player;
import overtrick.robots.board.Robot;

/// A robot of bridge at a table of the club.
///
/// @param quick answers at once, by rules of thumb
/// @param searching looks further when there is time, and claims what is cold; empty when it does
///   not
/// @param nanos tells how time goes by
public record RobotAtBoard(Robot quick, Optional<Robot> searching, LongSupplier nanos)
        implements Player<BoardCommand, Optional<BoardView>> {

    /// How long one card may be thought about.
    private static final Duration LONGEST_THOUGHT = Duration.ofSeconds(1);

    /// What is done when nothing else works, the most harmless first: a pass, no to an undo, a
    /// card, an answer to a claim.
    private static final List<Predicate<BoardCommand>> HARMLESS =
            List.of(
                    offer -> offer instanceof MakeCall(var call, _) && call == Word.PASS,
                    offer -> offer instanceof AnswerUndo(boolean agree) && !agree,
                    PlayCard.class::isInstance,
                    AnswerClaim.class::isInstance);

    @Override
    public Optional<BoardCommand> atOnce(Optional<BoardView> view) {
        return view.flatMap(quick::move);
    }

    @Override
    public Optional<BoardCommand> think(Optional<BoardView> view) {
        long end = nanos.getAsLong() + LONGEST_THOUGHT.toNanos();
        var thinker = searching.orElse(quick);
        return view.flatMap(seen ->
                searching
                        .flatMap(robot -> robot.claiming(seen))
                        .or(() -> thinker.move(seen, () -> nanos.getAsLong() - end >= 0)));
    }

    @Override
    public List<BoardCommand> offers(Optional<BoardView> view) {
        var offers = view.map(BoardView::offers).orElse(List.of());
        return HARMLESS.stream().flatMap(kind -> some(offers, kind)).toList();
    }

    private static Stream<BoardCommand> some(
            List<BoardCommand> offers, Predicate<BoardCommand> kind) {
        return offers.stream().filter(kind);
    }
}
