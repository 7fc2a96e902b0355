package overtrick.app.tournament;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import overtrick.scoring.board.BoardScoring;
import overtrick.scoring.board.Butler;
import overtrick.scoring.board.CrossImps;
import overtrick.scoring.board.CrossImps.Report;
import overtrick.scoring.board.TotalPoints;
import overtrick.scoring.match.BoardAMatch;
import overtrick.scoring.match.Hybrid;
import overtrick.scoring.match.Pachabo;
import overtrick.scoring.match.TeamImps;
import overtrick.scoring.match.VictoryPointScoring;
import overtrick.scoring.regulation.Scoring;
import overtrick.scoring.regulation.Scoring.ByBoards;
import overtrick.scoring.regulation.Scoring.ByMatches;
import overtrick.scoring.regulation.Unequal;
import overtrick.scoring.vp.VpScales;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// The ways of scoring that `rank` knows, by the names that stay stable.
enum RankScoring {
    MP,
    IMP_PAIRS,
    CROSS_IMP,
    BUTLER,
    BAM,
    TOTAL,
    VP,
    IMP,
    PACHABO,
    HYBRID;

    /// Reads `imp-pairs` and the like.
    static final class Reader implements ITypeConverter<RankScoring> {
        @Override
        public RankScoring convert(String text) {
            for (var scoring : values()) {
                if (scoring.word().equals(text.toLowerCase(Locale.ROOT))) {
                    return scoring;
                }
            }
            throw new TypeConversionException(
                    "scoring is not %s: %s"
                            .formatted(
                                    Arrays.stream(values())
                                            .map(RankScoring::word)
                                            .collect(Collectors.joining(", ")),
                                    text));
        }
    }

    String word() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// @param teams whether the results are of teams: victory points are then those of matches
    ///   between two tables, else of each round of pairs
    /// @param butler how a datum is found
    /// @param unequal what becomes of boards with few results in matchpoints
    Scoring scoring(boolean teams, VpScales scales, Butler butler, Unequal unequal) {
        BoardScoring meanImps = new CrossImps(Report.MEAN_OF_COMPARISONS);
        return switch (this) {
            case MP -> new ByBoards(unequal.matchpoints());
            case IMP_PAIRS -> new ByBoards(meanImps);
            case CROSS_IMP -> new ByBoards(new CrossImps(Report.SCALED_SUM));
            case BUTLER -> new ByBoards(butler);
            case BAM -> new ByBoards(BoardAMatch.STANDARD);
            case TOTAL -> new ByBoards(new TotalPoints());
            case IMP -> new ByBoards(new TeamImps());
            case PACHABO -> new ByMatches(Pachabo.STANDARD);
            case HYBRID -> new ByMatches(new Hybrid(BoardAMatch.STANDARD, scales));
            case VP ->
                    new ByMatches(
                            new VictoryPointScoring(teams ? new TeamImps() : meanImps, scales));
        };
    }
}
