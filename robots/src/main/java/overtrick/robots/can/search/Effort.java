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

    /// The most worlds that can be asked for.
    public static final int MOST = 10_000;

    private static final int LEAST_SOLVED = 8;

    public Effort {
        if (playedWorlds < 1 || solvedWorlds < 1 || bidWorlds < 1) {
            throw new IllegalArgumentException(
                    "worlds are not 1 or more: %d %d %d"
                            .formatted(playedWorlds, solvedWorlds, bidWorlds));
        }
    }

    /// The usual proportions, as tuned by duels.
    ///
    /// @param worlds 1 to [#MOST]
    public static Effort of(int worlds) {
        if (worlds < 1 || worlds > MOST) {
            throw new IllegalArgumentException(
                    "worlds are not 1 to %d: %d".formatted(MOST, worlds));
        }
        int solved = Math.max(LEAST_SOLVED, (worlds * 3) / 5);
        return new Effort(worlds, solved, 5, 4, 2 * worlds, 1.0);
    }
}
