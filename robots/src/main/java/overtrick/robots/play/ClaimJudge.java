package overtrick.robots.play;

import java.util.EnumMap;
import java.util.Map;
import overtrick.bridge.board.BoardView;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Suit;

/// Whether a claim is to be agreed to.
///
/// Whoever is asked sees the claimer's cards, dummy's and his own, hence all four hands; only the
/// partner of a conceding defender does not. With few cards left the claim is right when best play
/// of all hands gives as many tricks. With more it is right unless it exceeds the [Potential] of
/// the claimer's side, or leaves the one who is asked fewer tricks than he has top trumps: any
/// other doubt goes to the claimer, unlike in Law 70A, which saves time.
public final class ClaimJudge {

    /// Cards in each hand up to which all play is searched.
    private static final int SEARCHED = 5;

    private ClaimJudge() {}

    /// The view must hold a claim that awaits the viewer's answer.
    public static boolean isFair(BoardView view) {
        var claim = view.claim().orElseThrow().claim();
        var play = view.play().orElseThrow();
        var me = view.seat().orElseThrow();
        int conceded = play.left() - claim.tricks();
        if (me == claim.by().partner()) {
            return ownTricks(view, me) <= claim.tricks();
        }
        var hands = allHands(view);
        if (play.left() <= SEARCHED) {
            return Ending.of(play, hands).canWin(claim.by().side(), claim.tricks());
        }
        var potential =
                new Potential(
                        held(hands, claim.by()),
                        held(hands, claim.by().partner()),
                        held(hands, claim.by().left()).union(held(hands, claim.by().right())),
                        play.contract().strain(),
                        conceded > 0);
        int most = potential.tricks() + (play.current().isEmpty() ? 0 : 1);
        return claim.tricks() <= most && ownTricks(view, me) <= conceded;
    }

    private static CardSet held(Map<Seat, CardSet> hands, Seat seat) {
        return hands.getOrDefault(seat, CardSet.NONE);
    }

    /// The hands in sight, and the fourth when only one is missing.
    private static Map<Seat, CardSet> allHands(BoardView view) {
        var hands = new EnumMap<Seat, CardSet>(Seat.class);
        hands.putAll(view.hands());
        if (hands.size() == Seat.values().length - 1) {
            var rest = CardSet.ALL.minus(view.play().orElseThrow().played());
            for (var hand : view.hands().values()) {
                rest = rest.minus(hand);
            }
            for (var seat : Seat.values()) {
                hands.putIfAbsent(seat, rest);
            }
        }
        return hands;
    }

    /// Tricks of the viewer's own that nobody can take away: the top trumps.
    private static int ownTricks(BoardView view, Seat me) {
        var play = view.play().orElseThrow();
        var hand = view.hands().getOrDefault(me, CardSet.NONE);
        var others = CardSet.ALL.minus(play.played()).minus(hand);
        return play.contract()
                .strain()
                .trumps()
                .map(trumps -> topRun(hand, others, trumps))
                .orElse(0);
    }

    private static int topRun(CardSet hand, CardSet others, Suit suit) {
        int run = 0;
        for (var card : hand.in(suit)) {
            if (Sight.above(others, card) > 0) {
                return run;
            }
            run++;
        }
        return run;
    }
}
