package overtrick.robots.can.thumb;

import overtrick.robots.can.open.Lanes;
import overtrick.robots.can.open.PointGame;

/// What the player in turn sees and may conclude: their hand, the table, and which cards are out.
final class Sight {

    /// With fewer cards of a suit out, somebody is likely to have none.
    private static final int THIN = 3;

    PointGame game = new PointGame(4);
    int seat;
    long hand;
    long playable;
    long unseen;
    boolean defends;

    void look(PointGame at) {
        game = at;
        seat = at.turn();
        hand = at.hand(seat);
        playable = at.playable();
        unseen = at.unseen(seat);
        defends = at.isDefender(seat);
    }

    int next() {
        return (seat + 1) & (game.players() - 1);
    }

    int partner() {
        return (seat + 2) & 3;
    }

    boolean isLast() {
        return game.count() == game.players() - 1;
    }

    boolean partnerWins() {
        return game.players() == 4 && game.winner() == partner();
    }

    long trumps() {
        return hand & Lanes.TRUMPS;
    }

    /// Whether no card that is out beats this one in its lane.
    boolean isMaster(int card) {
        return (Lanes.above(card) & unseen) == 0;
    }

    /// The cards of a hand's lane that are above all that are out there.
    long masters(int lane) {
        long ofLane = hand & Lanes.lane(lane);
        long out = unseen & Lanes.lane(lane);
        return out == 0 ? ofLane : ofLane & (-2L << Lanes.highest(out));
    }

    /// Whether an opponent may still hold a trump.
    boolean opponentsMayHaveTrumps() {
        return mayHaveTrump(next()) || (game.players() == 4 && mayHaveTrump((seat + 3) & 3));
    }

    private boolean mayHaveTrump(int other) {
        return (unseen & Lanes.TRUMPS) != 0 && !game.isVoid(other, Lanes.TRUMP_LANE);
    }

    /// Whether the other player is known or likely to ruff the lane.
    boolean mayRuff(int other, int lane) {
        if (lane == Lanes.TRUMP_LANE || !mayHaveTrump(other)) {
            return false;
        }
        return game.isVoid(other, lane) || Long.bitCount(unseen & Lanes.lane(lane)) < THIN;
    }

    boolean opponentsMayRuff(int lane) {
        return mayRuff(next(), lane) || (game.players() == 4 && mayRuff((seat + 3) & 3, lane));
    }

    /// Whether the player after this one may beat the card in a trick in which `led` was led.
    boolean mayBeBeaten(int card, int led) {
        if (isLast()) {
            return false;
        }
        int other = next();
        boolean higher = (Lanes.above(card) & unseen) != 0;
        boolean trumped = card >= Lanes.FIRST_TRUMP;
        if (trumped && led != Lanes.TRUMP_LANE) {
            return higher && mayRuff(other, led);
        }
        return (higher && !game.isVoid(other, led)) || mayRuff(other, led);
    }
}
