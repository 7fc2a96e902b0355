package overtrick.systems.hand;

import java.util.ArrayList;
import java.util.List;
import overtrick.cards.Suit;

/// A measure with the suits that it is about: one dimension of the space of hands.
///
/// @param index its place in [#ALL]
/// @param suits as many as the measure asks for; of two the higher stands first
public record Aspect(int index, Measure measure, List<Suit> suits) {

    /// Every aspect; those of one measure stand together, suits from clubs up.
    public static final List<Aspect> ALL = all();

    /// Where each measure begins.
    private static final int[] FIRST = first();

    public static final Aspect HIGH_CARDS = of(Measure.HIGH_CARDS);

    public Aspect {
        suits = List.copyOf(suits);
        if (suits.size() != measure.suits()) {
            throw new IllegalArgumentException(
                    measure + " is about " + measure.suits() + " suits, not " + suits);
        }
    }

    /// The aspect of a measure in these suits.
    ///
    /// @throws IllegalArgumentException when the measure is not taken of such suits
    public static Aspect of(Measure measure, Suit... suits) {
        var named = List.of(suits);
        int first = FIRST[measure.ordinal()];
        for (int at = first; at < ALL.size() && ALL.get(at).measure == measure; at++) {
            if (ALL.get(at).suits.equals(named)) {
                return ALL.get(at);
            }
        }
        throw new IllegalArgumentException("no such aspect: " + measure + " of " + named);
    }

    /// The aspect of a suit's length.
    public static Aspect length(Suit suit) {
        return ALL.get(FIRST[Measure.LENGTH.ordinal()] + suit.ordinal());
    }

    private static List<Aspect> all() {
        var all = new ArrayList<Aspect>();
        for (var measure : Measure.values()) {
            switch (measure.suits()) {
                case 0 -> all.add(new Aspect(all.size(), measure, List.of()));
                case 1 -> {
                    for (var suit : Suit.values()) {
                        all.add(new Aspect(all.size(), measure, List.of(suit)));
                    }
                }
                default -> {
                    for (var low : Suit.values()) {
                        for (var high : Suit.values()) {
                            if (high.compareTo(low) > 0) {
                                all.add(new Aspect(all.size(), measure, List.of(high, low)));
                            }
                        }
                    }
                }
            }
        }
        return List.copyOf(all);
    }

    private static int[] first() {
        var first = new int[Measure.values().length];
        for (var aspect : ALL.reversed()) {
            first[aspect.measure.ordinal()] = aspect.index;
        }
        return first;
    }
}
