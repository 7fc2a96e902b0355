package overtrick.robots.can;

import java.util.Arrays;
import java.util.Optional;
import overtrick.can.CanSet;
import overtrick.can.play.CanPlay;
import overtrick.can.play.CanTrick;
import overtrick.cards.Suit;
import overtrick.robots.can.open.Lanes;
import overtrick.robots.can.open.OpenCardSolver;
import overtrick.robots.can.open.PointGame;

/// What a deal comes to from some point on, when everybody sees all cards and nobody errs.
///
/// @param points of the defenders; 45 stands for a goal of theirs, by points or by the last trick
public record OpenCards(int points) {

    /// With more tricks to come the search would take too long for a page.
    public static final int MOST_TRICKS = 7;

    private static final int TABLE_BITS = 16;

    /// @return empty while trumps are not known or too many tricks are still to come
    public static Optional<OpenCards> of(CanPlay play) {
        boolean known = play.trump().flatMap(trump -> trump.suit()).isPresent();
        boolean near = CanPlay.TRICKS - play.tricks().size() <= MOST_TRICKS;
        if (!known || !near || play.circle().size() != 4 || play.isPlayedOut()) {
            return Optional.empty();
        }
        var solver = new OpenCardSolver(TABLE_BITS);
        return Optional.of(new OpenCards(5 * solver.payoff(game(play))));
    }

    /// Whether the defenders have a goal.
    public boolean isGoal() {
        return points >= 5 * PointGame.STOP;
    }

    private static PointGame game(CanPlay play) {
        int trump = play.trump().flatMap(named -> named.suit()).orElse(Suit.SPADES).ordinal();
        var circle = play.circle();
        var held = new CanSet[circle.size()];
        for (int seat = 0; seat < held.length; seat++) {
            held[seat] = play.hands().of(circle.seats().get(seat));
        }
        play.tricks().forEach(trick -> giveBack(trick, held));
        giveBack(play.current(), held);
        var hands = new long[4];
        Arrays.setAll(hands, seat -> Lanes.swapped(held[seat].bits(), trump));
        var game = new PointGame(circle.size());
        int declarer = circle.seats().indexOf(play.declarer());
        game.start(hands, declarer, declarer);
        game.bury(Lanes.swapped(play.buried().bits(), trump));
        play.tricks().forEach(trick -> replay(game, trick, trump));
        replay(game, play.current(), trump);
        return game;
    }

    private static void giveBack(CanTrick trick, CanSet[] held) {
        var seats = trick.circle().seats();
        for (int place = 0; place < trick.cards().size(); place++) {
            int seat = seats.indexOf(trick.player(place));
            held[seat] = held[seat].with(trick.cards().get(place));
        }
    }

    private static void replay(PointGame game, CanTrick trick, int trump) {
        for (var card : trick.cards()) {
            game.play(Lanes.swappedCard(card.place(), trump));
        }
    }
}
