package overtrick.robots.can.open;

import java.util.Arrays;

/// The play of one deal on words, to be changed card by card: no card is refused, nothing is
/// allocated.
///
/// Seats are 0 to 3 in the order of turn (counter-clockwise, can.md §1), so partners differ by two.
/// With two players, as in the shoot-out (can.md §11.2), seats are 0 and 1. Points are counted in
/// fives.
public final class PointGame {

    /// So many fives end the deal for the defenders (can.md §6.1, class 1).
    public static final int STOP = 9;

    /// Tricks in a deal.
    public static final int TRICKS = 12;

    /// A stop that is never reached: more than all the points.
    public static final int NEVER = 21;

    private final int players;
    private final long[] hands = new long[4];
    private final long[] playedBy = new long[4];
    private final int[] trick = new int[4];
    private int declarer;
    private int leader;
    private int count;
    private int winning;
    private int winner;
    private int onTable;
    private int taken;
    private int kept;
    private int stop = STOP;
    private int lastTrick = STOP;
    private long played;
    private long buried;
    private int voids;

    public PointGame(int players) {
        if (players != 2 && players != 4) {
            throw new IllegalArgumentException("players are not 2 or 4: " + players);
        }
        this.players = players;
    }

    /// A game of four at its first lead, declarer's.
    public static PointGame of(long[] hands, int declarer) {
        var game = new PointGame(hands.length);
        game.start(hands, declarer, declarer);
        return game;
    }

    /// Begins anew with these hands, nothing taken and nothing on the table.
    public void start(long[] dealt, int declaring, int leads) {
        Arrays.fill(hands, 0);
        Arrays.fill(playedBy, 0);
        System.arraycopy(dealt, 0, hands, 0, players);
        declarer = declaring;
        leader = leads;
        winner = leads;
        count = 0;
        winning = -1;
        onTable = 0;
        taken = 0;
        kept = 0;
        played = 0;
        buried = 0;
        voids = 0;
    }

    /// Becomes the same as the other game, of as many players.
    public void copy(PointGame other) {
        System.arraycopy(other.hands, 0, hands, 0, 4);
        System.arraycopy(other.playedBy, 0, playedBy, 0, 4);
        System.arraycopy(other.trick, 0, trick, 0, 4);
        declarer = other.declarer;
        leader = other.leader;
        count = other.count;
        winning = other.winning;
        winner = other.winner;
        onTable = other.onTable;
        taken = other.taken;
        kept = other.kept;
        stop = other.stop;
        lastTrick = other.lastTrick;
        played = other.played;
        buried = other.buried;
        voids = other.voids;
    }

    /// Gives a seat other cards, as many as it holds: another world that looks the same.
    public void deal(int seat, long cards) {
        hands[seat] = cards;
    }

    /// The cards that declarer put away; they count for nobody (can.md §9).
    public void bury(long cards) {
        buried = cards;
    }

    /// What the defenders play for: the fives that end the deal, and how many fives the last trick
    /// is worth to them. A goal for either is 9 and 9; points alone are [#NEVER] and 0.
    public void playFor(int stopping, int forLastTrick) {
        stop = stopping;
        lastTrick = forLastTrick;
    }

    /// What the defenders had taken before, in fives.
    public void taken(int fives) {
        taken = fives;
    }

    /// The player in turn plays this card of their hand.
    public void play(int card) {
        int seat = turn();
        hands[seat] &= ~(1L << card);
        playedBy[seat] |= 1L << card;
        played |= 1L << card;
        if (count == 0) {
            winning = card;
            winner = seat;
        } else {
            noteVoid(seat, card);
            if (Lanes.beats(card, winning)) {
                winning = card;
                winner = seat;
            }
        }
        trick[count++] = card;
        onTable += Lanes.fivesOf(card);
        if (count == players) {
            collect();
        }
    }

    private void noteVoid(int seat, int card) {
        int led = Lanes.laneOf(trick[0]);
        if (Lanes.laneOf(card) != led) {
            voids |= 1 << ((4 * seat) + led);
        }
    }

    private void collect() {
        if (isDefender(winner)) {
            taken += onTable;
        } else {
            kept += onTable;
        }
        onTable = 0;
        count = 0;
        leader = winner;
    }

    public int players() {
        return players;
    }

    public int declarer() {
        return declarer;
    }

    public int turn() {
        return (leader + count) & (players - 1);
    }

    /// Who leads, or led, to the trick.
    public int leader() {
        return leader;
    }

    /// Cards on the table, 0 to 3.
    public int count() {
        return count;
    }

    /// The card so far played to the trick at this place, 0 for the lead.
    public int trick(int place) {
        return trick[place];
    }

    /// The lane led; asked for only when a card is on the table.
    public int led() {
        return Lanes.laneOf(trick[0]);
    }

    /// The card that wins the trick so far; asked for only when a card is on the table.
    public int winning() {
        return winning;
    }

    /// Whose card wins the trick so far; after a trick, who won it.
    public int winner() {
        return winner;
    }

    /// The points on the table, in fives.
    public int onTable() {
        return onTable;
    }

    /// What the defenders have taken, in fives.
    public int taken() {
        return taken;
    }

    /// What declarer's side has taken, in fives.
    public int kept() {
        return kept;
    }

    public long hand(int seat) {
        return hands[seat];
    }

    /// All the cards played, those on the table among them.
    public long played() {
        return played;
    }

    public long playedBy(int seat) {
        return playedBy[seat];
    }

    /// What the seat neither holds nor has seen played; declarer knows what they buried.
    public long unseen(int seat) {
        long known = hands[seat] | played;
        return Lanes.ALL & ~(seat == declarer ? known | buried : known);
    }

    public long buried() {
        return buried;
    }

    /// Whether the seat has shown to have no card of the lane.
    public boolean isVoid(int seat, int lane) {
        return (voids & (1 << ((4 * seat) + lane))) != 0;
    }

    public boolean isDefender(int seat) {
        return ((seat ^ declarer) & 1) != 0;
    }

    public long playable() {
        long hand = hands[turn()];
        return count == 0 ? hand : Lanes.following(hand, led());
    }

    /// Tricks not yet complete.
    public int tricksLeft() {
        return TRICKS - ((Long.bitCount(played) - count) / players);
    }

    /// How many cards the seat holds, seen or not.
    public int cardsLeft(int seat) {
        int place = (seat - leader) & (players - 1);
        return tricksLeft() - (place < count ? 1 : 0);
    }

    /// After the last card, or when the defenders have what stops the deal (can.md §10).
    public boolean isOver() {
        return count == 0 && (taken >= stop || hands[leader] == 0);
    }

    /// How many fives end the deal.
    public int stop() {
        return stop;
    }

    int lastTrick() {
        return lastTrick;
    }

    /// The defenders' fives with what the last trick is worth to them, at most what ends the deal:
    /// all that the class of an ended deal depends on (can.md §6.1).
    public int payoff() {
        boolean stopped = taken >= stop;
        return stopped ? stop : Math.min(stop, taken + (isDefender(winner) ? lastTrick : 0));
    }
}
