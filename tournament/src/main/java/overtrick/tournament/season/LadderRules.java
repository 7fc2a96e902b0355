package overtrick.tournament.season;

import java.util.Locale;
import overtrick.scoring.reckoning.Fraction;
import overtrick.tournament.season.SeasonEvening.Result;

/// How the evenings of a season are added up.
///
/// @param best how many evenings count for each, their best ones; 0 for all
/// @param least how many evenings somebody must have played to have a place
public record LadderRules(Counting counting, int best, int least) {

    public LadderRules {
        if (best < 0 || least < 0) {
            throw new IllegalArgumentException(
                    "best and least are not 0 or more: %d, %d".formatted(best, least));
        }
    }

    /// What of each evening counts, and how.
    public enum Counting {
        /// The mean of percentages.
        AVERAGE,
        /// The mean of percentages, each as heavy as it has boards, as of the sessions of one event
        /// (tournaments.md §2.5).
        BOARDS,
        /// Percentages added up: who comes often gets on.
        SUM,
        /// Masterpoints added up.
        MASTERPOINTS,
        /// What the evenings were scored in, as the victory points of a league.
        TOTAL;

        /// `average`.
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    /// How much an evening weighs beside the others.
    int weight(Result result) {
        return counting == Counting.BOARDS ? result.boards() : 1;
    }

    /// Whether the mean of the evenings is taken, and not their sum.
    boolean isMean() {
        return counting == Counting.AVERAGE || counting == Counting.BOARDS;
    }

    Fraction value(Result result) {
        return switch (counting) {
            case AVERAGE, BOARDS, SUM -> result.percent();
            case MASTERPOINTS -> result.masterpoints();
            case TOTAL -> result.total();
        };
    }
}
