package overtrick.boards.account;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import overtrick.bridge.Board;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.play.Play;
import overtrick.bridge.score.Result;
import overtrick.bridge.score.Result.Played;
import overtrick.cards.Card;
import overtrick.cards.Side;
import overtrick.solver.Solver;
import overtrick.solver.analysis.PlayAnalysis;
import overtrick.solver.analysis.PlayAnalysis.Step;

/// How a board went at one table, every card beside what it left of the tricks that were there.
///
/// @param steps one for each card played
/// @param expected tricks of declarer's side in the contract if nobody errs in the play, seen with
///   all four hands; 0 without a contract
public record Course(Board board, Auction auction, List<Step> steps, int expected, Result result) {

    public Course {
        steps = List.copyOf(steps);
    }

    /// Looks at every card of a board with all four hands open.
    ///
    /// @param play empty when all have passed
    /// @throws overtrick.solver.SearchCancelledException if interrupted
    public static Course of(
            Board board, Auction auction, Optional<Play> play, Result result, Solver solver) {
        return of(
                board,
                auction,
                play.map(cards -> PlayAnalysis.of(cards, solver)),
                result,
                contract -> solver.tricks(board.deal(), contract.strain(), contract.declarer()));
    }

    /// What has been analysed already.
    ///
    /// @param worth tricks of a contract if nobody errs; asked only where no card was played
    public static Course of(
            Board board,
            Auction auction,
            Optional<PlayAnalysis> play,
            Result result,
            ToIntFunction<Contract> worth) {
        var steps = play.map(PlayAnalysis::steps).orElse(List.of());
        int expected =
                switch (result) {
                    case Result.PassedOut() -> 0;
                    case Played(var contract, _) ->
                            steps.isEmpty()
                                    ? worth.applyAsInt(contract)
                                    : steps.getFirst().before();
                };
        return new Course(board, auction, steps, expected, result);
    }

    /// The contract; empty when all have passed.
    public Optional<Contract> contract() {
        return result instanceof Played(var contract, _) ? Optional.of(contract) : Optional.empty();
    }

    /// Tricks of declarer's side; 0 without a contract.
    public int tricks() {
        return result instanceof Played(_, int tricks) ? tricks : 0;
    }

    /// Points of the result.
    public int points(Side side) {
        return result.points(side, board.vulnerability());
    }

    /// Points of the contract with so many tricks; 0 without a contract.
    public int points(Side side, int tricks) {
        return contract()
                .map(contract -> new Played(contract, tricks).points(side, board.vulnerability()))
                .orElse(0);
    }

    /// Tricks of declarer's side that were agreed on beyond those that were there after the last
    /// card: less than 0 when a claim gave some away, 0 when all cards were played.
    int claimed() {
        return tricks() - (steps.isEmpty() ? expected : steps.getLast().after());
    }

    /// Whether a card, or the claim after the last, moved the contract from made to down or back:
    /// as tricks were there, whatever others gave away.
    boolean isTurned(int place) {
        boolean claim = place == steps.size();
        int before = claim ? tricks() - claimed() : steps.get(place).before();
        int after = claim ? tricks() : steps.get(place).after();
        int needed = contract().orElseThrow().bid().tricks();
        return (before >= needed) != (after >= needed);
    }

    Card card(int place) {
        return steps.get(place).card();
    }

    /// Whether the same declarer plays the same trumps, or the same contract is played by the other
    /// hand of a side that has as many tricks there: so that card can be laid beside card.
    boolean isAlike(Course other) {
        return isSameContract(other)
                || (contract().isPresent()
                        && of(Contract::strain).equals(other.of(Contract::strain))
                        && of(Contract::declarer).equals(other.of(Contract::declarer)));
    }

    /// Whether it is the same contract of a side, with the same tricks there.
    boolean isSameContract(Course other) {
        return contract().isPresent()
                && expected == other.expected
                && of(Contract::bid).equals(other.of(Contract::bid))
                && of(Contract::doubling).equals(other.of(Contract::doubling))
                && of(contract -> contract.declarer().side())
                        .equals(other.of(contract -> contract.declarer().side()));
    }

    private <T> Optional<T> of(Function<Contract, T> part) {
        return contract().map(part);
    }

    /// With how many cards both plays began alike.
    int alike(Course other) {
        int most = isAlike(other) ? Math.min(steps.size(), other.steps.size()) : 0;
        int alike = 0;
        while (alike < most && card(alike).equals(other.card(alike))) {
            alike++;
        }
        return alike;
    }
}
