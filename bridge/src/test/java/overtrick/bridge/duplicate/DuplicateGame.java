package overtrick.bridge.duplicate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.AnswerClaim;
import overtrick.bridge.board.BoardCommand.AnswerUndo;
import overtrick.bridge.board.BoardCommand.AskUndo;
import overtrick.bridge.board.BoardCommand.LetSilencePass;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.MakeClaim;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.bridge.board.BoardCommand.PlayCard;
import overtrick.bridge.board.BoardCommand.WithdrawUndo;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.Redeal;
import overtrick.bridge.play.Play;
import overtrick.cards.CardSet;
import overtrick.cards.Party;
import overtrick.cards.Party.Outsider;
import overtrick.cards.SealedDeal;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.cards.rules.Rules;
import overtrick.testkit.Game;
import overtrick.testkit.Sample;

/// Duplicate for the conformance suite: one board or two, sealed or not.
final class DuplicateGame
        implements Game<Session, Party, BoardCommand, BoardEvent, Optional<BoardView>> {

    private static final int MOST_BOARDS = 2;
    private static final List<Party> PARTIES =
            List.of(Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST, Outsider.WATCHER, Outsider.HOUSE);
    private static final List<BoardCommand> CANDIDATES = candidates();

    private static List<BoardCommand> candidates() {
        var all = new ArrayList<BoardCommand>();
        Call.ALL.forEach(call -> all.add(new MakeCall(call)));
        CardSet.ALL.forEach(card -> all.add(new PlayCard(card)));
        for (int tricks = -1; tricks <= 14; tricks++) {
            all.add(new MakeClaim(tricks, ""));
        }
        all.add(new AnswerClaim(true));
        all.add(new AnswerClaim(false));
        all.add(new LetSilencePass());
        all.add(new AskUndo());
        all.add(new AnswerUndo(true));
        all.add(new AnswerUndo(false));
        all.add(new WithdrawUndo());
        return List.copyOf(all);
    }

    @Override
    public Rules<Session, Party, BoardCommand, BoardEvent, Optional<BoardView>> rules() {
        return new DuplicateRules();
    }

    @Override
    public List<Party> actors() {
        return PARTIES;
    }

    @Override
    public Optional<Move<Party, BoardCommand>> houseMove(Session session, RandomGenerator chance) {
        boolean busy = session.board().filter(board -> !board.isOver()).isPresent();
        boolean enough = session.opened() > 0 && chance.nextInt(4) > 0;
        if (busy || enough || session.opened() == MOST_BOARDS) {
            return Optional.empty();
        }
        var deal = Sample.deal(chance);
        var board = Board.of(new BoardNumber(1 + chance.nextInt(32)), deal);
        var key =
                Optional.of(SealedDeal.seal(deal, chance).key()).filter(_ -> chance.nextBoolean());
        return Optional.of(new Move<>(Outsider.HOUSE, new OpenBoard(board, key)));
    }

    @Override
    public boolean mayEnd(Session session) {
        return session.board().filter(BoardInPlay::isOver).isPresent();
    }

    @Override
    public int longest() {
        return 1_000;
    }

    @Override
    public List<BoardCommand> candidates(Session session) {
        return CANDIDATES;
    }

    @Override
    public Set<Party> inTurn(Session session) {
        if (session.board().isEmpty()) {
            return Set.of();
        }
        var board = session.board().get();
        if (board.isOver() || board.claim().isPresent() || board.undo().isPresent()) {
            return Set.of();
        }
        if (board.play().isEmpty()) {
            return Set.of(board.board().dealer().plus(board.auction().calls().size()));
        }
        var play = board.play().get();
        var declarer = play.contract().declarer();
        var leader =
                play.tricks().isEmpty()
                        ? declarer.left()
                        : play.tricks().getLast().winner(play.contract().strain());
        var hand = leader.plus(play.cards().size() % 4);
        return Set.of(hand == declarer.partner() ? declarer : hand);
    }

    @Override
    public boolean isTurnBound(BoardCommand command) {
        return command instanceof MakeCall || command instanceof PlayCard;
    }

    /// Half of the calls are passes, so that contracts of all levels occur; one board in ten ends
    /// by a claim.
    @Override
    public int weight(Session session, Move<Party, BoardCommand> move) {
        return switch (move.command()) {
            case MakeCall(var call, _) when call == Call.Word.PASS -> 3_000;
            case MakeCall(Call.Bid _, _) -> 100;
            case MakeCall _ -> 500;
            case PlayCard _ -> 1_000;
            case AskUndo _ -> 20;
            case MakeClaim _ -> 2;
            case AnswerClaim _, AnswerUndo _, WithdrawUndo _, LetSilencePass _, OpenBoard _ -> 1;
        };
    }

    @Override
    public BoardCommand dressed(BoardCommand command, RandomGenerator chance) {
        return switch (command) {
            case MakeCall(var call, _) -> new MakeCall(call, Redeal.someMeaning(chance));
            case MakeClaim(int tricks, _) -> new MakeClaim(tricks, "line " + chance.nextInt(1_000));
            case PlayCard _, AnswerClaim _, AskUndo _, AnswerUndo _, WithdrawUndo _ -> command;
            case LetSilencePass _, OpenBoard _ -> command;
        };
    }

    @Override
    public Optional<List<BoardEvent>> redeal(
            List<BoardEvent> events, Party viewer, RandomGenerator chance) {
        return Redeal.of(events, viewer, chance);
    }

    /// Without the commitment: it is another for every deal and key.
    @Override
    public Optional<BoardView> unsealed(Optional<BoardView> view) {
        return view.map(shown ->
                new BoardView(
                        shown.viewer(),
                        shown.number(),
                        shown.dealer(),
                        shown.vulnerability(),
                        shown.commitment().map(_ -> "sealed"),
                        shown.auction(),
                        shown.meanings(),
                        shown.hands(),
                        shown.play(),
                        shown.turn(),
                        shown.actor(),
                        shown.claim(),
                        shown.undo(),
                        shown.result(),
                        shown.deal(),
                        shown.key(),
                        shown.offers()));
    }

    @Override
    public void checkConserved(Session session) {
        session.board()
                .ifPresent(board -> {
                    board.play().ifPresent(DuplicateGame::checkCards);
                    checkPoints(board);
                });
    }

    private static void checkCards(Play play) {
        var all = CardSet.copyOf(play.cards());
        int cards = play.cards().size();
        for (var seat : Seat.values()) {
            all = all.union(play.hand(seat));
            cards += play.hand(seat).size();
        }
        int tricks = play.won(Side.NORTH_SOUTH) + play.won(Side.EAST_WEST) + play.left();
        assertThat(all).as("cards held and played").isEqualTo(CardSet.ALL);
        assertThat(cards).as("cards held and played").isEqualTo(52);
        assertThat(tricks).as("tricks won and left").isEqualTo(13);
    }

    private static void checkPoints(BoardInPlay board) {
        var vulnerability = board.board().vulnerability();
        board.result()
                .ifPresent(result ->
                        assertThat(result.points(Side.NORTH_SOUTH, vulnerability))
                                .as("what one side wins the other loses")
                                .isEqualTo(-result.points(Side.EAST_WEST, vulnerability)));
    }

    @Override
    public void checkSecrets(Session session, Party viewer, Optional<BoardView> view) {
        assertThat(view.isPresent()).isEqualTo(session.board().isPresent());
        session.board()
                .filter(board -> !isOpenTo(board, viewer))
                .ifPresent(board -> checkSecrets(board, viewer, view.orElseThrow()));
    }

    private static boolean isOpenTo(BoardInPlay board, Party viewer) {
        return board.isOver() && (viewer instanceof Seat || board.key().isPresent());
    }

    private static void checkSecrets(BoardInPlay board, Party viewer, BoardView view) {
        String text = view.toString();
        var open = CardSet.copyOf(board.play().map(Play::cards).orElse(List.of()));
        for (var seat : Seat.values()) {
            var held =
                    board.play()
                            .map(play -> play.hand(seat))
                            .orElse(board.board().deal().hand(seat));
            if (mayBeSeen(board, viewer, seat)) {
                assertThat(view.hands().get(seat)).as("%s's hand", seat).isEqualTo(held);
                open = open.union(held);
            } else {
                assertThat(view.hands()).as("hands %s sees", viewer).doesNotContainKey(seat);
                checkNotIn(text, held);
            }
        }
        assertThat(open.containsAll(view.playable())).as("cards offered are seen").isTrue();
        assertThat(view.deal()).as("the deal before the end").isEmpty();
        board.key().ifPresent(key -> assertThat(text).as("the key").doesNotContain(key));
        checkMeanings(board, viewer, text);
    }

    /// A view that knew these cards would print them like this. A hand of a few cards is left out,
    /// as it may be part of another's text.
    private static void checkNotIn(String text, CardSet hidden) {
        if (hidden.size() > 4) {
            assertThat(text).doesNotContain(hidden.pbn());
        }
    }

    private static boolean mayBeSeen(BoardInPlay board, Party viewer, Seat hand) {
        if (hand == viewer || board.play().isEmpty() || board.play().get().cards().isEmpty()) {
            return hand == viewer;
        }
        var declarer = board.play().get().contract().declarer();
        boolean claims = board.claim().filter(pending -> pending.claim().by() == hand).isPresent();
        return hand == declarer.partner() || (claims && (hand == declarer || viewer == declarer));
    }

    private static void checkMeanings(BoardInPlay board, Party viewer, String text) {
        for (int place = 0; place < board.meanings().size(); place++) {
            var meaning = board.meanings().get(place);
            if (meaning.isPresent() && board.auction().caller(place).partner() == viewer) {
                assertThat(text)
                        .as("partner's meanings to %s", viewer)
                        .doesNotContain(meaning.get().details().getFirst() + "]");
            }
        }
    }
}
