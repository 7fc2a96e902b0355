package overtrick.dealing.run;

/// Deals all four hands at once.
interface Shuffle {

    /// Fills in the hands of North, East, South and West.
    void deal(long[] hands);

    /// Hands have changed places after the last deal; what comes next is shuffled from there.
    ///
    /// @param order which hand each seat has now
    default void swapped(int[] order) {}

    /// A number by chance, from 0 to one less than the bound.
    int chance(int bound);
}
