package overtrick.dealing.run;

import java.util.ArrayList;
import java.util.List;
import overtrick.cards.Suit;

/// Holdings of two suits that give the same answers, to be drawn with equal chances.
final class PairClass {

    private final int one;
    private final int two;
    private final List<int[][]> holdings = new ArrayList<>();
    private long size;

    PairClass(Suit one, Suit two) {
        this.one = 13 * one.ordinal();
        this.two = 13 * two.ordinal();
    }

    void add(List<Integer> first, List<Integer> second) {
        holdings.add(
                new int[][] {
                    first.stream().mapToInt(Integer::intValue).toArray(),
                    second.stream().mapToInt(Integer::intValue).toArray()
                });
        size += (long) first.size() * second.size();
    }

    long size() {
        return size;
    }

    /// The cards of one of the pairs of holdings.
    ///
    /// @param which 0 to one less than the size
    long cards(long which) {
        long left = which;
        for (var pair : holdings) {
            long here = (long) pair[0].length * pair[1].length;
            if (left < here) {
                long first = pair[0][(int) (left / pair[1].length)];
                long second = pair[1][(int) (left % pair[1].length)];
                return first << one | second << two;
            }
            left -= here;
        }
        throw new IllegalArgumentException("there are not so many pairs: " + which);
    }
}
