package overtrick.bridge.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import overtrick.bridge.auction.AuctionRules;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.DummyRule;
import overtrick.bridge.board.BoardCommand.AnswerClaim;
import overtrick.bridge.board.BoardCommand.AnswerUndo;
import overtrick.bridge.board.BoardCommand.AskUndo;
import overtrick.bridge.board.BoardCommand.DrawCard;
import overtrick.bridge.board.BoardCommand.LetSilencePass;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.MakeClaim;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.bridge.board.BoardCommand.PlayCard;
import overtrick.bridge.board.BoardCommand.SpreadPack;
import overtrick.bridge.board.BoardCommand.WithdrawUndo;
import overtrick.bridge.play.Play;
import overtrick.cards.CardSet;
import overtrick.cards.Party;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// What the conformance suite must be told of one board, whatever game it belongs to; worked out by
/// other means than the rules' own.
public final class BoardPlay {

    public static final List<Party> PARTIES =
            List.of(Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST, Outsider.WATCHER, Outsider.HOUSE);

    /// Every command but the next board.
    public static final List<BoardCommand> CANDIDATES = candidates();

    private BoardPlay() {}

    private static List<BoardCommand> candidates() {
        var all = new ArrayList<BoardCommand>();
        Call.ALL.forEach(call -> all.add(new MakeCall(call)));
        CardSet.ALL.forEach(card -> all.add(new PlayCard(card)));
        for (int tricks = -1; tricks <= 14; tricks++) {
            all.add(new MakeClaim(tricks, ""));
        }
        all.add(new AnswerClaim(true));
        all.add(new AnswerClaim(false));
        for (int claim = 0; claim <= 9; claim++) {
            all.add(new LetSilencePass(claim));
        }
        all.add(new AskUndo());
        all.add(new AnswerUndo(true));
        all.add(new AnswerUndo(false));
        all.add(new WithdrawUndo());
        all.add(new DrawCard());
        return List.copyOf(all);
    }

    /// Who may call or play now, by the Laws alone.
    public static Set<Party> inTurn(BoardInPlay board) {
        if (board.isOver() || board.claim().isPresent() || board.undo().isPresent()) {
            return Set.of();
        }
        if (board.play().isEmpty()) {
            return Set.of(caller(board));
        }
        var play = board.play().get();
        var declarer = play.contract().declarer();
        var leader =
                play.tricks().isEmpty()
                        ? declarer.left()
                        : play.tricks().getLast().winner(play.contract().strain());
        var hand = leader.plus(play.cards().size() % 4);
        return Set.of(dummy(board).equals(Optional.of(hand)) ? hand.partner() : hand);
    }

    private static Seat caller(BoardInPlay board) {
        var auction = board.auction();
        if (!(auction.bidding() instanceof AuctionRules(var callers, _))) {
            return auction.turn().orElseThrow();
        }
        int first = callers.indexOf(board.board().dealer());
        return callers.get((first + auction.calls().size()) % callers.size());
    }

    /// Whose hand is dummy; empty in whist, and before there is a contract.
    static Optional<Seat> dummy(BoardInPlay board) {
        return board.contract()
                .flatMap(made ->
                        switch (board.auction().bidding().dummy()) {
                            case DummyRule.Usual.OF_DECLARER ->
                                    Optional.of(made.declarer().partner());
                            case DummyRule.Always(var hand) -> Optional.of(hand);
                            case DummyRule.Usual.NONE -> Optional.empty();
                        });
    }

    public static boolean isTurnBound(BoardCommand command) {
        return command instanceof MakeCall
                || command instanceof PlayCard
                || command instanceof DrawCard;
    }

    /// Half of the calls are passes, so that contracts of all levels come about; one board in ten
    /// ends by a claim.
    public static int weight(BoardCommand command) {
        return switch (command) {
            case MakeCall(var call, _) when call == Call.Word.PASS -> 3_000;
            case MakeCall(Call.Bid _, _) -> 100;
            case MakeCall _ -> 500;
            case PlayCard _ -> 1_000;
            case AskUndo _ -> 20;
            case MakeClaim _ -> 2;
            case AnswerClaim _, AnswerUndo _, WithdrawUndo _, LetSilencePass _, OpenBoard _ -> 1;
            case DrawCard _ -> 1_000;
            case SpreadPack _ -> 0;
        };
    }

    public static BoardCommand dressed(BoardCommand command, RandomGenerator chance) {
        return switch (command) {
            case MakeCall(var call, _) -> new MakeCall(call, Redeal.someMeaning(chance));
            case MakeClaim(int tricks, _) -> new MakeClaim(tricks, "line " + chance.nextInt(1_000));
            case DrawCard _, PlayCard _, AnswerClaim _ -> command;
            case AskUndo _, AnswerUndo _, WithdrawUndo _ -> command;
            case LetSilencePass _, OpenBoard _, SpreadPack _ -> command;
        };
    }

    /// Without the commitment: it is another for every deal and key.
    public static BoardView unsealed(BoardView shown) {
        return new BoardView(
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
                shown.claims(),
                shown.claim(),
                shown.voided(),
                shown.undo(),
                shown.result(),
                shown.deal(),
                shown.key(),
                shown.offers());
    }

    /// Asserts that no card, trick or point is lost or made.
    public static void checkConserved(BoardInPlay board) {
        board.play().ifPresent(BoardPlay::checkCards);
        checkPoints(board);
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

    /// Asserts that the view shows no hidden card and no other secret.
    public static void checkSecrets(BoardInPlay board, Party viewer, BoardView view) {
        if (!isOpenTo(board, viewer)) {
            checkHidden(board, viewer, view);
        }
    }

    private static boolean isOpenTo(BoardInPlay board, Party viewer) {
        return board.isOver() && (viewer instanceof Seat || board.key().isPresent());
    }

    private static void checkHidden(BoardInPlay board, Party viewer, BoardView view) {
        String text = view.toString();
        var open = CardSet.copyOf(board.play().map(Play::cards).orElse(List.of()));
        for (var seat : Seat.values()) {
            var held = board.play().map(play -> play.hand(seat)).orElse(board.deal().hand(seat));
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

    /// The text of a view has no other way to say these cards; short rests of hands are part of
    /// others.
    private static void checkNotIn(String text, CardSet hidden) {
        if (hidden.size() > 4) {
            assertThat(text).doesNotContain(hidden.pbn());
        }
    }

    private static boolean mayBeSeen(BoardInPlay board, Party viewer, Seat hand) {
        if (hand == viewer || board.play().isEmpty()) {
            return hand == viewer;
        }
        boolean dummys = dummy(board).equals(Optional.of(hand));
        if (board.play().get().cards().isEmpty()) {
            return dummys && board.auction().bidding().dummy() instanceof DummyRule.Always;
        }
        boolean claims = board.claim().filter(pending -> pending.claim().by() == hand).isPresent();
        return dummys || (claims && isShownTo(viewer, hand, dummy(board)));
    }

    /// Who plays two hands claims with their cards on the table; the others show theirs to
    /// opponents who play.
    static boolean isShownTo(Party viewer, Seat claimer, Optional<Seat> dummy) {
        boolean playsTwo = dummy.equals(Optional.of(claimer.partner()));
        return playsTwo
                || (viewer instanceof Seat seat
                        && seat.opposes(claimer)
                        && !dummy.equals(Optional.of(seat)));
    }

    private static void checkMeanings(BoardInPlay board, Party viewer, String text) {
        boolean three = board.auction().bidding().vacant().isPresent();
        for (int place = 0; place < board.meanings().size() && !three; place++) {
            var meaning = board.meanings().get(place);
            if (meaning.isPresent() && board.auction().caller(place).partner() == viewer) {
                assertThat(text)
                        .as("partner's meanings to %s", viewer)
                        .doesNotContain(meaning.get().details().getFirst() + "]");
            }
        }
    }
}
