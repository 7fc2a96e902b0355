package overtrick.robots.can.sight;

import java.util.List;

/// What the player in turn to speak sees. Seats are in the order of turn, cards in the kernel's
/// order.
///
/// @param made the levels called so far from the dealer on, 0 for 80 to 4 for 100, or [#PASS]
/// @param known what is known from tribute
public record BidSight(
        int seat, int dealer, long hand, List<Integer> made, Known known, Stakes stakes) {

    public static final int PASS = -1;
    public static final int HIGHEST = 4;

    public BidSight {
        made = List.copyOf(made);
    }

    /// The level that stands: the dealer's 80 if nobody has gone beyond it (can.md §8).
    public int level() {
        int level = 0;
        for (int call : made) {
            level = Math.max(level, call);
        }
        return level;
    }

    /// Who would declare if nobody spoke any more.
    public int holder() {
        int place = made.lastIndexOf(level());
        return place < 0 ? dealer : (dealer + place) & 3;
    }

    public boolean isDealer() {
        return seat == dealer;
    }

    public boolean isOurs(int other) {
        return ((seat ^ other) & 1) == 0;
    }

    /// Whether the seat has bid of its own will: everybody but a dealer who is taken to have said
    /// 80.
    public boolean hasBid(int other) {
        int place = (other - dealer) & 3;
        return place < made.size() && made.get(place) > 0;
    }
}
