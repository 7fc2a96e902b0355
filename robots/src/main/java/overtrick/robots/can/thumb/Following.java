package overtrick.robots.can.thumb;

import overtrick.robots.can.open.Lanes;
import overtrick.robots.can.saying.CanSentence;

/// The second, third and fourth card of a trick.
final class Following {

    private static final int NONE = -1;

    private final Sight sight;
    CanSentence why = CanSentence.KEEP_POINTS;

    Following(Sight sight) {
        this.sight = sight;
    }

    int card() {
        int led = sight.game.led();
        boolean follows = (sight.hand & Lanes.lane(led)) != 0;
        if (sight.partnerWins()) {
            return withPartner(led, follows);
        }
        long winners = winners();
        if (winners == 0) {
            why = CanSentence.CANNOT_WIN;
            return follows ? Leading.lowest(sight.playable) : cheapest();
        }
        if (!follows) {
            return ruff(led, winners);
        }
        return sight.isLast() ? fourth(winners) : secondOrThird(led, winners);
    }

    private long winners() {
        int winning = sight.game.winning();
        long higher = Lanes.above(winning);
        long trumps = winning >= Lanes.FIRST_TRUMP ? 0 : Lanes.TRUMPS;
        return sight.playable & (higher | trumps);
    }

    /// Points for a trick that is ours; else the trick is made ours, or nothing is spent on it.
    private int withPartner(int led, boolean follows) {
        if (!sight.mayBeBeaten(sight.game.winning(), led)) {
            return give(follows);
        }
        if (follows && sight.game.onTable() > 0) {
            long winners = winners();
            for (long left = winners; left != 0; left &= left - 1) {
                int card = Lanes.lowest(left);
                if (!sight.mayBeBeaten(card, led)) {
                    why = CanSentence.SECURE_TRICK;
                    return card;
                }
            }
        }
        why = CanSentence.PARTNER_WINS;
        return follows ? Leading.lowest(sight.playable) : cheapest();
    }

    /// The most valuable card that is unlikely to win a trick itself; trumps only when they must be
    /// played.
    private int give(boolean follows) {
        long cards = follows ? sight.playable : sight.playable & ~Lanes.TRUMPS;
        long tens = cards & Lanes.TENS;
        long kings = cards & Lanes.KINGS & ~masters(cards);
        long dear = tens != 0 ? tens : kings != 0 ? kings : cards & (Lanes.FIVES | Lanes.KINGS);
        why = CanSentence.GIVE_POINTS;
        if (dear != 0) {
            long fives = dear & Lanes.FIVES;
            return Lanes.lowest(fives != 0 ? fives : dear);
        }
        why = CanSentence.PARTNER_WINS;
        return follows ? Leading.lowest(sight.playable) : cheapest();
    }

    private long masters(long cards) {
        long masters = 0;
        for (long left = cards & Lanes.KINGS; left != 0; left &= left - 1) {
            int card = Lanes.lowest(left);
            masters |= sight.isMaster(card) ? 1L << card : 0;
        }
        return masters;
    }

    /// Whoever plays last takes with points if they can, else as cheaply as possible.
    private int fourth(long winners) {
        long dear = winners & Lanes.POINTS;
        boolean worth = sight.game.onTable() > 0;
        why = worth ? CanSentence.TAKE_POINTS : CanSentence.TAKE_CHEAPLY;
        if (dear != 0) {
            long big = dear & ~Lanes.FIVES;
            return Lanes.lowest(big != 0 ? big : dear);
        }
        boolean costly = sight.game.led() == Lanes.TRUMP_LANE && (winners & ~Lanes.JOKERS) == 0;
        if (!worth && costly && (sight.playable & ~winners & ~Lanes.POINTS) != 0) {
            why = CanSentence.KEEP_POINTS;
            return Leading.lowest(sight.playable & ~winners);
        }
        return Lanes.lowest(winners);
    }

    private int secondOrThird(int led, long winners) {
        int sure = sureWinner(led, winners);
        boolean trumps = led == Lanes.TRUMP_LANE;
        boolean worth = sight.game.onTable() > 0;
        if (sure != NONE && (worth || !trumps || (Lanes.POINTS & (1L << sure)) != 0)) {
            why = worth ? CanSentence.TAKE_POINTS : CanSentence.CASH_WINNER;
            return sure;
        }
        boolean third = sight.game.count() == 2;
        long blanks = winners & ~Lanes.POINTS;
        if (third && blanks != 0 && !trumps) {
            why = CanSentence.THIRD_HAND;
            return Lanes.highest(blanks);
        }
        why = CanSentence.KEEP_POINTS;
        return Leading.lowest(sight.playable);
    }

    /// The most valuable winner that the next player is unlikely to beat, else the lowest such.
    private int sureWinner(int led, long winners) {
        int best = NONE;
        int most = -1;
        for (long left = winners; left != 0; left &= left - 1) {
            int card = Lanes.lowest(left);
            int fives = Lanes.fivesOf(card);
            if (fives > most && !sight.mayBeBeaten(card, led)) {
                most = fives;
                best = card;
            }
        }
        return best;
    }

    /// Ruffs what is worth it, with points when nobody can overruff.
    private int ruff(int led, long winners) {
        int onTable = sight.game.onTable();
        boolean declarer = sight.seat == sight.game.declarer();
        int own = Long.bitCount(sight.trumps());
        int out = Long.bitCount(sight.unseen & Lanes.TRUMPS);
        boolean worth = onTable > 0 || !declarer || own > out;
        if (own == 1 && onTable < 2 && sight.game.tricksLeft() > 1 && declarer) {
            worth = false; // the last trump wins the last trick
        }
        long blanks = winners & ~Lanes.POINTS & ~Lanes.JOKERS;
        if (onTable == 0 && blanks == 0) {
            worth = false;
        }
        if (!worth && (sight.hand & ~Lanes.TRUMPS & ~Lanes.POINTS) != 0) {
            why = CanSentence.DISCARD;
            return cheapest();
        }
        why = onTable > 0 ? CanSentence.RUFF_POINTS : CanSentence.RUFF;
        int sure = sureWinner(led, winners & ~Lanes.JOKERS);
        if (sure != NONE) {
            return sure;
        }
        return blanks != 0 ? Lanes.lowest(blanks) : Leading.lowest(winners);
    }

    /// A worthless side card from the shortest suit; trumps and points only for want of others.
    private int cheapest() {
        int best = NONE;
        int least = Integer.MAX_VALUE;
        for (long left = sight.playable; left != 0; left &= left - 1) {
            int card = Lanes.lowest(left);
            int price = price(card);
            if (price < least) {
                least = price;
                best = card;
            }
        }
        return best;
    }

    private int price(int card) {
        int lane = Lanes.laneOf(card);
        int rank = Lanes.rankOf(card);
        int fives = Lanes.fivesOf(card);
        if (lane == Lanes.TRUMP_LANE) {
            return 35 + (2 * rank) + (30 * fives);
        }
        long ofLane = sight.hand & Lanes.lane(lane);
        int length = Long.bitCount(ofLane);
        boolean guards = length == 2 && (ofLane & (Lanes.KINGS | Lanes.TENS)) != 0 && fives == 0;
        int master = sight.isMaster(card) ? 14 : 0;
        return rank + (2 * length) + (26 * fives) + (guards ? 6 : 0) + master;
    }
}
