package overtrick.laws.board;

import static overtrick.bridge.board.BoardRefusal.NOT_A_PLAYER;
import static overtrick.bridge.board.BoardRefusal.NOT_THE_HOUSE;
import static overtrick.bridge.board.BoardRefusal.NO_BOARD_OPEN;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.board.BoardRules;
import overtrick.bridge.board.HouseRules;
import overtrick.bridge.score.Result;
import overtrick.cards.Party;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.cards.rules.Decision.Refused;
import overtrick.cards.rules.Rules;
import overtrick.laws.LawBook;
import overtrick.laws.board.FreeCommand.Adjust;
import overtrick.laws.board.FreeCommand.Choose;
import overtrick.laws.board.FreeCommand.InOrder;
import overtrick.laws.board.FreeCommand.Judge;
import overtrick.laws.board.FreeCommand.RollBack;
import overtrick.laws.board.FreeEvent.Adjusted;
import overtrick.laws.board.FreeEvent.Judged;
import overtrick.laws.board.FreeEvent.Ordinary;
import overtrick.laws.board.FreeEvent.RolledBack;

/// Boards one after another at a table where the Laws can be broken: what is irregular is ruled by
/// the trees of the book, carried through auction and play, and looked at again at the end.
///
/// The house speaks for the director: a person at a directed table, else the program, which answers
/// what a director would have to find out as the table sees it.
public final class FreeRules
        implements Rules<FreeSession, Party, FreeCommand, FreeEvent, Optional<FreeView>> {

    private final LawBook book;
    private final boolean directed;
    private final BoardRules boards;
    private final Happenings happenings;

    /// Rules of free tables by one book of Laws.
    ///
    /// @param directed whether a person directs, who is asked what the table does not tell
    public FreeRules(LawBook book, boolean directed) {
        this.book = book;
        this.directed = directed;
        this.boards = new BoardRules(new HouseRules(HouseRules.Undo.NEVER));
        this.happenings = new Happenings(boards);
    }

    @Override
    public FreeSession start() {
        return FreeSession.EMPTY;
    }

    @Override
    public Decision<FreeEvent> decide(FreeSession session, Party actor, FreeCommand command) {
        if (command instanceof InOrder(BoardCommand.OpenBoard open, _)) {
            return ordinary(session, actor, open);
        }
        if (session.board().isEmpty()) {
            return Decision.refuse(NO_BOARD_OPEN);
        }
        if (!directed && isOfDirector(command)) {
            return Decision.refuse(FreeRefusal.PROGRAM_RULES);
        }
        var board = session.board().get();
        var decision =
                switch (actor) {
                    case Seat seat -> new Deeds(board, boards).decide(seat, command);
                    case Outsider.HOUSE -> direct(board, command);
                    case Outsider.WATCHER -> Decision.<FreeEvent>refuse(NOT_A_PLAYER);
                };
        return decision instanceof Accepted<FreeEvent>(var events)
                ? new Accepted<>(new Sequel(happenings, directed).of(board, events))
                : decision;
    }

    /// What a person decides who directs. Where the program rules it stands by what it has ruled,
    /// and nobody at the table is above it (Law 10A).
    private static boolean isOfDirector(FreeCommand command) {
        return command instanceof Adjust
                || command instanceof RollBack
                || command instanceof FreeCommand.Remark;
    }

    private Decision<FreeEvent> ordinary(
            FreeSession session, Party actor, BoardCommand.OpenBoard open) {
        var board = session.board().map(FreeBoard::inPlay);
        return switch (boards.decide(board, actor, open)) {
            case Refused<BoardEvent>(var reason) -> Decision.refuse(reason);
            case Accepted<BoardEvent>(var events) ->
                    Decision.accept(events.stream().<FreeEvent>map(Ordinary::new).toList());
        };
    }

    /// What the director does, and the silence that the house minds.
    private Decision<FreeEvent> direct(FreeBoard board, FreeCommand command) {
        return switch (command) {
            case InOrder(BoardCommand.LetSilencePass silence, _) ->
                    new Deeds(board, boards).ofHouse(silence);
            case InOrder _ -> Decision.refuse(NOT_A_PLAYER);
            case Choose choose -> new Deeds(board, boards).found(choose);
            case Judge(var call, var comparable) ->
                    board.replacing().isPresent()
                            ? Decision.accept(new Judged(call, comparable))
                            : Decision.refuse(FreeRefusal.NOTHING_IS_ASKED);
            case FreeCommand.Understand(var by, var call, var shown, var same) ->
                    board.notUnderstood()
                                    .filter(gone -> gone.seat() == by && gone.call().equals(call))
                                    .isPresent()
                            ? Decision.accept(new FreeEvent.Understood(by, call, shown, same))
                            : Decision.refuse(FreeRefusal.NOTHING_IS_ASKED);
            case FreeCommand.StudyClaim(var lines) ->
                    board.contested().filter(claim -> claim.lines().isEmpty()).isPresent()
                                    && !lines.isEmpty()
                            ? Decision.accept(new FreeEvent.ClaimStudied(lines))
                            : Decision.refuse(FreeRefusal.NOTHING_IS_ASKED);
            case FreeCommand.DecideClaim(int tricks) -> decided(board, tricks);
            case RollBack(int to) ->
                    to > 0 && to < board.trail().size()
                            ? Decision.accept(new RolledBack(to))
                            : Decision.refuse(FreeRefusal.NO_SUCH_POINT);
            case FreeCommand.Remark(var text) ->
                    text.isEmpty()
                            ? Decision.refuse(FreeRefusal.NOT_AN_OPTION)
                            : Decision.accept(new FreeEvent.Remarked(text));
            case Adjust(var adjustment) ->
                    board.isOver()
                            ? Decision.accept(new Adjusted(adjustment))
                            : Decision.refuse(FreeRefusal.BOARD_STILL_ON);
            case FreeCommand _ -> Decision.refuse(NOT_A_PLAYER);
        };
    }

    private static Decision<FreeEvent> decided(FreeBoard board, int tricks) {
        if (!(board.pending().orElse(null) instanceof Pending.Deciding(var doubted))) {
            return Decision.refuse(FreeRefusal.NOTHING_IS_ASKED);
        }
        if (tricks < 0 || tricks > doubted.left()) {
            return Decision.refuse(FreeRefusal.NOT_AN_OPTION);
        }
        var play = board.inPlay().play().orElseThrow();
        var declarer = play.contract().declarer();
        boolean opposes = doubted.claim().by().opposes(declarer);
        int rest = opposes ? doubted.left() - tricks : tricks;
        var result = new Result.Played(play.contract(), play.won(declarer.side()) + rest);
        return Decision.accept(
                List.of(
                        new FreeEvent.ClaimDecided(tricks),
                        new Ordinary(new BoardEvent.BoardEnded(result))));
    }

    @Override
    public FreeSession evolve(FreeSession session, FreeEvent event) {
        if (event instanceof Ordinary(BoardEvent.BoardOpened opened)) {
            var board = boards.evolve(Optional.<BoardInPlay>empty(), opened).orElseThrow();
            return new FreeSession(
                    session.opened() + 1,
                    Optional.of(FreeBoard.opened(book, board, event, directed)));
        }
        var board = session.board().orElseThrow();
        var after = event instanceof RolledBack(int to) ? replayed(board, to) : next(board, event);
        var trail = new ArrayList<>(board.trail());
        trail.add(event);
        return new FreeSession(
                session.opened(), Optional.of(after.with(after.notes().withTrail(trail))));
    }

    private FreeBoard next(FreeBoard board, FreeEvent event) {
        return happenings.after(board, event);
    }

    /// The board as it stood after so many of its events.
    private FreeBoard replayed(FreeBoard board, int to) {
        return replay(board.trail().subList(0, to)).board().orElseThrow();
    }

    @Override
    public Optional<FreeView> view(FreeSession session, Party viewer) {
        return session.board()
                .map(board -> {
                    var seen = boards.view(Optional.of(board.inPlay()), viewer).orElseThrow();
                    var offers = offers(session, viewer);
                    return FreeView.of(board, viewer, seen, directed, offers);
                });
    }

    /// A new board, scores and whatever carries free text are not listed.
    @Override
    public List<FreeCommand> offers(FreeSession session, Party actor) {
        if (session.board().isEmpty()) {
            return List.of();
        }
        var board = session.board().get();
        return switch (actor) {
            case Seat seat -> new Offers(board, boards).of(seat);
            case Outsider.HOUSE ->
                    new Offers(board, boards).ofHouse(board.replacing().isPresent(), directed);
            case Outsider.WATCHER -> List.of();
        };
    }

    /// Refused to everybody but the house.
    static Decision<FreeEvent> onlyTheDirector() {
        return Decision.refuse(FreeRefusal.ONLY_THE_DIRECTOR);
    }

    /// Refused to players.
    static Decision<FreeEvent> notTheHouse() {
        return Decision.refuse(NOT_THE_HOUSE);
    }
}
