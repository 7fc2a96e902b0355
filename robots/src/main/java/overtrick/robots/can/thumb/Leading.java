package overtrick.robots.can.thumb;

import overtrick.robots.can.open.Lanes;
import overtrick.robots.can.saying.CanSentence;

/// The first card of a trick.
final class Leading {

    /// With so many trumps declarer forces out the higher ones too.
    private static final int LONG = 5;

    private static final int NONE = -1;

    private final Sight sight;
    CanSentence why = CanSentence.LEAD_LOW;

    Leading(Sight sight) {
        this.sight = sight;
    }

    int card() {
        if ((sight.hand & ~Lanes.TRUMPS) == 0) {
            return onlyTrumps();
        }
        int card = NONE;
        if (sight.seat == sight.game.declarer()) {
            card = trumpsByDeclarer();
        }
        if (card == NONE) {
            card = winner();
        }
        if (card == NONE && sight.defends) {
            card = force();
        }
        if (card == NONE && !sight.defends && sight.seat != sight.game.declarer()) {
            card = trumpForPartner();
        }
        return card == NONE ? low() : card;
    }

    /// The highest while they are safe; with one winner left it stays for the last trick.
    private int onlyTrumps() {
        long masters = sight.masters(Lanes.TRUMP_LANE);
        long others = sight.hand & ~masters;
        if (others == 0 || Long.bitCount(masters) > 1) {
            why = CanSentence.DRAW_TRUMPS;
            return masters == 0 ? lowest(sight.hand) : Lanes.lowest(masters);
        }
        why = masters == 0 ? CanSentence.LEAD_LOW : CanSentence.KEEP_LAST_TRUMP;
        return lowest(others);
    }

    private int trumpsByDeclarer() {
        long trumps = sight.trumps();
        if (Long.bitCount(trumps) < 2 || !sight.opponentsMayHaveTrumps()) {
            return NONE;
        }
        long masters = sight.masters(Lanes.TRUMP_LANE);
        int out = Long.bitCount(sight.unseen & Lanes.TRUMPS);
        if (masters != 0 && (Long.bitCount(masters) > 1 || Long.bitCount(trumps) > 2 || out == 1)) {
            why = CanSentence.DRAW_TRUMPS;
            return Lanes.lowest(masters);
        }
        if (masters == 0 && Long.bitCount(trumps) >= LONG) {
            why = CanSentence.FORCE_OUT_TRUMPS;
            return lowest(trumps);
        }
        return NONE;
    }

    /// A side card that nothing beats, from the suit least likely to be ruffed.
    private int winner() {
        int best = NONE;
        int most = -1;
        for (int lane = 0; lane < Lanes.TRUMP_LANE; lane++) {
            long masters = sight.masters(lane);
            if (masters == 0 || sight.opponentsMayRuff(lane)) {
                continue;
            }
            int out = Long.bitCount(sight.unseen & Lanes.lane(lane));
            if (out > most) {
                most = out;
                best = Lanes.highest(masters);
            }
        }
        why = CanSentence.CASH_WINNER;
        return best;
    }

    /// A worthless card of a suit that declarer must ruff: their trumps become shorter.
    private int force() {
        int declarer = sight.game.declarer();
        for (int lane = 0; lane < Lanes.TRUMP_LANE; lane++) {
            long blanks = sight.hand & Lanes.lane(lane) & ~Lanes.POINTS;
            if (blanks != 0 && sight.game.isVoid(declarer, lane)) {
                why = CanSentence.FORCE_DECLARER;
                return Lanes.lowest(blanks);
            }
        }
        return NONE;
    }

    private int trumpForPartner() {
        long blanks = sight.trumps() & ~Lanes.POINTS;
        boolean partnerHasNone = sight.game.isVoid(sight.partner(), Lanes.TRUMP_LANE);
        if (blanks == 0 || partnerHasNone || !sight.opponentsMayHaveTrumps()) {
            return NONE;
        }
        why = CanSentence.LEAD_TRUMP_FOR_PARTNER;
        return Lanes.lowest(blanks);
    }

    /// A worthless side card from the longest suit, if possible not below a king or a ten.
    private int low() {
        why = CanSentence.LEAD_LOW;
        long best = 0;
        int most = Integer.MIN_VALUE;
        for (int lane = 0; lane < Lanes.TRUMP_LANE; lane++) {
            long ofLane = sight.hand & Lanes.lane(lane);
            if (ofLane == 0) {
                continue;
            }
            int promise = Long.bitCount(ofLane) - (3 * Lanes.fives(ofLane));
            promise -= (ofLane & ~Lanes.POINTS) == 0 ? 20 : 0;
            promise -= !sight.defends && sight.opponentsMayRuff(lane) ? 4 : 0;
            if (promise > most) {
                most = promise;
                best = ofLane;
            }
        }
        return lowest(best);
    }

    /// The lowest of those that are worth least.
    static int lowest(long cards) {
        long blanks = cards & ~Lanes.POINTS;
        if (blanks != 0) {
            return Lanes.lowest(blanks);
        }
        long fives = cards & Lanes.FIVES;
        return Lanes.lowest(fives != 0 ? fives : cards);
    }
}
