package overtrick.free;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.AnswerClaim;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.PlayCard;
import overtrick.bridge.board.BoardView;
import overtrick.house.game.Player;
import overtrick.laws.board.FreeCommand;
import overtrick.laws.board.FreeCommand.InOrder;
import overtrick.laws.board.FreeView;
import overtrick.laws.ruling.Fact;

/// A robot at a free table. It does nothing irregular itself; asked for a choice it accepts nothing
/// and leaves cards where they are. Where calls stand that its system knows nothing of it passes.
///
/// @param usual the robot of an ordinary table
record FreePlayer(Player<BoardCommand, Optional<BoardView>> usual)
        implements Player<FreeCommand, Optional<FreeView>> {

    private static final List<Predicate<BoardCommand>> HARMLESS =
            List.of(
                    offer -> offer instanceof MakeCall(var call, _) && call == Word.PASS,
                    MakeCall.class::isInstance,
                    PlayCard.class::isInstance,
                    AnswerClaim.class::isInstance);

    @Override
    public Optional<FreeCommand> atOnce(Optional<FreeView> view) {
        return view.flatMap(this::move);
    }

    private Optional<FreeCommand> move(FreeView view) {
        if (view.isAsked()) {
            return choice(view);
        }
        var board = view.board();
        var wanted =
                board.auction().isRegular()
                        ? usual.atOnce(Optional.of(board)).filter(move -> isOpen(board, move))
                        : Optional.<BoardCommand>empty();
        return wanted.<FreeCommand>map(InOrder::new).or(() -> harmless(view).stream().findFirst());
    }

    /// Whether a ruling leaves it what it would like to do.
    private static boolean isOpen(BoardView board, BoardCommand move) {
        return switch (move) {
            case MakeCall(var call, _) -> board.calls().contains(call);
            case PlayCard(var card) -> board.playable().contains(card);
            case BoardCommand _ -> board.offers().contains(move);
        };
    }

    /// The last option is the mildest; of cards it keeps its own. Who asks to play on may.
    private static Optional<FreeCommand> choice(FreeView view) {
        var agreed = new FreeCommand.Choose(Fact.ALL_AGREE_TO_PLAY, "yes", Optional.empty());
        if (view.offers().contains(agreed)) {
            return Optional.of(agreed);
        }
        var replacing = view.offers(FreeCommand.Replace.class);
        return replacing.isEmpty()
                ? Optional.of(view.offers().getLast())
                : Optional.of(replacing.getFirst());
    }

    private static List<FreeCommand> harmless(FreeView view) {
        return HARMLESS.stream()
                .flatMap(kind -> view.board().offers().stream().filter(kind))
                .<FreeCommand>map(InOrder::new)
                .toList();
    }

    @Override
    public List<FreeCommand> offers(Optional<FreeView> view) {
        return view.map(seen -> seen.isAsked() ? seen.offers() : FreePlayer.harmless(seen))
                .orElse(List.of());
    }
}
