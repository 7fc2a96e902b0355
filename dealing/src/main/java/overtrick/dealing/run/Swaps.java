package overtrick.dealing.run;

import java.util.List;

/// Which hands change places after each shuffle, for further deals of the same hands.
public enum Swaps {

    /// No hands.
    NONE(List.of(new int[] {0, 1, 2, 3})),

    /// East and West.
    TWO(List.of(new int[] {0, 1, 2, 3}, new int[] {0, 3, 2, 1})),

    /// East, South and West in each of their six orders.
    SIX(
            List.of(
                    new int[] {0, 1, 2, 3},
                    new int[] {0, 3, 2, 1},
                    new int[] {0, 3, 1, 2},
                    new int[] {0, 1, 3, 2},
                    new int[] {0, 2, 3, 1},
                    new int[] {0, 2, 1, 3}));

    private final List<int[]> orders;

    Swaps(List<int[]> orders) {
        this.orders = orders;
    }

    int deals() {
        return orders.size();
    }

    /// Which hands the seats have in the last deal of a shuffle.
    int[] last() {
        return orders.getLast();
    }

    /// Which hand of the shuffle a seat has in the deal of a number.
    int hand(int deal, int seat) {
        return orders.get(deal)[seat];
    }
}
