package overtrick.formats.ranking;

import java.util.List;
import java.util.TreeSet;
import overtrick.scoring.board.Butler;
import overtrick.scoring.rank.Scores;
import overtrick.scoring.regulation.Scoring.ByMatches;
import overtrick.scoring.regulation.Winners;

/// What kind of event it is, in the words of USEBIO.
///
/// @param teams whether contestants meet with the sides exchanged
/// @param matches whether matches are scored, not boards
/// @param boards how boards are scored
/// @param sections of the field
record UsebioKind(
        boolean individual,
        boolean teams,
        boolean matches,
        boolean twoWinners,
        String boards,
        List<String> sections) {

    static UsebioKind of(Scores scores) {
        var results = scores.results();
        boolean teams =
                results.travellers().stream()
                        .anyMatch(slip ->
                                slip.rows().stream()
                                        .anyMatch(row ->
                                                slip.rows().stream()
                                                        .anyMatch(row::isOtherTableOf)));
        var sections = new TreeSet<String>();
        results.travellers().stream()
                .flatMap(slip -> slip.rows().stream())
                .forEach(row -> sections.add(row.place().section()));
        var regulations = scores.regulations();
        return new UsebioKind(
                results.individual(),
                teams,
                regulations.scoring() instanceof ByMatches,
                regulations.winners() == Winners.TWO,
                boards(scores, teams),
                List.copyOf(sections));
    }

    private static String boards(Scores scores, boolean teams) {
        var boards = scores.regulations().scoring().boards();
        return switch (boards.unit()) {
            case MATCHPOINTS -> "MATCH_POINTS";
            case IMPS -> boards instanceof Butler ? "BUTLER_IMPS" : teams ? "IMPS" : "CROSS_IMPS";
            case POINTS, PERCENT_OF_TOP, VICTORY_POINTS -> "AGGREGATE";
        };
    }

    String event() {
        if (individual) {
            return "INDIVIDUAL";
        }
        if (teams) {
            return matches ? "SWISS_TEAMS" : "TEAMS";
        }
        if (matches) {
            return "SWISS_PAIRS";
        }
        return switch (boards) {
            case "BUTLER_IMPS" -> "BUTLER_PAIRS";
            case "CROSS_IMPS" -> "CROSS_IMP";
            case "MATCH_POINTS" -> "MP_PAIRS";
            default -> "PAIRS";
        };
    }

    /// How the points of a side on a board are called, after the side; empty where the score is
    /// enough.
    String mark() {
        return switch (boards) {
            case "MATCH_POINTS" -> "_MATCH_POINTS";
            case "CROSS_IMPS", "IMPS" -> "_CROSS_IMP_POINTS";
            case "BUTLER_IMPS" -> "_BUTLER_POINTS";
            default -> "";
        };
    }
}
