package overtrick.teaching.can;

import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.can.play.CanPlay;
import overtrick.can.score.DealResult;
import overtrick.cards.Seat;
import overtrick.robots.can.OpenCards;

/// What each card comes to when everybody sees all cards and nobody errs, in the last tricks of a
/// deal.
public final class OpenJudge {

    private OpenJudge() {}

    /// What the defenders reach after each card of the player in turn: their points, 45 for a goal
    /// of theirs by points or by the last trick.
    ///
    /// @return empty while too many tricks are to come, or nobody is in turn
    public static Map<CanCard, Integer> reached(CanPlay play) {
        var reached = new LinkedHashMap<CanCard, Integer>();
        for (var card : play.playable()) {
            var points = reachedFrom(play.with(card));
            if (points.isEmpty()) {
                return Map.of();
            }
            reached.put(card, points.get());
        }
        return reached;
    }

    /// The cards with which the player in turn reaches most for their side; none while that is not
    /// known.
    public static CanSet best(CanPlay play) {
        var reached = reached(play);
        if (reached.isEmpty()) {
            return CanSet.NONE;
        }
        boolean defends = play.current().turn().opposes(play.declarer());
        var order = Comparator.<Integer>naturalOrder();
        int most = reached.values().stream().max(defends ? order : order.reversed()).orElseThrow();
        return CanSet.copyOf(
                reached.entrySet().stream()
                        .filter(one -> one.getValue() == most)
                        .map(Map.Entry::getKey)
                        .toList());
    }

    /// The card that wins trick twelve if nobody errs from here; empty when the play stops before.
    public static Optional<CanCard> lastWinner(CanPlay play) {
        var now = play;
        while (!isOver(now)) {
            var best = best(now);
            if (best.isEmpty()) {
                return Optional.empty();
            }
            now = now.with(best.lowest());
        }
        if (!now.isPlayedOut()) {
            return Optional.empty();
        }
        var last = now.tricks().getLast();
        var winner = now.winner(last);
        var laid = new EnumMap<Seat, CanCard>(Seat.class);
        for (int place = 0; place < last.cards().size(); place++) {
            laid.put(last.player(place), last.cards().get(place));
        }
        return Optional.ofNullable(laid.get(winner));
    }

    private static boolean isOver(CanPlay play) {
        return play.isPlayedOut() || play.pointsAgainst() >= DealResult.POINTS_GOAL;
    }

    private static Optional<Integer> reachedFrom(CanPlay play) {
        if (play.pointsAgainst() >= DealResult.POINTS_GOAL) {
            return Optional.of(DealResult.POINTS_GOAL);
        }
        if (play.isPlayedOut()) {
            boolean lost =
                    play.lastWinner().filter(one -> one.opposes(play.declarer())).isPresent();
            return Optional.of(lost ? DealResult.POINTS_GOAL : play.pointsAgainst());
        }
        return OpenCards.of(play).map(OpenCards::points);
    }
}
