package overtrick.bridge.board;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.PlayCard;
import overtrick.bridge.play.Play;
import overtrick.bridge.score.Result;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.Party;
import overtrick.cards.SealedDeal;
import overtrick.cards.Seat;

/// What one viewer may know of a board, and nothing else. Pages and robots get this and never the
/// board itself.
///
/// @param commitment shown from the start for a sealed deal
/// @param meanings explanations of the calls in order; a partner's stay hidden until the board is
///   over
/// @param hands what is still held, for the hands the viewer may see
/// @param play present once there is a contract
/// @param turn the hand to call or play from
/// @param actor who has to do it: declarer for dummy (Law 45B)
/// @param claims how many have been made, one that waits for answers among them
/// @param voided the claim before, while it is news that somebody has objected to it
/// @param deal all four hands as dealt, once the board is over; never for those who watch a board
///   that comes from a file, as other tables may still have to play it; for nobody in an event
/// @param key opens the commitment, once the board is over
/// @param offers all that the viewer may do now
public record BoardView(
        Party viewer,
        BoardNumber number,
        Seat dealer,
        Vulnerability vulnerability,
        Optional<String> commitment,
        Auction auction,
        List<Optional<Meaning>> meanings,
        Map<Seat, CardSet> hands,
        Optional<PlayView> play,
        Optional<Seat> turn,
        Optional<Seat> actor,
        int claims,
        Optional<PendingClaim> claim,
        Optional<MadeClaim> voided,
        Optional<PendingUndo> undo,
        Optional<Result> result,
        Optional<Deal> deal,
        Optional<String> key,
        List<BoardCommand> offers) {

    public BoardView {
        meanings = List.copyOf(meanings);
        hands = Map.copyOf(hands);
        offers = List.copyOf(offers);
    }

    /// @param closed whether the board stays closed at its table
    static BoardView of(
            BoardInPlay board, Party viewer, List<BoardCommand> offers, boolean closed) {
        boolean open = !closed && isOpenTo(board, viewer);
        return new BoardView(
                viewer,
                board.board().number(),
                board.board().dealer(),
                board.board().vulnerability(),
                board.sealed().map(SealedDeal::commitment),
                board.auction(),
                meaningsFor(board, viewer, open),
                handsFor(board, viewer, open),
                board.play().map(PlayView::of),
                board.turn(),
                board.actor(),
                board.claims().size(),
                board.claim(),
                board.voided(),
                board.undo(),
                board.result(),
                open ? Optional.of(board.deal()) : Optional.empty(),
                open ? board.key() : Optional.empty(),
                offers);
    }

    /// The same view, where something else may be done.
    public BoardView offering(List<BoardCommand> others) {
        return with(turn, actor, others);
    }

    /// The same view while nobody is in turn because the director is asked.
    public BoardView halted() {
        return with(Optional.empty(), Optional.empty(), offers);
    }

    private BoardView with(
            Optional<Seat> nowInTurn, Optional<Seat> nowActing, List<BoardCommand> nowOffered) {
        return new BoardView(
                viewer,
                number,
                dealer,
                vulnerability,
                commitment,
                auction,
                meanings,
                hands,
                play,
                nowInTurn,
                nowActing,
                claims,
                claim,
                voided,
                undo,
                result,
                deal,
                key,
                nowOffered);
    }

    /// The seat the viewer sits in; empty for those who watch.
    public Optional<Seat> seat() {
        return viewer instanceof Seat seat ? Optional.of(seat) : Optional.empty();
    }

    /// Whether the board has its result.
    public boolean isOver() {
        return result.isPresent();
    }

    /// The final contract; empty while the auction lasts and when all have passed.
    public Optional<Contract> contract() {
        return play.map(PlayView::contract);
    }

    /// Whether the viewer is the one to call or play.
    public boolean isMyTurn() {
        return actor.isPresent() && actor.get() == viewer;
    }

    /// What the viewer may call now.
    public List<Call> calls() {
        return offers.stream()
                .filter(MakeCall.class::isInstance)
                .map(offer -> ((MakeCall) offer).call())
                .toList();
    }

    /// The cards the viewer may play now, from their hand or from dummy.
    public CardSet playable() {
        var cards =
                offers.stream()
                        .filter(PlayCard.class::isInstance)
                        .map(offer -> ((PlayCard) offer).card())
                        .toList();
        return CardSet.copyOf(cards);
    }

    /// Once a board is over its players may see all of it. Those who watched may when it was dealt
    /// for this table alone; a board from a file may still have to be played elsewhere.
    private static boolean isOpenTo(BoardInPlay board, Party viewer) {
        return board.isOver() && (viewer instanceof Seat || board.key().isPresent());
    }

    private static List<Optional<Meaning>> meaningsFor(
            BoardInPlay board, Party viewer, boolean open) {
        boolean partners = board.auction().bidding().vacant().isEmpty();
        if (open || !partners || !(viewer instanceof Seat seat)) {
            return board.meanings();
        }
        var shown = new ArrayList<Optional<Meaning>>();
        for (int place = 0; place < board.meanings().size(); place++) {
            boolean ofPartner = board.auction().caller(place) == seat.partner();
            shown.add(ofPartner ? Optional.empty() : board.meanings().get(place)); // Law 73B1
        }
        return shown;
    }

    private static Map<Seat, CardSet> handsFor(BoardInPlay board, Party viewer, boolean open) {
        var shown = new EnumMap<Seat, CardSet>(Seat.class);
        for (var seat : Seat.values()) {
            if (open || maySee(board, viewer, seat)) {
                var held = board.deal().hand(seat);
                shown.put(seat, board.play().map(play -> play.hand(seat)).orElse(held));
            }
        }
        return shown;
    }

    private static boolean maySee(BoardInPlay board, Party viewer, Seat hand) {
        if (hand == viewer) {
            return true;
        }
        if (board.play()
                .filter(Play::isDummyFaced)
                .flatMap(Play::dummy)
                .equals(Optional.of(hand))) {
            return true; // Law 41D
        }
        return board.claim()
                .filter(pending -> pending.claim().by() == hand)
                .filter(_ -> board.claims().getLast().isShownTo(viewer, board.play().orElseThrow()))
                .isPresent();
    }
}
