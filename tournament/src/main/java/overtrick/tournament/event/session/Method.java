package overtrick.tournament.event.session;

import overtrick.tournament.compare.board.Butler;
import overtrick.tournament.compare.board.CrossImps;
import overtrick.tournament.compare.board.CrossImps.Report;
import overtrick.tournament.compare.board.Matchpoints;
import overtrick.tournament.compare.board.TotalPoints;
import overtrick.tournament.compare.match.BoardAMatch;
import overtrick.tournament.compare.match.Pachabo;
import overtrick.tournament.compare.match.TeamImps;
import overtrick.tournament.compare.match.VictoryPointScoring;
import overtrick.tournament.compare.regulation.Scoring;
import overtrick.tournament.compare.regulation.Scoring.ByBoards;
import overtrick.tournament.compare.regulation.Scoring.ByMatches;
import overtrick.tournament.vp.WbfContinuous;

/// How an event is scored, by a name that can be kept (Law 78).
public enum Method {
    MATCHPOINTS,
    IMP_PAIRS,
    CROSS_IMPS,
    BUTLER,
    TOTAL_POINTS,
    BOARD_A_MATCH,
    TEAM_IMPS,
    PACHABO,
    VICTORY_POINTS;

    /// @param contestants victory points of teams come from their matches at two tables, those of
    ///   pairs from each round
    public Scoring scoring(Contestants contestants) {
        var mean = new CrossImps(Report.MEAN_OF_COMPARISONS);
        return switch (this) {
            case MATCHPOINTS -> new ByBoards(Matchpoints.STANDARD);
            case IMP_PAIRS -> new ByBoards(mean);
            case CROSS_IMPS -> new ByBoards(new CrossImps(Report.SUM));
            case BUTLER -> new ByBoards(Butler.STANDARD);
            case TOTAL_POINTS -> new ByBoards(new TotalPoints());
            case BOARD_A_MATCH -> new ByBoards(BoardAMatch.STANDARD);
            case TEAM_IMPS -> new ByBoards(new TeamImps());
            case PACHABO -> new ByMatches(Pachabo.STANDARD);
            case VICTORY_POINTS ->
                    new ByMatches(
                            new VictoryPointScoring(
                                    contestants == Contestants.TEAMS ? new TeamImps() : mean,
                                    new WbfContinuous()));
        };
    }

    /// Whether players without a pair or team of their own can be ranked by it.
    public boolean suits(Contestants contestants) {
        return switch (this) {
            case MATCHPOINTS, IMP_PAIRS, CROSS_IMPS, BUTLER, TOTAL_POINTS -> true;
            case BOARD_A_MATCH, TEAM_IMPS, PACHABO -> contestants == Contestants.TEAMS;
            case VICTORY_POINTS -> contestants != Contestants.PLAYERS;
        };
    }
}
