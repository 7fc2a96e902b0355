package overtrick.robots.play;

import overtrick.bridge.board.BoardView;
import overtrick.cards.CardSet;
import overtrick.cards.Suit;

/// Winners that nobody can take from the one who leads: masters of hands that they command, while
/// nobody can ruff them.
public final class SureTricks {

    private SureTricks() {}

    /// How many of the tricks left the viewer, who is to lead, takes with masters; 0 when trumps
    /// that are still out might ruff one. Whether they can reach them all is not looked at.
    public static int of(BoardView view) {
        var sight = Sight.of(view);
        var hand = sight.hand(sight.turn());
        var other = sight.isDeclaring() ? sight.hand(sight.turn().partner()) : CardSet.NONE;
        int tricks = 0;
        for (var suit : Suit.values()) {
            int longer = Math.max(hand.length(suit), other.length(suit));
            int run = Math.min(sight.topRun(sight.own(), suit), longer);
            int out = sight.others().length(suit);
            boolean trumps = sight.trumps().filter(suit::equals).isPresent();
            if (trumps && run < out) {
                return 0;
            }
            boolean dropsAll = out == 0 || (run > 0 && run >= out);
            tricks += dropsAll ? longer : run;
        }
        return Math.min(tricks, sight.play().left());
    }
}
