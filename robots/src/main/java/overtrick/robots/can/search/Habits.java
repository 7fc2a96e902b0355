package overtrick.robots.can.search;

/// In what versions of the searching robots differ; how much they think is their [Effort].
///
/// @param draws how many layouts are dealt for one that is looked at; 1 to take each as it comes
/// @param slip how much less likely a layout is for each card in it that rules of thumb would not
///   have played
/// @param swaps how many cards that would be kept are tried in the place of each that is buried
public record Habits(int draws, double slip, int swaps) {

    /// Takes every layout that nothing speaks against, and buries whole suits.
    public static final Habits FIRST = new Habits(1, 1, 0);

    /// Reads the cards that were played, and varies what is buried card by card.
    public static final Habits SECOND = new Habits(4, 0.3, 4);

    public Habits {
        if (draws < 1 || slip <= 0 || slip > 1 || swaps < 0) {
            throw new IllegalArgumentException(
                    "no such habits: %d %s %d".formatted(draws, slip, swaps));
        }
    }
}
