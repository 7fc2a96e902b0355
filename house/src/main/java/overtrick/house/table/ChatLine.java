package overtrick.house.table;

/// Something said at the table.
///
/// @param seated whether the speaker sat at the table; what watchers say, players do not hear
public record ChatLine(long number, String name, boolean seated, String text) {}
