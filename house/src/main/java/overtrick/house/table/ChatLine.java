package overtrick.house.table;

/// Something said at the table.
///
/// @param number by which the line is found. Who sits at the table has that of the event; what
///   watchers say is counted by itself, so that it does not tell those who see the table later how
///   far the play has come
/// @param seated whether the speaker sat at the table; what watchers say, players do not hear
/// @param from what the speaker had been shown: nobody reads it who has been shown less
public record ChatLine(long number, String name, boolean seated, String text, Vantage from) {

    /// The first line of those who look on: no table ever has so many events.
    static final long FIRST_OF_WATCHERS = 1_000_000_000;
}
