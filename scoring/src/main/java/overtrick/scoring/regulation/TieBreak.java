package overtrick.scoring.regulation;

import java.util.List;
import overtrick.scoring.Contestant;

/// How a tie is broken when it must be (tournaments.md §2.5).
public sealed interface TieBreak {

    /// What the scores themselves say.
    enum ByScores implements TieBreak {
        /// What the opponents of all matches have in all, called Swiss points; needs matches.
        SWISS_POINTS,
        /// What those who tie did against each other, if all of them met.
        DIRECT_ENCOUNTER,
        /// More boards above average.
        BOARDS_ABOVE_AVERAGE,
        /// The better single session; needs several.
        BEST_SESSION,
        /// IMPs won less IMPs lost.
        NET_IMPS,
        /// IMPs won for each IMP lost.
        IMP_QUOTIENT
    }

    /// By lot: whoever was drawn earlier is ahead. Chance comes from outside.
    record Lot(List<Contestant> drawn) implements TieBreak {
        public Lot {
            drawn = List.copyOf(drawn);
        }
    }

    /// Usual for pairs.
    List<TieBreak> PAIRS =
            List.of(
                    ByScores.DIRECT_ENCOUNTER,
                    ByScores.BOARDS_ABOVE_AVERAGE,
                    ByScores.BEST_SESSION);

    /// Usual for pairs in matches (tournaments.md §8.5).
    List<TieBreak> PAIRS_IN_MATCHES =
            List.of(
                    ByScores.SWISS_POINTS,
                    ByScores.DIRECT_ENCOUNTER,
                    ByScores.BOARDS_ABOVE_AVERAGE);

    /// Usual for teams with victory points (tournaments.md §8.5).
    List<TieBreak> TEAMS_IN_MATCHES =
            List.of(
                    ByScores.SWISS_POINTS,
                    ByScores.NET_IMPS,
                    ByScores.DIRECT_ENCOUNTER,
                    ByScores.IMP_QUOTIENT);

    /// Usual for teams.
    List<TieBreak> TEAMS =
            List.of(ByScores.NET_IMPS, ByScores.DIRECT_ENCOUNTER, ByScores.IMP_QUOTIENT);
}
