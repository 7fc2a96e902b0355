package overtrick.bridge.board;

import static overtrick.bridge.board.BoardRefusal.BOARD_OVER;
import static overtrick.bridge.board.BoardRefusal.CLAIMS_TOO_MANY;
import static overtrick.bridge.board.BoardRefusal.CLAIM_PENDING;
import static overtrick.bridge.board.BoardRefusal.DUMMY_DOES_NOT_PLAY;
import static overtrick.bridge.board.BoardRefusal.NOTHING_TO_CLAIM_YET;
import static overtrick.bridge.board.BoardRefusal.NOT_ASKED;
import static overtrick.bridge.board.BoardRefusal.NO_CLAIM_TO_ANSWER;
import static overtrick.bridge.board.BoardRefusal.NO_SILENCE_TO_PASS;
import static overtrick.bridge.board.BoardRefusal.UNDO_PENDING;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import overtrick.bridge.board.BoardCommand.AnswerClaim;
import overtrick.bridge.board.BoardCommand.LetSilencePass;
import overtrick.bridge.board.BoardCommand.MakeClaim;
import overtrick.bridge.board.BoardEvent.BoardEnded;
import overtrick.bridge.board.BoardEvent.ClaimAgreed;
import overtrick.bridge.board.BoardEvent.ClaimMade;
import overtrick.bridge.board.BoardEvent.ClaimObjected;
import overtrick.bridge.play.Play;
import overtrick.bridge.score.Result;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision;

/// Claims and concessions (Law 68). Declarer's claim needs both defenders' word. A defender's needs
/// declarer's, and, when it concedes a trick, that their partner does not object (Law 68B2). Where
/// nobody is dummy, both opponents are asked in declarer's place. After an objection the claim is
/// void and play goes on (Law 68D2).
final class Claims {

    private Claims() {}

    static Decision<BoardEvent> claim(BoardInPlay board, Seat seat, MakeClaim command) {
        var refusal = refusal(board, seat, command.tricks());
        if (refusal.isPresent()) {
            return Decision.refuse(refusal.get());
        }
        return Decision.accept(new ClaimMade(new Claim(seat, command.tricks(), command.line())));
    }

    static Decision<BoardEvent> answer(BoardInPlay board, Seat seat, AnswerClaim command) {
        if (board.claim().isEmpty()) {
            return Decision.refuse(NO_CLAIM_TO_ANSWER);
        }
        var pending = board.claim().get();
        if (!pending.awaits(seat)) {
            return Decision.refuse(NOT_ASKED);
        }
        return command.agreed()
                ? agree(board, pending, seat)
                : Decision.accept(new ClaimObjected(seat));
    }

    /// The conceding defender's partner has said nothing for long enough.
    static Decision<BoardEvent> letSilencePass(BoardInPlay board, LetSilencePass command) {
        var silent = silentPartner(board).filter(_ -> isPending(board, command.claim()));
        return silent.isEmpty()
                ? Decision.refuse(NO_SILENCE_TO_PASS)
                : agree(board, board.claim().orElseThrow(), silent.get());
    }

    /// The defender whose silence would let their partner's concession stand, while they are
    /// silent.
    private static Optional<Seat> silentPartner(BoardInPlay board) {
        return board.claim()
                .map(pending -> pending.claim().by().partner())
                .filter(partner -> board.claim().orElseThrow().awaits(partner));
    }

    private static boolean isPending(BoardInPlay board, int number) {
        return board.claim().filter(pending -> pending.number() == number).isPresent();
    }

    static PendingClaim pending(Play play, Claim claim, int number) {
        return new PendingClaim(number, claim, asked(play, claim), Set.of());
    }

    private static Set<Seat> asked(Play play, Claim claim) {
        var by = claim.by();
        var asked = EnumSet.of(by.left(), by.right());
        play.dummy().ifPresent(asked::remove);
        boolean concedes = claim.tricks() < play.left();
        if (concedes && !play.commander().equals(Optional.of(by))) {
            asked.add(by.partner()); // Law 68B2
        }
        return asked;
    }

    private static Decision<BoardEvent> agree(BoardInPlay board, PendingClaim pending, Seat seat) {
        var events = new ArrayList<BoardEvent>();
        events.add(new ClaimAgreed(seat));
        if (pending.completedBy(seat)) {
            events.add(new BoardEnded(outcome(board.play().orElseThrow(), pending.claim())));
        }
        return new Decision.Accepted<>(events);
    }

    private static Result outcome(Play play, Claim claim) {
        var declarer = play.contract().declarer();
        int rest = claim.by().opposes(declarer) ? play.left() - claim.tricks() : claim.tricks();
        return new Result.Played(play.contract(), play.won(declarer.side()) + rest);
    }

    private static Optional<BoardRefusal> refusal(BoardInPlay board, Seat seat, int tricks) {
        if (board.isOver()) {
            return Optional.of(BOARD_OVER);
        }
        if (board.play().isEmpty() || !board.play().get().isUnderWay()) {
            return Optional.of(NOTHING_TO_CLAIM_YET);
        }
        if (board.claim().isPresent()) {
            return Optional.of(CLAIM_PENDING);
        }
        if (board.undo().isPresent()) {
            return Optional.of(UNDO_PENDING);
        }
        var play = board.play().get();
        if (play.dummy().equals(Optional.of(seat))) {
            return Optional.of(DUMMY_DOES_NOT_PLAY); // Law 43A1
        }
        return tricks < 0 || tricks > play.left() ? Optional.of(CLAIMS_TOO_MANY) : Optional.empty();
    }

    /// What the house may do about a claim now.
    static List<BoardCommand> offersToHouse(BoardInPlay board) {
        return silentPartner(board)
                .flatMap(_ -> board.claim())
                .<List<BoardCommand>>map(pending -> List.of(new LetSilencePass(pending.number())))
                .orElse(List.of());
    }

    /// The commands that [#claim] and [#answer] would accept.
    static List<BoardCommand> offers(BoardInPlay board, Seat seat) {
        if (board.claim().filter(pending -> pending.awaits(seat)).isPresent()) {
            return List.of(new AnswerClaim(true), new AnswerClaim(false));
        }
        var offers = new ArrayList<BoardCommand>();
        for (int tricks = 0; refusal(board, seat, tricks).isEmpty(); tricks++) {
            offers.add(new MakeClaim(tricks, ""));
        }
        return offers;
    }
}
