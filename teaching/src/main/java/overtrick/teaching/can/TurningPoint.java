package overtrick.teaching.can;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.can.CanCard;
import overtrick.can.CanLevel;
import overtrick.can.CanSet;
import overtrick.can.play.CanPlay;
import overtrick.can.rules.CanRules;
import overtrick.can.score.DealResult;
import overtrick.can.tribute.Debt;
import overtrick.cards.Seat;

/// The last card of a player with which their side gave away something of a deal that was over only
/// later: a goal, or tribute. All cards are open; who played saw less.
///
/// @param at how many cards had been played before it
/// @param play before it
/// @param played the card that was played
/// @param good the cards with which nothing would have been given away
/// @param before what the defenders reach with a good card: points, 45 for a goal
/// @param after what they reach with the card that was played
public record TurningPoint(
        int at, CanPlay play, CanCard played, CanSet good, int before, int after) {

    /// A goal beside a card of tribute, so that no tribute outweighs a goal.
    private static final int GOAL = 10;

    /// Looks for the point from the end.
    ///
    /// @param begun the play when trumps were known and nothing had been led
    /// @param cards that were played
    /// @param seat whose cards are judged
    public static Optional<TurningPoint> of(
            CanPlay begun, List<CanCard> cards, Seat seat, CanLevel level, CanRules rules) {
        var plays = new ArrayList<CanPlay>();
        var now = begun;
        for (var card : cards) {
            plays.add(now);
            now = now.with(card);
        }
        for (int at = cards.size() - 1; at >= 0; at--) {
            var play = plays.get(at);
            if (play.current().turn() != seat || play.playable().size() == 1) {
                continue;
            }
            var reached = OpenJudge.reached(play);
            if (reached.isEmpty()) {
                return Optional.empty(); // before this, nothing is known
            }
            int after = reached.getOrDefault(cards.get(at), 0);
            var best = OpenJudge.best(play);
            int before = reached.getOrDefault(best.lowest(), after);
            boolean defends = seat.opposes(play.declarer());
            int gain = worth(before, play, level, rules) - worth(after, play, level, rules);
            if ((defends ? -gain : gain) > 0) {
                var good =
                        CanSet.copyOf(
                                reached.entrySet().stream()
                                        .filter(one ->
                                                worth(one.getValue(), play, level, rules)
                                                        == worth(before, play, level, rules))
                                        .map(one -> one.getKey())
                                        .toList());
                return Optional.of(new TurningPoint(at, play, cards.get(at), good, before, after));
            }
        }
        return Optional.empty();
    }

    /// What it comes to for declarer's side.
    private static int worth(int points, CanPlay play, CanLevel level, CanRules rules) {
        var result = new DealResult(1, play.declarer(), level, points, false);
        int goal =
                result.goal(rules).map(side -> side == result.declarers() ? GOAL : -GOAL).orElse(0);
        return goal - result.debts(rules).stream().mapToInt(Debt::cards).sum();
    }

    /// Whether the card that was played would have won trick twelve, had it been kept.
    public boolean winsLastIfKept() {
        return OpenJudge.lastWinner(play.with(good.lowest())).equals(Optional.of(played));
    }
}
