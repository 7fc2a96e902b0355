package overtrick.bridge.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.Board;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Bidding;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.play.Play;
import overtrick.bridge.score.Result;
import overtrick.cards.Card;
import overtrick.cards.SealedDeal;
import overtrick.cards.Seat;

/// The whole state of a board from the deal to the result, of which each viewer sees a part.
///
/// @param key opens the deal's commitment; empty for boards that came from a file
/// @param meanings what each call of the auction was said to show, in the same order
/// @param play present once there is a contract
/// @param claims all that have been made, in order
/// @param claim the last of them while it waits for answers
public record BoardInPlay(
        Board board,
        Optional<String> key,
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
        var auction = Auction.openedBy(board.dealer(), bidding);
        return new BoardInPlay(
                board,
                key,
                auction,
                List.of(),
                Optional.empty(),
                List.of(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty());
    }

    public boolean isOver() {
        return result.isPresent();
    }

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
        return copy(grown, said, grown.contract().map(this::startOfPlay), Optional.empty());
    }

    BoardInPlay with(Card card) {
        return copy(auction, meanings, play.map(cards -> cards.with(card)), Optional.empty());
    }

    BoardInPlay claimed(Claim made) {
        var all = new ArrayList<>(claims);
        all.add(new MadeClaim(made, actions()));
        var pending = play.map(cards -> Claims.pending(cards, made, all.size()));
        return new BoardInPlay(board, key, auction, meanings, play, all, pending, undo, result);
    }

    BoardInPlay withClaim(Optional<PendingClaim> pending) {
        return new BoardInPlay(board, key, auction, meanings, play, claims, pending, undo, result);
    }

    BoardInPlay withUndo(Optional<PendingUndo> pending) {
        return new BoardInPlay(board, key, auction, meanings, play, claims, claim, pending, result);
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
                shorter.contract().map(contract -> Play.of(contract, board.deal(), cards)),
                Optional.empty());
    }

    private Play startOfPlay(Contract contract) {
        return Play.of(contract, board.deal());
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
                auction,
                meanings,
                play,
                claims,
                Optional.empty(),
                Optional.empty(),
                result);
    }
}
