package overtrick.tournament.session;

import java.util.Locale;
import java.util.Optional;
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
import overtrick.scoring.vp.WbfContinuous;

/// How a tournament is scored (Law 78), with all that is needed to do it again: a scale of victory
/// points is kept with its steps, whatever becomes of the file it was read from.
///
/// @param scale for the kinds that give victory points, and only for them
/// @param unequal what becomes of boards with few results in matchpoints; empty for Neuberg's
///   formula
public record Method(Kind kind, Optional<VpScales> scale, Optional<Unequal> unequal) {

    /// The kinds of scoring, by names that can be kept.
    public enum Kind {
        MATCHPOINTS,
        IMP_PAIRS,
        CROSS_IMPS,
        BUTLER,
        TOTAL_POINTS,
        BOARD_A_MATCH,
        TEAM_IMPS,
        PACHABO,
        VICTORY_POINTS,
        /// Board-a-match, and victory points for the IMPs of the match.
        HYBRID;

        /// `board-a-match`.
        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', '-');
        }

        /// Whether it turns matches into victory points.
        public boolean wantsScale() {
            return this == VICTORY_POINTS || this == HYBRID;
        }
    }

    public static final Method MATCHPOINTS = plain(Kind.MATCHPOINTS);
    public static final Method IMP_PAIRS = plain(Kind.IMP_PAIRS);
    public static final Method CROSS_IMPS = plain(Kind.CROSS_IMPS);
    public static final Method BUTLER = plain(Kind.BUTLER);
    public static final Method TOTAL_POINTS = plain(Kind.TOTAL_POINTS);
    public static final Method BOARD_A_MATCH = plain(Kind.BOARD_A_MATCH);
    public static final Method TEAM_IMPS = plain(Kind.TEAM_IMPS);
    public static final Method PACHABO = plain(Kind.PACHABO);

    /// By the WBF's continuous scale.
    public static final Method VICTORY_POINTS = victoryPoints(new WbfContinuous());

    public Method {
        if (scale.isPresent() != kind.wantsScale()) {
            throw new IllegalArgumentException(
                    "%s has %s scale".formatted(kind, kind.wantsScale() ? "no" : "no use for a"));
        }
        if (unequal.isPresent() && kind != Kind.MATCHPOINTS) {
            throw new IllegalArgumentException(kind + " has no use for " + unequal.get());
        }
    }

    public Method(Kind kind, Optional<VpScales> scale) {
        this(kind, scale, Optional.empty());
    }

    /// The same with another rule for boards with few results; only for matchpoints.
    public Method with(Unequal other) {
        return new Method(kind, scale, Optional.of(other).filter(one -> one != Unequal.NEUBERG));
    }

    /// The rule for boards with few results.
    public Unequal rule() {
        return unequal.orElse(Unequal.NEUBERG);
    }

    private static Method plain(Kind kind) {
        return new Method(kind, Optional.empty());
    }

    public static Method victoryPoints(VpScales scale) {
        return new Method(Kind.VICTORY_POINTS, Optional.of(scale));
    }

    public static Method hybrid(VpScales scale) {
        return new Method(Kind.HYBRID, Optional.of(scale));
    }

    /// @param contestants victory points of teams come from their matches at two tables, those of
    ///   pairs from each round
    public Scoring scoring(Contestants contestants) {
        var mean = new CrossImps(Report.MEAN_OF_COMPARISONS);
        BoardScoring imps = contestants == Contestants.TEAMS ? new TeamImps() : mean;
        return switch (kind) {
            case MATCHPOINTS -> new ByBoards(rule().matchpoints());
            case IMP_PAIRS -> new ByBoards(mean);
            case CROSS_IMPS -> new ByBoards(new CrossImps(Report.SCALED_SUM));
            case BUTLER -> new ByBoards(Butler.STANDARD);
            case TOTAL_POINTS -> new ByBoards(new TotalPoints());
            case BOARD_A_MATCH -> new ByBoards(BoardAMatch.STANDARD);
            case TEAM_IMPS -> new ByBoards(new TeamImps());
            case PACHABO -> new ByMatches(Pachabo.STANDARD);
            case VICTORY_POINTS ->
                    new ByMatches(new VictoryPointScoring(imps, scale.orElseThrow()));
            case HYBRID -> new ByMatches(new Hybrid(BoardAMatch.STANDARD, scale.orElseThrow()));
        };
    }

    /// Whether players without a pair or team of their own can be ranked by it.
    public boolean suits(Contestants contestants) {
        return switch (kind) {
            case MATCHPOINTS, IMP_PAIRS, CROSS_IMPS, BUTLER, TOTAL_POINTS -> true;
            case BOARD_A_MATCH, TEAM_IMPS, PACHABO, HYBRID -> contestants == Contestants.TEAMS;
            case VICTORY_POINTS -> contestants != Contestants.PLAYERS;
        };
    }
}
