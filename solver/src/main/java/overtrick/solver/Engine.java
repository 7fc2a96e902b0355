package overtrick.solver;

import java.util.List;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.play.Trick;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Side;
import overtrick.solver.search.Search;

/// Steps the search towards the exact number of tricks: each step asks whether North and South
/// reach a target. Not thread-safe.
final class Engine {

    private final Search search;
    private Cancellation cancellation = Cancellation.NEVER;

    /// What the search's memory is about.
    private Strain strain = Strain.NOTRUMP;

    private List<CardSet> hands = List.of();

    Engine(int megabytes) {
        search = new Search(megabytes, this::poll);
    }

    void heed(Cancellation cancellation) {
        this.cancellation = cancellation;
    }

    /// How many tricks were begun since this was made: the size of the work.
    long leads() {
        return search.leads();
    }

    /// The tricks North and South take from here, no less than `least` and no more than `most`
    /// being told apart.
    ///
    /// @param guess the target asked for first
    int northSouth(Position position, int guess, int least, int most) {
        prepare(position);
        return step(new Words(position), least, most, guess);
    }

    /// The same if the hand in turn plays this card; what they take after the best card is known.
    int northSouthAfter(Position position, Card card, int best, int least, int most) {
        prepare(position);
        var next = position.after(card);
        boolean theirs = position.side() == Side.NORTH_SOUTH;
        int won = won(position, next);
        int low = Math.max(0, (theirs ? least : best) - won);
        int high = Math.min(next.left(), (theirs ? best : most) - won);
        int rest = low >= high ? low : step(new Words(next), low, high, best - won);
        return Math.clamp(won + rest, least, most);
    }

    /// Whether North and South have taken the trick in going from one position to the next.
    private static int won(Position before, Position after) {
        boolean over = before.trick().cards().size() == Trick.FULL - 1;
        return over && after.side() == Side.NORTH_SOUTH ? 1 : 0;
    }

    /// Asks for targets one by one until the greatest that is reached is known.
    private int step(Words words, int least, int most, int guess) {
        int low = least;
        int high = most;
        int target = guess;
        while (low < high) {
            target = Math.clamp(target, low + 1, high);
            if (words.reached(search, target)) {
                low = target;
                target++;
            } else {
                high = target - 1;
                target--;
            }
        }
        return low;
    }

    /// Forgets what was learnt of other deals and strains: it would only take up memory.
    private void prepare(Position position) {
        poll();
        boolean known = position.strain() == strain && comesAfter(position);
        if (!known) {
            search.forget();
            strain = position.strain();
            hands = position.hands();
        }
    }

    /// Whether the position can follow from the one the memory began with.
    private boolean comesAfter(Position position) {
        for (int seat = 0; seat < hands.size(); seat++) {
            if (!hands.get(seat).containsAll(position.hands().get(seat))) {
                return false;
            }
        }
        return !hands.isEmpty();
    }

    private void poll() {
        if (Thread.currentThread().isInterrupted()) {
            throw new SearchCancelledException("the searching thread was interrupted");
        }
        if (cancellation.isCancelled()) {
            throw new SearchCancelledException("the search was cancelled");
        }
    }
}
