package overtrick.robots;

import java.util.Optional;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.AnswerClaim;
import overtrick.bridge.board.BoardCommand.AnswerUndo;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.PlayCard;
import overtrick.bridge.board.BoardView;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.bidding.SystemBidder;
import overtrick.robots.play.ClaimJudge;
import overtrick.robots.play.ThumbRulePlayer;

/// A player at a table. It knows what its seat may know and nothing else, and the same view always
/// gets the same answer.
///
/// It never claims by itself. A view does not show whether a claim was refused before, so a robot
/// would claim again and again.
public record Robot(Bidder bidder, CardPlayer player) {

    /// The usual system and rules of thumb at cards.
    public static Robot beginner() {
        return playing(Agreements.STANDARD, new Readings());
    }

    /// What has been agreed at the table, and rules of thumb at cards.
    public static Robot playing(Agreements agreements, Readings readings) {
        return new Robot(
                new SystemBidder(agreements, readings), new ThumbRulePlayer(agreements, readings));
    }

    /// What the robot wants to do now; empty when nothing is asked of it.
    public Optional<BoardCommand> move(BoardView view) {
        if (view.offers().contains(new AnswerUndo(true))) {
            return Optional.of(new AnswerUndo(true));
        }
        if (view.offers().contains(new AnswerClaim(true))) {
            return Optional.of(new AnswerClaim(ClaimJudge.isFair(view)));
        }
        if (!view.isMyTurn()) {
            return Optional.empty();
        }
        if (!view.playable().isEmpty()) {
            return Optional.of(new PlayCard(player.card(view)));
        }
        if (!view.calls().isEmpty()) {
            var bidding = bidder.call(view);
            return Optional.of(new MakeCall(bidding.call(), bidding.meaning()));
        }
        return Optional.empty();
    }
}
