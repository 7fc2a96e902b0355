package overtrick.bridgetable.page;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.PendingClaim;
import overtrick.bridge.board.PlayView;
import overtrick.bridge.play.Trick;
import overtrick.bridge.score.Result;
import overtrick.bridgetable.duplicate.DuplicateTerms;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.page.api.About;
import overtrick.page.api.Variant;

/// A board as a program is told of it: what stands in the view of its member's seat, and nothing
/// else.
@About("A board of bridge as your seat may see it.")
public record BoardNow(
        @About(value = "Of the board.", example = "1") int board,
        @About(
                        value = "Who calls first.",
                        words = {"N", "E", "S", "W"})
                String dealer,
        @About(
                        value = "Who is vulnerable.",
                        words = {"none", "ns", "ew", "both"})
                String vulnerable,
        @About(
                        value = "How far it has come.",
                        words = {"auction", "play", "over"})
                String phase,
        @About("The calls in order, from the dealer on.") List<CallNow> calls,
        @About(value = "Once the auction is over.", example = "4SXE") Optional<String> contract,
        @About(
                        "Hands that you may see, each with what it still holds, as in PBN: `AKQ2.T98.J54.K32`.")
                Map<String, String> hands,
        @About(
                        value = "Whose hand lies on the table, or will after the lead.",
                        words = {"N", "E", "S", "W"})
                Optional<String> dummy,
        @About("Whole tricks, and the one under way, in order.") List<TrickNow> tricks,
        @About("From which hand a call or a card is to come, and who decides on it.")
                Optional<TurnNow> turn,
        @About("Whether the table waits for you: a call, a card, or an answer.") boolean awaited,
        @About("A claim that waits for answers.") Optional<ClaimNow> claim,
        @About(
                        value = "Who asks to take back what they did last.",
                        words = {"N", "E", "S", "W"})
                Optional<String> undo,
        @About("What you may do now.") MayNow may,
        @About("Once the board is over.") Optional<ResultNow> result,
        @About("The whole deal once the board is over, where you may see it, as in PBN.")
                Optional<String> deal,
        @About("Shown from the start where the deal is sealed: nobody can have changed it.")
                Optional<String> commitment,
        @About("Opens the commitment once the board is over.") Optional<String> key)
        implements Variant {

    /// A call.
    @About("A call, and what it shows as far as you may know.")
    public record CallNow(
            String seat,
            @About(value = "P, X, XX or a bid.", example = "1C") String call,
            @About("What it shows.") Optional<String> meaning,
            @About("Whether an opponent would be told without asking.") boolean alert) {}

    /// A trick.
    @About("A trick, whole or under way.")
    public record TrickNow(
            String leader,
            @About("In the order in which they were played.") List<String> cards,
            @About("Once it is whole.") Optional<String> winner) {}

    /// Whose turn it is.
    @About("Whose turn it is.")
    public record TurnNow(
            @About("The hand from which something is to come.") String seat,
            @About("Who decides on it: declarer for dummy.") String actor) {}

    /// A claim.
    @About("A claim that waits for answers.")
    public record ClaimNow(
            String by,
            @About("Of those that are left, for the claimer's side.") int tricks,
            @About("How they are to be won, in the claimer's words.") String line,
            @About("Whose answer is still missing.") List<String> waiting) {}

    /// What may be done.
    @About("What you may do now; another thing is refused.")
    public record MayNow(
            List<String> calls,
            @About("From your hand, or from dummy.") List<String> cards,
            boolean claim,
            boolean answerClaim,
            boolean undo,
            boolean answerUndo,
            boolean withdrawUndo) {}

    /// A result.
    @About("The result of a board.")
    public record ResultNow(
            @About(value = "As everywhere.", example = "4SE+1") String text,
            @About("Points for North and South, where each board counts for itself.")
                    Optional<Integer> points,
            @About("Tricks of the declaring side; not there when all have passed.")
                    Optional<Integer> tricks) {}

    /// What is told of a table's board; empty before the first.
    public static Optional<Variant> of(TablePage page) {
        return page.board().map(board -> of(page, board));
    }

    private static BoardNow of(TablePage page, BoardView board) {
        var play = board.play();
        return new BoardNow(
                board.number().value(),
                letter(board.dealer()),
                board.vulnerability().code(),
                (board.isOver() ? Phase.OVER : page.phase()).word(),
                calls(page, board),
                board.contract().map(made -> made.code()),
                hands(board.hands()),
                play.flatMap(PlayView::dummy).map(BoardNow::letter),
                play.map(BoardNow::tricks).orElse(List.of()),
                board.turn()
                        .flatMap(seat ->
                                board.actor()
                                        .map(actor -> new TurnNow(letter(seat), letter(actor)))),
                page.isAwaited(),
                board.claim().map(BoardNow::claim),
                board.undo().map(one -> letter(one.by())),
                may(page, board),
                board.result().map(result -> result(page, result, board)),
                board.deal().map(Deal::pbn),
                board.commitment(),
                board.key());
    }

    private static String letter(Seat seat) {
        return String.valueOf(seat.letter());
    }

    private static List<String> letters(Set<Seat> seats) {
        return seats.stream().sorted().map(BoardNow::letter).toList();
    }

    private static List<CallNow> calls(TablePage page, BoardView board) {
        var calls = board.auction().calls();
        if (calls.isEmpty()) {
            return List.of();
        }
        var explained = AuctionPart.of(page).explained();
        var told = new ArrayList<CallNow>();
        for (int place = 0; place < calls.size(); place++) {
            told.add(
                    new CallNow(
                            letter(board.auction().caller(place)),
                            calls.get(place).code(),
                            explained.note(place),
                            explained.isAlerted(place)));
        }
        return told;
    }

    private static Map<String, String> hands(Map<Seat, CardSet> seen) {
        var hands = new LinkedHashMap<String, String>();
        for (var seat : Seat.values()) {
            Optional.ofNullable(seen.get(seat))
                    .ifPresent(cards -> hands.put(letter(seat), cards.pbn()));
        }
        return hands;
    }

    private static List<TrickNow> tricks(PlayView play) {
        var tricks = new ArrayList<>(play.tricks());
        if (!play.current().isEmpty()) {
            tricks.add(play.current());
        }
        return tricks.stream().map(trick -> trick(trick, play)).toList();
    }

    private static TrickNow trick(Trick trick, PlayView play) {
        return new TrickNow(
                letter(trick.leader()),
                trick.cards().stream().map(Card::code).toList(),
                trick.isFull()
                        ? Optional.of(letter(trick.winner(play.contract().strain())))
                        : Optional.empty());
    }

    private static ClaimNow claim(PendingClaim pending) {
        var claim = pending.claim();
        var waiting = Set.copyOf(pending.asked().stream().filter(pending::awaits).toList());
        return new ClaimNow(letter(claim.by()), claim.tricks(), claim.line(), letters(waiting));
    }

    private static MayNow may(TablePage page, BoardView board) {
        boolean away = page.table().isSittingOut();
        return new MayNow(
                away ? List.of() : board.calls().stream().map(Call::code).toList(),
                away ? List.of() : board.playable().stream().map(Card::code).toList(),
                page.mayClaim(),
                page.mayAnswerClaim(),
                page.mayAskUndo(),
                page.mayAnswerUndo(),
                page.mayWithdrawUndo());
    }

    private static ResultNow result(TablePage page, Result result, BoardView board) {
        return new ResultNow(
                result.text(),
                page.table().terms() instanceof DuplicateTerms
                        ? Optional.of(result.points(Side.NORTH_SOUTH, board.vulnerability()))
                        : Optional.empty(),
                result instanceof Result.Played played
                        ? Optional.of(played.tricks())
                        : Optional.empty());
    }
}
