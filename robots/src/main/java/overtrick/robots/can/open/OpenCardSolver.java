package overtrick.robots.can.open;

import java.util.function.IntUnaryOperator;

/// Solves endings with all cards open: what the defenders reach when both sides do their best.
///
/// The result of a deal depends on one number only, [PointGame#payoff]: the defenders' fives, the
/// last trick as good as the points that stop the deal (can.md §6.1). Whatever declarer's side
/// makes of it, as long as more for the defenders is never better for them, the best play for the
/// number is the best play for its worth. So the search asks questions with a yes or no, *do the
/// defenders come above this number?*, and every worth follows from a few of them.
public final class OpenCardSolver {

    private static final int CARDS = 48;
    private static final int MOST_MOVES = 18;

    private static final int ALL = -1;

    private final BoundsTable table;
    private final MoveOrder order;
    private final LikelyLine line;
    private final long[] hands = new long[4];
    private final int[][] moves = new int[CARDS + 1][MOST_MOVES];
    private int players;
    private int lastSeat;
    private int defenders;
    private int bonus;
    private int question;
    private long nodes;

    /// @param bits the table of proved positions has room for two to this power
    public OpenCardSolver(int bits) {
        this(bits, OrderWeights.LEARNT);
    }

    OpenCardSolver(int bits, OrderWeights weights) {
        table = new BoundsTable(bits);
        order = new MoveOrder(weights);
        line = new LikelyLine(order);
    }

    /// The payoff with best play on both sides.
    public int payoff(PointGame game) {
        return from(game, line.payoff(game), ALL);
    }

    /// What the game is worth to declarer's side with best play on both sides. Only what changes
    /// the worth is asked, so classes of results (can.md §6.1) are found sooner than points.
    ///
    /// @param worth of a payoff, never more for a higher one
    public int worth(PointGame game, IntUnaryOperator worth) {
        int questions = 0;
        for (int payoff = 0; payoff < game.stop(); payoff++) {
            boolean matters = worth.applyAsInt(payoff) != worth.applyAsInt(payoff + 1);
            questions |= matters ? 1 << payoff : 0;
        }
        return worth.applyAsInt(from(game, line.payoff(game), questions));
    }

    /// The payoffs of several cards of the player in turn, at the cards' places of the answer.
    public void payoffs(PointGame game, long cards, int[] answer) {
        var next = new PointGame(game.players());
        int guess = line.payoff(game);
        for (long left = cards; left != 0; left &= left - 1) {
            int card = Long.numberOfTrailingZeros(left);
            next.copy(game);
            next.play(card);
            answer[card] = from(next, guess, ALL);
            guess = answer[card]; // the next card does much the same
        }
    }

    /// Whether the defenders come above the payoff with best play on both sides.
    public boolean exceeds(PointGame game, int payoff) {
        return asked(game, payoff);
    }

    /// Positions visited since the solver was made: the measure of its work.
    public long nodes() {
        return nodes;
    }

    /// Asks upwards or downwards from a guess until the answer changes: questions near the payoff
    /// must be asked anyway, and each fills the table for the next.
    ///
    /// @param questions a bit for each payoff at which it matters whether the defenders come above
    ///   it
    private int from(PointGame game, int guess, int questions) {
        if (game.isOver()) {
            return game.payoff();
        }
        int low = 0;
        int high = game.stop();
        int next = guess;
        while (true) {
            int open = questions & ((1 << high) - 1) & -(1 << low);
            if (open == 0) {
                return low;
            }
            int above = open & -(1 << next);
            int asked =
                    above != 0
                            ? Integer.numberOfTrailingZeros(above)
                            : 31 - Integer.numberOfLeadingZeros(open);
            if (asked(game, asked)) {
                low = asked + 1;
                next = low;
            } else {
                high = asked;
                next = Math.max(low, asked - 1);
            }
        }
    }

    private boolean asked(PointGame game, int payoff) {
        if (payoff >= game.stop()) {
            return false;
        }
        if (game.isOver()) {
            return game.payoff() > payoff;
        }
        players = game.players();
        lastSeat = players - 1;
        defenders = (game.declarer() & 1) ^ 1;
        bonus = game.lastTrick();
        for (int seat = 0; seat < 4; seat++) {
            hands[seat] = game.hand(seat);
        }
        table.layout(hands);
        question = (bonus << 2) | (defenders << 1) | (players >> 2);
        int margin = payoff - game.taken();
        if (game.count() == 0) {
            return exceeds(game.leader(), margin);
        }
        return follow(
                game.turn(),
                LikelyLine.trick(game),
                game.led(),
                game.winning(),
                game.winner(),
                margin);
    }

    /// Whether the defenders get more than `margin` from here on, all hands being equally long.
    private boolean exceeds(int leader, int margin) {
        nodes++;
        if (margin < 0) {
            return true;
        }
        long rest = hands[0] | hands[1] | hands[2] | hands[3];
        if (rest == 0) {
            return false;
        }
        int points = Lanes.fives(rest);
        if (points + bonus <= margin) {
            return false;
        }
        if (Long.bitCount(rest) == players) {
            boolean theirs = (LastTrick.winner(hands, players, leader) & 1) == defenders;
            return (theirs ? points + bonus : 0) > margin;
        }
        int side = LastTrick.sureSide(hands);
        if (side >= 0) {
            boolean defends = side == defenders;
            if (defends ? bonus > margin : points <= margin) {
                return defends;
            }
        }
        return searched(leader, rest, points, margin);
    }

    private boolean searched(int leader, long rest, int points, int margin) {
        int place = table.place(rest, leader, question);
        long owners = table.word(0);
        long worths = table.word(1);
        long lengths = table.word(2);
        int known = table.find(place);
        int least = 0;
        int most = points + bonus;
        int best = -1;
        if (known != BoundsTable.UNKNOWN) {
            least = BoundsTable.least(known);
            most = BoundsTable.most(known);
            best = Lanes.lowest(Long.expand(1L << BoundsTable.card(known), rest));
            if (least > margin) {
                return true;
            }
            if (most <= margin) {
                return false;
            }
        }
        int decisive = decisiveLead(leader, rest, margin, best);
        boolean attacks = (leader & 1) == defenders;
        boolean above = (decisive >= 0) == attacks;
        int card = decisive >= 0 ? decisive : Math.max(best, Lanes.lowest(hands[leader]));
        int number = Long.bitCount(rest & ((1L << card) - 1));
        int packed =
                above
                        ? BoundsTable.pack(margin + 1, most, number)
                        : BoundsTable.pack(least, margin, number);
        table.keep(place, owners, worths, lengths, packed);
        return above;
    }

    /// A lead with which the leader's side reaches its goal, or −1.
    private int decisiveLead(int leader, long rest, int margin, int best) {
        boolean attacks = (leader & 1) == defenders;
        int[] list = moves[Long.bitCount(rest)];
        int count = order.leads(list, hands, leader, rest, best);
        for (int at = 0; at < count; at++) {
            int card = MoveOrder.card(list[at]);
            long bit = 1L << card;
            hands[leader] ^= bit;
            boolean above =
                    follow((leader + 1) & lastSeat, bit, Lanes.laneOf(card), card, leader, margin);
            hands[leader] ^= bit;
            if (above == attacks) {
                return card;
            }
        }
        return -1;
    }

    /// The same with some cards of the trick on the table.
    private boolean follow(int seat, long trick, int led, int winning, int winner, int margin) {
        nodes++;
        if (Long.bitCount(trick) == players) {
            boolean theirs = (winner & 1) == defenders;
            int last = hands[winner] == 0 ? bonus : 0;
            return exceeds(winner, theirs ? margin - Lanes.fives(trick) - last : margin);
        }
        long rest = hands[0] | hands[1] | hands[2] | hands[3];
        long playable = Lanes.following(hands[seat], led);
        boolean attacks = (seat & 1) == defenders;
        int[] list = moves[Long.bitCount(rest)];
        int count = order.follows(list, hands, playable, rest, trick, winning, winner, seat, led);
        for (int at = 0; at < count; at++) {
            int card = MoveOrder.card(list[at]);
            long bit = 1L << card;
            boolean beats = Lanes.beats(card, winning);
            hands[seat] ^= bit;
            boolean above =
                    follow(
                            (seat + 1) & lastSeat,
                            trick | bit,
                            led,
                            beats ? card : winning,
                            beats ? seat : winner,
                            margin);
            hands[seat] ^= bit;
            if (above == attacks) {
                return attacks;
            }
        }
        return !attacks;
    }
}
