package overtrick.dealing.script;

import java.util.BitSet;

/// A set of shapes: how many spades, hearts, diamonds and clubs a hand may have.
public final class Shapes {

    /// Places of the table: four bits for each of spades, hearts and diamonds.
    public static final int SIZE = 1 << 12;

    private static final int HAND = 13;

    private final BitSet places;

    private Shapes(BitSet places) {
        this.places = places;
    }

    /// Whether a shape may be taken.
    interface Wanted {
        boolean fits(int spades, int hearts, int diamonds, int clubs);
    }

    static Shapes none() {
        return new Shapes(new BitSet(SIZE));
    }

    static Shapes of(Wanted wanted) {
        var places = new BitSet(SIZE);
        for (int s = 0; s <= HAND; s++) {
            for (int h = 0; s + h <= HAND; h++) {
                for (int d = 0; s + h + d <= HAND; d++) {
                    if (wanted.fits(s, h, d, HAND - s - h - d)) {
                        places.set(place(s, h, d));
                    }
                }
            }
        }
        return new Shapes(places);
    }

    Shapes with(Shapes others) {
        var both = (BitSet) places.clone();
        both.or(others.places);
        return new Shapes(both);
    }

    Shapes without(Shapes others) {
        var rest = (BitSet) places.clone();
        rest.andNot(others.places);
        return new Shapes(rest);
    }

    private static int place(int spades, int hearts, int diamonds) {
        return spades | hearts << 4 | diamonds << 8;
    }

    /// Whether a hand of thirteen cards with these lengths fits.
    public boolean fits(int spades, int hearts, int diamonds) {
        return places.get(place(spades, hearts, diamonds));
    }

    /// How many of the 560 shapes fit.
    public int size() {
        return places.cardinality();
    }

    /// 1 at the places of shapes that fit: spades, plus 16 times hearts, plus 256 times diamonds.
    public byte[] table() {
        var table = new byte[SIZE];
        places.stream().forEach(place -> table[place] = 1);
        return table;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Shapes shapes && places.equals(shapes.places);
    }

    @Override
    public int hashCode() {
        return places.hashCode();
    }
}
