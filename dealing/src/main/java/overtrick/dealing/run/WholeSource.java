package overtrick.dealing.run;

import overtrick.dealing.code.Evaluator;

/// Deals all hands before anything is asked, and changes their places where that is wanted.
final class WholeSource implements Source {

    private final Shuffle shuffle;
    private final Swaps swaps;
    private final long[] hands = new long[4];
    private int swapped;
    private boolean begun;

    WholeSource(Shuffle shuffle, Swaps swaps) {
        this.shuffle = shuffle;
        this.swaps = swaps;
    }

    @Override
    public boolean deal(Evaluator evaluator) {
        if (swapped == 0) {
            if (begun) {
                shuffle.swapped(swaps.last());
            }
            begun = true;
            shuffle.deal(hands);
        }
        evaluator.next();
        for (int seat = 0; seat < 4; seat++) {
            evaluator.hand(seat, hands[swaps.hand(swapped, seat)]);
        }
        swapped = (swapped + 1) % swaps.deals();
        return evaluator.value(3) != 0;
    }

    @Override
    public int chance(int bound) {
        return shuffle.chance(bound);
    }
}
