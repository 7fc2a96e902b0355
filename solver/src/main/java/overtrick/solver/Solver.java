package overtrick.solver;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.play.Play;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// Says exactly how many tricks each side takes when everybody sees all cards and nobody errs.
///
/// A solver keeps what it has learnt until it gets another deal or strain: ask all about one deal
/// before going on to the next. It is not thread-safe; every thread needs its own. The answers do
/// not depend on what was asked before, nor on the memory it may use.
public final class Solver {

    /// Megabytes a solver may use unless told otherwise.
    public static final int MEMORY = 64;

    private static final int LEAST_MEMORY = 1;
    private static final int MOST_MEMORY = 4096;

    /// Partners first, for what one takes the other nearly always takes too.
    private static final List<Seat> DECLARERS =
            List.of(Seat.NORTH, Seat.SOUTH, Seat.EAST, Seat.WEST);

    private final Engine engine;

    /// A solver that may use 64 megabytes.
    public Solver() {
        this(MEMORY);
    }

    /// A solver with a table of its own for positions seen before.
    ///
    /// @param megabytes the memory it may use, 1 to 4096; less only costs time
    public Solver(int megabytes) {
        requireMemory(megabytes);
        engine = new Engine(megabytes);
    }

    static void requireMemory(int megabytes) {
        if (megabytes < LEAST_MEMORY || megabytes > MOST_MEMORY) {
            throw new IllegalArgumentException(
                    "megabytes for the solver are not %d to %d: %d"
                            .formatted(LEAST_MEMORY, MOST_MEMORY, megabytes));
        }
    }

    /// From now on, searches end with a [SearchCancelledException] soon after this says so.
    public void heed(Cancellation cancellation) {
        engine.heed(cancellation);
    }

    /// How many tricks it has begun in all its searches. The same questions cost as many on every
    /// machine, so that a budget in them, unlike one in time, always ends at the same place.
    public long leads() {
        return engine.leads();
    }

    /// The tricks the declarer takes, 0 to 13.
    ///
    /// @throws SearchCancelledException if cancelled or interrupted
    public int tricks(Deal deal, Strain strain, Seat declarer) {
        int defence = tricks(Position.of(deal, strain, declarer.left()));
        return Play.TRICKS - defence;
    }

    /// The tricks of every declarer in every strain.
    ///
    /// @throws SearchCancelledException if cancelled or interrupted
    public DoubleDummyTable table(Deal deal) {
        var tricks = new int[Strain.values().length][Seat.values().length];
        for (var strain : DoubleDummyTable.STRAINS) {
            int guess = Guess.of(Position.of(deal, strain, DECLARERS.getFirst().left()));
            for (var declarer : DECLARERS) {
                guess = northSouth(Position.of(deal, strain, declarer.left()), guess);
                tricks[strain.ordinal()][declarer.ordinal()] =
                        declarer.side() == Side.NORTH_SOUTH ? guess : Play.TRICKS - guess;
            }
        }
        return DoubleDummyTable.of(
                (strain, declarer) -> tricks[strain.ordinal()][declarer.ordinal()]);
    }

    /// The tricks that the side to play takes from here, the trick under way included.
    ///
    /// @return 0 to [Position#left]
    /// @throws SearchCancelledException if cancelled or interrupted
    public int tricks(Position position) {
        return toSide(position, northSouth(position, Guess.of(position)));
    }

    /// What the side to play takes from here, the trick under way included, after each card the
    /// hand in turn may play.
    ///
    /// @return in the order of the pack; empty when the play is over
    /// @throws SearchCancelledException if cancelled or interrupted
    public Map<Card, Integer> values(Position position) {
        return values(position, position.legal(), 0, position.left()).values();
    }

    /// The same for some of the legal cards, and within a window: less than `least` counts as
    /// `least`, more than `most` as `most`. The narrower the window, the less time it takes; one
    /// trick wide it says only whether a number of tricks is reached.
    ///
    /// @param least 0 or more
    /// @param most [Position#left] or less, and `least` at least
    /// @throws SearchCancelledException if cancelled or interrupted
    /// @throws IllegalArgumentException when the window is not within the tricks that are left
    public CardValues values(Position position, CardSet wanted, int least, int most) {
        if (least < 0 || most > position.left() || least > most) {
            throw new IllegalArgumentException(
                    "window is not within 0 to %d tricks: %d to %d"
                            .formatted(position.left(), least, most));
        }
        var values = new TreeMap<Card, Integer>();
        if (position.isOver()) {
            return new CardValues(0, values);
        }
        boolean ours = position.side() == Side.NORTH_SOUTH;
        int low = ours ? least : position.left() - most;
        int high = ours ? most : position.left() - least;
        int best = engine.northSouth(position, Guess.of(position), low, high);
        for (var equals : Equals.of(position)) {
            if (equals.intersects(wanted)) {
                int tricks = engine.northSouthAfter(position, equals.highest(), best, low, high);
                equals.stream()
                        .filter(wanted::contains)
                        .forEach(card -> values.put(card, toSide(position, tricks)));
            }
        }
        return new CardValues(toSide(position, best), values);
    }

    /// The tricks North and South take from here, searched for from a first guess on.
    int northSouth(Position position, int guess) {
        return position.isOver() ? 0 : engine.northSouth(position, guess, 0, position.left());
    }

    private static int toSide(Position position, int northSouth) {
        return position.side() == Side.NORTH_SOUTH ? northSouth : position.left() - northSouth;
    }
}
