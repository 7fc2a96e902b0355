package overtrick.scoring.rating;

import java.util.function.Predicate;

/// Who has a place on a ladder.
///
/// @param kind people or robots; of a pair both are
/// @param leastBoards compared boards that are needed for a place
/// @param playedSince the day on which or after which the last board must have been played;
///   [Long#MIN_VALUE] for any
/// @param listed which players the club shows
public record LadderTerms(
        Player.Kind kind, int leastBoards, long playedSince, Predicate<Player> listed) {

    /// Boards after which about a quarter of a strength’s error is gone, and a place says
    /// something.
    public static final int USUAL_LEAST = 100;

    /// All people with enough boards, whenever they have played.
    public static final LadderTerms PEOPLE =
            new LadderTerms(Player.Kind.PERSON, USUAL_LEAST, Long.MIN_VALUE, _ -> true);

    public LadderTerms {
        if (leastBoards < 1) {
            throw new IllegalArgumentException("boards are not 1 or more: " + leastBoards);
        }
    }

    boolean allow(Player player) {
        return player.kind() == kind && listed.test(player);
    }

    boolean allow(Rating rating) {
        return rating.boards() >= leastBoards && rating.lastDay() >= playedSince;
    }
}
