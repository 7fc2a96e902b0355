package overtrick.robots.can.search;

/// How much work a decision may take, in worlds and tricks; no clock is asked.
///
/// @param playedWorlds how many worlds a card is played out in
/// @param solvedWorlds how many worlds a card is solved in near the end
/// @param solvedTricks with so many tricks left or fewer, worlds are solved at once
/// @param solvedInPlay a world that is played out is solved when so many tricks are left
/// @param bidWorlds how many worlds a bid or a burial is tried in
/// @param caution how many standard errors a card must be better than the usual one
public record Effort(
        int playedWorlds,
        int solvedWorlds,
        int solvedTricks,
        int solvedInPlay,
        int bidWorlds,
        double caution) {

    /// For play against people: some hundredths of a second a card.
    public static final Effort FULL = new Effort(100, 60, 6, 4, 200, 0.5);

    /// For long measurements: some thousandths of a second a card.
    public static final Effort QUICK = new Effort(40, 24, 5, 3, 80, 0.5);
}
