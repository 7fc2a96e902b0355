package overtrick.app.tournament;

import java.util.Arrays;
import java.util.Locale;
import java.util.stream.Collectors;
import overtrick.tournament.compare.board.BoardScoring;
import overtrick.tournament.compare.board.Butler;
import overtrick.tournament.compare.board.CrossImps;
import overtrick.tournament.compare.board.CrossImps.Report;
import overtrick.tournament.compare.board.Matchpoints;
import overtrick.tournament.compare.board.TotalPoints;
import overtrick.tournament.compare.match.BoardAMatch;
import overtrick.tournament.compare.match.Hybrid;
import overtrick.tournament.compare.match.Pachabo;
import overtrick.tournament.compare.match.TeamImps;
import overtrick.tournament.compare.match.VictoryPointScoring;
import overtrick.tournament.compare.regulation.Scoring;
import overtrick.tournament.compare.regulation.Scoring.ByBoards;
import overtrick.tournament.compare.regulation.Scoring.ByMatches;
import overtrick.tournament.vp.VpScales;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/// The ways of scoring that `rank` knows, by the words of `cli.md`.
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
    Scoring scoring(boolean teams, VpScales scales, Butler butler) {
        BoardScoring meanImps = new CrossImps(Report.MEAN_OF_COMPARISONS);
        return switch (this) {
            case MP -> new ByBoards(Matchpoints.STANDARD);
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
