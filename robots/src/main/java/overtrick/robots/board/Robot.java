package overtrick.robots.board;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.AnswerClaim;
import overtrick.bridge.board.BoardCommand.AnswerUndo;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.MakeClaim;
import overtrick.bridge.board.BoardCommand.PlayCard;
import overtrick.bridge.board.BoardView;
import overtrick.robots.Bidder;
import overtrick.robots.CardPlayer;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.bidding.SystemBidder;
import overtrick.robots.judgement.CallSearch;
import overtrick.robots.judgement.SearchBidder;
import overtrick.robots.play.ThumbRulePlayer;
import overtrick.robots.search.ClaimJudge;
import overtrick.robots.search.Level;
import overtrick.robots.search.SearchPlayer;
import overtrick.robots.search.Solvers;
import overtrick.robots.stake.Plain;
import overtrick.robots.stake.Stake;

/// A player at a table. It knows what its seat may know and nothing else, and the same view always
/// gets the same answer.
///
/// It claims by itself only where it is asked to with [#claiming], once a board at most: whoever
/// did not agree to a claim wants to play on.
public record Robot(Bidder bidder, CardPlayer player, ClaimJudge judge) {

    /// The solvers of all robots that do not bring their own.
    private static final Solvers HOUSE = new Solvers();

    /// The usual system and rules of thumb at cards.
    public static Robot beginner() {
        return playing(Agreements.STANDARD, new Readings());
    }

    /// What has been agreed at the table, and rules of thumb at cards.
    public static Robot playing(Agreements agreements, Readings readings) {
        return playing(agreements, readings, Plain.IMPS);
    }

    /// The same with an eye on what the table plays for.
    public static Robot playing(Agreements agreements, Readings readings, Stake stake) {
        return new Robot(
                new SystemBidder(agreements, readings, stake),
                new ThumbRulePlayer(agreements, readings),
                new ClaimJudge(agreements, readings, HOUSE));
    }

    /// What has been agreed at the table, calls and cards as the level finds them.
    ///
    /// @param readings and solvers of the house, shared by its robots
    /// @param stake what the table plays for, as it stands
    /// @param seed where the chance of its players comes from
    public static Robot playing(
            Level level,
            Agreements agreements,
            Readings readings,
            Stake stake,
            Solvers solvers,
            long seed) {
        return new Robot(
                bidding(level, agreements, readings, stake, solvers, seed),
                new SearchPlayer(level, agreements, readings, stake, solvers, seed),
                new ClaimJudge(agreements, readings, solvers));
    }

    private static Bidder bidding(
            Level level,
            Agreements agreements,
            Readings readings,
            Stake stake,
            Solvers solvers,
            long seed) {
        return level.searchesCalls()
                ? new SearchBidder(agreements, readings, new CallSearch(stake, solvers, seed))
                : new SystemBidder(agreements, readings, stake);
    }

    /// A claim by the robot whose turn it is, when all that is left is cold.
    public Optional<BoardCommand> claiming(BoardView view) {
        var cold = judge.cold(view);
        return cold.isPresent()
                ? Optional.of(new MakeClaim(cold.getAsInt(), ""))
                : Optional.empty();
    }

    /// What the robot wants to do now; empty when nothing is asked of it.
    public Optional<BoardCommand> move(BoardView view) {
        return move(view, () -> false);
    }

    /// The same, thinking no longer than told.
    public Optional<BoardCommand> move(BoardView view, BooleanSupplier enough) {
        if (view.offers().contains(new AnswerUndo(true))) {
            return Optional.of(new AnswerUndo(true));
        }
        if (view.offers().contains(new AnswerClaim(true))) {
            return Optional.of(new AnswerClaim(judge.isFair(view)));
        }
        if (!view.isMyTurn()) {
            return Optional.empty();
        }
        if (!view.playable().isEmpty()) {
            return Optional.of(new PlayCard(player.card(view, enough)));
        }
        if (!view.calls().isEmpty()) {
            var bidding = bidder.call(view, enough);
            return Optional.of(new MakeCall(bidding.call(), bidding.meaning()));
        }
        return Optional.empty();
    }
}
