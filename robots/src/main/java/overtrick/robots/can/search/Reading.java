package overtrick.robots.can.search;

import java.util.random.RandomGenerator;
import overtrick.robots.can.open.Equals;
import overtrick.robots.can.open.Lanes;
import overtrick.robots.can.open.PointGame;
import overtrick.robots.can.sight.CardSight;
import overtrick.robots.can.thumb.Burial;
import overtrick.robots.can.thumb.ThumbPlay;
import overtrick.robots.can.thumb.TrumpChoice;

/// Reads the cards: of several layouts one is taken, the oftener the likelier it is that the others
/// would have played with it what they have played, and that declarer would have named these
/// trumps. Whoever gave no points to a trick of their own side hardly has any; that is counting.
final class Reading {

    private static final int PLAYERS = 4;

    /// Trumps that are worth a little less than another suit are named now and then, much less
    /// hardly ever.
    private static final int NEARLY = 40;

    private static final double SELDOM = 0.4;
    private static final double HARDLY = 0.05;

    private final Habits habits;
    private final Worlds worlds = new Worlds();
    private final ThumbPlay thumb = new ThumbPlay();
    private final TrumpChoice choice = new TrumpChoice();
    private final PointGame replay = new PointGame(PLAYERS);
    private final PointGame drawn = new PointGame(PLAYERS);
    private final long[] hands = new long[PLAYERS];

    Reading(Habits habits) {
        this.habits = habits;
    }

    /// Deals what the player in turn does not see.
    ///
    /// @param world becomes the layout
    void deal(CardSight sight, PointGame world, RandomGenerator chance) {
        var seen = sight.game();
        worlds.deal(seen, seen.turn(), sight.known(), world, chance);
        if (habits.draws() == 1 || seen.players() < PLAYERS) {
            return;
        }
        double total = likelihood(sight, world);
        for (int draw = 1; draw < habits.draws(); draw++) {
            worlds.deal(seen, seen.turn(), sight.known(), drawn, chance);
            double likely = likelihood(sight, drawn);
            total += likely;
            if (chance.nextDouble() * total < likely) {
                world.copy(drawn);
            }
        }
    }

    /// How well a layout explains what the others have done, 1 for without a fault.
    double likelihood(CardSight sight, PointGame world) {
        int me = world.turn();
        int declarer = world.declarer();
        for (int seat = 0; seat < PLAYERS; seat++) {
            hands[seat] = world.hand(seat) | world.playedBy(seat);
        }
        double likely = declarer == me ? 1 : named(sight, world);
        replay.start(hands, declarer, declarer);
        replay.bury(world.buried());
        for (int card : sight.line()) {
            if (replay.turn() != me && !isUsual(card)) {
                likely *= habits.slip();
            }
            replay.play(card);
        }
        return likely;
    }

    /// Whether rules of thumb would have played this card, or one that does the same work.
    private boolean isUsual(int card) {
        if (Long.bitCount(replay.playable()) == 1) {
            return true;
        }
        int usual = thumb.card(replay);
        long others = replay.unseen(replay.turn());
        for (int place = 0; place < replay.count(); place++) {
            others |= 1L << replay.trick(place);
        }
        long both = (1L << usual) | (1L << card);
        return usual == card || Long.bitCount(Equals.reduced(both, others)) == 1;
    }

    private double named(CardSight sight, PointGame world) {
        long eighteen = hands[world.declarer()] | world.buried();
        if (Long.bitCount(eighteen) != PointGame.TRICKS + Burial.KITTY) {
            return 1;
        }
        choice.choose(Lanes.swapped(eighteen, sight.trump()));
        int lost = choice.value(choice.trump()) - choice.value(sight.trump());
        return lost <= 0 ? 1 : lost < NEARLY ? SELDOM : HARDLY;
    }
}
