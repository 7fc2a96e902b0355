package overtrick.house.table;

/// From where somebody spoke: how much of the table they had been shown.
///
/// @param number of the last event that they were shown
/// @param deal how many deals had begun in it
/// @param chosen whether they were chosen to comment on what is played
public record Vantage(long number, int deal, boolean chosen) {

    /// Before anything was shown; so is what was said before it was noted.
    public static final Vantage NOTHING = new Vantage(0, 0, false);
}
