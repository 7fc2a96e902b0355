package overtrick.bridge.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.Board;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Bidding;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.board.BoardEvent.ChairsExchanged;
import overtrick.bridge.play.Play;
import overtrick.bridge.score.Result;
import overtrick.cards.Card;
import overtrick.cards.Deal;
import overtrick.cards.SealedDeal;
import overtrick.cards.Seat;

/// The whole state of a board from the deal to the result, of which each viewer sees a part.
///
/// @param key opens the deal's commitment; empty for boards that came from a file
/// @param exchanged the chairs at which players have changed places since the deal
/// @param meanings what each call of the auction was said to show, in the same order
/// @param play present once there is a contract
/// @param claims all that have been made, in order
/// @param claim the last of them while it waits for answers
public record BoardInPlay(
        Board board,
        Optional<String> key,
        Optional<ChairsExchanged> exchanged,
        Auction auction,
        List<Optional<Meaning>> meanings,
        Optional<Play> play,
        List<MadeClaim> claims,
        Optional<PendingClaim> claim,
        Optional<PendingUndo> undo,
        Optional<Result> result) {

    public BoardInPlay {
        meanings = List.copyOf(meanings);
        claims = List.copyOf(claims);
    }

    static BoardInPlay opened(Board board, Optional<String> key, Bidding bidding) {
        var auction = Auction.openedBy(board.dealer(), bidding.turned(board.turned()));
        return new BoardInPlay(
                board,
                key,
                Optional.empty(),
                auction,
                List.of(),
                auction.contract().map(made -> startOfPlay(auction, made, board.deal())),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    /// The cards as they lie with those who play them now.
    public Deal deal() {
        return exchanged.map(chairs -> chairs.of(board.deal())).orElse(board.deal());
    }

    /// Whether the board has its result.
    public boolean isOver() {
        return result.isPresent();
    }

    /// The final contract; empty while the auction lasts and when all have passed.
    public Optional<Contract> contract() {
        return play.map(Play::contract);
    }

    /// The hand to call or play from; empty when neither is possible now.
    public Optional<Seat> turn() {
        if (isOver()) {
            return Optional.empty();
        }
        return play.isEmpty()
                ? auction.turn()
                : play.filter(cards -> !cards.isOver()).map(Play::turn);
    }

    /// Who has to call or play: the hand in turn, or declarer for dummy (Law 45B).
    public Optional<Seat> actor() {
        return turn().map(turn -> play.map(Play::player).orElse(turn));
    }

    /// The deal with its key, if it was sealed.
    public Optional<SealedDeal> sealed() {
        return key.map(opened -> new SealedDeal(board.deal(), opened));
    }

    /// How many calls and cards have been made, counted together.
    int actions() {
        return auction.calls().size() + play.map(cards -> cards.cards().size()).orElse(0);
    }

    BoardInPlay with(Call call, Optional<Meaning> meaning) {
        var said = new ArrayList<>(meanings);
        said.add(meaning);
        var grown = auction.with(call);
        var start = grown.contract().map(made -> startOfPlay(grown, made, deal()));
        return copy(grown, said, start, Optional.empty());
    }

    BoardInPlay with(Card card) {
        return copy(auction, meanings, play.map(cards -> cards.with(card)), Optional.empty());
    }

    BoardInPlay claimed(Claim made) {
        var all = new ArrayList<>(claims);
        all.add(new MadeClaim(made, actions(), Optional.empty()));
        var pending = play.map(cards -> Claims.pending(cards, made, all.size()));
        return copy(all, pending, undo);
    }

    BoardInPlay withClaim(Optional<PendingClaim> pending) {
        return copy(claims, pending, undo);
    }

    /// Somebody has objected to the claim that waits: it is void (Law 68D2).
    BoardInPlay objected(Seat seat) {
        var all = new ArrayList<>(claims);
        all.add(all.removeLast().refusedBy(seat));
        return copy(all, Optional.empty(), undo);
    }

    /// The last claim while it is news that it was void: until a trick's worth of cards has
    /// followed.
    Optional<MadeClaim> voided() {
        return claims.isEmpty() || isOver()
                ? Optional.empty()
                : Optional.of(claims.getLast())
                        .filter(last -> last.objector().isPresent())
                        .filter(last -> actions() >= last.actions())
                        .filter(last -> actions() < last.actions() + Seat.values().length);
    }

    BoardInPlay withUndo(Optional<PendingUndo> pending) {
        return copy(claims, claim, pending);
    }

    /// Two chairs are exchanged before the opening lead, and back again when the board is over.
    BoardInPlay exchanged(ChairsExchanged chairs) {
        var now = Optional.of(chairs).filter(_ -> exchanged.isEmpty());
        var lies = now.map(both -> both.of(board.deal())).orElse(board.deal());
        var start =
                isOver() ? play : auction.contract().map(made -> startOfPlay(auction, made, lies));
        return new BoardInPlay(
                board, key, now, auction, meanings, start, claims, claim, undo, result);
    }

    /// The board with what lies on the table by a director's rulings.
    public BoardInPlay lying(
            Auction counted, List<Optional<Meaning>> said, Optional<Play> asItLies) {
        return copy(counted, said, asItLies, Optional.empty());
    }

    BoardInPlay ended(Result how) {
        return copy(auction, meanings, play, Optional.of(how));
    }

    /// The board as it stood after so many calls and cards.
    BoardInPlay takenBackTo(int keep) {
        int calls = Math.min(keep, auction.calls().size());
        var shorter = auction.first(calls);
        var cards = play.map(all -> all.cards().subList(0, keep - calls)).orElse(List.of());
        return copy(
                shorter,
                meanings.subList(0, calls),
                shorter.contract().map(made -> startOfPlay(shorter, made, deal()).with(cards)),
                Optional.empty());
    }

    private static Play startOfPlay(Auction auction, Contract contract, Deal deal) {
        return Play.of(contract, deal, auction.bidding().dummy());
    }

    private BoardInPlay copy(
            List<MadeClaim> made, Optional<PendingClaim> claimed, Optional<PendingUndo> asked) {
        return new BoardInPlay(
                board, key, exchanged, auction, meanings, play, made, claimed, asked, result);
    }

    /// The board with these calls and cards; nothing is pending then.
    private BoardInPlay copy(
            Auction auction,
            List<Optional<Meaning>> meanings,
            Optional<Play> play,
            Optional<Result> result) {
        return new BoardInPlay(
                board,
                key,
                exchanged,
                auction,
                meanings,
                play,
                claims,
                Optional.empty(),
                Optional.empty(),
                result);
    }
}
