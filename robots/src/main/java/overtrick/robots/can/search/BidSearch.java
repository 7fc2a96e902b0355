package overtrick.robots.can.search;

import java.util.random.RandomGenerator;
import overtrick.robots.can.open.Lanes;
import overtrick.robots.can.open.PointGame;
import overtrick.robots.can.thumb.Burial;
import overtrick.robots.can.thumb.HandValue;
import overtrick.robots.can.thumb.ThumbPlay;

/// scratch
public final class BidSearch {
    private final Effort effort;
    private final RandomGenerator chance;
    private final Burial burial = new Burial();
    private final ThumbPlay thumb = new ThumbPlay();
    private final PointGame game = new PointGame(4);
    private final long[] hands = new long[4];
    private final long[] words = new long[4];
    private final int[] deck = new int[Lanes.PACK];
    private long kitty;
    private int trump;
    private long buried;
    public static int MARGIN = Integer.getInteger("margin", 0), NEED = Integer.getInteger("need", 0), BIDVAL=Integer.getInteger("bidval",230);

    public BidSearch(Effort effort, RandomGenerator chance) {
        this.effort = effort;
        this.chance = chance;
    }

    public int bid(long hand, int me, int dealer, int[] bids, int high, int holder) {
        if (me == dealer || high >= 4) return -1;
        int level = high + 1;
        double mine = 0, theirs = 0; int ok=0;
        for (int i = 0; i < effort.bidWorlds(); i++) {
            deal(hand, me, bids, dealer);
            double x=value(me, level); if(x>=-40) ok++;
            mine += x;
            double v = value(holder, high);
            theirs += ((holder ^ me) & 1) == 0 ? v : -v;
        }
        return mine > theirs + MARGIN * effort.bidWorlds() && ok*100>=NEED*effort.bidWorlds() ? level : -1;
    }

    private double value(int declarer, int level) {
        long eighteen = hands[declarer] | kitty;
        int best = Integer.MIN_VALUE; int t0 = 0; long b0 = 0;
        for (int t = 0; t < 4; t++) {
            long b = burial.best(Lanes.swapped(eighteen, t));
            if (burial.value() > best) { best = burial.value(); t0 = t; b0 = b; }
        }
        for (int s = 0; s < 4; s++) words[s] = Lanes.swapped(hands[s], t0);
        words[declarer] = Lanes.swapped(eighteen, t0) & ~b0;
        game.start(words, declarer, declarer);
        game.bury(b0);
        thumb.playOut(game);
        return Stakes.worth(level, game.payoff());
    }

    private void deal(long hand, int me, int[] bids, int dealer) {
        for (int tries = 0; ; tries++) {
            int n = 0;
            for (long l = Lanes.ALL & ~hand; l != 0; l &= l - 1) deck[n++] = Lanes.lowest(l);
            for (int i = n - 1; i > 0; i--) { int j = chance.nextInt(i + 1); int x = deck[i]; deck[i] = deck[j]; deck[j] = x; }
            int at = 0;
            boolean good = true;
            for (int s = 0; s < 4; s++) {
                if (s == me) { hands[s] = hand; continue; }
                long w = 0;
                for (int i = 0; i < 12; i++) w |= 1L << deck[at++];
                hands[s] = w;
                if (bids[s] > 0 && HandValue.of(w) < BIDVAL) good = false;
            }
            kitty = 0;
            while (at < n) kitty |= 1L << deck[at++];
            if (good || tries > 30) return;
        }
    }

    public void chooseBurial(long eighteen, int me, int level) {
        int best = Integer.MIN_VALUE;
        long[] cand = new long[32]; int[] ct = new int[32]; int n = 0;
        int[] vals = new int[4]; Integer[] ord = {0, 1, 2, 3};
        for (int t = 0; t < 4; t++) { burial.best(Lanes.swapped(eighteen, t)); vals[t] = burial.value(); }
        java.util.Arrays.sort(ord, (x, y) -> vals[y] - vals[x]);
        long[] ways = new long[8];
        for (int k = 0; k < 2; k++) {
            int t = ord[k];
            if (vals[t] < vals[ord[0]] - 40) continue;
            burial.ways(Lanes.swapped(eighteen, t), ways);
            for (long w : ways) if (w != 0) { cand[n] = w; ct[n++] = t; }
        }
        double[] sum = new double[n];
        long rest = Lanes.ALL & ~eighteen;
        for (int i = 0; i < effort.bidWorlds(); i++) {
            int m = 0;
            for (long l = rest; l != 0; l &= l - 1) deck[m++] = Lanes.lowest(l);
            for (int x = m - 1; x > 0; x--) { int j = chance.nextInt(x + 1); int y = deck[x]; deck[x] = deck[j]; deck[j] = y; }
            int at = 0;
            for (int s = 0; s < 4; s++) { hands[s] = 0; if (s != me) for (int q = 0; q < 12; q++) hands[s] |= 1L << deck[at++]; }
            for (int c = 0; c < n; c++) {
                for (int s = 0; s < 4; s++) words[s] = Lanes.swapped(hands[s], ct[c]);
                words[me] = Lanes.swapped(eighteen, ct[c]) & ~cand[c];
                game.start(words, me, me); game.bury(cand[c]); thumb.playOut(game);
                sum[c] += Stakes.worth(level, game.payoff());
            }
        }
        int b = 0;
        for (int c = 1; c < n; c++) if (sum[c] > sum[b]) b = c;
        trump = ct[b]; buried = cand[b];
    }
    public int trump() { return trump; }
    public long buried() { return buried; }
}
