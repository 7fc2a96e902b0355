package overtrick.scoring.odds;

import overtrick.bridge.score.Score;

/// How a side stands on a sheet on which part-scores are carried on, and what results bring it
/// beside the points that are written for them: what is to come changes with them. What that is
/// worth follows from the chances of the deals to come, each of which either side declares as often
/// (docs/robots.md, "The scoring of the table").
public sealed interface SheetStanding permits RubberStanding, ChicagoStanding {

    /// What the side has below the line towards the next game, 0 to 90.
    int below();

    /// The same of the other side.
    int theirBelow();

    /// The same for the other side.
    SheetStanding turned();

    /// Points that the side can expect beyond what is written, below 0 when it is behind.
    double worth();

    /// What the side can expect more when it makes a contract, premiums for a game or a rubber
    /// among it.
    ///
    /// @param trickPoints that are written below the line
    double made(int trickPoints);

    /// What the side can expect more when its contract fails, beside the penalty.
    double failed();

    /// Whether so many trick points make a game of what is below the line.
    default boolean isGame(int trickPoints) {
        return below() + trickPoints >= Score.GAME;
    }

    /// Checks what is below the line.
    ///
    /// @throws IllegalArgumentException when the points cannot stand below the line
    static void requireBelow(int below) {
        if (below < 0 || below >= Score.GAME || below % 10 != 0) {
            throw new IllegalArgumentException(
                    "points below the line are not 0, 10 and so on to 90: " + below);
        }
    }
}
