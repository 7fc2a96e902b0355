package overtrick.bridge.sitting;

import java.util.Optional;
import java.util.Random;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Examples;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.board.BoardEvent.BoardEnded;
import overtrick.bridge.board.BoardEvent.BoardOpened;
import overtrick.bridge.board.BoardEvent.CallMade;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.board.BoardRules;
import overtrick.bridge.score.Notation;
import overtrick.bridge.score.Result;
import overtrick.cards.Deal;

/// A sitting for tests of scores: deals are not played but end as they are told. Mutable.
///
/// @param <S> the score
public final class ScoredSitting<S> {

    private final Scorer<S> scorer;
    private final SittingRules<S> rules;
    private Sitting<S> sitting;

    public ScoredSitting(Scorer<S> scorer) {
        this(scorer, new BoardRules());
    }

    public ScoredSitting(Scorer<S> scorer, BoardRules boards) {
        this.scorer = scorer;
        this.rules = new SittingRules<>(scorer, boards);
        this.sitting = rules.start();
    }

    /// One deal with a result such as `4HN+1` or `P`, and no honours to speak of.
    public ScoredSitting<S> deal(String result) {
        return deal(result, Examples.NOTRUMPS);
    }

    public ScoredSitting<S> deal(String result, Deal deal) {
        open(deal);
        return ended(result(result));
    }

    /// One deal with these calls, in which the declaring side wins so many tricks.
    public ScoredSitting<S> deal(String calls, int tricks, Deal deal) {
        open(deal);
        for (String call : calls.split(" ")) {
            var auction = board().auction();
            var made =
                    new CallMade(auction.turn().orElseThrow(), Call.parse(call), Optional.empty());
            sitting = rules.evolve(sitting, made);
        }
        var contract = board().auction().contract().orElseThrow();
        return ended(new Result.Played(contract, tricks));
    }

    public BoardInPlay board() {
        return sitting.board().orElseThrow();
    }

    private void open(Deal deal) {
        var next = scorer.next(score()).orElseThrow();
        var number = new BoardNumber(sitting.opened() + 1);
        var board = next.board(number, deal, new Random(1));
        sitting = rules.evolve(sitting, new BoardOpened(board, Optional.empty()));
    }

    private ScoredSitting<S> ended(Result result) {
        sitting = rules.evolve(sitting, new BoardEnded(result));
        return this;
    }

    public S score() {
        return sitting.score();
    }

    /// What must come next; empty at the end.
    public Optional<NextDeal> next() {
        return scorer.next(score());
    }

    private static Result result(String text) {
        return switch (Notation.parse(text)) {
            case Notation.PassedOut() -> new Result.PassedOut();
            case Notation.Played played ->
                    new Result.Played(
                            new Contract(
                                    played.bid(),
                                    played.doubling(),
                                    played.declarer().orElseThrow()),
                            played.tricks());
        };
    }
}
