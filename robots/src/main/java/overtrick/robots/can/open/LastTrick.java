package overtrick.robots.can.open;

/// Who wins the last trick, as far as it is plain from the hands.
final class LastTrick {

    private LastTrick() {}

    /// One card each: who wins it.
    static int winner(long[] hands, int players, int leader) {
        int winning = Lanes.lowest(hands[leader]);
        int winner = leader;
        for (int place = 1; place < players; place++) {
            int seat = (leader + place) & (players - 1);
            int card = Lanes.lowest(hands[seat]);
            if (Lanes.beats(card, winning)) {
                winning = card;
                winner = seat;
            }
        }
        return winner;
    }

    /// The side that is sure of the last trick by its trumps, 0 or 1 as the seats are even or odd;
    /// −1 if that is not plain.
    ///
    /// A side that holds every trump left is: as long as one of its players has another card they
    /// part with that, unless trumps are led, which only a partner does who has nothing else; and
    /// whoever has nothing but trumps ends with one, which no opponent can beat. And so is the side
    /// of a player whose highest trump no opponent beats and who has more trumps than either
    /// opponent: each trump led takes one of the longer opponent's as well, so that they keep the
    /// highest until their side has all of them.
    static int sureSide(long[] hands) {
        long even = (hands[0] | hands[2]) & Lanes.TRUMPS;
        long odd = (hands[1] | hands[3]) & Lanes.TRUMPS;
        if (even == 0 || odd == 0) {
            return even != 0 ? 0 : odd != 0 ? 1 : -1;
        }
        for (int seat = 0; seat < 4; seat++) {
            long own = hands[seat] & Lanes.TRUMPS;
            if (own > ((seat & 1) == 0 ? odd : even)
                    && Long.bitCount(own) > trumps(hands[(seat + 1) & 3])
                    && Long.bitCount(own) > trumps(hands[(seat + 3) & 3])) {
                return seat & 1;
            }
        }
        return -1;
    }

    private static int trumps(long hand) {
        return Long.bitCount(hand & Lanes.TRUMPS);
    }
}
