package overtrick.robots.can.search;

import java.util.random.RandomGenerator;
import overtrick.robots.can.open.Lanes;
import overtrick.robots.can.open.PointGame;
import overtrick.robots.can.sight.BidSight;
import overtrick.robots.can.sight.Known;
import overtrick.robots.can.thumb.HandValue;
import overtrick.robots.can.thumb.ThumbPlay;
import overtrick.robots.can.thumb.TrumpChoice;

/// Deals the cards a player does not see before the play, and plays them out by rules of thumb with
/// this or that declarer.
final class Prospects {

    private static final int PLAYERS = 4;
    private static final int HAND = 12;

    /// What the hand of one who has bid is worth at least, and how often that is tried for.
    private static final int BIDDERS_HAND = 230;

    private static final int TRIES = 30;

    private final TrumpChoice choice = new TrumpChoice();
    private final ThumbPlay thumb = new ThumbPlay();
    private final PointGame four = new PointGame(PLAYERS);
    private final PointGame two = new PointGame(2);
    private final long[] hands = new long[PLAYERS];
    private final long[] lanes = new long[PLAYERS];
    private final int[] pack = new int[Lanes.PACK];
    private long kitty;

    /// Deals hands and kitty; one who has bid gets a good hand.
    void deal(BidSight sight, RandomGenerator chance) {
        for (int tries = 0; tries < TRIES; tries++) {
            deal(sight.seat(), sight.hand(), sight.known(), chance);
            if (isLikely(sight)) {
                return;
            }
        }
    }

    private boolean isLikely(BidSight sight) {
        for (int seat = 0; seat < PLAYERS; seat++) {
            boolean bid = seat != sight.seat() && sight.hasBid(seat);
            if (bid && HandValue.of(hands[seat]) < BIDDERS_HAND) {
                return false;
            }
        }
        return true;
    }

    /// Deals twelve cards to everybody but one, and the rest to the kitty.
    void deal(int me, long mine, Known known, RandomGenerator chance) {
        int count = 0;
        long placed = mine;
        for (int seat = 0; seat < PLAYERS; seat++) {
            hands[seat] = seat == me ? mine : known.of(seat) & ~placed;
            placed |= hands[seat];
        }
        for (long left = Lanes.ALL & ~placed; left != 0; left &= left - 1) {
            pack[count++] = Lanes.lowest(left);
        }
        for (int seat = 0; seat < PLAYERS; seat++) {
            for (int room = HAND - Long.bitCount(hands[seat]); seat != me && room > 0; room--) {
                count = draw(seat, count, chance);
            }
        }
        kitty = 0;
        while (count > 0) {
            kitty |= 1L << pack[--count];
        }
    }

    private int draw(int seat, int count, RandomGenerator chance) {
        int drawn = chance.nextInt(count);
        hands[seat] |= 1L << pack[drawn];
        pack[drawn] = pack[count - 1];
        return count - 1;
    }

    /// The payoff when this seat declares with the kitty, as [TrumpChoice] would.
    int declaredBy(int declarer) {
        long cards = hands[declarer] | kitty;
        choice.choose(cards);
        return played(four, declarer, cards, choice.trump(), choice.buried());
    }

    /// The payoff when this seat declares with these eighteen cards.
    ///
    /// @param buried in lanes
    int declaredWith(int players, int declarer, long cards, int trump, long buried) {
        return played(players == 2 ? two : four, declarer, cards, trump, buried);
    }

    private int played(PointGame game, int declarer, long cards, int trump, long buried) {
        for (int seat = 0; seat < PLAYERS; seat++) {
            lanes[seat] = Lanes.swapped(hands[seat], trump);
        }
        lanes[declarer] = Lanes.swapped(cards, trump) & ~buried;
        game.start(lanes, declarer, declarer);
        game.bury(buried);
        thumb.playOut(game);
        return game.payoff();
    }
}
